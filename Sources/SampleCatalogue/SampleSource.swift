// Made by `make generate` from samples/household.
// swift-format-ignore-file

extension SampleCatalogue {
  /// The files one after the other, each under a line with its path; a food that the food
  /// catalogue has, too, is the line alone.
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
=== foods/aceite-de-oliva.json
=== foods/aceituna-verde.json
=== foods/acelga.json
=== foods/aguacate.json
=== foods/ajo.json
=== foods/alcachofa.json
=== foods/almeja.json
=== foods/almendra.json
=== foods/alubia-blanca.json
=== foods/alubia-cocida.json
=== foods/apio.json
=== foods/arroz.json
=== foods/atun-en-aceite.json
=== foods/azafran.json
=== foods/azucar.json
=== foods/bacalao.json
=== foods/berenjena.json
=== foods/boniato.json
=== foods/brocoli.json
=== foods/calabacin.json
=== foods/calabaza.json
=== foods/caldo-de-pollo-sin-gluten.json
=== foods/caldo-de-pollo.json
=== foods/canela-en-rama.json
=== foods/carne-picada-de-ternera.json
=== foods/cebolla.json
=== foods/champinon.json
=== foods/chocolate-negro.json
=== foods/chorizo-sin-gluten.json
=== foods/chorizo.json
=== foods/coliflor.json
=== foods/comino.json
=== foods/contramuslo-de-pollo-sin-hueso.json
=== foods/copos-de-avena.json
=== foods/dorada.json
=== foods/espaguetis.json
=== foods/espinaca.json
=== foods/espinacas-congeladas.json
=== foods/fideos-sin-gluten.json
=== foods/fideos.json
=== foods/gamba.json
=== foods/garbanzo-cocido.json
=== foods/garbanzo.json
=== foods/guisantes-congelados.json
=== foods/harina-de-arroz-sin-gluten.json
=== foods/harina-de-trigo.json
=== foods/huevo.json
=== foods/jamon-cocido.json
=== foods/jamon-serrano.json
=== foods/judia-verde.json
=== foods/kiwi.json
=== foods/laurel.json
=== foods/leche-semidesnatada.json
=== foods/lechuga.json
=== foods/lenteja-sin-gluten.json
=== foods/lenteja.json
=== foods/limon.json
=== foods/lomo-de-cerdo.json
=== foods/macarrones-sin-gluten.json
=== foods/macarrones.json
=== foods/maicena.json
=== foods/maiz-dulce.json
=== foods/mandarina.json
=== foods/mantequilla.json
=== foods/manzana.json
=== foods/mayonesa.json
=== foods/mejillon.json
=== foods/merluza.json
=== foods/miel.json
=== foods/mostaza.json
=== foods/mozzarella.json
=== foods/naranja.json
=== foods/nata-para-cocinar.json
=== foods/nuez-moscada-entera.json
=== foods/nuez.json
=== foods/oregano.json
=== foods/pan-de-barra.json
=== foods/pan-de-molde-sin-gluten.json
=== foods/pan-de-molde.json
=== foods/pan-rallado.json
=== foods/panceta.json
=== foods/pastilla-de-caldo.json
=== foods/patata.json
=== foods/pechuga-de-pavo.json
=== foods/pechuga-de-pollo.json
=== foods/pepino.json
=== foods/pera.json
=== foods/perejil.json
=== foods/pimenton-sin-gluten.json
=== foods/pimenton.json
=== foods/pimienta-negra-en-grano.json
=== foods/pimiento-del-piquillo.json
=== foods/pimiento-rojo.json
=== foods/pimiento-verde.json
=== foods/platano.json
=== foods/puerro.json
=== foods/queso-de-cabra.json
=== foods/queso-de-oveja-curado.json
=== foods/queso-en-lonchas.json
=== foods/queso-rallado.json
=== foods/quinoa.json
=== foods/repollo.json
=== foods/sal.json
=== foods/salmon.json
=== foods/sardina.json
=== foods/sepia.json
=== foods/ternera-para-guisar.json
=== foods/tomate-frito.json
=== foods/tomate-triturado.json
=== foods/tomate.json
=== foods/tomillo.json
=== foods/vinagre-de-vino.json
=== foods/vino-blanco.json
=== foods/yogur-natural.json
=== foods/zanahoria.json
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
