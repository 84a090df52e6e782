// Made by `make generate` from samples/household.
// swift-format-ignore-file

extension SampleCatalogue {
  /// The files one after the other, each under a line with its path.
  static let source = #"""
=== dishes/acelgas-rehogadas.json
{
  "name": { "es": "Acelgas rehogadas", "en": "Sautéed chard" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 20 },
  "ingredients": {
    "acelga": "2 manojos",
    "patata": 2,
    "ajo": "3 dientes",
    "pimenton": { "amount": "1 cdta", "instead": { "gluten": "pimenton-sin-gluten" } },
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/albondigas-en-salsa.json
{
  "name": { "es": "Albóndigas en salsa", "en": "Meatballs in sauce" },
  "tags": ["carne", "con-gluten"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 25, "cook": 30 },
  "ingredients": {
    "carne-picada-de-ternera": "500 g",
    "huevo": 1,
    "pan-rallado": { "amount": "4 cda", "instead": { "gluten": "harina-de-arroz-sin-gluten" } },
    "harina-de-trigo": { "amount": "3 cda", "instead": { "gluten": "harina-de-arroz-sin-gluten" } },
    "cebolla": 1,
    "zanahoria": 1,
    "tomate-triturado": "200 g",
    "vino-blanco": "100 ml",
    "guisantes-congelados": "100 g",
    "ajo": "2 dientes",
    "perejil": "1 cda",
    "aceite-de-oliva": "5 cda",
    "sal": "al gusto"
  },
  "steps": [
    "Mezclar la carne con el huevo, el pan rallado, el ajo y el perejil y formar bolas.",
    "Pasarlas por harina y dorarlas.",
    "Pochar la cebolla y la zanahoria, añadir el vino y el tomate y triturar.",
    "Cocer las albóndigas en la salsa con los guisantes veinte minutos."
  ],
  "leftovers": 1,
  "keeps": "3d"
}
=== dishes/alcachofas-con-jamon.json
{
  "name": { "es": "Alcachofas con jamón", "en": "Artichokes with ham" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 15, "cook": 15 },
  "ingredients": {
    "alcachofa": 12,
    "jamon-serrano": "80 g",
    "ajo": "2 dientes",
    "limon": 1,
    "vino-blanco": "50 ml",
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  },
  "rules": { "months": [1, 2, 3, 4, 11, 12] }
}
=== dishes/alubias-con-verduras.json
{
  "name": { "es": "Alubias con verduras", "en": "White beans with vegetables" },
  "tags": ["legumbres", "sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 15, "cook": 30 },
  "ingredients": {
    "alubia-cocida": "800 g",
    "zanahoria": 2,
    "puerro": 1,
    "pimiento-verde": 1,
    "tomate-triturado": "150 g",
    "ajo": "2 dientes",
    "laurel": 1,
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/arroz-a-la-cubana.json
{
  "name": { "es": "Arroz a la cubana", "en": "Cuban-style rice with fried egg" },
  "tags": ["huevos", "pasta-arroz", "sin-gluten"],
  "course": "single",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 25 },
  "ingredients": {
    "arroz": "320 g",
    "huevo": 4,
    "tomate-frito": "1 lata",
    "platano": 2,
    "ajo": "1 diente",
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto"
  }
}
=== dishes/arroz-con-leche.json
{
  "name": { "es": "Arroz con leche", "en": "Rice pudding" },
  "tags": ["sin-gluten"],
  "course": "dessert",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 50 },
  "ingredients": {
    "leche-semidesnatada": "1 l",
    "arroz": "120 g",
    "azucar": "90 g",
    "canela-en-rama": 1,
    "limon": { "amount": 1, "note": "solo la piel" }
  },
  "keeps": "4d"
}
=== dishes/arroz-con-verduras.json
{
  "name": { "es": "Arroz con verduras", "en": "Rice with vegetables" },
  "tags": ["pasta-arroz", "sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 15, "cook": 25 },
  "ingredients": {
    "arroz": "300 g",
    "alcachofa": 4,
    "judia-verde": "150 g",
    "pimiento-rojo": 1,
    "guisantes-congelados": "100 g",
    "tomate-triturado": "150 g",
    "ajo": "2 dientes",
    "azafran": "1 pizca",
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto"
  }
}
=== dishes/bacalao-con-tomate.json
{
  "name": { "es": "Bacalao con tomate", "en": "Cod in tomato sauce" },
  "tags": ["pescado", "sin-gluten"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 20 },
  "ingredients": {
    "bacalao": "600 g",
    "tomate-triturado": "400 g",
    "cebolla": 1,
    "pimiento-del-piquillo": "1 lata",
    "ajo": "2 dientes",
    "azucar": "1 cdta",
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto"
  }
}
=== dishes/bechamel.json
{
  "name": { "es": "Bechamel", "en": "White sauce" },
  "description": "Con maicena, para que valga para todos",
  "tags": ["sin-gluten"],
  "course": "side",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 10 },
  "ingredients": {
    "leche-semidesnatada": "500 ml",
    "mantequilla": "30 g",
    "maicena": "35 g",
    "sal": "al gusto"
  }
}
=== dishes/berenjenas-al-horno-con-queso.json
{
  "name": { "es": "Berenjenas al horno con queso", "en": "Baked aubergines with cheese" },
  "tags": ["sin-gluten", "verduras"],
  "course": "second",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 35 },
  "ingredients": {
    "berenjena": 3,
    "tomate-frito": "200 g",
    "mozzarella": 2,
    "oregano": "1 cdta",
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/champinones-al-ajillo.json
{
  "name": { "es": "Champiñones al ajillo", "en": "Garlic mushrooms" },
  "tags": ["sin-gluten", "verduras"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 12 },
  "ingredients": {
    "champinon": "750 g",
    "ajo": "4 dientes",
    "jamon-serrano": "60 g",
    "perejil": "2 cda",
    "vino-blanco": "50 ml",
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/cocido-madrileno.json
{
  "name": { "es": "Cocido madrileño", "en": "Madrid chickpea stew" },
  "tags": ["carne", "con-gluten", "legumbres", "solo-comida"],
  "course": "single",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 30, "cook": 150 },
  "ahead": { "12h": "Poner los garbanzos en remojo" },
  "ingredients": {
    "garbanzo": "300 g",
    "ternera-para-guisar": "300 g",
    "panceta": "80 g",
    "chorizo": { "amount": "120 g", "instead": { "gluten": "chorizo-sin-gluten" } },
    "repollo": 0.5,
    "zanahoria": 3,
    "patata": 4,
    "fideos": { "amount": "120 g", "instead": { "gluten": "fideos-sin-gluten" } },
    "ajo": "2 dientes",
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto"
  },
  "steps": [
    "Cubrir las carnes de agua fría, llevar a ebullición y espumar.",
    "Añadir los garbanzos remojados y cocer a fuego suave dos horas.",
    "Cocer aparte el repollo, y el chorizo de cada uno en su cazo.",
    "Añadir las patatas y las zanahorias la última media hora.",
    "Colar el caldo, cocer en él los fideos y servir en tres vuelcos."
  ],
  "rules": { "months": [1, 2, 3, 4, 10, 11, 12], "minDaysBetween": 14 },
  "leftovers": 1,
  "keeps": "3d"
}
=== dishes/coliflor-gratinada.json
{
  "name": { "es": "Coliflor gratinada", "en": "Cauliflower cheese" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 30 },
  "ingredients": {
    "coliflor": 1,
    "bechamel": { "servings": 4 },
    "queso-rallado": "80 g",
    "nuez-moscada-entera": "1 pizca",
    "sal": "al gusto"
  },
  "rules": { "months": [1, 2, 3, 4, 10, 11, 12] }
}
=== dishes/crema-de-calabacin.json
{
  "name": { "es": "Crema de calabacín", "en": "Courgette soup" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 20 },
  "ingredients": {
    "calabacin": 3,
    "puerro": 1,
    "patata": 1,
    "queso-en-lonchas": "2 lonchas",
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto",
    "pimienta-negra-en-grano": "al gusto"
  },
  "steps": [
    "Rehogar el puerro en el aceite cinco minutos.",
    "Añadir el calabacín sin pelar y la patata en trozos, cubrir de agua y cocer un cuarto de hora.",
    "Triturar con el queso y salpimentar."
  ],
  "leftovers": 1
}
=== dishes/crema-de-calabaza.json
{
  "name": { "es": "Crema de calabaza", "en": "Squash soup" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 15, "cook": 20 },
  "ingredients": {
    "calabaza": "800 g",
    "cebolla": 1,
    "zanahoria": 2,
    "nata-para-cocinar": "100 ml",
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto",
    "nuez-moscada-entera": "1 pizca"
  },
  "rules": { "months": [1, 2, 3, 9, 10, 11, 12] },
  "leftovers": 1
}
=== dishes/croquetas-de-jamon.json
{
  "name": { "es": "Croquetas de jamón", "en": "Ham croquettes" },
  "tags": ["con-gluten", "solo-cena"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 40, "cook": 30 },
  "ahead": { "4h": "Dejar enfriar la masa" },
  "ingredients": {
    "leche-semidesnatada": "750 ml",
    "harina-de-trigo": "90 g",
    "mantequilla": "60 g",
    "jamon-serrano": "100 g",
    "huevo": 2,
    "pan-rallado": "150 g",
    "nuez-moscada-entera": "1 pizca",
    "aceite-de-girasol": { "amount": "80 ml", "note": "la que se absorbe al freír" },
    "sal": "al gusto"
  },
  "instead": { "gluten": "tortilla-francesa" }
}
=== dishes/ensalada-mixta.json
{
  "name": { "es": "Ensalada mixta", "en": "Mixed salad" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": 15,
  "ingredients": {
    "lechuga": 1,
    "tomate": 3,
    "cebolla": 0.5,
    "zanahoria": 1,
    "maiz-dulce": "1 lata",
    "aceituna-verde": "50 g",
    "aceite-de-oliva": "3 cda",
    "vinagre-de-vino": "1 cda",
    "sal": "al gusto"
  }
}
=== dishes/ensalada-verde.json
{
  "name": { "es": "Ensalada verde", "en": "Green salad" },
  "tags": ["sin-gluten", "verduras"],
  "course": "side",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": 5,
  "ingredients": {
    "lechuga": 1,
    "cebolla": 0.5,
    "aceite-de-oliva": "2 cda",
    "vinagre-de-vino": "1 cda",
    "sal": "al gusto"
  }
}
=== dishes/fideua.json
{
  "name": { "es": "Fideuá", "en": "Noodle paella" },
  "tags": ["con-gluten", "pasta-arroz", "pescado", "solo-comida"],
  "course": "single",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 20, "cook": 30 },
  "ingredients": {
    "fideos": "360 g",
    "sepia": "250 g",
    "gamba": { "amount": "250 g", "note": "peladas" },
    "pimiento-rojo": 1,
    "tomate-triturado": "150 g",
    "ajo": "3 dientes",
    "pimenton": "1 cdta",
    "azafran": "1 pizca",
    "limon": 1,
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto"
  }
}
=== dishes/garbanzos-con-espinacas.json
{
  "name": { "es": "Garbanzos con espinacas", "en": "Chickpeas with spinach" },
  "tags": ["legumbres", "sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 25 },
  "ingredients": {
    "garbanzo-cocido": "600 g",
    "espinaca": "400 g",
    "cebolla": 1,
    "ajo": "3 dientes",
    "tomate-triturado": "150 g",
    "pimenton": { "amount": "1 cdta", "instead": { "gluten": "pimenton-sin-gluten" } },
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/gazpacho.json
{
  "name": { "es": "Gazpacho", "en": "Gazpacho" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": 15,
  "ahead": { "2h": "Meter en la nevera" },
  "ingredients": {
    "tomate": 8,
    "pepino": 0.5,
    "pimiento-verde": 1,
    "ajo": "1 diente",
    "aceite-de-oliva": "4 cda",
    "vinagre-de-vino": "2 cda",
    "sal": "al gusto"
  },
  "rules": { "months": [5, 6, 7, 8, 9] },
  "leftovers": 2,
  "keeps": "3d"
}
=== dishes/judias-verdes-con-patata.json
{
  "name": { "es": "Judías verdes con patata", "en": "Green beans with potato" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 20 },
  "ingredients": {
    "judia-verde": "600 g",
    "patata": 3,
    "zanahoria": 2,
    "ajo": "2 dientes",
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/lentejas-estofadas.json
{
  "name": { "es": "Lentejas estofadas", "en": "Lentil stew" },
  "description": "Con verduras y chorizo",
  "tags": ["legumbres"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 15, "cook": 45 },
  "ingredients": {
    "lenteja": { "amount": "320 g", "instead": { "gluten": "lenteja-sin-gluten" } },
    "chorizo": { "amount": "120 g", "instead": { "gluten": "chorizo-sin-gluten" } },
    "zanahoria": 2,
    "cebolla": 1,
    "pimiento-verde": 1,
    "ajo": "2 dientes",
    "tomate-triturado": "100 g",
    "pimenton": { "amount": "1 cdta", "instead": { "gluten": "pimenton-sin-gluten" } },
    "laurel": 1,
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto"
  },
  "steps": [
    "Picar la cebolla, el pimiento y el ajo y pocharlos en el aceite diez minutos.",
    "Añadir la zanahoria en rodajas, el pimentón fuera del fuego y el tomate.",
    "Echar las lentejas lavadas, el chorizo y el laurel, cubrir de agua fría y cocer a fuego suave 35 minutos.",
    "Salar al final y dejar reposar diez minutos."
  ],
  "rules": { "minDaysBetween": 7 },
  "leftovers": 1,
  "keeps": "3d"
}
=== dishes/lomo-con-pimientos.json
{
  "name": { "es": "Lomo con pimientos", "en": "Pork loin with peppers" },
  "tags": ["carne", "sin-gluten"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 20 },
  "ingredients": {
    "lomo-de-cerdo": "500 g",
    "pimiento-rojo": 2,
    "ajo": "2 dientes",
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/macarrones-con-tomate.json
{
  "name": { "es": "Macarrones con tomate", "en": "Macaroni with tomato sauce" },
  "description": "Los sin gluten, en su propia olla y con su propio escurridor",
  "tags": ["con-gluten", "pasta-arroz"],
  "course": "first",
  "cuisine": "italiana",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 20 },
  "ingredients": {
    "macarrones": { "amount": "320 g", "instead": { "gluten": "macarrones-sin-gluten" } },
    "tomate-frito": "1 lata",
    "cebolla": 1,
    "queso-rallado": "60 g",
    "oregano": "1 cdta",
    "aceite-de-oliva": "1 cda",
    "sal": "al gusto"
  }
}
=== dishes/mejillones-al-vapor.json
{
  "name": { "es": "Mejillones al vapor", "en": "Steamed mussels" },
  "tags": ["pescado", "sin-gluten", "solo-cena"],
  "course": "second",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 15, "cook": 5 },
  "ingredients": {
    "mejillon": { "amount": "1500 g", "note": "con concha" },
    "vino-blanco": "100 ml",
    "laurel": 1,
    "limon": 1
  },
  "nutrition": { "kcal": 95, "protein": 12.7, "carbohydrates": 3.1, "fat": 2.1 }
}
=== dishes/menestra-de-verduras.json
{
  "name": { "es": "Menestra de verduras", "en": "Vegetable medley" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 15, "cook": 20 },
  "ingredients": {
    "guisantes-congelados": "200 g",
    "judia-verde": "200 g",
    "zanahoria": 2,
    "alcachofa": 4,
    "coliflor": "200 g",
    "jamon-serrano": "60 g",
    "cebolla": 1,
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/merluza-en-salsa-verde.json
{
  "name": { "es": "Merluza en salsa verde", "en": "Hake in green sauce" },
  "tags": ["con-gluten", "pescado"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 20 },
  "ingredients": {
    "merluza": "600 g",
    "harina-de-trigo": { "amount": "1 cda", "instead": { "gluten": "maicena" } },
    "vino-blanco": "100 ml",
    "guisantes-congelados": "100 g",
    "ajo": "3 dientes",
    "perejil": "3 cda",
    "aceite-de-oliva": "3 cda",
    "sal": "al gusto"
  }
}
=== dishes/paella-mixta.json
{
  "name": { "es": "Paella mixta", "en": "Mixed paella" },
  "tags": ["carne", "pasta-arroz", "sin-gluten", "solo-comida"],
  "course": "single",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 20, "cook": 40 },
  "ingredients": {
    "arroz": "360 g",
    "contramuslo-de-pollo-sin-hueso": "300 g",
    "gamba": { "amount": "200 g", "note": "peladas" },
    "sepia": "200 g",
    "judia-verde": "150 g",
    "pimiento-rojo": 1,
    "tomate-triturado": "150 g",
    "ajo": "2 dientes",
    "azafran": "1 pizca",
    "pimenton": { "amount": "1 cdta", "instead": { "gluten": "pimenton-sin-gluten" } },
    "aceite-de-oliva": "5 cda",
    "sal": "al gusto"
  },
  "steps": [
    "Dorar el pollo en el aceite y después la sepia y las gambas; reservar las gambas.",
    "Rehogar el pimiento, la judía y el ajo; añadir el pimentón y el tomate.",
    "Cubrir con un litro de agua y cocer veinte minutos.",
    "Repartir el arroz con el azafrán y cocer 18 minutos sin remover.",
    "Devolver las gambas y dejar reposar cinco minutos."
  ],
  "rules": { "minDaysBetween": 7 }
}
=== dishes/patatas-gratinadas-con-queso.json
{
  "name": { "es": "Patatas gratinadas con queso", "en": "Potato gratin" },
  "tags": ["sin-gluten", "solo-cena"],
  "course": "single",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 25 },
  "ingredients": {
    "patata": 6,
    "nata-para-cocinar": "200 ml",
    "queso-rallado": "100 g",
    "ajo": "1 diente",
    "nuez-moscada-entera": "1 pizca",
    "mantequilla": "1 cda",
    "sal": "al gusto"
  }
}
=== dishes/pavo-a-la-plancha.json
{
  "name": { "es": "Pavo a la plancha", "en": "Griddled turkey" },
  "tags": ["carne", "sin-gluten"],
  "course": "second",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 10 },
  "ingredients": {
    "pechuga-de-pavo": "500 g",
    "ajo": "1 diente",
    "limon": 1,
    "perejil": "1 cda",
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto"
  }
}
=== dishes/pisto-manchego.json
{
  "name": { "es": "Pisto manchego", "en": "Pisto" },
  "tags": ["sin-gluten", "verduras"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 20, "cook": 35 },
  "ingredients": {
    "calabacin": 2,
    "berenjena": 1,
    "pimiento-rojo": 1,
    "pimiento-verde": 2,
    "cebolla": 1,
    "tomate-triturado": "400 g",
    "ajo": "2 dientes",
    "aceite-de-oliva": "4 cda",
    "azucar": "1 cdta",
    "sal": "al gusto"
  },
  "leftovers": 1,
  "keeps": "3d"
}
=== dishes/pollo-al-ajillo.json
{
  "name": { "es": "Pollo al ajillo", "en": "Garlic chicken" },
  "tags": ["carne", "sin-gluten"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 25 },
  "ingredients": {
    "contramuslo-de-pollo-sin-hueso": "650 g",
    "ajo": "8 dientes",
    "vino-blanco": "150 ml",
    "laurel": 1,
    "perejil": "2 cda",
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto",
    "pimienta-negra-en-grano": "al gusto"
  }
}
=== dishes/revuelto-de-champinones.json
{
  "name": { "es": "Revuelto de champiñones", "en": "Scrambled eggs with mushrooms" },
  "tags": ["huevos", "sin-gluten", "verduras"],
  "course": "second",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 10 },
  "ingredients": {
    "champinon": "400 g",
    "huevo": 6,
    "ajo": "2 dientes",
    "perejil": "1 cda",
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto"
  }
}
=== dishes/salmon-al-horno.json
{
  "name": { "es": "Salmón al horno", "en": "Baked salmon" },
  "tags": ["pescado", "sin-gluten"],
  "course": "second",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 20 },
  "ingredients": {
    "salmon": "600 g",
    "patata": 2,
    "cebolla": 1,
    "limon": 1,
    "tomillo": "1 cdta",
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto"
  }
}
=== dishes/sandwich-mixto.json
{
  "name": { "es": "Sándwich mixto", "en": "Ham and cheese toastie" },
  "description": "El sin gluten primero, y en una sartén limpia",
  "tags": ["con-gluten", "solo-cena"],
  "course": "single",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 5 },
  "ingredients": {
    "pan-de-molde": { "amount": "12 rebanadas", "instead": { "gluten": "pan-de-molde-sin-gluten" } },
    "jamon-cocido": "6 lonchas",
    "queso-en-lonchas": "6 lonchas",
    "mantequilla": "2 cda",
    "tomate": 2
  }
}
=== dishes/sepia-a-la-plancha.json
{
  "name": { "es": "Sepia a la plancha", "en": "Griddled cuttlefish" },
  "tags": ["pescado", "sin-gluten"],
  "course": "second",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 10 },
  "ingredients": {
    "sepia": { "amount": "800 g", "note": "limpia" },
    "ajo": "3 dientes",
    "perejil": "3 cda",
    "limon": 1,
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto"
  }
}
=== dishes/sopa-de-ajo.json
{
  "name": { "es": "Sopa de ajo", "en": "Garlic soup" },
  "tags": ["con-gluten", "huevos", "solo-cena"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 5, "cook": 20 },
  "ingredients": {
    "pan-de-barra": { "amount": "120 g", "instead": { "gluten": "pan-de-molde-sin-gluten" } },
    "ajo": "6 dientes",
    "huevo": 4,
    "jamon-serrano": "60 g",
    "pimenton": { "amount": "1 cdta", "instead": { "gluten": "pimenton-sin-gluten" } },
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto"
  }
}
=== dishes/sopa-de-fideos.json
{
  "name": { "es": "Sopa de fideos", "en": "Noodle soup" },
  "description": "Con el pollo desmenuzado; los fideos sin gluten se cuecen aparte",
  "tags": ["con-gluten", "pasta-arroz"],
  "course": "first",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 15 },
  "ingredients": {
    "caldo-de-pollo": { "amount": "1200 ml", "instead": { "gluten": "caldo-de-pollo-sin-gluten" } },
    "fideos": { "amount": "160 g", "instead": { "gluten": "fideos-sin-gluten" } },
    "contramuslo-de-pollo-sin-hueso": "120 g",
    "zanahoria": 1,
    "puerro": 1,
    "sal": "al gusto"
  }
}
=== dishes/ternera-guisada.json
{
  "name": { "es": "Ternera guisada", "en": "Beef stew" },
  "tags": ["carne", "sin-gluten"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 20, "cook": 90 },
  "ingredients": {
    "ternera-para-guisar": "600 g",
    "patata": 4,
    "zanahoria": 3,
    "cebolla": 1,
    "guisantes-congelados": "100 g",
    "vino-blanco": "150 ml",
    "tomate-triturado": "100 g",
    "laurel": 1,
    "ajo": "2 dientes",
    "aceite-de-oliva": "4 cda",
    "sal": "al gusto"
  },
  "leftovers": 1,
  "keeps": "3d"
}
=== dishes/tortilla-de-patatas.json
{
  "name": { "es": "Tortilla de patatas", "en": "Potato omelette" },
  "tags": ["huevos", "sin-gluten"],
  "course": "second",
  "cuisine": "española",
  "servings": 4,
  "minutes": { "prep": 10, "cook": 25 },
  "ingredients": {
    "patata": 4,
    "huevo": 6,
    "cebolla": 1,
    "aceite-de-oliva": "6 cda",
    "sal": "al gusto"
  },
  "steps": [
    "Freír la patata y la cebolla en láminas a fuego suave veinte minutos y escurrirlas.",
    "Mezclarlas con el huevo batido y la sal.",
    "Cuajar por los dos lados."
  ],
  "leftovers": 1,
  "keeps": "2d"
}
=== dishes/tortilla-francesa.json
{
  "name": { "es": "Tortilla francesa", "en": "Plain omelette" },
  "tags": ["huevos", "sin-gluten", "solo-cena"],
  "course": "second",
  "cuisine": "mediterránea",
  "servings": 4,
  "minutes": { "prep": 2, "cook": 6 },
  "ingredients": {
    "huevo": 8,
    "perejil": "1 cda",
    "aceite-de-oliva": "2 cda",
    "sal": "al gusto"
  }
}
=== foods/aceite-de-girasol.json
{
  "name": { "es": "Aceite de girasol", "en": "Sunflower oil" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 900, "protein": 0.3, "carbohydrates": 0, "fat": 100, "fibre": 0 },
  "weights": { "tbsp": 13.6 },
  "density": 0.92,
  "pack": "1 l",
  "staple": true,
  "source": "CIQUAL 2025 17440"
}
=== foods/aceite-de-oliva.json
{
  "name": { "es": "Aceite de oliva", "en": "Olive oil" },
  "aliases": ["AOVE"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 899, "protein": 0.3, "carbohydrates": 0, "fat": 99.9, "fibre": 0 },
  "weights": { "cup": 216, "tbsp": 13.5, "tsp": 4.5 },
  "density": 0.916,
  "pack": "1 l",
  "staple": true,
  "source": "CIQUAL 2025 17270"
}
=== foods/aceituna-verde.json
{
  "name": { "es": "Aceituna verde", "en": "Green olives" },
  "category": "pantry",
  "contains": [],
  "traces": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 164, "protein": 1.1, "carbohydrates": 0.6, "fat": 16.6, "fibre": 3.6 },
  "weights": { "unit": 4 },
  "pack": "150 g",
  "source": "CIQUAL 2025 13033"
}
=== foods/acelga.json
{
  "name": { "es": "Acelga", "en": "Swiss chard" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 19, "protein": 1.8, "carbohydrates": 2.1, "fat": 0.2, "fibre": 1.6 },
  "weights": { "bunch": 450, "cup": 36 },
  "source": "USDA SR28 11147"
}
=== foods/aguacate.json
{
  "name": { "es": "Aguacate", "en": "Avocado" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 203, "protein": 1.6, "carbohydrates": 0, "fat": 20.6, "fibre": 3.6 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 13004"
}
=== foods/ajo.json
{
  "name": { "es": "Ajo", "en": "Garlic" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 109, "protein": 5.3, "carbohydrates": 18.6, "fat": 0, "fibre": 5.8 },
  "weights": { "clove": 5, "unit": 45 },
  "source": "CIQUAL 2025 11000"
}
=== foods/alcachofa.json
{
  "name": { "es": "Alcachofa", "en": "Artichoke" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 45, "protein": 3.3, "carbohydrates": 4.8, "fat": 0.2, "fibre": 5.4 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 20052"
}
=== foods/almeja.json
{
  "name": { "es": "Almeja", "en": "Clams" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 81, "protein": 11.5, "carbohydrates": 2.7, "fat": 2.7, "fibre": 0 },
  "source": "CIQUAL 2025 10017"
}
=== foods/almendra.json
{
  "name": { "es": "Almendra", "en": "Almonds" },
  "category": "pantry",
  "contains": ["nuts"],
  "traces": ["peanuts", "sesame"],
  "nutrition": { "per": "100 g", "kcal": 615, "protein": 18.8, "carbohydrates": 9.5, "fat": 51.3, "fibre": 12.5 },
  "weights": { "cup": 143 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15000"
}
=== foods/alubia-blanca.json
{
  "name": { "es": "Alubia blanca", "en": "White beans" },
  "aliases": ["judía blanca"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 307, "protein": 23.4, "carbohydrates": 43.9, "fat": 0.9, "fibre": 15.2 },
  "weights": { "cup": 200 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20501"
}
=== foods/alubia-cocida.json
{
  "name": { "es": "Alubia cocida", "en": "Cooked white beans" },
  "aliases": ["alubias de bote"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 86, "protein": 5.9, "carbohydrates": 10.9, "fat": 0.5, "fibre": 7 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20511"
}
=== foods/apio.json
{
  "name": { "es": "Apio", "en": "Celery stalks" },
  "aliases": ["apio en rama"],
  "category": "produce",
  "contains": ["celery"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 15, "protein": 0.6, "carbohydrates": 2.4, "fat": 0, "fibre": 2.2 },
  "weights": { "unit": 40 },
  "source": "CIQUAL 2025 20023"
}
=== foods/arroz.json
{
  "name": { "es": "Arroz", "en": "Rice" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 7, "carbohydrates": 77.5, "fat": 0.8, "fibre": 1.5 },
  "weights": { "cup": 185 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9100"
}
=== foods/atun-en-aceite.json
{
  "name": { "es": "Atún en aceite", "en": "Tuna in oil" },
  "category": "pantry",
  "contains": ["fish"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 206, "protein": 23.3, "carbohydrates": 0.8, "fat": 12.2, "fibre": 0 },
  "weights": { "can": 56 },
  "pack": "168 g",
  "source": "CIQUAL 2025 26180"
}
=== foods/azafran.json
{
  "name": { "es": "Azafrán", "en": "Saffron" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 352, "protein": 11.4, "carbohydrates": 61.5, "fat": 5.9, "fibre": 3.9 },
  "weights": { "pinch": 0.1 },
  "pack": "1 g",
  "staple": true,
  "source": "CIQUAL 2025 11039"
}
=== foods/azucar.json
{
  "name": { "es": "Azúcar", "en": "Sugar" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 399, "protein": 0, "carbohydrates": 99.7, "fat": 0, "fibre": 0 },
  "weights": { "cup": 200, "tsp": 4.2 },
  "pack": "1 kg",
  "staple": true,
  "source": "CIQUAL 2025 31016"
}
=== foods/bacalao.json
{
  "name": { "es": "Bacalao", "en": "Cod" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 77, "protein": 18.1, "carbohydrates": 0, "fat": 0.6, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26043"
}
=== foods/berenjena.json
{
  "name": { "es": "Berenjena", "en": "Aubergine" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 1, "carbohydrates": 2.7, "fat": 0.2, "fibre": 3 },
  "weights": { "unit": 280 },
  "source": "CIQUAL 2025 20053"
}
=== foods/boniato.json
{
  "name": { "es": "Boniato", "en": "Sweet potato" },
  "aliases": ["batata"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 81, "protein": 1.6, "carbohydrates": 17.1, "fat": 0.1, "fibre": 3 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 4101"
}
=== foods/brocoli.json
{
  "name": { "es": "Brócoli", "en": "Broccoli" },
  "aliases": ["brécol"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 2.9, "carbohydrates": 2.2, "fat": 0.4, "fibre": 2.6 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 20057"
}
=== foods/calabacin.json
{
  "name": { "es": "Calabacín", "en": "Courgette" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 1.2, "carbohydrates": 1.8, "fat": 0.3, "fibre": 1 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 20020"
}
=== foods/calabaza.json
{
  "name": { "es": "Calabaza", "en": "Butternut squash" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 0.6, "carbohydrates": 4.6, "fat": 0.1, "fibre": 1 },
  "weights": { "cup": 140 },
  "source": "CIQUAL 2025 20128"
}
=== foods/caldo-de-pollo-sin-gluten.json
{
  "name": { "es": "Caldo de pollo sin gluten", "en": "Gluten-free chicken stock" },
  "category": "pantry",
  "contains": ["celery", "meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 7, "protein": 1.2, "carbohydrates": 0.3, "fat": 0.1, "fibre": 0 },
  "density": 1,
  "pack": "1 l",
  "source": "CIQUAL 2025 25947"
}
=== foods/caldo-de-pollo.json
{
  "name": { "es": "Caldo de pollo", "en": "Chicken stock" },
  "category": "pantry",
  "contains": ["celery", "meat"],
  "traces": ["eggs", "fish", "gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 7, "protein": 1.2, "carbohydrates": 0.3, "fat": 0.1, "fibre": 0 },
  "density": 1,
  "pack": "1 l",
  "source": "CIQUAL 2025 25947"
}
=== foods/canela-en-rama.json
{
  "name": { "es": "Canela en rama", "en": "Cinnamon sticks" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 243, "protein": 4, "carbohydrates": 27.5, "fat": 1.2, "fibre": 53.1 },
  "weights": { "unit": 3 },
  "pack": "20 g",
  "staple": true,
  "source": "CIQUAL 2025 11025"
}
=== foods/carne-picada-de-ternera.json
{
  "name": { "es": "Carne picada de ternera", "en": "Minced beef" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 170, "protein": 20, "carbohydrates": 0, "fat": 10, "fibre": 0 },
  "source": "CIQUAL 2025 6252"
}
=== foods/cebolla.json
{
  "name": { "es": "Cebolla", "en": "Onion" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 39, "protein": 1.1, "carbohydrates": 6.3, "fat": 0.6, "fibre": 1.7 },
  "weights": { "unit": 150 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20034"
}
=== foods/champinon.json
{
  "name": { "es": "Champiñón", "en": "Button mushrooms" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 21, "protein": 2.1, "carbohydrates": 1.8, "fat": 0.4, "fibre": 1 },
  "weights": { "cup": 70, "unit": 18 },
  "pack": "250 g",
  "source": "CIQUAL 2025 20056"
}
=== foods/chocolate-negro.json
{
  "name": { "es": "Chocolate negro", "en": "Dark chocolate" },
  "category": "pantry",
  "contains": ["soybeans"],
  "traces": ["gluten", "milk", "nuts"],
  "nutrition": { "per": "100 g", "kcal": 591, "protein": 10.4, "carbohydrates": 26.9, "fat": 46.3, "fibre": 12.8 },
  "pack": "100 g",
  "source": "CIQUAL 2025 31074"
}
=== foods/chorizo-sin-gluten.json
{
  "name": { "es": "Chorizo sin gluten", "en": "Gluten-free chorizo" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 425, "protein": 23.5, "carbohydrates": 1.2, "fat": 36.1, "fibre": 0.9 },
  "pack": "200 g",
  "source": "CIQUAL 2025 30315"
}
=== foods/chorizo.json
{
  "name": { "es": "Chorizo", "en": "Chorizo" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": ["gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 425, "protein": 23.5, "carbohydrates": 1.2, "fat": 36.1, "fibre": 0.9 },
  "pack": "200 g",
  "source": "CIQUAL 2025 30315"
}
=== foods/coliflor.json
{
  "name": { "es": "Coliflor", "en": "Cauliflower" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 25, "protein": 1.8, "carbohydrates": 2.1, "fat": 0.7, "fibre": 2.2 },
  "weights": { "unit": 590 },
  "source": "CIQUAL 2025 20016"
}
=== foods/comino.json
{
  "name": { "es": "Comino", "en": "Cumin" },
  "category": "pantry",
  "contains": [],
  "traces": ["gluten", "mustard"],
  "nutrition": { "per": "100 g", "kcal": 427, "protein": 17.8, "carbohydrates": 33.7, "fat": 22.3, "fibre": 10.5 },
  "weights": { "tsp": 2.1 },
  "pack": "40 g",
  "staple": true,
  "source": "CIQUAL 2025 11042"
}
=== foods/contramuslo-de-pollo-sin-hueso.json
{
  "name": { "es": "Contramuslo de pollo sin hueso", "en": "Boneless chicken thigh" },
  "aliases": ["contramuslo"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 116, "protein": 19.7, "carbohydrates": 0, "fat": 4.1, "fibre": 0 },
  "weights": { "unit": 100 },
  "source": "CIQUAL 2025 36019"
}
=== foods/copos-de-avena.json
{
  "name": { "es": "Copos de avena", "en": "Oat flakes" },
  "aliases": ["avena"],
  "category": "pantry",
  "contains": ["gluten"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 369, "protein": 10.6, "carbohydrates": 57.7, "fat": 7.8, "fibre": 11.2 },
  "weights": { "cup": 81 },
  "pack": "500 g",
  "source": "CIQUAL 2025 32140"
}
=== foods/dorada.json
{
  "name": { "es": "Dorada", "en": "Gilthead bream" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 129, "protein": 20.9, "carbohydrates": 0, "fat": 5.1, "fibre": 0 },
  "source": "CIQUAL 2025 26088"
}
=== foods/espaguetis.json
{
  "name": { "es": "Espaguetis", "en": "Spaghetti" },
  "category": "pantry",
  "contains": ["gluten"],
  "traces": ["eggs", "mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9810"
}
=== foods/espinaca.json
{
  "name": { "es": "Espinaca", "en": "Spinach" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 33, "protein": 2.7, "carbohydrates": 3.1, "fat": 0.4, "fibre": 2.6 },
  "weights": { "cup": 30 },
  "pack": "300 g",
  "source": "CIQUAL 2025 20059"
}
=== foods/espinacas-congeladas.json
{
  "name": { "es": "Espinacas congeladas", "en": "Frozen spinach" },
  "category": "frozen",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 28, "protein": 3.3, "carbohydrates": 1, "fat": 0.5, "fibre": 3 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20083"
}
=== foods/fideos-sin-gluten.json
{
  "name": { "es": "Fideos sin gluten", "en": "Gluten-free soup noodles" },
  "category": "pantry",
  "contains": [],
  "traces": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 358, "protein": 6.1, "carbohydrates": 79, "fat": 1.5, "fibre": 1 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9874"
}
=== foods/fideos.json
{
  "name": { "es": "Fideos", "en": "Soup noodles" },
  "category": "pantry",
  "contains": ["gluten"],
  "traces": ["eggs", "mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9810"
}
=== foods/gamba.json
{
  "name": { "es": "Gamba", "en": "Prawns" },
  "category": "fish",
  "contains": ["crustaceans", "sulphites"],
  "traces": ["fish", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 99, "protein": 19.7, "carbohydrates": 3.2, "fat": 0.8, "fibre": 0 },
  "source": "CIQUAL 2025 10021"
}
=== foods/garbanzo-cocido.json
{
  "name": { "es": "Garbanzo cocido", "en": "Cooked chickpeas" },
  "aliases": ["garbanzos de bote"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 122, "protein": 6.7, "carbohydrates": 15, "fat": 2.7, "fibre": 5.5 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20532"
}
=== foods/garbanzo.json
{
  "name": { "es": "Garbanzo", "en": "Chickpeas" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 20.5, "carbohydrates": 47.5, "fat": 6, "fibre": 12.2 },
  "weights": { "cup": 200 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20516"
}
=== foods/guisantes-congelados.json
{
  "name": { "es": "Guisantes congelados", "en": "Frozen peas" },
  "category": "frozen",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 78, "protein": 5.9, "carbohydrates": 9.5, "fat": 0.4, "fibre": 6.5 },
  "weights": { "cup": 134 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20084"
}
=== foods/harina-de-arroz-sin-gluten.json
{
  "name": { "es": "Harina de arroz sin gluten", "en": "Gluten-free rice flour" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 357, "protein": 7.6, "carbohydrates": 73.9, "fat": 2.5, "fibre": 3.3 },
  "weights": { "cup": 158, "tbsp": 10 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9520"
}
=== foods/harina-de-trigo.json
{
  "name": { "es": "Harina de trigo", "en": "Wheat flour" },
  "aliases": ["harina"],
  "category": "pantry",
  "contains": ["gluten"],
  "traces": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 9, "carbohydrates": 73.7, "fat": 1, "fibre": 3.2 },
  "weights": { "cup": 125, "tbsp": 8 },
  "pack": "1 kg",
  "staple": true,
  "source": "CIQUAL 2025 9436"
}
=== foods/huevo.json
{
  "name": { "es": "Huevo", "en": "Egg" },
  "category": "dairy-eggs",
  "contains": ["eggs"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 140, "protein": 12.8, "carbohydrates": 0.1, "fat": 9.8, "fibre": 0 },
  "weights": { "unit": 55 },
  "pack": "12 unidades",
  "source": "CIQUAL 2025 22000"
}
=== foods/jamon-cocido.json
{
  "name": { "es": "Jamón cocido", "en": "Cooked ham" },
  "aliases": ["jamón york"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": ["milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 117, "protein": 20.5, "carbohydrates": 0.8, "fat": 3.5, "fibre": 0.1 },
  "weights": { "slice": 25 },
  "pack": "200 g",
  "source": "CIQUAL 2025 28902"
}
=== foods/jamon-serrano.json
{
  "name": { "es": "Jamón serrano", "en": "Serrano ham" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 235, "protein": 30.4, "carbohydrates": 0.8, "fat": 12.3, "fibre": 0 },
  "weights": { "slice": 15 },
  "source": "CIQUAL 2025 28845"
}
=== foods/judia-verde.json
{
  "name": { "es": "Judía verde", "en": "Green beans" },
  "aliases": ["habichuela", "vaina"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 1.8, "carbohydrates": 4.1, "fat": 0.2, "fibre": 2.7 },
  "weights": { "cup": 100 },
  "source": "CIQUAL 2025 20061"
}
=== foods/kiwi.json
{
  "name": { "es": "Kiwi", "en": "Kiwi fruit" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 61, "protein": 0.9, "carbohydrates": 11, "fat": 0.6, "fibre": 2.4 },
  "weights": { "unit": 70 },
  "source": "CIQUAL 2025 13021"
}
=== foods/laurel.json
{
  "name": { "es": "Laurel", "en": "Bay leaves" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 353, "protein": 7.6, "carbohydrates": 48.6, "fat": 8.4, "fibre": 26.3 },
  "weights": { "unit": 0.2 },
  "pack": "10 g",
  "staple": true,
  "source": "CIQUAL 2025 11053"
}
=== foods/leche-semidesnatada.json
{
  "name": { "es": "Leche semidesnatada", "en": "Semi-skimmed milk" },
  "aliases": ["leche"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 48, "protein": 3.5, "carbohydrates": 5, "fat": 1.6, "fibre": 0 },
  "weights": { "cup": 245 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 19041"
}
=== foods/lechuga.json
{
  "name": { "es": "Lechuga", "en": "Lettuce" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 15, "protein": 1.4, "carbohydrates": 1.2, "fat": 0.2, "fibre": 1.1 },
  "weights": { "cup": 47, "unit": 320 },
  "source": "CIQUAL 2025 20031"
}
=== foods/lenteja-sin-gluten.json
{
  "name": { "es": "Lenteja sin gluten", "en": "Gluten-free lentils" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 327, "protein": 25.1, "carbohydrates": 44.5, "fat": 1.8, "fibre": 16.3 },
  "weights": { "cup": 192 },
  "pack": "500 g",
  "source": "CIQUAL 2025 20359"
}
=== foods/lenteja.json
{
  "name": { "es": "Lenteja", "en": "Lentils" },
  "category": "pantry",
  "contains": [],
  "traces": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 327, "protein": 25.1, "carbohydrates": 44.5, "fat": 1.8, "fibre": 16.3 },
  "weights": { "cup": 192 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20359"
}
=== foods/limon.json
{
  "name": { "es": "Limón", "en": "Lemon" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 0.3, "carbohydrates": 1.6, "fat": 0, "fibre": 0 },
  "weights": { "unit": 58 },
  "source": "CIQUAL 2025 13009"
}
=== foods/lomo-de-cerdo.json
{
  "name": { "es": "Lomo de cerdo", "en": "Pork loin" },
  "aliases": ["cinta de lomo"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 146, "protein": 22.3, "carbohydrates": 0.4, "fat": 6.2, "fibre": 0 },
  "weights": { "slice": 80 },
  "source": "CIQUAL 2025 28480"
}
=== foods/macarrones-sin-gluten.json
{
  "name": { "es": "Macarrones sin gluten", "en": "Gluten-free macaroni" },
  "category": "pantry",
  "contains": [],
  "traces": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 358, "protein": 6.1, "carbohydrates": 79, "fat": 1.5, "fibre": 1 },
  "weights": { "cup": 105 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9874"
}
=== foods/macarrones.json
{
  "name": { "es": "Macarrones", "en": "Macaroni" },
  "category": "pantry",
  "contains": ["gluten"],
  "traces": ["eggs", "mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "weights": { "cup": 105 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9810"
}
=== foods/maicena.json
{
  "name": { "es": "Maicena", "en": "Cornflour" },
  "aliases": ["harina fina de maíz"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 365, "protein": 0.3, "carbohydrates": 90.4, "fat": 0.1, "fibre": 0.9 },
  "weights": { "tbsp": 8 },
  "pack": "400 g",
  "source": "CIQUAL 2025 9510"
}
=== foods/maiz-dulce.json
{
  "name": { "es": "Maíz dulce", "en": "Sweetcorn" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 105, "protein": 2.7, "carbohydrates": 18.3, "fat": 1.7, "fibre": 3.1 },
  "weights": { "can": 140 },
  "pack": "140 g",
  "source": "CIQUAL 2025 20066"
}
=== foods/mandarina.json
{
  "name": { "es": "Mandarina", "en": "Mandarin" },
  "aliases": ["clementina"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 46, "protein": 0.8, "carbohydrates": 9.2, "fat": 0, "fibre": 1.7 },
  "weights": { "unit": 70 },
  "source": "CIQUAL 2025 13024"
}
=== foods/mantequilla.json
{
  "name": { "es": "Mantequilla", "en": "Butter" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 753, "protein": 0.6, "carbohydrates": 0.7, "fat": 83, "fibre": 0 },
  "weights": { "tbsp": 14 },
  "pack": "250 g",
  "source": "CIQUAL 2025 16400"
}
=== foods/manzana.json
{
  "name": { "es": "Manzana", "en": "Apple" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 54, "protein": 0.3, "carbohydrates": 11.6, "fat": 0.3, "fibre": 1.4 },
  "weights": { "unit": 170 },
  "source": "CIQUAL 2025 13039"
}
=== foods/mayonesa.json
{
  "name": { "es": "Mayonesa", "en": "Mayonnaise" },
  "category": "pantry",
  "contains": ["eggs"],
  "traces": ["milk", "mustard"],
  "nutrition": { "per": "100 g", "kcal": 692, "protein": 1.3, "carbohydrates": 3.4, "fat": 74.5, "fibre": 0.3 },
  "weights": { "tbsp": 14 },
  "pack": "450 g",
  "source": "CIQUAL 2025 11054"
}
=== foods/mejillon.json
{
  "name": { "es": "Mejillón", "en": "Mussels" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 72, "protein": 11.2, "carbohydrates": 2.7, "fat": 1.8, "fibre": 0 },
  "source": "CIQUAL 2025 10014"
}
=== foods/merluza.json
{
  "name": { "es": "Merluza", "en": "Hake" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 89, "protein": 15.1, "carbohydrates": 1.7, "fat": 2.4, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26048"
}
=== foods/miel.json
{
  "name": { "es": "Miel", "en": "Honey" },
  "category": "pantry",
  "contains": ["animal"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 331, "protein": 0.7, "carbohydrates": 82.1, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 21 },
  "pack": "500 g",
  "source": "CIQUAL 2025 31008"
}
=== foods/mostaza.json
{
  "name": { "es": "Mostaza", "en": "Prepared mustard" },
  "category": "pantry",
  "contains": ["mustard"],
  "traces": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 60, "protein": 3.7, "carbohydrates": 1.8, "fat": 3.3, "fibre": 4 },
  "weights": { "tsp": 5 },
  "pack": "200 g",
  "source": "USDA SR28 02046"
}
=== foods/mozzarella.json
{
  "name": { "es": "Mozzarella", "en": "Mozzarella" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 227, "protein": 16.5, "carbohydrates": 0.7, "fat": 17.7, "fibre": 0 },
  "weights": { "unit": 125 },
  "pack": "125 g",
  "source": "CIQUAL 2025 19590"
}
=== foods/naranja.json
{
  "name": { "es": "Naranja", "en": "Orange" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 42, "protein": 0.8, "carbohydrates": 8, "fat": 0, "fibre": 2.7 },
  "weights": { "unit": 140 },
  "source": "CIQUAL 2025 13034"
}
=== foods/nata-para-cocinar.json
{
  "name": { "es": "Nata para cocinar", "en": "Cooking cream" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 189, "protein": 2.8, "carbohydrates": 4.3, "fat": 17.6, "fibre": 1.5 },
  "density": 1.01,
  "pack": "200 ml",
  "source": "CIQUAL 2025 19430"
}
=== foods/nuez-moscada-entera.json
{
  "name": { "es": "Nuez moscada entera", "en": "Whole nutmeg" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 506, "protein": 5.8, "carbohydrates": 27.4, "fat": 36.3, "fibre": 20.8 },
  "weights": { "pinch": 0.2, "unit": 4 },
  "pack": "20 g",
  "staple": true,
  "source": "CIQUAL 2025 11048"
}
=== foods/nuez.json
{
  "name": { "es": "Nuez", "en": "Walnuts" },
  "category": "pantry",
  "contains": ["nuts"],
  "traces": ["peanuts", "sesame"],
  "nutrition": { "per": "100 g", "kcal": 709, "protein": 13.3, "carbohydrates": 6.9, "fat": 67.3, "fibre": 6.7 },
  "weights": { "cup": 117 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15005"
}
=== foods/oregano.json
{
  "name": { "es": "Orégano", "en": "Oregano" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 265, "protein": 9, "carbohydrates": 26.4, "fat": 4.3, "fibre": 42.5 },
  "weights": { "tsp": 1 },
  "pack": "12 g",
  "staple": true,
  "source": "CIQUAL 2025 11035"
}
=== foods/pan-de-barra.json
{
  "name": { "es": "Pan de barra", "en": "Baguette" },
  "aliases": ["pan"],
  "category": "bakery",
  "contains": ["gluten"],
  "traces": ["eggs", "milk", "nuts", "sesame", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 287, "protein": 8.3, "carbohydrates": 58.3, "fat": 1.4, "fibre": 2.7 },
  "weights": { "slice": 25, "unit": 250 },
  "source": "CIQUAL 2025 7001"
}
=== foods/pan-de-molde-sin-gluten.json
{
  "name": { "es": "Pan de molde sin gluten", "en": "Gluten-free sandwich loaf" },
  "category": "bakery",
  "contains": ["soybeans"],
  "traces": ["lupin", "milk"],
  "nutrition": { "per": "100 g", "kcal": 242, "protein": 3.4, "carbohydrates": 41.2, "fat": 5.1, "fibre": 7.4 },
  "weights": { "slice": 30 },
  "pack": "300 g",
  "source": "CIQUAL 2025 7116"
}
=== foods/pan-de-molde.json
{
  "name": { "es": "Pan de molde", "en": "Sandwich loaf" },
  "category": "bakery",
  "contains": ["gluten"],
  "traces": ["eggs", "milk", "nuts", "sesame", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 279, "protein": 7.1, "carbohydrates": 50.4, "fat": 4.4, "fibre": 2.8 },
  "weights": { "slice": 28 },
  "pack": "450 g",
  "source": "CIQUAL 2025 7200"
}
=== foods/pan-rallado.json
{
  "name": { "es": "Pan rallado", "en": "Breadcrumbs" },
  "category": "pantry",
  "contains": ["gluten"],
  "traces": ["eggs", "milk", "sesame", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 365, "protein": 9.4, "carbohydrates": 74.3, "fat": 1.6, "fibre": 5.4 },
  "weights": { "cup": 108, "tbsp": 7 },
  "pack": "500 g",
  "source": "CIQUAL 2025 7500"
}
=== foods/panceta.json
{
  "name": { "es": "Panceta", "en": "Pork belly" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 253, "protein": 17, "carbohydrates": 0, "fat": 20.5, "fibre": 0 },
  "source": "CIQUAL 2025 28002"
}
=== foods/pastilla-de-caldo.json
{
  "name": { "es": "Pastilla de caldo", "en": "Stock cube" },
  "category": "pantry",
  "contains": ["celery", "meat"],
  "traces": ["crustaceans", "eggs", "fish", "gluten", "milk", "molluscs", "mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 193, "protein": 13, "carbohydrates": 17, "fat": 8, "fibre": 0.5 },
  "weights": { "unit": 10 },
  "pack": "8 unidades",
  "source": "CIQUAL 2025 11174"
}
=== foods/patata.json
{
  "name": { "es": "Patata", "en": "Potato" },
  "aliases": ["papa"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 80, "protein": 2, "carbohydrates": 16.2, "fat": 0.1, "fibre": 2.2 },
  "weights": { "unit": 170 },
  "pack": "3 kg",
  "source": "CIQUAL 2025 4008"
}
=== foods/pechuga-de-pavo.json
{
  "name": { "es": "Pechuga de pavo", "en": "Turkey breast fillets" },
  "aliases": ["filetes de pavo"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 108, "protein": 23.7, "carbohydrates": 0, "fat": 1.5, "fibre": 0 },
  "weights": { "slice": 90 },
  "source": "CIQUAL 2025 36304"
}
=== foods/pechuga-de-pollo.json
{
  "name": { "es": "Pechuga de pollo", "en": "Chicken breast" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 110, "protein": 23.4, "carbohydrates": 0, "fat": 1.5, "fibre": 0 },
  "weights": { "unit": 180 },
  "source": "CIQUAL 2025 36017"
}
=== foods/pepino.json
{
  "name": { "es": "Pepino", "en": "Cucumber" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 0.7, "carbohydrates": 2.9, "fat": 0.1, "fibre": 0.5 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 20019"
}
=== foods/pera.json
{
  "name": { "es": "Pera", "en": "Pear" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 57, "protein": 0.4, "carbohydrates": 12.3, "fat": 0.3, "fibre": 2.9 },
  "weights": { "unit": 160 },
  "source": "CIQUAL 2025 13037"
}
=== foods/perejil.json
{
  "name": { "es": "Perejil", "en": "Parsley" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 43, "protein": 3, "carbohydrates": 4.1, "fat": 0.6, "fibre": 4.3 },
  "weights": { "bunch": 50, "tbsp": 3.8 },
  "source": "CIQUAL 2025 11014"
}
=== foods/pimenton-sin-gluten.json
{
  "name": { "es": "Pimentón sin gluten", "en": "Gluten-free paprika" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 318, "protein": 14.1, "carbohydrates": 18.8, "fat": 12.9, "fibre": 34.9 },
  "weights": { "tbsp": 6.8, "tsp": 2.3 },
  "pack": "75 g",
  "staple": true,
  "source": "CIQUAL 2025 11049"
}
=== foods/pimenton.json
{
  "name": { "es": "Pimentón", "en": "Paprika" },
  "category": "pantry",
  "contains": [],
  "traces": ["gluten", "mustard"],
  "nutrition": { "per": "100 g", "kcal": 318, "protein": 14.1, "carbohydrates": 18.8, "fat": 12.9, "fibre": 34.9 },
  "weights": { "tbsp": 6.8, "tsp": 2.3 },
  "pack": "75 g",
  "staple": true,
  "source": "CIQUAL 2025 11049"
}
=== foods/pimienta-negra-en-grano.json
{
  "name": { "es": "Pimienta negra en grano", "en": "Black peppercorns" },
  "aliases": ["pimienta"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 331, "protein": 13.3, "carbohydrates": 39.9, "fat": 7.5, "fibre": 25.3 },
  "weights": { "tsp": 2.3 },
  "pack": "50 g",
  "staple": true,
  "source": "CIQUAL 2025 11015"
}
=== foods/pimiento-del-piquillo.json
{
  "name": { "es": "Pimiento del piquillo", "en": "Piquillo peppers" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 26, "protein": 1, "carbohydrates": 4.5, "fat": 0.2, "fibre": 1.4 },
  "weights": { "can": 180, "unit": 25 },
  "pack": "180 g",
  "source": "CIQUAL 2025 20275"
}
=== foods/pimiento-rojo.json
{
  "name": { "es": "Pimiento rojo", "en": "Red pepper" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 34, "protein": 1.1, "carbohydrates": 6, "fat": 0, "fibre": 3.2 },
  "weights": { "unit": 165 },
  "source": "CIQUAL 2025 20087"
}
=== foods/pimiento-verde.json
{
  "name": { "es": "Pimiento verde", "en": "Green pepper" },
  "aliases": ["pimiento italiano"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 0.8, "carbohydrates": 3.4, "fat": 0, "fibre": 3.2 },
  "weights": { "unit": 75 },
  "source": "CIQUAL 2025 20085"
}
=== foods/platano.json
{
  "name": { "es": "Plátano", "en": "Banana" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 88, "protein": 1.1, "carbohydrates": 19.7, "fat": 0, "fibre": 2.7 },
  "weights": { "unit": 110 },
  "source": "CIQUAL 2025 13005"
}
=== foods/puerro.json
{
  "name": { "es": "Puerro", "en": "Leek" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 30, "protein": 1.5, "carbohydrates": 4.6, "fat": 0.3, "fibre": 1.8 },
  "weights": { "unit": 120 },
  "source": "CIQUAL 2025 20039"
}
=== foods/queso-de-cabra.json
{
  "name": { "es": "Queso de cabra", "en": "Goat's cheese" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 285, "protein": 18.8, "carbohydrates": 0, "fat": 23.3, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12812"
}
=== foods/queso-de-oveja-curado.json
{
  "name": { "es": "Queso de oveja curado", "en": "Cured ewe's milk cheese" },
  "aliases": ["manchego"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": ["eggs"],
  "nutrition": { "per": "100 g", "kcal": 423, "protein": 24.2, "carbohydrates": 1, "fat": 36, "fibre": 0 },
  "source": "CIQUAL 2025 12119"
}
=== foods/queso-en-lonchas.json
{
  "name": { "es": "Queso en lonchas", "en": "Sliced cheese" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 369, "protein": 24.7, "carbohydrates": 0, "fat": 30.2, "fibre": 0 },
  "weights": { "slice": 20 },
  "pack": "200 g",
  "source": "CIQUAL 2025 12736"
}
=== foods/queso-rallado.json
{
  "name": { "es": "Queso rallado", "en": "Grated cheese" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 368, "protein": 27.6, "carbohydrates": 0.6, "fat": 28.2, "fibre": 0 },
  "pack": "200 g",
  "source": "CIQUAL 2025 12118"
}
=== foods/quinoa.json
{
  "name": { "es": "Quinoa", "en": "Quinoa" },
  "category": "pantry",
  "contains": [],
  "traces": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 358, "protein": 13.2, "carbohydrates": 58.1, "fat": 6.1, "fibre": 7 },
  "weights": { "cup": 170 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9340"
}
=== foods/repollo.json
{
  "name": { "es": "Repollo", "en": "Green cabbage" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 1.4, "carbohydrates": 2.7, "fat": 0.1, "fibre": 2.6 },
  "weights": { "unit": 900 },
  "source": "CIQUAL 2025 20069"
}
=== foods/sal.json
{
  "name": { "es": "Sal", "en": "Salt" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 0, "protein": 0, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 18, "tsp": 6 },
  "pack": "1 kg",
  "staple": true,
  "source": "USDA SR28 02047"
}
=== foods/salmon.json
{
  "name": { "es": "Salmón", "en": "Salmon" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 193, "protein": 20.5, "carbohydrates": 0, "fat": 12.4, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26036"
}
=== foods/sardina.json
{
  "name": { "es": "Sardina", "en": "Sardines" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 160, "protein": 19.5, "carbohydrates": 0, "fat": 9.2, "fibre": 0 },
  "source": "CIQUAL 2025 26065"
}
=== foods/sepia.json
{
  "name": { "es": "Sepia", "en": "Cuttlefish" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 76, "protein": 16.2, "carbohydrates": 0.5, "fat": 1.1, "fibre": 0 },
  "source": "CIQUAL 2025 10016"
}
=== foods/ternera-para-guisar.json
{
  "name": { "es": "Ternera para guisar", "en": "Stewing beef" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 164, "protein": 24, "carbohydrates": 0, "fat": 7.5, "fibre": 0 },
  "source": "CIQUAL 2025 6231"
}
=== foods/tomate-frito.json
{
  "name": { "es": "Tomate frito", "en": "Tomato sauce" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 79, "protein": 1.5, "carbohydrates": 7.7, "fat": 4.2, "fibre": 2.2 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "CIQUAL 2025 11107"
}
=== foods/tomate-triturado.json
{
  "name": { "es": "Tomate triturado", "en": "Crushed tomatoes" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 1.2, "carbohydrates": 3.6, "fat": 0, "fibre": 1.8 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20169"
}
=== foods/tomate.json
{
  "name": { "es": "Tomate", "en": "Tomato" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 18, "protein": 0.5, "carbohydrates": 3.4, "fat": 0, "fibre": 1 },
  "weights": { "unit": 125 },
  "source": "CIQUAL 2025 20276"
}
=== foods/tomillo.json
{
  "name": { "es": "Tomillo", "en": "Thyme" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 285, "protein": 9.1, "carbohydrates": 26.9, "fat": 7.4, "fibre": 37 },
  "weights": { "tsp": 1 },
  "pack": "15 g",
  "staple": true,
  "source": "CIQUAL 2025 11038"
}
=== foods/vinagre-de-vino.json
{
  "name": { "es": "Vinagre de vino", "en": "Wine vinegar" },
  "aliases": ["vinagre"],
  "category": "pantry",
  "contains": ["sulphites"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 21, "protein": 0.3, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "density": 1.01,
  "pack": "500 ml",
  "staple": true,
  "source": "CIQUAL 2025 11220"
}
=== foods/vino-blanco.json
{
  "name": { "es": "Vino blanco", "en": "White wine" },
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 55, "protein": 0.3, "carbohydrates": 0.2, "fat": 0, "fibre": 0 },
  "density": 0.99,
  "pack": "750 ml",
  "source": "CIQUAL 2025 5215"
}
=== foods/yogur-natural.json
{
  "name": { "es": "Yogur natural", "en": "Plain yoghurt" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 62, "protein": 3.9, "carbohydrates": 5.9, "fat": 2.3, "fibre": 0 },
  "weights": { "unit": 125 },
  "pack": "4 unidades",
  "source": "CIQUAL 2025 19600"
}
=== foods/zanahoria.json
{
  "name": { "es": "Zanahoria", "en": "Carrot" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 30, "protein": 0.8, "carbohydrates": 5.2, "fat": 0, "fibre": 2.9 },
  "weights": { "unit": 70 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20009"
}
=== mantel.json
{
  "format": 1,
  "language": "es",
  "timeZone": "Europe/Madrid",
  "meals": {
    "lunch": { "name": "Comida", "time": "14:30", "courses": ["first", "second"], "people": { "monday-friday": ["ana", "nora"] } },
    "dinner": { "name": "Cena", "time": "21:00", "maxMinutes": { "monday-thursday": 35 } }
  },
  "template": "semana-tipica",
  "shopping": { "day": "saturday", "categories": ["produce", "meat", "fish", "dairy-eggs", "bakery", "pantry", "frozen", "drinks", "other"] },
  "calendar": { "titlePrefix": "🍽️", "eventMinutes": 60, "reminderMinutes": 30 },
  "sync": { "onConflict": "ask" }
}
=== pantry.json
{
  "aceite-de-oliva": "1 l",

  "arroz": "1 kg",

  "huevo": 12,

  "leche-semidesnatada": [{ "amount": "1 l", "expires": "2026-12-04" }, "3 l"],

  "lenteja-sin-gluten": "500 g",

  "macarrones-sin-gluten": "500 g",

  "yogur-natural": 4
}
=== people/abuelo-luis/preferences.json
{
  "name": "Abuelo Luis",
  "born": "1951-03-19",
  "sex": "male",
  "portion": 0.8,
  "dislikes": ["brocoli", "pepino"],
  "cuisines": ["española"],
  "notes": "Con poca sal",
  "guest": true
}
=== people/ana/objectives/perder-2026-01.json
{
  "type": "loss",
  "start": "2026-01-07",
  "weight": 68.4,
  "targetWeight": 62,
  "activityLevel": 1.55,
  "proteinPerKg": 1.6
}
=== people/ana/preferences.json
{
  "name": "Ana",
  "born": "1986-05-21",
  "sex": "female",
  "height": 165,
  "dislikes": ["boniato"],
  "cuisines": ["mediterránea", "española"],
  "objective": "perder-2026-01"
}
=== people/marcos/preferences.json
{
  "name": "Marcos",
  "born": "1984-11-02",
  "sex": "male",
  "height": 179,
  "portion": 1.2,
  "cuisines": ["española", "italiana"]
}
=== people/nora/preferences.json
{
  "name": "Nora",
  "born": "2016-09-14",
  "sex": "female",
  "height": 135,
  "portion": 0.7,
  "diets": ["glutenFree"],
  "strict": true,
  "dislikes": ["brocoli"],
  "cuisines": ["italiana"],
  "notes": "Celiaca: olla, escurridor y tostadora propios"
}
=== plans/2026/2026-W49.json
{
  "note": "El abuelo viene el domingo",

  "monday.lunch": ["crema-de-calabaza", "pollo-al-ajillo"],

  "monday.dinner": "sopa-de-fideos",

  "tuesday.lunch": "lentejas-estofadas",

  "tuesday.dinner": "salmon-al-horno",

  "wednesday.lunch": ["judias-verdes-con-patata", "lomo-con-pimientos"],

  "wednesday.dinner": "tortilla-francesa",

  "thursday.lunch": ["ensalada-mixta", { "leftovers": "lentejas-estofadas" }],

  "thursday.dinner": "champinones-al-ajillo",

  "friday.lunch": ["macarrones-con-tomate", "merluza-en-salsa-verde"],

  "friday.dinner": "sandwich-mixto",

  "saturday.lunch": ["acelgas-rehogadas", "tortilla-de-patatas"],

  "saturday.dinner": { "note": "Cumpleaños de Lucía, en la pizzería con carta sin gluten", "tags": ["con-gluten"] },

  "sunday.lunch": { "dishes": ["alcachofas-con-jamon", "ternera-guisada"], "with": ["abuelo-luis"], "locked": true },

  "sunday.dinner": "pisto-manchego"
}
=== plans/2026/2026-W50.json
{
  "note": "El martes es fiesta",

  "monday.lunch": ["garbanzos-con-espinacas", "berenjenas-al-horno-con-queso"],

  "monday.dinner": "revuelto-de-champinones",

  "tuesday.lunch": { "dish": "paella-mixta", "with": ["abuelo-luis", "marcos"], "guests": 2 },

  "tuesday.dinner": "menestra-de-verduras",

  "wednesday.lunch": ["crema-de-calabaza", "bacalao-con-tomate"],

  "wednesday.dinner": "patatas-gratinadas-con-queso",

  "thursday.lunch": ["coliflor-gratinada", "albondigas-en-salsa"],

  "thursday.dinner": "sopa-de-ajo",

  "friday.lunch": ["ensalada-mixta", { "leftovers": "albondigas-en-salsa" }],

  "friday.dinner": "sepia-a-la-plancha",

  "saturday.lunch": ["arroz-con-verduras", "champinones-al-ajillo"],

  "saturday.dinner": "croquetas-de-jamon",

  "sunday.lunch": "alubias-con-verduras",

  "sunday.dinner": null
}
=== plans/2026/2026-W51.json
{
  "monday.lunch": ["judias-verdes-con-patata", "pavo-a-la-plancha"],

  "monday.dinner": "mejillones-al-vapor",

  "tuesday.lunch": "lentejas-estofadas",

  "tuesday.dinner": "tortilla-de-patatas",

  "wednesday.lunch": ["crema-de-calabacin", { "leftovers": "tortilla-de-patatas" }],

  "wednesday.dinner": "sopa-de-fideos",

  "thursday.lunch": { "dish": "fideua", "note": "Nora, de excursión con el colegio", "with": ["marcos"], "without": ["nora"] },

  "thursday.dinner": "acelgas-rehogadas",

  "friday.lunch": ["coliflor-gratinada", "lomo-con-pimientos"],

  "friday.dinner": "sandwich-mixto",

  "saturday.lunch": ["menestra-de-verduras", "berenjenas-al-horno-con-queso"],

  "saturday.dinner": { "note": "Cena de Navidad con los vecinos; Nora lleva lo suyo" },

  "sunday.lunch": { "dish": "cocido-madrileno", "with": ["abuelo-luis"], "guests": 1, "locked": true },

  "sunday.dinner": null
}
=== tags/carne.json
{
  "name": { "es": "Carne", "en": "Meat" },
  "color": "#E74C3C",
  "rules": { "maxPerWeek": 3, "noConsecutive": true, "noDuplicateInDay": true }
}
=== tags/con-gluten.json
{
  "name": { "es": "Con Gluten", "en": "Contains Gluten" },
  "color": "#8B4513"
}
=== tags/huevos.json
{
  "name": { "es": "Huevos", "en": "Eggs" },
  "color": "#F1C40F",
  "rules": { "maxPerWeek": 2, "noDuplicateInDay": true }
}
=== tags/legumbres.json
{
  "name": { "es": "Legumbres", "en": "Legumes" },
  "color": "#95A5A6",
  "rules": { "maxPerWeek": 2, "noDuplicateInDay": true }
}
=== tags/pasta-arroz.json
{
  "name": { "es": "Pasta/Arroz", "en": "Pasta/Rice" },
  "color": "#D4AC6E",
  "rules": { "maxPerWeek": 3, "noConsecutive": true }
}
=== tags/pescado.json
{
  "name": { "es": "Pescado", "en": "Fish" },
  "color": "#3498DB",
  "rules": { "maxPerWeek": 2, "noConsecutive": true, "noDuplicateInDay": true }
}
=== tags/sin-gluten.json
{
  "name": { "es": "Sin Gluten", "en": "Gluten Free" },
  "color": "#1ABC9C"
}
=== tags/solo-cena.json
{
  "name": { "es": "Solo Cena", "en": "Dinner Only" },
  "color": "#9B59B6",
  "rules": { "mealTypeRestriction": "dinner" }
}
=== tags/solo-comida.json
{
  "name": { "es": "Solo Comida", "en": "Lunch Only" },
  "color": "#E67E22",
  "rules": { "mealTypeRestriction": "lunch" }
}
=== tags/verduras.json
{
  "name": { "es": "Verduras", "en": "Vegetables" },
  "color": "#2ECC71"
}
=== templates/semana-tipica.json
{
  "name": { "es": "Semana típica", "en": "Usual week" },

  "monday.lunch": [{ "tag": "verduras" }, { "tag": "huevos" }],

  "monday.dinner": { "tag": "verduras" },

  "tuesday.lunch": [{ "tag": "verduras" }, { "tag": "carne" }],

  "tuesday.dinner": { "tag": "pescado" },

  "wednesday.lunch": { "tag": "legumbres" },

  "wednesday.dinner": { "tag": "pasta-arroz" },

  "thursday.lunch": [{ "tag": "verduras" }, { "tag": "pescado" }],

  "thursday.dinner": { "tag": "verduras" },

  "friday.lunch": [{ "tag": "pasta-arroz" }, { "tag": "carne" }],

  "friday.dinner": { "tag": "huevos" },

  "saturday.lunch": { "tag": "legumbres" },

  "saturday.dinner": { "tag": "solo-cena" },

  "sunday.lunch": [{ "tag": "verduras" }, { "tag": "carne" }],

  "sunday.dinner": { "tag": "verduras" }
}
"""#
}
