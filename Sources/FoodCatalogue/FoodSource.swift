// Made by `make generate` from catalogue.
// swift-format-ignore-file

extension FoodCatalogue {
  /// The files one after the other, each under a line with its id.
  static let source = #"""
=== abadejo
{
  "name": { "es": "Abadejo", "en": "Pollack" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 76, "protein": 17.7, "carbohydrates": 0, "fat": 0.5, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26129"
}
=== acedera
{
  "name": { "es": "Acedera", "en": "Sorrel" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 1.9, "carbohydrates": 1.6, "fat": 0.7, "fibre": 1.8 },
  "weights": { "cup": 40 },
  "source": "CIQUAL 2025 20111"
}
=== aceite-de-cacahuete
{
  "name": { "es": "Aceite de cacahuete", "en": "Peanut oil" },
  "aliases": ["aceite de maní"],
  "category": "pantry",
  "contains": ["peanuts"],
  "nutrition": { "per": "100 g", "kcal": 899, "protein": 0.3, "carbohydrates": 0, "fat": 99.9, "fibre": 0 },
  "weights": { "tbsp": 13.5 },
  "density": 0.91,
  "source": "CIQUAL 2025 17040"
}
=== aceite-de-coco
{
  "name": { "es": "Aceite de coco", "en": "Coconut oil" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 897, "protein": 0, "carbohydrates": 0.4, "fat": 99.5, "fibre": 0 },
  "weights": { "tbsp": 13.6 },
  "density": 0.92,
  "source": "CIQUAL 2025 16040"
}
=== aceite-de-colza
{
  "name": { "es": "Aceite de colza", "en": "Rapeseed oil" },
  "aliases": ["aceite de canola", "canola oil"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 900, "protein": 0, "carbohydrates": 0, "fat": 100, "fibre": 0 },
  "weights": { "tbsp": 13.6 },
  "density": 0.92,
  "pack": "1 l",
  "source": "CIQUAL 2025 17130"
}
=== aceite-de-girasol
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
=== aceite-de-maiz
{
  "name": { "es": "Aceite de maíz", "en": "Corn oil" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 900, "protein": 0, "carbohydrates": 0, "fat": 100, "fibre": 0 },
  "weights": { "tbsp": 13.6 },
  "density": 0.92,
  "pack": "1 l",
  "source": "CIQUAL 2025 17190"
}
=== aceite-de-oliva
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
=== aceite-de-sesamo
{
  "name": { "es": "Aceite de sésamo", "en": "Sesame oil" },
  "aliases": ["aceite de ajonjolí"],
  "category": "pantry",
  "contains": ["sesame"],
  "nutrition": { "per": "100 g", "kcal": 900, "protein": 0, "carbohydrates": 0, "fat": 100, "fibre": 0 },
  "weights": { "tbsp": 13.6, "tsp": 4.5 },
  "density": 0.92,
  "pack": "250 ml",
  "source": "CIQUAL 2025 17400"
}
=== aceituna-negra
{
  "name": { "es": "Aceituna negra", "en": "Black olives" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 173, "protein": 1.4, "carbohydrates": 0, "fat": 17.2, "fibre": 6.2 },
  "weights": { "unit": 4 },
  "pack": "150 g",
  "source": "CIQUAL 2025 13032"
}
=== aceituna-rellena-de-anchoa
{
  "name": { "es": "Aceituna rellena de anchoa", "en": "Anchovy-stuffed olives" },
  "aliases": ["aceituna rellena"],
  "category": "pantry",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 156, "protein": 2.1, "carbohydrates": 1.2, "fat": 15.2, "fibre": 3 },
  "weights": { "unit": 4 },
  "pack": "150 g",
  "source": "CIQUAL 2025 13147"
}
=== aceituna-verde packet
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
=== acelga
{
  "name": { "es": "Acelga", "en": "Swiss chard" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 19, "protein": 1.8, "carbohydrates": 2.1, "fat": 0.2, "fibre": 1.6 },
  "weights": { "bunch": 450, "cup": 36 },
  "source": "USDA SR28 11147"
}
=== achiote
{
  "name": { "es": "Achiote", "en": "Annatto" },
  "aliases": ["bija", "onoto"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "weights": { "tsp": 3 },
  "staple": true
}
=== agua
{
  "name": { "es": "Agua", "en": "Water" },
  "aliases": ["agua del grifo", "tap water"],
  "category": "drinks",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 0, "protein": 0, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "cup": 240, "tbsp": 15, "tsp": 5 },
  "density": 1,
  "source": "CIQUAL 2025 18066"
}
=== agua-de-coco
{
  "name": { "es": "Agua de coco", "en": "Coconut water" },
  "category": "drinks",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 12, "protein": 0.2, "carbohydrates": 3.3, "fat": 0, "fibre": 0 },
  "weights": { "cup": 240 },
  "density": 1.02,
  "pack": "1 l",
  "source": "CIQUAL 2025 18011"
}
=== aguacate
{
  "name": { "es": "Aguacate", "en": "Avocado" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 203, "protein": 1.6, "carbohydrates": 0, "fat": 20.6, "fibre": 3.6 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 13004"
}
=== aji-amarillo
{
  "name": { "es": "Ají amarillo", "en": "Yellow Peruvian chilli" },
  "aliases": ["ají escabeche"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 40, "protein": 1.9, "carbohydrates": 7.3, "fat": 0.4, "fibre": 1.5 },
  "weights": { "unit": 40 },
  "source": "USDA SR28 11819"
}
=== ajo
{
  "name": { "es": "Ajo", "en": "Garlic" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 109, "protein": 5.3, "carbohydrates": 18.6, "fat": 0, "fibre": 5.8 },
  "weights": { "clove": 5, "unit": 45 },
  "source": "CIQUAL 2025 11000"
}
=== ajo-en-polvo
{
  "name": { "es": "Ajo en polvo", "en": "Garlic powder" },
  "aliases": ["ajo molido"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 346, "protein": 16.6, "carbohydrates": 63.7, "fat": 0.7, "fibre": 9 },
  "weights": { "tsp": 3.1 },
  "staple": true,
  "source": "CIQUAL 2025 11023"
}
=== albahaca
{
  "name": { "es": "Albahaca", "en": "Fresh basil" },
  "aliases": ["albahaca fresca", "basil leaves"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 35, "protein": 3.2, "carbohydrates": 3.4, "fat": 0.6, "fibre": 1.6 },
  "weights": { "bunch": 30, "tbsp": 2.6 },
  "source": "CIQUAL 2025 11033"
}
=== albahaca-seca
{
  "name": { "es": "Albahaca seca", "en": "Dried basil" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 244, "protein": 23, "carbohydrates": 10.1, "fat": 4.1, "fibre": 37.7 },
  "weights": { "tsp": 0.7 },
  "staple": true,
  "source": "CIQUAL 2025 11032"
}
=== albaricoque
{
  "name": { "es": "Albaricoque", "en": "Apricot" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 44, "protein": 0.8, "carbohydrates": 9, "fat": 0, "fibre": 1.7 },
  "weights": { "unit": 40 },
  "source": "CIQUAL 2025 13000"
}
=== alcachofa
{
  "name": { "es": "Alcachofa", "en": "Artichoke" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 45, "protein": 3.3, "carbohydrates": 4.8, "fat": 0.2, "fibre": 5.4 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 20052"
}
=== alcachofa-congelada
{
  "name": { "es": "Alcachofa congelada", "en": "Frozen artichokes" },
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 55, "protein": 1.9, "carbohydrates": 7, "fat": 0.4, "fibre": 7.5 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20232"
}
=== alcachofa-de-jerusalen
{
  "name": { "es": "Alcachofa de Jerusalén", "en": "Jerusalem artichoke" },
  "aliases": ["aguaturma", "tupinambo"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 75, "protein": 2, "carbohydrates": 15.8, "fat": 0, "fibre": 1.6 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 20196"
}
=== alcachofa-en-conserva
{
  "name": { "es": "Alcachofa en conserva", "en": "Tinned artichoke hearts" },
  "aliases": ["corazón de alcachofa"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 1.8, "carbohydrates": 2.3, "fat": 0, "fibre": 3.2 },
  "weights": { "can": 240 },
  "pack": "240 g",
  "source": "CIQUAL 2025 20155"
}
=== alcaparra
{
  "name": { "es": "Alcaparra", "en": "Capers" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 2.4, "carbohydrates": 1.7, "fat": 0.9, "fibre": 3.2 },
  "weights": { "tbsp": 8.6 },
  "pack": "100 g",
  "source": "USDA SR28 02054"
}
=== alga-kombu
{
  "name": { "es": "Alga kombu", "en": "Kombu" },
  "aliases": ["kombu"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 222, "protein": 7.9, "carbohydrates": 24.9, "fat": 2.6, "fibre": 34.1 },
  "weights": { "unit": 5 },
  "source": "CIQUAL 2025 20990"
}
=== alga-nori
{
  "name": { "es": "Alga nori", "en": "Nori" },
  "aliases": ["nori"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 257, "protein": 30.2, "carbohydrates": 11.7, "fat": 1.8, "fibre": 36.8 },
  "weights": { "unit": 2.5 },
  "source": "CIQUAL 2025 20987"
}
=== alga-wakame
{
  "name": { "es": "Alga wakame", "en": "Wakame" },
  "aliases": ["wakame"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 201, "protein": 12.2, "carbohydrates": 13.3, "fat": 1.5, "fibre": 42.9 },
  "weights": { "tbsp": 2 },
  "source": "CIQUAL 2025 20999"
}
=== alioli
{
  "name": { "es": "Alioli", "en": "Aioli" },
  "aliases": ["ajoaceite"],
  "category": "pantry",
  "contains": ["eggs", "milk", "mustard"],
  "nutrition": { "per": "100 g", "kcal": 480, "protein": 1.1, "carbohydrates": 5.4, "fat": 50.2, "fibre": 0.3 },
  "weights": { "tbsp": 14 },
  "source": "CIQUAL 2025 11168"
}
=== alita-de-pollo
{
  "name": { "es": "Alita de pollo", "en": "Chicken wing" },
  "aliases": ["ala de pollo", "chicken wings"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 181, "protein": 20.4, "carbohydrates": 0, "fat": 11, "fibre": 0 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 36023"
}
=== almeja
{
  "name": { "es": "Almeja", "en": "Clams" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 81, "protein": 11.5, "carbohydrates": 2.7, "fat": 2.7, "fibre": 0 },
  "source": "CIQUAL 2025 10017"
}
=== almendra packet
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
=== almendra-molida
{
  "name": { "es": "Almendra molida", "en": "Ground almonds" },
  "aliases": ["harina de almendra"],
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 631, "protein": 21.4, "carbohydrates": 8.8, "fat": 52.5, "fibre": 9.9 },
  "weights": { "cup": 95 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15041"
}
=== altramuz
{
  "name": { "es": "Altramuz", "en": "Lupin seeds" },
  "aliases": ["chocho", "tarwi"],
  "category": "pantry",
  "contains": ["lupin"],
  "nutrition": { "per": "100 g", "kcal": 356, "protein": 36.2, "carbohydrates": 21.5, "fat": 9.7, "fibre": 18.9 },
  "weights": { "unit": 1 },
  "source": "CIQUAL 2025 20534"
}
=== alubia-blanca
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
=== alubia-cocida packet
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
=== alubia-pinta
{
  "name": { "es": "Alubia pinta", "en": "Pinto beans" },
  "aliases": ["frijol cargamanto", "frijol pinto", "judía pinta"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 347, "protein": 21.4, "carbohydrates": 47.1, "fat": 1.2, "fibre": 15.5 },
  "weights": { "cup": 193 },
  "pack": "1 kg",
  "source": "USDA SR28 16042"
}
=== alubia-roja
{
  "name": { "es": "Alubia roja", "en": "Kidney beans" },
  "aliases": ["frijol rojo", "judía roja", "red beans"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 314, "protein": 22.5, "carbohydrates": 46.1, "fat": 1.1, "fibre": 15.2 },
  "weights": { "cup": 184 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20525"
}
=== alubia-roja-cocida
{
  "name": { "es": "Alubia roja cocida", "en": "Cooked kidney beans" },
  "aliases": ["alubias rojas de bote", "canned kidney beans"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 108, "protein": 8.3, "carbohydrates": 13, "fat": 1, "fibre": 7 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20524"
}
=== amaranto
{
  "name": { "es": "Amaranto", "en": "Amaranth" },
  "aliases": ["kiwicha"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 369, "protein": 13.5, "carbohydrates": 58.6, "fat": 7, "fibre": 6.7 },
  "weights": { "cup": 193 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9345"
}
=== anacardo
{
  "name": { "es": "Anacardo", "en": "Cashews" },
  "aliases": ["marañón"],
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 553, "protein": 18.2, "carbohydrates": 26.9, "fat": 43.9, "fibre": 3.3 },
  "weights": { "cup": 137, "unit": 1.6 },
  "pack": "200 g",
  "source": "USDA SR28 12087"
}
=== anchoa-en-aceite
{
  "name": { "es": "Anchoa en aceite", "en": "Anchovies in oil" },
  "aliases": ["anchoa"],
  "category": "pantry",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 197, "protein": 25, "carbohydrates": 1.4, "fat": 9.9, "fibre": 1.1 },
  "weights": { "can": 30, "unit": 4 },
  "pack": "50 g",
  "source": "CIQUAL 2025 26694"
}
=== anis-en-grano
{
  "name": { "es": "Anís en grano", "en": "Aniseed" },
  "aliases": ["matalahúva"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 337, "protein": 17.6, "carbohydrates": 35.4, "fat": 15.9, "fibre": 14.6 },
  "weights": { "tsp": 2.1 },
  "staple": true,
  "source": "USDA SR28 02002"
}
=== apio
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
=== apionabo
{
  "name": { "es": "Apionabo", "en": "Celeriac" },
  "aliases": ["apio nabo"],
  "category": "produce",
  "contains": ["celery"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 26, "protein": 1.4, "carbohydrates": 4, "fat": 0, "fibre": 4.5 },
  "weights": { "unit": 600 },
  "source": "CIQUAL 2025 20055"
}
=== arandano
{
  "name": { "es": "Arándano", "en": "Blueberry" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 58, "protein": 0.9, "carbohydrates": 10.6, "fat": 0.3, "fibre": 2.4 },
  "weights": { "cup": 145 },
  "pack": "125 g",
  "source": "CIQUAL 2025 13028"
}
=== arandano-rojo-deshidratado
{
  "name": { "es": "Arándano rojo deshidratado", "en": "Dried cranberries" },
  "aliases": ["arándano seco"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 332, "protein": 0.3, "carbohydrates": 76.4, "fat": 1, "fibre": 5.7 },
  "weights": { "cup": 120 },
  "source": "CIQUAL 2025 13178"
}
=== arenque
{
  "name": { "es": "Arenque", "en": "Herring" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 176, "protein": 17.7, "carbohydrates": 0, "fat": 11.7, "fibre": 0 },
  "source": "CIQUAL 2025 26011"
}
=== arroz
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
=== arroz-arborio
{
  "name": { "es": "Arroz arborio", "en": "Arborio rice" },
  "aliases": ["arroz para risotto", "carnaroli"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 7, "carbohydrates": 77.5, "fat": 0.8, "fibre": 1.5 },
  "weights": { "cup": 190 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9100"
}
=== arroz-basmati
{
  "name": { "es": "Arroz basmati", "en": "Basmati rice" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 351, "protein": 7.1, "carbohydrates": 78.4, "fat": 0.6, "fibre": 1.1 },
  "weights": { "cup": 185 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9119"
}
=== arroz-bomba
{
  "name": { "es": "Arroz bomba", "en": "Bomba rice" },
  "aliases": ["arroz de paella", "arroz redondo"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 7, "carbohydrates": 77.5, "fat": 0.8, "fibre": 1.5 },
  "weights": { "cup": 190 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9100"
}
=== arroz-integral
{
  "name": { "es": "Arroz integral", "en": "Brown rice" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 7, "carbohydrates": 71.4, "fat": 2.8, "fibre": 5 },
  "weights": { "cup": 185 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9102"
}
=== arroz-jazmin
{
  "name": { "es": "Arroz jazmín", "en": "Jasmine rice" },
  "aliases": ["arroz tailandés"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 7, "carbohydrates": 77.5, "fat": 0.8, "fibre": 1.5 },
  "weights": { "cup": 185 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9100"
}
=== arroz-salvaje
{
  "name": { "es": "Arroz salvaje", "en": "Wild rice" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 344, "protein": 11.1, "carbohydrates": 69.2, "fat": 0.9, "fibre": 5.9 },
  "weights": { "cup": 160 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9108"
}
=== arroz-vaporizado
{
  "name": { "es": "Arroz vaporizado", "en": "Parboiled rice" },
  "aliases": ["arroz sancochado"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 361, "protein": 7.3, "carbohydrates": 79.4, "fat": 1, "fibre": 1.7 },
  "weights": { "cup": 185 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9101"
}
=== atun-al-natural
{
  "name": { "es": "Atún al natural", "en": "Tuna in brine" },
  "category": "pantry",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 143, "protein": 26.8, "carbohydrates": 0, "fat": 3.9, "fibre": 0 },
  "weights": { "can": 56 },
  "pack": "168 g",
  "source": "CIQUAL 2025 26039"
}
=== atun-en-aceite packet
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
=== atun-fresco
{
  "name": { "es": "Atún fresco", "en": "Fresh tuna" },
  "aliases": ["atún"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 155, "protein": 24, "carbohydrates": 2.7, "fat": 5.4, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26053"
}
=== avellana
{
  "name": { "es": "Avellana", "en": "Hazelnuts" },
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 632, "protein": 14.4, "carbohydrates": 7.2, "fat": 56.9, "fibre": 11.6 },
  "weights": { "cup": 135, "unit": 1.3 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15004"
}
=== avena-sin-gluten
{
  "name": { "es": "Avena sin gluten", "en": "Gluten-free oat flakes" },
  "aliases": ["copos de avena sin gluten"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 369, "protein": 10.6, "carbohydrates": 57.7, "fat": 7.8, "fibre": 11.2 },
  "weights": { "cup": 81 },
  "pack": "500 g",
  "source": "CIQUAL 2025 32140"
}
=== azafran
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
=== azucar
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
=== azucar-avainillado
{
  "name": { "es": "Azúcar avainillado", "en": "Vanilla sugar" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 397, "protein": 0.1, "carbohydrates": 98.6, "fat": 0.3, "fibre": 0.4 },
  "weights": { "tsp": 4 },
  "source": "CIQUAL 2025 31044"
}
=== azucar-glas
{
  "name": { "es": "Azúcar glas", "en": "Icing sugar" },
  "aliases": ["azúcar en polvo", "azúcar glasé", "powdered sugar"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 389, "protein": 0, "carbohydrates": 99.8, "fat": 0, "fibre": 0 },
  "weights": { "cup": 120, "tbsp": 8 },
  "pack": "250 g",
  "source": "USDA SR28 19336"
}
=== azucar-moreno
{
  "name": { "es": "Azúcar moreno", "en": "Brown sugar" },
  "aliases": ["azúcar de caña"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 393, "protein": 0.1, "carbohydrates": 98.1, "fat": 0, "fibre": 0 },
  "weights": { "cup": 200, "tbsp": 13 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 31017"
}
=== azuki
{
  "name": { "es": "Azuki", "en": "Adzuki beans" },
  "aliases": ["alubia azuki"],
  "category": "pantry",
  "contains": [],
  "traces": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 329, "protein": 19.9, "carbohydrates": 50.2, "fat": 0.5, "fibre": 12.7 },
  "weights": { "cup": 197 },
  "pack": "500 g",
  "source": "USDA SR28 16001"
}
=== bacalao
{
  "name": { "es": "Bacalao", "en": "Cod" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 77, "protein": 18.1, "carbohydrates": 0, "fat": 0.6, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26043"
}
=== bacalao-salado
{
  "name": { "es": "Bacalao salado", "en": "Salt cod" },
  "aliases": ["bacalao desalado", "bacalao en salazón"],
  "category": "fish",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 210, "protein": 47.6, "carbohydrates": 1.1, "fat": 1.7, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26098"
}
=== bacon
{
  "name": { "es": "Bacon", "en": "Bacon" },
  "aliases": ["beicon", "panceta ahumada", "tocineta"],
  "category": "meat",
  "contains": ["meat", "milk", "pork", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 303, "protein": 15.6, "carbohydrates": 0.8, "fat": 26.1, "fibre": 1 },
  "weights": { "slice": 15 },
  "pack": "150 g",
  "source": "CIQUAL 2025 28502"
}
=== bebida-de-almendra
{
  "name": { "es": "Bebida de almendra", "en": "Almond drink" },
  "aliases": ["almond milk", "leche de almendra"],
  "category": "drinks",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 36, "protein": 1.1, "carbohydrates": 0.7, "fat": 3.2, "fibre": 0 },
  "weights": { "cup": 240 },
  "density": 1.02,
  "pack": "1 l",
  "source": "CIQUAL 2025 18107"
}
=== bebida-de-arroz
{
  "name": { "es": "Bebida de arroz", "en": "Rice drink" },
  "aliases": ["leche de arroz", "rice milk"],
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 52, "protein": 0.2, "carbohydrates": 10.8, "fat": 1, "fibre": 0 },
  "weights": { "cup": 240 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 18904"
}
=== bebida-de-avena
{
  "name": { "es": "Bebida de avena", "en": "Oat drink" },
  "aliases": ["leche de avena", "oat milk"],
  "category": "drinks",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 41, "protein": 0.3, "carbohydrates": 7.8, "fat": 1.1, "fibre": 0 },
  "weights": { "cup": 240 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 18899"
}
=== bebida-de-soja
{
  "name": { "es": "Bebida de soja", "en": "Soya drink" },
  "aliases": ["leche de soja", "soy milk"],
  "category": "drinks",
  "contains": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 42, "protein": 3.2, "carbohydrates": 1.9, "fat": 2.1, "fibre": 0.7 },
  "weights": { "cup": 240 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 18900"
}
=== bechamel
{
  "name": { "es": "Bechamel", "en": "Béchamel sauce" },
  "aliases": ["besamel", "salsa bechamel"],
  "category": "dairy-eggs",
  "contains": ["gluten", "milk"],
  "nutrition": { "per": "100 g", "kcal": 105, "protein": 2.6, "carbohydrates": 6.2, "fat": 7.4, "fibre": 1.3 },
  "weights": { "cup": 240 },
  "source": "CIQUAL 2025 11101"
}
=== berberecho
{
  "name": { "es": "Berberecho", "en": "Cockle" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 79, "protein": 13.5, "fat": 0.7 },
  "source": "USDA SR28 35028"
}
=== berberecho-al-natural
{
  "name": { "es": "Berberecho al natural", "en": "Tinned cockles" },
  "aliases": ["berberecho de lata"],
  "category": "pantry",
  "contains": ["molluscs"],
  "nutrition": { "per": "100 g", "kcal": 142, "protein": 24.3, "carbohydrates": 5.9, "fat": 1.6, "fibre": 0 },
  "weights": { "can": 63 },
  "source": "USDA SR28 15160"
}
=== berenjena
{
  "name": { "es": "Berenjena", "en": "Aubergine" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 1, "carbohydrates": 2.7, "fat": 0.2, "fibre": 3 },
  "weights": { "unit": 280 },
  "source": "CIQUAL 2025 20053"
}
=== berro
{
  "name": { "es": "Berro", "en": "Watercress" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 16, "protein": 2.3, "carbohydrates": 1.1, "fat": 0.1, "fibre": 0.5 },
  "weights": { "bunch": 100, "cup": 34 },
  "source": "CIQUAL 2025 20022"
}
=== besugo
{
  "name": { "es": "Besugo", "en": "Blackspot bream" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 102, "protein": 21, "carbohydrates": 0, "fat": 2, "fibre": 0 },
  "source": "CIQUAL 2025 26109"
}
=== bicarbonato
{
  "name": { "es": "Bicarbonato", "en": "Bicarbonate of soda" },
  "aliases": ["baking soda", "bicarbonato sódico"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 0, "protein": 0.1, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "tsp": 4.6 },
  "staple": true,
  "source": "CIQUAL 2025 11507"
}
=== bizcocho
{
  "name": { "es": "Bizcocho", "en": "Sponge cake" },
  "aliases": ["bizcocho de yogur"],
  "category": "bakery",
  "contains": ["eggs", "gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 409, "protein": 5.9, "carbohydrates": 52, "fat": 19.1, "fibre": 2.7 },
  "weights": { "slice": 50 },
  "source": "CIQUAL 2025 23588"
}
=== bizcocho-de-soletilla
{
  "name": { "es": "Bizcocho de soletilla", "en": "Sponge finger" },
  "aliases": ["melindro"],
  "category": "bakery",
  "contains": ["eggs", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 366, "protein": 7.8, "carbohydrates": 74.5, "fat": 3.4, "fibre": 2.9 },
  "weights": { "unit": 7 },
  "source": "CIQUAL 2025 24430"
}
=== bogavante
{
  "name": { "es": "Bogavante", "en": "Lobster" },
  "category": "fish",
  "contains": ["crustaceans"],
  "traces": ["fish", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 86, "protein": 17.9, "carbohydrates": 0.9, "fat": 1.2, "fibre": 0 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 10010"
}
=== boletus
{
  "name": { "es": "Boletus", "en": "Cep" },
  "aliases": ["hongo boletus", "porcini"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 29, "protein": 3.2, "carbohydrates": 2, "fat": 0.5, "fibre": 2.1 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 20160"
}
=== boniato
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
=== bonito-del-norte
{
  "name": { "es": "Bonito del norte", "en": "Albacore" },
  "aliases": ["bonito"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 121, "protein": 27.2, "carbohydrates": 0, "fat": 1.4, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26076"
}
=== bonito-en-aceite-de-oliva
{
  "name": { "es": "Bonito en aceite de oliva", "en": "White tuna in olive oil" },
  "aliases": ["ventresca de bonito"],
  "category": "pantry",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 192, "protein": 31.3, "carbohydrates": 1, "fat": 7, "fibre": 0 },
  "weights": { "can": 82 },
  "source": "CIQUAL 2025 26179"
}
=== boqueron
{
  "name": { "es": "Boquerón", "en": "Fresh anchovy" },
  "aliases": ["boquerón fresco"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 129, "protein": 18.6, "carbohydrates": 0, "fat": 6.1, "fibre": 0 },
  "weights": { "unit": 12 },
  "source": "CIQUAL 2025 26079"
}
=== boqueron-en-vinagre
{
  "name": { "es": "Boquerón en vinagre", "en": "Anchovies in vinegar" },
  "category": "fish",
  "contains": ["fish", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 186, "protein": 20.3, "carbohydrates": 0.5, "fat": 11.3, "fibre": 0.7 },
  "weights": { "unit": 8 },
  "pack": "150 g",
  "source": "CIQUAL 2025 26700"
}
=== borraja
{
  "name": { "es": "Borraja", "en": "Borage" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 21, "protein": 1.8, "fat": 0.7 },
  "weights": { "bunch": 500 },
  "source": "USDA SR28 11613"
}
=== brandy
{
  "name": { "es": "Brandy", "en": "Brandy" },
  "aliases": ["coñac"],
  "category": "drinks",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 222, "protein": 0, "carbohydrates": 0.8, "fat": 0, "fibre": 0 },
  "density": 0.95,
  "pack": "700 ml",
  "source": "CIQUAL 2025 1023"
}
=== brioche
{
  "name": { "es": "Brioche", "en": "Brioche loaf" },
  "aliases": ["pan brioche"],
  "category": "bakery",
  "contains": ["eggs", "gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 312, "protein": 7.8, "carbohydrates": 51.4, "fat": 7.3, "fibre": 3 },
  "weights": { "slice": 35 },
  "source": "CIQUAL 2025 7210"
}
=== brocoli
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
=== brocoli-congelado
{
  "name": { "es": "Brócoli congelado", "en": "Frozen broccoli" },
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 26, "protein": 2.8, "carbohydrates": 1.5, "fat": 0.4, "fibre": 2.8 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20204"
}
=== brote-de-bambu
{
  "name": { "es": "Brote de bambú", "en": "Bamboo shoots" },
  "aliases": ["bambú"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 19, "protein": 1.6, "carbohydrates": 1.9, "fat": 0.3, "fibre": 1.2 },
  "weights": { "can": 140 },
  "pack": "140 g",
  "source": "CIQUAL 2025 20188"
}
=== brote-de-soja
{
  "name": { "es": "Brote de soja", "en": "Bean sprouts" },
  "aliases": ["germinado de soja"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 28, "protein": 2.6, "carbohydrates": 3.4, "fat": 0, "fibre": 1.7 },
  "weights": { "cup": 104 },
  "source": "CIQUAL 2025 20183"
}
=== buey-de-mar
{
  "name": { "es": "Buey de mar", "en": "Crab" },
  "aliases": ["cangrejo"],
  "category": "fish",
  "contains": ["crustaceans"],
  "traces": ["fish", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 104, "protein": 19.5, "carbohydrates": 0, "fat": 2.9, "fibre": 0 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 10039"
}
=== bulgur
{
  "name": { "es": "Bulgur", "en": "Bulgur" },
  "aliases": ["trigo bulgur"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 347, "protein": 11.7, "carbohydrates": 65.8, "fat": 1.4, "fibre": 10.5 },
  "weights": { "cup": 140 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9690"
}
=== burrata
{
  "name": { "es": "Burrata", "en": "Burrata" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 259, "protein": 10.8, "carbohydrates": 0.9, "fat": 23.4, "fibre": 0 },
  "weights": { "unit": 125 },
  "pack": "125 g",
  "source": "CIQUAL 2025 12072"
}
=== butifarra
{
  "name": { "es": "Butifarra", "en": "Butifarra sausage" },
  "category": "meat",
  "contains": ["meat", "milk", "pork", "soybeans", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 258, "protein": 16.9, "carbohydrates": 0, "fat": 21.2, "fibre": 0 },
  "weights": { "unit": 120 },
  "source": "CIQUAL 2025 30051"
}
=== caballa
{
  "name": { "es": "Caballa", "en": "Mackerel" },
  "aliases": ["verdel"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 198, "protein": 18.1, "carbohydrates": 0.9, "fat": 13.5, "fibre": 0 },
  "weights": { "unit": 180 },
  "source": "CIQUAL 2025 26051"
}
=== caballa-en-conserva
{
  "name": { "es": "Caballa en conserva", "en": "Tinned mackerel" },
  "aliases": ["caballa en aceite"],
  "category": "pantry",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 221, "protein": 18.8, "carbohydrates": 0, "fat": 16.2, "fibre": 0 },
  "weights": { "can": 90 },
  "source": "CIQUAL 2025 26123"
}
=== cabrito
{
  "name": { "es": "Cabrito", "en": "Kid" },
  "aliases": ["choto"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 103, "protein": 20.6, "carbohydrates": 0, "fat": 2.3, "fibre": 0 },
  "source": "CIQUAL 2025 21800"
}
=== cacahuete
{
  "name": { "es": "Cacahuete", "en": "Peanuts" },
  "aliases": ["cacahuate", "maní"],
  "category": "pantry",
  "contains": ["peanuts"],
  "nutrition": { "per": "100 g", "kcal": 623, "protein": 22.8, "carbohydrates": 14.8, "fat": 49.1, "fibre": 8.6 },
  "weights": { "cup": 146 },
  "pack": "250 g",
  "source": "CIQUAL 2025 15001"
}
=== cacao-puro
{
  "name": { "es": "Cacao puro", "en": "Cocoa powder" },
  "aliases": ["cacao en polvo", "unsweetened cocoa"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 387, "protein": 22.4, "carbohydrates": 11.6, "fat": 20.6, "fibre": 29.5 },
  "weights": { "tbsp": 5.4 },
  "pack": "250 g",
  "source": "CIQUAL 2025 18100"
}
=== cacao-soluble
{
  "name": { "es": "Cacao soluble", "en": "Drinking chocolate" },
  "aliases": ["colacao"],
  "category": "pantry",
  "contains": ["gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 379, "protein": 6.7, "carbohydrates": 75.6, "fat": 3.3, "fibre": 10.5 },
  "weights": { "tbsp": 10 },
  "pack": "400 g",
  "source": "CIQUAL 2025 18101"
}
=== cafe-molido
{
  "name": { "es": "Café molido", "en": "Ground coffee" },
  "aliases": ["café"],
  "category": "drinks",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 341, "protein": 13.9, "carbohydrates": 20.3, "fat": 13.9, "fibre": 39.7 },
  "weights": { "tbsp": 5 },
  "pack": "250 g",
  "source": "CIQUAL 2025 18003"
}
=== cafe-soluble
{
  "name": { "es": "Café soluble", "en": "Instant coffee" },
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 291, "protein": 18.5, "carbohydrates": 41.9, "fat": 1.1, "fibre": 20 },
  "weights": { "tsp": 1.5 },
  "pack": "100 g",
  "source": "CIQUAL 2025 18005"
}
=== calabacin
{
  "name": { "es": "Calabacín", "en": "Courgette" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 1.2, "carbohydrates": 1.8, "fat": 0.3, "fibre": 1 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 20020"
}
=== calabacin-congelado
{
  "name": { "es": "Calabacín congelado", "en": "Frozen courgette" },
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 1.1, "carbohydrates": 2, "fat": 0.1, "fibre": 1.5 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20230"
}
=== calabaza
{
  "name": { "es": "Calabaza", "en": "Butternut squash" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 0.6, "carbohydrates": 4.6, "fat": 0.1, "fibre": 1 },
  "weights": { "cup": 140 },
  "source": "CIQUAL 2025 20128"
}
=== calamar
{
  "name": { "es": "Calamar", "en": "Squid" },
  "aliases": ["calamari", "chipirón"],
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 77, "protein": 14.4, "carbohydrates": 2.2, "fat": 1.2, "fibre": 0 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 10001"
}
=== calamar-a-la-romana
{
  "name": { "es": "Calamar a la romana", "en": "Battered squid rings" },
  "aliases": ["anilla de calamar rebozada"],
  "category": "frozen",
  "contains": ["eggs", "gluten", "milk", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 229, "protein": 8.7, "carbohydrates": 26.7, "fat": 9.5, "fibre": 1 },
  "weights": { "unit": 20 },
  "pack": "400 g",
  "source": "CIQUAL 2025 10002"
}
=== caldo-de-carne
{
  "name": { "es": "Caldo de carne", "en": "Beef stock" },
  "aliases": ["beef broth"],
  "category": "pantry",
  "contains": ["celery", "meat", "pork"],
  "density": 1,
  "pack": "1 l"
}
=== caldo-de-pescado
{
  "name": { "es": "Caldo de pescado", "en": "Fish stock" },
  "aliases": ["fish broth", "fumet"],
  "category": "pantry",
  "contains": ["celery", "crustaceans", "fish", "molluscs"],
  "density": 1,
  "pack": "1 l"
}
=== caldo-de-pollo packet
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
=== caldo-de-pollo-sin-gluten packet
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
=== caldo-de-verduras
{
  "name": { "es": "Caldo de verduras", "en": "Vegetable stock" },
  "aliases": ["caldo vegetal", "vegetable broth"],
  "category": "pantry",
  "contains": ["celery"],
  "density": 1,
  "pack": "1 l"
}
=== callo-de-ternera
{
  "name": { "es": "Callo de ternera", "en": "Beef tripe" },
  "aliases": ["mondongo"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 82, "protein": 12.1, "carbohydrates": 0, "fat": 3.7, "fibre": 0 },
  "source": "CIQUAL 2025 40502"
}
=== canela-en-rama
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
=== canela-molida
{
  "name": { "es": "Canela molida", "en": "Ground cinnamon" },
  "aliases": ["canela", "cinnamon"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 243, "protein": 4, "carbohydrates": 27.5, "fat": 1.2, "fibre": 53.1 },
  "weights": { "tsp": 2.6 },
  "staple": true,
  "source": "CIQUAL 2025 11025"
}
=== canelones
{
  "name": { "es": "Canelones", "en": "Cannelloni tubes" },
  "aliases": ["canelón", "placa de canelones"],
  "category": "pantry",
  "contains": ["eggs", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 381, "protein": 14, "carbohydrates": 68, "fat": 4.7, "fibre": 3.2 },
  "weights": { "unit": 6 },
  "pack": "125 g",
  "source": "CIQUAL 2025 9821"
}
=== canonigo
{
  "name": { "es": "Canónigo", "en": "Lamb's lettuce" },
  "aliases": ["valeriana"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 15, "protein": 2, "carbohydrates": 0.5, "fat": 0, "fibre": 2.3 },
  "weights": { "cup": 30 },
  "source": "CIQUAL 2025 20099"
}
=== caqui
{
  "name": { "es": "Caqui", "en": "Persimmon" },
  "aliases": ["kaki"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 66, "protein": 0.9, "carbohydrates": 14.3, "fat": 0, "fibre": 3.4 },
  "weights": { "unit": 170 },
  "source": "CIQUAL 2025 13066"
}
=== caracol
{
  "name": { "es": "Caracol", "en": "Snail" },
  "category": "fish",
  "contains": ["molluscs"],
  "nutrition": { "per": "100 g", "kcal": 78, "protein": 16.1, "carbohydrates": 1.3, "fat": 0.9, "fibre": 0 },
  "weights": { "unit": 5 },
  "source": "CIQUAL 2025 10008"
}
=== caramelo-liquido
{
  "name": { "es": "Caramelo líquido", "en": "Caramel sauce" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 324, "protein": 0, "carbohydrates": 81, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 20 },
  "source": "CIQUAL 2025 31046"
}
=== cardamomo
{
  "name": { "es": "Cardamomo", "en": "Cardamom" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 321, "protein": 10.8, "carbohydrates": 40.5, "fat": 6.7, "fibre": 28 },
  "weights": { "tsp": 2, "unit": 0.2 },
  "staple": true,
  "source": "CIQUAL 2025 11075"
}
=== cardo
{
  "name": { "es": "Cardo", "en": "Cardoon" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 14, "protein": 0.7, "carbohydrates": 1.7, "fat": 0.1, "fibre": 1.6 },
  "weights": { "unit": 80 },
  "source": "CIQUAL 2025 20054"
}
=== carne-de-membrillo
{
  "name": { "es": "Carne de membrillo", "en": "Quince paste" },
  "aliases": ["dulce de membrillo"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 336, "protein": 1.7, "carbohydrates": 76.6, "fat": 1.8, "fibre": 3.9 },
  "weights": { "slice": 30 },
  "pack": "400 g",
  "source": "CIQUAL 2025 31014"
}
=== carne-picada-de-cerdo
{
  "name": { "es": "Carne picada de cerdo", "en": "Minced pork" },
  "aliases": ["cerdo picado", "ground pork"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "nutrition": { "per": "100 g", "kcal": 263, "protein": 16.9, "carbohydrates": 0, "fat": 21.2, "fibre": 0 },
  "source": "USDA SR28 10219"
}
=== carne-picada-de-pavo
{
  "name": { "es": "Carne picada de pavo", "en": "Minced turkey" },
  "aliases": ["ground turkey", "pavo picado"],
  "category": "meat",
  "contains": ["meat"],
  "nutrition": { "per": "100 g", "kcal": 148, "protein": 19.7, "carbohydrates": 0, "fat": 7.7, "fibre": 0 },
  "source": "USDA SR28 05305"
}
=== carne-picada-de-pollo
{
  "name": { "es": "Carne picada de pollo", "en": "Minced chicken" },
  "aliases": ["ground chicken", "pollo picado"],
  "category": "meat",
  "contains": ["meat"],
  "nutrition": { "per": "100 g", "kcal": 143, "protein": 17.4, "carbohydrates": 0, "fat": 8.1, "fibre": 0 },
  "source": "USDA SR28 05332"
}
=== carne-picada-de-ternera
{
  "name": { "es": "Carne picada de ternera", "en": "Minced beef" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 170, "protein": 20, "carbohydrates": 0, "fat": 10, "fibre": 0 },
  "source": "CIQUAL 2025 6252"
}
=== carrillera-de-ternera
{
  "name": { "es": "Carrillera de ternera", "en": "Beef cheek" },
  "aliases": ["carrillada de ternera"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 136, "protein": 22.3, "carbohydrates": 0.4, "fat": 5, "fibre": 0 },
  "weights": { "unit": 300 },
  "source": "CIQUAL 2025 6140"
}
=== castana
{
  "name": { "es": "Castaña", "en": "Chestnut" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 189, "protein": 2, "carbohydrates": 36.8, "fat": 1.8, "fibre": 8.1 },
  "weights": { "unit": 9 },
  "source": "CIQUAL 2025 15024"
}
=== cava
{
  "name": { "es": "Cava", "en": "Cava" },
  "aliases": ["vino espumoso"],
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 72, "protein": 0.1, "carbohydrates": 1.8, "fat": 0, "fibre": 0 },
  "density": 0.99,
  "pack": "750 ml",
  "source": "CIQUAL 2025 5201"
}
=== cayena
{
  "name": { "es": "Cayena", "en": "Cayenne pepper" },
  "aliases": ["cayena molida"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 376, "protein": 12, "carbohydrates": 29.4, "fat": 17.3, "fibre": 27.2 },
  "weights": { "tsp": 1.8 },
  "staple": true,
  "source": "CIQUAL 2025 11088"
}
=== cebada-perlada
{
  "name": { "es": "Cebada perlada", "en": "Pearl barley" },
  "aliases": ["cebada"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 346, "protein": 9.9, "carbohydrates": 68.6, "fat": 1.2, "fibre": 9.1 },
  "weights": { "cup": 200 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9321"
}
=== cebolla
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
=== cebolla-en-polvo
{
  "name": { "es": "Cebolla en polvo", "en": "Onion powder" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 341, "protein": 10.4, "carbohydrates": 63.9, "fat": 1, "fibre": 15.2 },
  "weights": { "tsp": 2.4 },
  "staple": true,
  "source": "USDA SR28 02026"
}
=== cebolla-morada
{
  "name": { "es": "Cebolla morada", "en": "Red onion" },
  "aliases": ["cebolla roja"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 35, "protein": 1.3, "carbohydrates": 5.6, "fat": 0.4, "fibre": 2.5 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 20238"
}
=== cebolleta
{
  "name": { "es": "Cebolleta", "en": "Spring onion" },
  "aliases": ["cebolla china", "cebollita", "scallion"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 1.8, "carbohydrates": 4.7, "fat": 0.2, "fibre": 2.6 },
  "weights": { "bunch": 125, "unit": 25 },
  "source": "USDA SR28 11291"
}
=== cebollino
{
  "name": { "es": "Cebollino", "en": "Chives" },
  "aliases": ["cebollín"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 31, "protein": 2.6, "carbohydrates": 2.9, "fat": 0.5, "fibre": 2.6 },
  "weights": { "bunch": 20, "tbsp": 3 },
  "source": "CIQUAL 2025 11003"
}
=== cebollita-en-vinagre
{
  "name": { "es": "Cebollita en vinagre", "en": "Pickled onions" },
  "aliases": ["cebolleta en vinagre"],
  "category": "pantry",
  "contains": ["mustard", "sulphites"],
  "weights": { "unit": 6 },
  "pack": "180 g"
}
=== cecina
{
  "name": { "es": "Cecina", "en": "Cured beef" },
  "aliases": ["cecina de León"],
  "category": "meat",
  "contains": ["meat"],
  "nutrition": { "per": "100 g", "kcal": 207, "protein": 38.9, "carbohydrates": 0.6, "fat": 5.5, "fibre": 0 },
  "weights": { "slice": 10 },
  "pack": "100 g",
  "source": "CIQUAL 2025 28860"
}
=== cereza
{
  "name": { "es": "Cereza", "en": "Cherry" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 54, "protein": 0.8, "carbohydrates": 13, "fat": 0, "fibre": 1.6 },
  "weights": { "cup": 150, "unit": 7 },
  "source": "CIQUAL 2025 13008"
}
=== cerveza
{
  "name": { "es": "Cerveza", "en": "Beer" },
  "aliases": ["cerveza rubia"],
  "category": "drinks",
  "contains": ["alcohol", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 39, "protein": 0.4, "carbohydrates": 3.1, "fat": 0, "fibre": 0 },
  "weights": { "can": 330 },
  "density": 1.01,
  "pack": "330 ml",
  "source": "CIQUAL 2025 5001"
}
=== cerveza-sin-alcohol
{
  "name": { "es": "Cerveza sin alcohol", "en": "Alcohol-free beer" },
  "aliases": ["cerveza 0,0"],
  "category": "drinks",
  "contains": ["alcohol", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 29, "protein": 0.2, "carbohydrates": 6.1, "fat": 0.1, "fibre": 0 },
  "weights": { "can": 330 },
  "density": 1.01,
  "pack": "330 ml",
  "source": "CIQUAL 2025 5030"
}
=== chalota
{
  "name": { "es": "Chalota", "en": "Shallot" },
  "aliases": ["escalonia"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 62, "protein": 1.8, "carbohydrates": 12.2, "fat": 0, "fibre": 2.6 },
  "weights": { "unit": 25 },
  "source": "CIQUAL 2025 20097"
}
=== champinon
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
=== champinon-en-conserva
{
  "name": { "es": "Champiñón en conserva", "en": "Tinned mushrooms" },
  "aliases": ["champiñón laminado"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 18, "protein": 2, "carbohydrates": 0.6, "fat": 0.4, "fibre": 2.5 },
  "weights": { "can": 180 },
  "pack": "180 g",
  "source": "CIQUAL 2025 20079"
}
=== champinon-marron
{
  "name": { "es": "Champiñón marrón", "en": "Chestnut mushroom" },
  "aliases": ["champiñón portobello"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 2.4, "carbohydrates": 2.3, "fat": 0.3, "fibre": 1.6 },
  "weights": { "unit": 18 },
  "pack": "250 g",
  "source": "CIQUAL 2025 20010"
}
=== chayote
{
  "name": { "es": "Chayote", "en": "Chayote" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 19, "protein": 0.8, "carbohydrates": 2.8, "fat": 0.1, "fibre": 1.7 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 13128"
}
=== chile-ancho-seco
{
  "name": { "es": "Chile ancho seco", "en": "Dried ancho chilli" },
  "aliases": ["ancho"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 281, "protein": 11.9, "carbohydrates": 29.8, "fat": 8.2, "fibre": 21.6 },
  "weights": { "unit": 17 },
  "source": "USDA SR28 11978"
}
=== chile-en-polvo
{
  "name": { "es": "Chile en polvo", "en": "Chilli powder" },
  "aliases": ["chili en polvo"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 282, "protein": 13.5, "carbohydrates": 14.9, "fat": 14.3, "fibre": 34.8 },
  "weights": { "tsp": 2.7 },
  "staple": true,
  "source": "USDA SR28 02009"
}
=== chile-habanero
{
  "name": { "es": "Chile habanero", "en": "Habanero pepper" },
  "aliases": ["habanero"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 40, "protein": 1.9, "carbohydrates": 7.3, "fat": 0.4, "fibre": 1.5 },
  "weights": { "unit": 8 },
  "source": "USDA SR28 11819"
}
=== chile-pasilla-seco
{
  "name": { "es": "Chile pasilla seco", "en": "Dried pasilla chilli" },
  "aliases": ["pasilla"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 345, "protein": 12.4, "carbohydrates": 24.3, "fat": 15.9, "fibre": 26.8 },
  "weights": { "unit": 7 },
  "source": "USDA SR28 11982"
}
=== chile-serrano
{
  "name": { "es": "Chile serrano", "en": "Serrano pepper" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 1.7, "carbohydrates": 3, "fat": 0.4, "fibre": 3.7 },
  "weights": { "unit": 6 },
  "source": "USDA SR28 11977"
}
=== chipotle-en-adobo
{
  "name": { "es": "Chipotle en adobo", "en": "Chipotles in adobo" },
  "aliases": ["chipotle"],
  "category": "pantry",
  "contains": ["gluten", "sulphites"],
  "weights": { "can": 200, "unit": 12 },
  "pack": "200 g"
}
=== chirimoya
{
  "name": { "es": "Chirimoya", "en": "Custard apple" },
  "aliases": ["cherimoya"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 80, "protein": 1.6, "carbohydrates": 15.4, "fat": 0.7, "fibre": 3 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 13056"
}
=== chirivia
{
  "name": { "es": "Chirivía", "en": "Parsnip" },
  "aliases": ["pastinaca"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 68, "protein": 1.2, "carbohydrates": 12.6, "fat": 0.3, "fibre": 4.9 },
  "weights": { "unit": 100 },
  "source": "CIQUAL 2025 20181"
}
=== chistorra
{
  "name": { "es": "Chistorra", "en": "Chistorra sausage" },
  "category": "meat",
  "contains": ["meat", "milk", "pork"],
  "nutrition": { "per": "100 g", "kcal": 425, "protein": 23.5, "carbohydrates": 1.2, "fat": 36.1, "fibre": 0.9 },
  "source": "CIQUAL 2025 30315"
}
=== chocolate-blanco
{
  "name": { "es": "Chocolate blanco", "en": "White chocolate" },
  "category": "pantry",
  "contains": ["milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 563, "protein": 6.2, "carbohydrates": 57.1, "fat": 34.2, "fibre": 1 },
  "pack": "100 g",
  "source": "CIQUAL 2025 31010"
}
=== chocolate-con-leche
{
  "name": { "es": "Chocolate con leche", "en": "Milk chocolate" },
  "category": "pantry",
  "contains": ["milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 550, "protein": 7.5, "carbohydrates": 58.9, "fat": 30.8, "fibre": 2.9 },
  "pack": "100 g",
  "source": "CIQUAL 2025 31004"
}
=== chocolate-de-cobertura
{
  "name": { "es": "Chocolate de cobertura", "en": "Cooking chocolate" },
  "aliases": ["chocolate para postres", "cobertura de chocolate"],
  "category": "pantry",
  "contains": ["milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 546, "protein": 6.4, "carbohydrates": 51.4, "fat": 33.1, "fibre": 8.8 },
  "pack": "200 g",
  "source": "CIQUAL 2025 31085"
}
=== chocolate-negro packet
{
  "name": { "es": "Chocolate negro", "en": "Dark chocolate" },
  "category": "pantry",
  "contains": ["soybeans"],
  "traces": ["gluten", "milk", "nuts"],
  "nutrition": { "per": "100 g", "kcal": 591, "protein": 10.4, "carbohydrates": 26.9, "fat": 46.3, "fibre": 12.8 },
  "pack": "100 g",
  "source": "CIQUAL 2025 31074"
}
=== chorizo packet
{
  "name": { "es": "Chorizo", "en": "Chorizo" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": ["gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 425, "protein": 23.5, "carbohydrates": 1.2, "fat": 36.1, "fibre": 0.9 },
  "pack": "200 g",
  "source": "CIQUAL 2025 30315"
}
=== chorizo-sin-gluten packet
{
  "name": { "es": "Chorizo sin gluten", "en": "Gluten-free chorizo" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 425, "protein": 23.5, "carbohydrates": 1.2, "fat": 36.1, "fibre": 0.9 },
  "pack": "200 g",
  "source": "CIQUAL 2025 30315"
}
=== chucrut
{
  "name": { "es": "Chucrut", "en": "Sauerkraut" },
  "aliases": ["col fermentada"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 19, "protein": 0.9, "carbohydrates": 1.4, "fat": 0.1, "fibre": 2.9 },
  "weights": { "cup": 142 },
  "source": "USDA SR28 11439"
}
=== chuleta-de-cerdo
{
  "name": { "es": "Chuleta de cerdo", "en": "Pork chop" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 164, "protein": 19.8, "carbohydrates": 0.4, "fat": 9.3, "fibre": 0 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 28100"
}
=== chuleta-de-cordero
{
  "name": { "es": "Chuleta de cordero", "en": "Lamb chop" },
  "aliases": ["chuletilla de cordero"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 262, "protein": 16.6, "carbohydrates": 0.4, "fat": 21.5, "fibre": 0 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 21521"
}
=== chuleton-de-ternera
{
  "name": { "es": "Chuletón de ternera", "en": "Rib of beef" },
  "aliases": ["chuletón"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 251, "protein": 18.7, "carbohydrates": 0, "fat": 19.6, "fibre": 0 },
  "source": "CIQUAL 2025 6001"
}
=== ciervo
{
  "name": { "es": "Ciervo", "en": "Venison" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 114, "protein": 23, "carbohydrates": 0, "fat": 2.4, "fibre": 0 },
  "source": "CIQUAL 2025 14006"
}
=== cigala
{
  "name": { "es": "Cigala", "en": "Norway lobster" },
  "aliases": ["langostino de Noruega", "scampi"],
  "category": "fish",
  "contains": ["crustaceans", "sulphites"],
  "traces": ["fish", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 90, "protein": 19.1, "carbohydrates": 1.5, "fat": 0.8, "fibre": 0 },
  "weights": { "unit": 30 },
  "source": "CIQUAL 2025 10024"
}
=== cilantro
{
  "name": { "es": "Cilantro", "en": "Fresh coriander" },
  "aliases": ["cilantro fresco", "cilantro leaves"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 22, "protein": 2.1, "carbohydrates": 0.9, "fat": 0.5, "fibre": 2.8 },
  "weights": { "bunch": 40, "tbsp": 1 },
  "source": "CIQUAL 2025 11094"
}
=== ciruela
{
  "name": { "es": "Ciruela", "en": "Plum" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 52, "protein": 0.7, "carbohydrates": 9.9, "fat": 0.3, "fibre": 1.4 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 13100"
}
=== ciruela-pasa
{
  "name": { "es": "Ciruela pasa", "en": "Prunes" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 229, "protein": 1.6, "carbohydrates": 55.4, "fat": 0.4, "fibre": 5.1 },
  "weights": { "unit": 9 },
  "source": "CIQUAL 2025 13042"
}
=== clara-de-huevo
{
  "name": { "es": "Clara de huevo", "en": "Egg white" },
  "aliases": ["clara"],
  "category": "dairy-eggs",
  "contains": ["eggs"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 48, "protein": 10.9, "carbohydrates": 0.7, "fat": 0.2, "fibre": 0 },
  "weights": { "unit": 33 },
  "source": "CIQUAL 2025 22001"
}
=== clavo
{
  "name": { "es": "Clavo", "en": "Cloves" },
  "aliases": ["clavo de olor"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 335, "protein": 6, "carbohydrates": 31.6, "fat": 13, "fibre": 33.9 },
  "weights": { "tsp": 2.1, "unit": 0.1 },
  "staple": true,
  "source": "CIQUAL 2025 11052"
}
=== coco
{
  "name": { "es": "Coco", "en": "Coconut" },
  "aliases": ["coco fresco"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 369, "protein": 3.5, "carbohydrates": 4.7, "fat": 34.7, "fibre": 10.6 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 15006"
}
=== coco-rallado
{
  "name": { "es": "Coco rallado", "en": "Desiccated coconut" },
  "aliases": ["shredded coconut"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 692, "protein": 6.8, "carbohydrates": 7.8, "fat": 66.8, "fibre": 13.7 },
  "weights": { "cup": 80, "tbsp": 5 },
  "source": "CIQUAL 2025 15007"
}
=== codillo-de-cerdo
{
  "name": { "es": "Codillo de cerdo", "en": "Pork knuckle" },
  "aliases": ["codillo"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 148, "protein": 20.2, "carbohydrates": 0.3, "fat": 7.3, "fibre": 0 },
  "source": "CIQUAL 2025 28474"
}
=== codorniz
{
  "name": { "es": "Codorniz", "en": "Quail" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 140, "protein": 19.6, "carbohydrates": 0, "fat": 6.8, "fibre": 0 },
  "weights": { "unit": 120 },
  "source": "CIQUAL 2025 36100"
}
=== cogollo-de-lechuga
{
  "name": { "es": "Cogollo de lechuga", "en": "Little gem lettuce" },
  "aliases": ["cogollo"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 1.1, "carbohydrates": 2.6, "fat": 0, "fibre": 0.8 },
  "weights": { "unit": 100 },
  "source": "CIQUAL 2025 20288"
}
=== col-china
{
  "name": { "es": "Col china", "en": "Chinese cabbage" },
  "aliases": ["napa"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 16, "protein": 1.3, "carbohydrates": 2.1, "fat": 0.2, "fibre": 0.7 },
  "weights": { "cup": 76, "unit": 800 },
  "source": "CIQUAL 2025 20167"
}
=== col-de-bruselas
{
  "name": { "es": "Col de Bruselas", "en": "Brussels sprout" },
  "aliases": ["Brussels sprouts", "repollito de Bruselas"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 44, "protein": 3.4, "carbohydrates": 4.6, "fat": 0.3, "fibre": 3.8 },
  "weights": { "unit": 19 },
  "source": "CIQUAL 2025 20058"
}
=== col-kale
{
  "name": { "es": "Col kale", "en": "Kale" },
  "aliases": ["berza rizada", "col rizada"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 35, "protein": 2.9, "carbohydrates": 0.3, "fat": 1.5, "fibre": 4.1 },
  "weights": { "cup": 67 },
  "source": "CIQUAL 2025 20346"
}
=== col-lombarda
{
  "name": { "es": "Col lombarda", "en": "Red cabbage" },
  "aliases": ["lombarda"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 26, "protein": 1.1, "carbohydrates": 4.3, "fat": 0, "fibre": 2.8 },
  "weights": { "unit": 800 },
  "source": "CIQUAL 2025 20014"
}
=== col-negra
{
  "name": { "es": "Col negra", "en": "Cavolo nero" },
  "aliases": ["kale negro"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 50, "protein": 4.3, "carbohydrates": 4.2, "fat": 0.9, "fibre": 3.6 },
  "weights": { "cup": 67 },
  "source": "CIQUAL 2025 20218"
}
=== coliflor
{
  "name": { "es": "Coliflor", "en": "Cauliflower" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 25, "protein": 1.8, "carbohydrates": 2.1, "fat": 0.7, "fibre": 2.2 },
  "weights": { "unit": 590 },
  "source": "CIQUAL 2025 20016"
}
=== coliflor-congelada
{
  "name": { "es": "Coliflor congelada", "en": "Frozen cauliflower" },
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 25, "protein": 2, "carbohydrates": 2.5, "fat": 0.3, "fibre": 2.3 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20082"
}
=== colinabo
{
  "name": { "es": "Colinabo", "en": "Swede" },
  "aliases": ["rutabaga", "swedes"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 33, "protein": 1.1, "carbohydrates": 5.7, "fat": 0.2, "fibre": 2.3 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 20201"
}
=== comino packet
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
=== comino-en-grano
{
  "name": { "es": "Comino en grano", "en": "Cumin seeds" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 427, "protein": 17.8, "carbohydrates": 33.7, "fat": 22.3, "fibre": 10.5 },
  "weights": { "tsp": 2.1 },
  "staple": true,
  "source": "CIQUAL 2025 11042"
}
=== conejo
{
  "name": { "es": "Conejo", "en": "Rabbit" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 136, "protein": 20.1, "carbohydrates": 0, "fat": 5.6, "fibre": 0 },
  "source": "USDA SR28 17177"
}
=== congrio
{
  "name": { "es": "Congrio", "en": "Conger" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 127, "protein": 18.3, "carbohydrates": 3.2, "fat": 4.6, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26127"
}
=== contramuslo-de-pollo-sin-hueso
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
=== copos-de-avena packet
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
=== copos-de-maiz
{
  "name": { "es": "Copos de maíz", "en": "Corn flakes" },
  "aliases": ["cereales de maíz"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 372, "protein": 6.9, "carbohydrates": 82.4, "fat": 0.7, "fibre": 4.6 },
  "weights": { "cup": 28 },
  "pack": "500 g",
  "source": "CIQUAL 2025 32014"
}
=== corvina
{
  "name": { "es": "Corvina", "en": "Meagre" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 87, "protein": 20, "carbohydrates": 0, "fat": 0.8, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26107"
}
=== costilla-de-cerdo
{
  "name": { "es": "Costilla de cerdo", "en": "Pork ribs" },
  "aliases": ["costilleta"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 237, "protein": 18, "carbohydrates": 0.6, "fat": 18, "fibre": 0 },
  "source": "CIQUAL 2025 28400"
}
=== costilla-de-ternera
{
  "name": { "es": "Costilla de ternera", "en": "Beef short ribs" },
  "aliases": ["churrasco de ternera"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 287, "protein": 18.4, "carbohydrates": 0, "fat": 23.7, "fibre": 0 },
  "source": "CIQUAL 2025 6122"
}
=== cottage
{
  "name": { "es": "Cottage", "en": "Cottage cheese" },
  "aliases": ["queso cottage"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 98, "protein": 11.1, "carbohydrates": 3.4, "fat": 4.3, "fibre": 0 },
  "weights": { "cup": 225 },
  "pack": "200 g",
  "source": "USDA SR28 01012"
}
=== crema-de-cacahuete
{
  "name": { "es": "Crema de cacahuete", "en": "Peanut butter" },
  "aliases": ["mantequilla de cacahuete"],
  "category": "pantry",
  "contains": ["peanuts"],
  "nutrition": { "per": "100 g", "kcal": 643, "protein": 22.2, "carbohydrates": 17.3, "fat": 51.4, "fibre": 5 },
  "weights": { "tbsp": 16 },
  "pack": "350 g",
  "source": "CIQUAL 2025 15202"
}
=== crema-de-cacao-y-avellanas
{
  "name": { "es": "Crema de cacao y avellanas", "en": "Hazelnut chocolate spread" },
  "aliases": ["crema de cacao", "nocilla", "nutella"],
  "category": "pantry",
  "contains": ["milk", "nuts", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 549, "protein": 5, "carbohydrates": 57.9, "fat": 32.4, "fibre": 3.2 },
  "weights": { "tbsp": 18 },
  "pack": "400 g",
  "source": "CIQUAL 2025 31032"
}
=== creme-fraiche
{
  "name": { "es": "Crème fraîche", "en": "Crème fraîche" },
  "aliases": ["nata agria", "nata fresca", "sour cream"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 285, "protein": 2.3, "carbohydrates": 1.4, "fat": 29.9 },
  "weights": { "tbsp": 15 },
  "pack": "200 g",
  "source": "CIQUAL 2025 19410"
}
=== cruasan
{
  "name": { "es": "Cruasán", "en": "Croissant" },
  "aliases": ["croissant", "curasán"],
  "category": "bakery",
  "contains": ["eggs", "gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 412, "protein": 6.3, "carbohydrates": 47.6, "fat": 21.1, "fibre": 1.8 },
  "weights": { "unit": 55 },
  "source": "CIQUAL 2025 7615"
}
=== curcuma
{
  "name": { "es": "Cúrcuma", "en": "Turmeric" },
  "aliases": ["palillo"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 291, "protein": 9.7, "carbohydrates": 44.4, "fat": 3.3, "fibre": 22.7 },
  "weights": { "tsp": 3 },
  "staple": true,
  "source": "CIQUAL 2025 11089"
}
=== curry-en-polvo
{
  "name": { "es": "Curry en polvo", "en": "Curry powder" },
  "aliases": ["curry"],
  "category": "pantry",
  "contains": ["celery", "mustard"],
  "nutrition": { "per": "100 g", "kcal": 301, "protein": 14.5, "carbohydrates": 2.6, "fat": 14, "fibre": 53.2 },
  "weights": { "tsp": 2 },
  "staple": true,
  "source": "CIQUAL 2025 11005"
}
=== cuscus
{
  "name": { "es": "Cuscús", "en": "Couscous" },
  "aliases": ["cous cous"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 366, "protein": 12.3, "carbohydrates": 72.7, "fat": 1.3, "fibre": 4.5 },
  "weights": { "cup": 173 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9681"
}
=== datil
{
  "name": { "es": "Dátil", "en": "Dates" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 287, "protein": 1.8, "carbohydrates": 64.7, "fat": 0.3, "fibre": 7.3 },
  "weights": { "unit": 8 },
  "source": "CIQUAL 2025 13011"
}
=== dorada
{
  "name": { "es": "Dorada", "en": "Gilthead bream" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 129, "protein": 20.9, "carbohydrates": 0, "fat": 5.1, "fibre": 0 },
  "source": "CIQUAL 2025 26088"
}
=== dulce-de-leche
{
  "name": { "es": "Dulce de leche", "en": "Dulce de leche" },
  "aliases": ["arequipe", "cajeta", "manjar"],
  "category": "pantry",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 340, "protein": 6.8, "carbohydrates": 61.7, "fat": 7.4, "fibre": 0 },
  "weights": { "tbsp": 19 },
  "pack": "450 g",
  "source": "CIQUAL 2025 31040"
}
=== edamame
{
  "name": { "es": "Edamame", "en": "Edamame" },
  "category": "frozen",
  "contains": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 109, "protein": 11.2, "carbohydrates": 2.8, "fat": 4.7, "fibre": 4.8 },
  "weights": { "cup": 118 },
  "pack": "400 g",
  "source": "USDA SR28 11211"
}
=== edulcorante
{
  "name": { "es": "Edulcorante", "en": "Sweetener" },
  "aliases": ["sacarina", "stevia"],
  "category": "other",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 5, "protein": 1.3, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "unit": 0.06 },
  "source": "CIQUAL 2025 31064"
}
=== endivia
{
  "name": { "es": "Endivia", "en": "Chicory" },
  "aliases": ["Belgian endive", "endibia"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 1.2, "carbohydrates": 2.8, "fat": 0, "fibre": 1.1 },
  "weights": { "unit": 100 },
  "source": "CIQUAL 2025 20026"
}
=== eneldo
{
  "name": { "es": "Eneldo", "en": "Fresh dill" },
  "aliases": ["eneldo fresco"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 48, "protein": 3.9, "carbohydrates": 3.9, "fat": 1.1, "fibre": 3.5 },
  "weights": { "bunch": 20, "tbsp": 0.6 },
  "source": "CIQUAL 2025 11093"
}
=== eneldo-seco
{
  "name": { "es": "Eneldo seco", "en": "Dried dill" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 315, "protein": 20, "carbohydrates": 42.2, "fat": 4.4, "fibre": 13.6 },
  "weights": { "tsp": 1 },
  "staple": true,
  "source": "CIQUAL 2025 11063"
}
=== enoki
{
  "name": { "es": "Enoki", "en": "Enoki mushroom" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 37, "protein": 2.7, "carbohydrates": 5.1, "fat": 0.3, "fibre": 2.7 },
  "pack": "100 g",
  "source": "USDA SR28 11950"
}
=== entrecot-de-ternera
{
  "name": { "es": "Entrecot de ternera", "en": "Rib steak" },
  "aliases": ["entrecot"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 231, "protein": 19.4, "carbohydrates": 0, "fat": 17.1, "fibre": 0 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 6103"
}
=== escarola
{
  "name": { "es": "Escarola", "en": "Escarole" },
  "aliases": ["escarola rizada"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 21, "protein": 1.4, "carbohydrates": 2, "fat": 0.2, "fibre": 2.3 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 20090"
}
=== esencia-de-vainilla
{
  "name": { "es": "Esencia de vainilla", "en": "Vanilla extract" },
  "aliases": ["aroma de vainilla", "extracto de vainilla", "vanilla essence"],
  "category": "pantry",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 240, "protein": 0.1, "carbohydrates": 2.4, "fat": 0, "fibre": 0 },
  "weights": { "tsp": 4.2 },
  "density": 0.88,
  "source": "CIQUAL 2025 11065"
}
=== espaguetis packet
{
  "name": { "es": "Espaguetis", "en": "Spaghetti" },
  "category": "pantry",
  "contains": ["gluten"],
  "traces": ["eggs", "mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9810"
}
=== espaguetis-sin-gluten
{
  "name": { "es": "Espaguetis sin gluten", "en": "Gluten-free spaghetti" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 358, "protein": 6.1, "carbohydrates": 79, "fat": 1.5, "fibre": 1 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9874"
}
=== esparrago-blanco
{
  "name": { "es": "Espárrago blanco", "en": "White asparagus" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 21, "protein": 2.2, "carbohydrates": 1.6, "fat": 0.1, "fibre": 2.1 },
  "weights": { "bunch": 500, "unit": 40 },
  "source": "CIQUAL 2025 20282"
}
=== esparrago-blanco-en-conserva
{
  "name": { "es": "Espárrago blanco en conserva", "en": "Tinned white asparagus" },
  "aliases": ["espárrago de lata"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 20, "protein": 1.6, "carbohydrates": 1.2, "fat": 0.7, "fibre": 1.6 },
  "weights": { "can": 250, "unit": 25 },
  "pack": "250 g",
  "source": "CIQUAL 2025 20076"
}
=== esparrago-verde
{
  "name": { "es": "Espárrago verde", "en": "Green asparagus" },
  "aliases": ["espárrago triguero"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 25, "protein": 2.5, "carbohydrates": 2, "fat": 0.3, "fibre": 2.2 },
  "weights": { "bunch": 250, "unit": 18 },
  "source": "CIQUAL 2025 20279"
}
=== espelta-en-grano
{
  "name": { "es": "Espelta en grano", "en": "Spelt grain" },
  "aliases": ["espelta"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 344, "protein": 14.6, "carbohydrates": 59.5, "fat": 2.4, "fibre": 10.7 },
  "weights": { "cup": 174 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9001"
}
=== espesante-de-xantana
{
  "name": { "es": "Espesante de xantana", "en": "Xanthan gum" },
  "aliases": ["goma xantana", "xantana"],
  "category": "other",
  "contains": [],
  "weights": { "tsp": 3 }
}
=== espinaca
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
=== espinacas-congeladas packet
{
  "name": { "es": "Espinacas congeladas", "en": "Frozen spinach" },
  "category": "frozen",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 28, "protein": 3.3, "carbohydrates": 1, "fat": 0.5, "fibre": 3 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20083"
}
=== estrellitas
{
  "name": { "es": "Estrellitas", "en": "Star pasta" },
  "aliases": ["pasta de sopa"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9810"
}
=== faba-asturiana
{
  "name": { "es": "Faba asturiana", "en": "Asturian fabes" },
  "aliases": ["fabe"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 307, "protein": 23.4, "carbohydrates": 43.9, "fat": 0.9, "fibre": 15.2 },
  "weights": { "cup": 200 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20501"
}
=== falda-de-ternera
{
  "name": { "es": "Falda de ternera", "en": "Beef flank" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 133, "protein": 20.4, "carbohydrates": 0, "fat": 5.7, "fibre": 0 },
  "source": "CIQUAL 2025 6212"
}
=== fecula-de-patata
{
  "name": { "es": "Fécula de patata", "en": "Potato starch" },
  "aliases": ["almidón de patata"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 348, "protein": 0, "carbohydrates": 86.3, "fat": 0.2, "fibre": 0.6 },
  "weights": { "tbsp": 10 },
  "pack": "250 g",
  "source": "CIQUAL 2025 4090"
}
=== fenogreco
{
  "name": { "es": "Fenogreco", "en": "Fenugreek seeds" },
  "aliases": ["alholva"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 27.1, "carbohydrates": 33.8, "fat": 6.4, "fibre": 24.6 },
  "weights": { "tsp": 3.7 },
  "staple": true,
  "source": "CIQUAL 2025 11077"
}
=== fiambre-de-pavo
{
  "name": { "es": "Fiambre de pavo", "en": "Cooked turkey breast" },
  "aliases": ["pavo en lonchas", "pechuga de pavo cocida"],
  "category": "meat",
  "contains": ["meat", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 99, "protein": 20.9, "carbohydrates": 0, "fat": 1.7, "fibre": 0.4 },
  "weights": { "slice": 20 },
  "pack": "150 g",
  "source": "CIQUAL 2025 28964"
}
=== fideos packet
{
  "name": { "es": "Fideos", "en": "Soup noodles" },
  "category": "pantry",
  "contains": ["gluten"],
  "traces": ["eggs", "mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9810"
}
=== fideos-chinos-de-huevo
{
  "name": { "es": "Fideos chinos de huevo", "en": "Chinese egg noodles" },
  "aliases": ["ramen", "tallarines chinos"],
  "category": "pantry",
  "contains": ["eggs", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 371, "protein": 11.9, "carbohydrates": 71, "fat": 3, "fibre": 4 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9863"
}
=== fideos-de-arroz
{
  "name": { "es": "Fideos de arroz", "en": "Rice noodles" },
  "aliases": ["rice vermicelli", "tallarines de arroz", "vermicelli de arroz"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 365, "protein": 7.4, "carbohydrates": 80.5, "fat": 1, "fibre": 1.2 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9900"
}
=== fideos-de-soja
{
  "name": { "es": "Fideos de soja", "en": "Glass noodles" },
  "aliases": ["fideos celofán", "fideos de cristal"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 343, "protein": 0.3, "carbohydrates": 84.7, "fat": 0.1, "fibre": 1.6 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9902"
}
=== fideos-sin-gluten packet
{
  "name": { "es": "Fideos sin gluten", "en": "Gluten-free soup noodles" },
  "category": "pantry",
  "contains": [],
  "traces": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 358, "protein": 6.1, "carbohydrates": 79, "fat": 1.5, "fibre": 1 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9874"
}
=== filete-de-ternera
{
  "name": { "es": "Filete de ternera", "en": "Beef steak" },
  "aliases": ["bistec", "filete de vaca", "filete"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 118, "protein": 23.5, "carbohydrates": 0.4, "fat": 2.5, "fibre": 0 },
  "weights": { "slice": 125 },
  "source": "CIQUAL 2025 6206"
}
=== flan-de-huevo
{
  "name": { "es": "Flan de huevo", "en": "Caramel custard" },
  "aliases": ["flan"],
  "category": "dairy-eggs",
  "contains": ["eggs", "milk"],
  "nutrition": { "per": "100 g", "kcal": 113, "protein": 4.2, "carbohydrates": 17.7, "fat": 2.7, "fibre": 0.4 },
  "weights": { "unit": 100 },
  "pack": "4 unidades",
  "source": "CIQUAL 2025 19674"
}
=== frambuesa
{
  "name": { "es": "Frambuesa", "en": "Raspberry" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 48, "protein": 1.2, "carbohydrates": 5.8, "fat": 0.8, "fibre": 4.3 },
  "weights": { "cup": 123 },
  "pack": "125 g",
  "source": "CIQUAL 2025 13015"
}
=== fresa
{
  "name": { "es": "Fresa", "en": "Strawberry" },
  "aliases": ["fresón"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 35, "protein": 0.6, "carbohydrates": 6, "fat": 0, "fibre": 3.8 },
  "weights": { "cup": 150, "unit": 15 },
  "source": "CIQUAL 2025 13014"
}
=== frijol-negro
{
  "name": { "es": "Frijol negro", "en": "Black beans" },
  "aliases": ["alubia negra", "caraota"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 341, "protein": 21.6, "carbohydrates": 46.9, "fat": 1.4, "fibre": 15.5 },
  "weights": { "cup": 194 },
  "pack": "1 kg",
  "source": "USDA SR28 16014"
}
=== frijol-negro-cocido
{
  "name": { "es": "Frijol negro cocido", "en": "Cooked black beans" },
  "aliases": ["frijoles negros de bote"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 91, "protein": 6, "carbohydrates": 9.7, "fat": 0.3, "fibre": 6.9 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "USDA SR28 16018"
}
=== frutos-rojos-congelados
{
  "name": { "es": "Frutos rojos congelados", "en": "Frozen berries" },
  "aliases": ["frambuesa congelada"],
  "category": "frozen",
  "contains": [],
  "weights": { "cup": 140 },
  "pack": "300 g"
}
=== fuet
{
  "name": { "es": "Fuet", "en": "Fuet" },
  "category": "meat",
  "contains": ["meat", "milk", "pork", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 460, "protein": 27.3, "carbohydrates": 4, "fat": 37.1, "fibre": 0.6 },
  "pack": "170 g",
  "source": "CIQUAL 2025 30309"
}
=== galleta-maria
{
  "name": { "es": "Galleta María", "en": "Plain tea biscuit" },
  "aliases": ["galleta", "galletas María"],
  "category": "pantry",
  "contains": ["eggs", "gluten", "milk", "soybeans", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 450, "protein": 7.8, "carbohydrates": 73.4, "fat": 13.3, "fibre": 2.5 },
  "weights": { "unit": 6 },
  "pack": "800 g",
  "source": "CIQUAL 2025 24015"
}
=== gallo
{
  "name": { "es": "Gallo", "en": "Megrim" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 93, "protein": 19.9, "carbohydrates": 0, "fat": 1.5, "fibre": 0 },
  "weights": { "unit": 120 },
  "source": "CIQUAL 2025 26084"
}
=== gamba
{
  "name": { "es": "Gamba", "en": "Prawns" },
  "category": "fish",
  "contains": ["crustaceans", "sulphites"],
  "traces": ["fish", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 99, "protein": 19.7, "carbohydrates": 3.2, "fat": 0.8, "fibre": 0 },
  "source": "CIQUAL 2025 10021"
}
=== gamba-congelada-pelada
{
  "name": { "es": "Gamba congelada pelada", "en": "Frozen peeled prawns" },
  "aliases": ["frozen shrimp", "gamba pelada"],
  "category": "frozen",
  "contains": ["crustaceans", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 105, "protein": 23.4, "carbohydrates": 0.7, "fat": 0.9, "fibre": 0 },
  "pack": "250 g",
  "source": "CIQUAL 2025 10038"
}
=== garam-masala
{
  "name": { "es": "Garam masala", "en": "Garam masala" },
  "category": "pantry",
  "contains": ["celery", "mustard"],
  "weights": { "tsp": 2 },
  "staple": true
}
=== garbanzo
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
=== garbanzo-cocido packet
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
=== garrofon
{
  "name": { "es": "Garrofón", "en": "Lima beans" },
  "aliases": ["butter beans", "pallar"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 338, "protein": 21.5, "carbohydrates": 44.4, "fat": 0.7, "fibre": 19 },
  "weights": { "cup": 178 },
  "pack": "500 g",
  "source": "USDA SR28 16071"
}
=== gaseosa
{
  "name": { "es": "Gaseosa", "en": "Lemonade soda" },
  "aliases": ["casera"],
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 33, "protein": 0, "carbohydrates": 8.2, "fat": 0, "fibre": 0.1 },
  "weights": { "cup": 240 },
  "density": 1,
  "source": "CIQUAL 2025 18010"
}
=== gelatina
{
  "name": { "es": "Gelatina", "en": "Gelatine" },
  "aliases": ["cola de pescado", "gelatin", "hoja de gelatina"],
  "category": "pantry",
  "contains": ["animal", "meat", "pork"],
  "nutrition": { "per": "100 g", "kcal": 348, "protein": 86.9, "carbohydrates": 0, "fat": 0.1, "fibre": 0 },
  "weights": { "slice": 2, "unit": 2 },
  "source": "CIQUAL 2025 11007"
}
=== ginebra
{
  "name": { "es": "Ginebra", "en": "Gin" },
  "category": "drinks",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 265, "protein": 0, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "density": 0.95,
  "pack": "700 ml",
  "source": "CIQUAL 2025 1002"
}
=== granada
{
  "name": { "es": "Granada", "en": "Pomegranate" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 81, "protein": 1.4, "carbohydrates": 14.3, "fat": 1.2, "fibre": 2.3 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 13018"
}
=== granola
{
  "name": { "es": "Granola", "en": "Granola" },
  "category": "pantry",
  "contains": ["gluten", "milk", "nuts"],
  "nutrition": { "per": "100 g", "kcal": 442, "protein": 8.7, "carbohydrates": 62.7, "fat": 15.7, "fibre": 7.1 },
  "weights": { "cup": 110 },
  "pack": "400 g",
  "source": "CIQUAL 2025 32108"
}
=== grelo
{
  "name": { "es": "Grelo", "en": "Turnip greens" },
  "aliases": ["nabiza"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 1.5, "carbohydrates": 3.9, "fat": 0.3, "fibre": 3.2 },
  "weights": { "bunch": 400 },
  "source": "USDA SR28 11568"
}
=== grosella
{
  "name": { "es": "Grosella", "en": "Redcurrant" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 67, "protein": 1.6, "carbohydrates": 7.1, "fat": 0.7, "fibre": 4.6 },
  "weights": { "cup": 112 },
  "pack": "125 g",
  "source": "CIQUAL 2025 13019"
}
=== guayaba
{
  "name": { "es": "Guayaba", "en": "Guava" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 68, "protein": 2.6, "carbohydrates": 9, "fat": 1, "fibre": 5.4 },
  "weights": { "unit": 55 },
  "source": "CIQUAL 2025 13083"
}
=== guindilla-en-vinagre
{
  "name": { "es": "Guindilla en vinagre", "en": "Pickled chillies" },
  "aliases": ["guindilla encurtida", "piparra"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 22, "protein": 0.8, "carbohydrates": 2, "fat": 0.4, "fibre": 2.6 },
  "weights": { "unit": 5 },
  "pack": "130 g",
  "source": "USDA SR28 31034"
}
=== guindilla-fresca
{
  "name": { "es": "Guindilla fresca", "en": "Fresh chilli" },
  "aliases": ["chile fresco", "chili fresco", "chili pepper"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 37, "protein": 1.9, "carbohydrates": 5.8, "fat": 0.4, "fibre": 1.5 },
  "weights": { "unit": 15 },
  "source": "CIQUAL 2025 20151"
}
=== guindilla-seca
{
  "name": { "es": "Guindilla seca", "en": "Dried chilli" },
  "aliases": ["chile de árbol", "chile seco"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 324, "protein": 10.6, "carbohydrates": 41.2, "fat": 5.8, "fibre": 28.7 },
  "weights": { "unit": 0.5 },
  "staple": true,
  "source": "USDA SR28 11962"
}
=== guisante
{
  "name": { "es": "Guisante", "en": "Peas" },
  "aliases": ["arveja", "green peas"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 81, "protein": 5.4, "carbohydrates": 11.4, "fat": 0.4, "fibre": 5.1 },
  "weights": { "cup": 145 },
  "source": "CIQUAL 2025 20072"
}
=== guisante-seco
{
  "name": { "es": "Guisante seco", "en": "Split peas" },
  "aliases": ["chícharo seco", "dried peas", "guisante partido"],
  "category": "pantry",
  "contains": [],
  "traces": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 347, "protein": 23.8, "carbohydrates": 47.5, "fat": 1.2, "fibre": 25.5 },
  "weights": { "cup": 197 },
  "pack": "500 g",
  "source": "CIQUAL 2025 20515"
}
=== guisantes-congelados packet
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
=== gula
{
  "name": { "es": "Gula", "en": "Surimi baby eels" },
  "aliases": ["gulas"],
  "category": "fish",
  "contains": ["crustaceans", "eggs", "fish", "gluten", "milk", "molluscs", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 117, "protein": 7.5, "carbohydrates": 11.8, "fat": 4.3, "fibre": 0.7 },
  "pack": "200 g",
  "source": "CIQUAL 2025 26046"
}
=== haba
{
  "name": { "es": "Haba", "en": "Broad beans" },
  "aliases": ["fava beans", "haba fresca"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 62, "protein": 6.8, "carbohydrates": 4.2, "fat": 0.7, "fibre": 5.9 },
  "weights": { "cup": 126 },
  "source": "CIQUAL 2025 20517"
}
=== haba-seca
{
  "name": { "es": "Haba seca", "en": "Dried broad beans" },
  "aliases": ["dried fava beans"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 301, "protein": 26.1, "carbohydrates": 33.3, "fat": 1.5, "fibre": 25 },
  "weights": { "cup": 150 },
  "pack": "500 g",
  "source": "CIQUAL 2025 20518"
}
=== habita-congelada
{
  "name": { "es": "Habita congelada", "en": "Frozen baby broad beans" },
  "aliases": ["haba congelada"],
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 99, "protein": 9.6, "carbohydrates": 12.2, "fat": 0.3, "fibre": 5.1 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20541"
}
=== hamburguesa-de-ternera
{
  "name": { "es": "Hamburguesa de ternera", "en": "Beef burger" },
  "aliases": ["hamburguesa"],
  "category": "meat",
  "contains": ["gluten", "meat", "soybeans", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 215, "protein": 20.2, "carbohydrates": 0.5, "fat": 14.8, "fibre": 0 },
  "weights": { "unit": 110 },
  "source": "CIQUAL 2025 6254"
}
=== harina-de-arroz-sin-gluten packet
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
=== harina-de-centeno
{
  "name": { "es": "Harina de centeno", "en": "Rye flour" },
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 345, "protein": 9.8, "carbohydrates": 68.7, "fat": 1.3, "fibre": 8 },
  "weights": { "cup": 102 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9532"
}
=== harina-de-espelta
{
  "name": { "es": "Harina de espelta", "en": "Spelt flour" },
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 352, "protein": 11.4, "carbohydrates": 64, "fat": 3, "fibre": 9.3 },
  "weights": { "cup": 120 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9480"
}
=== harina-de-fuerza
{
  "name": { "es": "Harina de fuerza", "en": "Strong white flour" },
  "aliases": ["harina panificable"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 346, "protein": 10, "carbohydrates": 71.5, "fat": 1, "fibre": 3.5 },
  "weights": { "cup": 125, "tbsp": 8 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9435"
}
=== harina-de-garbanzo
{
  "name": { "es": "Harina de garbanzo", "en": "Chickpea flour" },
  "aliases": ["gram flour"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 359, "protein": 22.4, "carbohydrates": 47, "fat": 6.7, "fibre": 10.8 },
  "weights": { "cup": 92 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9580"
}
=== harina-de-maiz
{
  "name": { "es": "Harina de maíz", "en": "Maize flour" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 362, "protein": 5.6, "carbohydrates": 80.9, "fat": 1.4, "fibre": 1.9 },
  "weights": { "cup": 117 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9545"
}
=== harina-de-maiz-nixtamalizado
{
  "name": { "es": "Harina de maíz nixtamalizado", "en": "Masa flour" },
  "aliases": ["harina para tortillas", "masa harina"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 363, "protein": 8.5, "carbohydrates": 70.2, "fat": 3.7, "fibre": 6.4 },
  "weights": { "cup": 114 },
  "pack": "1 kg",
  "source": "USDA SR28 20019"
}
=== harina-de-maiz-precocida
{
  "name": { "es": "Harina de maíz precocida", "en": "Precooked maize flour" },
  "aliases": ["harina P.A.N.", "harina pan", "harina para arepas", "masarepa"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 375, "protein": 5.6, "carbohydrates": 80.9, "fat": 1.4, "fibre": 1.9 },
  "weights": { "cup": 140 },
  "pack": "1 kg",
  "source": "USDA SR28 20018"
}
=== harina-de-reposteria
{
  "name": { "es": "Harina de repostería", "en": "Self-raising flour" },
  "aliases": ["harina bizcochona", "harina leudante", "self-rising flour"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 9.1, "carbohydrates": 74, "fat": 1, "fibre": 2.5 },
  "weights": { "cup": 125, "tbsp": 8 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9437"
}
=== harina-de-trigo packet
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
=== harina-de-trigo-sarraceno
{
  "name": { "es": "Harina de trigo sarraceno", "en": "Buckwheat flour" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 348, "protein": 11.5, "carbohydrates": 68.4, "fat": 2.2, "fibre": 4.2 },
  "weights": { "cup": 120 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9540"
}
=== harina-integral-de-trigo
{
  "name": { "es": "Harina integral de trigo", "en": "Wholemeal flour" },
  "aliases": ["harina integral", "whole wheat flour"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 342, "protein": 11.4, "carbohydrates": 64.9, "fat": 1.5, "fibre": 10.2 },
  "weights": { "cup": 120, "tbsp": 8 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 9415"
}
=== harina-sin-gluten
{
  "name": { "es": "Harina sin gluten", "en": "Gluten-free flour mix" },
  "aliases": ["preparado panificable sin gluten"],
  "category": "pantry",
  "contains": [],
  "weights": { "cup": 140 },
  "pack": "1 kg"
}
=== harissa
{
  "name": { "es": "Harissa", "en": "Harissa" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 76, "protein": 2.7, "carbohydrates": 7.3, "fat": 2.9, "fibre": 5.1 },
  "weights": { "tsp": 5 },
  "source": "CIQUAL 2025 11112"
}
=== helado-de-vainilla
{
  "name": { "es": "Helado de vainilla", "en": "Vanilla ice cream" },
  "aliases": ["helado"],
  "category": "frozen",
  "contains": ["eggs", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 191, "protein": 2.6, "carbohydrates": 26.1, "fat": 8.4 },
  "weights": { "cup": 132 },
  "pack": "1 l",
  "source": "CIQUAL 2025 39515"
}
=== helices
{
  "name": { "es": "Hélices", "en": "Fusilli" },
  "aliases": ["espirales", "fusilli"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "weights": { "cup": 105 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9810"
}
=== hierba-limon
{
  "name": { "es": "Hierba limón", "en": "Lemongrass" },
  "aliases": ["citronela"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 99, "protein": 1.8, "fat": 0.5 },
  "weights": { "unit": 15 },
  "source": "USDA SR28 11972"
}
=== hierbabuena
{
  "name": { "es": "Hierbabuena", "en": "Fresh mint" },
  "aliases": ["menta fresca", "menta", "mint leaves"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 58, "protein": 3.5, "carbohydrates": 5.3, "fat": 0.8, "fibre": 7.4 },
  "weights": { "bunch": 30, "tbsp": 2.8 },
  "source": "CIQUAL 2025 11027"
}
=== hierbas-provenzales
{
  "name": { "es": "Hierbas provenzales", "en": "Herbes de Provence" },
  "aliases": ["hierbas de Provenza"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 283, "protein": 11.5, "carbohydrates": 23.1, "fat": 7.2, "fibre": 40.1 },
  "weights": { "tsp": 1 },
  "staple": true,
  "source": "CIQUAL 2025 11060"
}
=== higado-de-pollo
{
  "name": { "es": "Hígado de pollo", "en": "Chicken liver" },
  "aliases": ["higadito de pollo"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 114, "protein": 16.9, "carbohydrates": 0.7, "fat": 4.8, "fibre": 0 },
  "source": "CIQUAL 2025 40111"
}
=== higado-de-ternera
{
  "name": { "es": "Hígado de ternera", "en": "Calf's liver" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 120, "protein": 15.5, "carbohydrates": 5.6, "fat": 3.4, "fibre": 0 },
  "weights": { "slice": 100 },
  "source": "CIQUAL 2025 40106"
}
=== higo
{
  "name": { "es": "Higo", "en": "Fig" },
  "aliases": ["breva"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 68, "protein": 1.2, "carbohydrates": 13.5, "fat": 0, "fibre": 4.1 },
  "weights": { "unit": 50 },
  "source": "CIQUAL 2025 13012"
}
=== higo-chumbo
{
  "name": { "es": "Higo chumbo", "en": "Prickly pear" },
  "aliases": ["tuna de nopal"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 52, "protein": 0.1, "carbohydrates": 9.8, "fat": 0.1, "fibre": 5.3 },
  "weights": { "unit": 100 },
  "source": "CIQUAL 2025 13063"
}
=== higo-seco
{
  "name": { "es": "Higo seco", "en": "Dried figs" },
  "aliases": ["higo paso"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 261, "protein": 2.9, "carbohydrates": 55, "fat": 1.2, "fibre": 8.2 },
  "weights": { "unit": 8 },
  "source": "CIQUAL 2025 13013"
}
=== hinojo
{
  "name": { "es": "Hinojo", "en": "Fennel bulb" },
  "aliases": ["bulbo de hinojo"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 18, "protein": 1, "carbohydrates": 2.6, "fat": 0, "fibre": 2.6 },
  "weights": { "unit": 234 },
  "source": "CIQUAL 2025 20028"
}
=== hinojo-en-grano
{
  "name": { "es": "Hinojo en grano", "en": "Fennel seeds" },
  "aliases": ["semilla de hinojo"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 327, "protein": 15.8, "carbohydrates": 12.5, "fat": 14.9, "fibre": 39.8 },
  "weights": { "tsp": 2 },
  "staple": true,
  "source": "CIQUAL 2025 11066"
}
=== hojaldre
{
  "name": { "es": "Hojaldre", "en": "Puff pastry" },
  "aliases": ["lámina de hojaldre", "masa de hojaldre"],
  "category": "dairy-eggs",
  "contains": ["eggs", "gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 370, "protein": 5.5, "carbohydrates": 40, "fat": 20, "fibre": 3 },
  "weights": { "unit": 230 },
  "pack": "230 g",
  "source": "CIQUAL 2025 23424"
}
=== hueva-de-salmon
{
  "name": { "es": "Hueva de salmón", "en": "Salmon roe" },
  "aliases": ["ikura"],
  "category": "fish",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 240, "protein": 30.8, "carbohydrates": 5.2, "fat": 10.5, "fibre": 1 },
  "weights": { "tbsp": 16 },
  "pack": "100 g",
  "source": "CIQUAL 2025 26275"
}
=== huevo
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
=== huevo-de-codorniz
{
  "name": { "es": "Huevo de codorniz", "en": "Quail egg" },
  "category": "dairy-eggs",
  "contains": ["eggs"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 154, "protein": 13.1, "carbohydrates": 0.4, "fat": 11.1, "fibre": 0 },
  "weights": { "unit": 10 },
  "pack": "12 unidades",
  "source": "CIQUAL 2025 22050"
}
=== hummus
{
  "name": { "es": "Hummus", "en": "Hummus" },
  "aliases": ["humus"],
  "category": "dairy-eggs",
  "contains": ["sesame", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 258, "protein": 8.1, "carbohydrates": 9, "fat": 19.9, "fibre": 5.2 },
  "weights": { "tbsp": 15 },
  "pack": "200 g",
  "source": "CIQUAL 2025 25621"
}
=== jabali
{
  "name": { "es": "Jabalí", "en": "Wild boar" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 150, "protein": 21.5, "carbohydrates": 0, "fat": 7.1, "fibre": 0 },
  "source": "CIQUAL 2025 14002"
}
=== jalapeno
{
  "name": { "es": "Jalapeño", "en": "Jalapeño pepper" },
  "aliases": ["chile jalapeño"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 29, "protein": 0.9, "carbohydrates": 3.7, "fat": 0.4, "fibre": 2.8 },
  "weights": { "unit": 14 },
  "source": "USDA SR28 11979"
}
=== jalapeno-en-conserva
{
  "name": { "es": "Jalapeño en conserva", "en": "Pickled jalapeños" },
  "aliases": ["chile en vinagre", "jalapeño encurtido"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 27, "protein": 0.9, "carbohydrates": 2.1, "fat": 0.9, "fibre": 2.6 },
  "pack": "200 g",
  "source": "USDA SR28 11632"
}
=== jamon-cocido packet
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
=== jamon-curado-en-tacos
{
  "name": { "es": "Jamón curado en tacos", "en": "Diced cured ham" },
  "aliases": ["taquitos de jamón"],
  "category": "meat",
  "contains": ["meat", "milk", "pork"],
  "nutrition": { "per": "100 g", "kcal": 239, "protein": 25.9, "carbohydrates": 4.3, "fat": 13.2, "fibre": 0 },
  "pack": "100 g",
  "source": "CIQUAL 2025 28800"
}
=== jamon-iberico
{
  "name": { "es": "Jamón ibérico", "en": "Iberian ham" },
  "aliases": ["paleta ibérica"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 235, "protein": 30.4, "carbohydrates": 0.8, "fat": 12.3, "fibre": 0 },
  "weights": { "slice": 12 },
  "source": "CIQUAL 2025 28845"
}
=== jamon-serrano
{
  "name": { "es": "Jamón serrano", "en": "Serrano ham" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 235, "protein": 30.4, "carbohydrates": 0.8, "fat": 12.3, "fibre": 0 },
  "weights": { "slice": 15 },
  "source": "CIQUAL 2025 28845"
}
=== jamoncito-de-pollo
{
  "name": { "es": "Jamoncito de pollo", "en": "Chicken drumstick" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 155, "protein": 18.1, "carbohydrates": 0, "fat": 9.2, "fibre": 0 },
  "weights": { "unit": 90 },
  "source": "CIQUAL 2025 36022"
}
=== jengibre
{
  "name": { "es": "Jengibre", "en": "Ginger root" },
  "aliases": ["jengibre fresco", "kion"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 33, "protein": 1.1, "carbohydrates": 3.4, "fat": 1.1, "fibre": 2.7 },
  "weights": { "tbsp": 6, "tsp": 2 },
  "source": "CIQUAL 2025 11074"
}
=== jengibre-molido
{
  "name": { "es": "Jengibre molido", "en": "Ground ginger" },
  "aliases": ["jengibre en polvo"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 335, "protein": 9, "carbohydrates": 58.3, "fat": 4.2, "fibre": 14.1 },
  "weights": { "tsp": 1.8 },
  "staple": true,
  "source": "CIQUAL 2025 11006"
}
=== jicama
{
  "name": { "es": "Jícama", "en": "Jicama" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 38, "protein": 0.7, "carbohydrates": 3.9, "fat": 0.1, "fibre": 4.9 },
  "weights": { "unit": 400 },
  "source": "USDA SR28 11603"
}
=== judia-mungo
{
  "name": { "es": "Judía mungo", "en": "Mung beans" },
  "aliases": ["soja verde"],
  "category": "pantry",
  "contains": [],
  "traces": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 343, "protein": 25.2, "carbohydrates": 47.6, "fat": 1.6, "fibre": 18.3 },
  "weights": { "cup": 207 },
  "pack": "500 g",
  "source": "CIQUAL 2025 20530"
}
=== judia-plana
{
  "name": { "es": "Judía plana", "en": "Flat beans" },
  "aliases": ["judía perona", "perona"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 1.9, "carbohydrates": 4.5, "fat": 0.1, "fibre": 3 },
  "weights": { "cup": 100 },
  "source": "CIQUAL 2025 20269"
}
=== judia-verde
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
=== judia-verde-congelada
{
  "name": { "es": "Judía verde congelada", "en": "Frozen green beans" },
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 33, "protein": 1.8, "carbohydrates": 4.8, "fat": 0.2, "fibre": 2.6 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20070"
}
=== jurel
{
  "name": { "es": "Jurel", "en": "Horse mackerel" },
  "aliases": ["chicharro"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 116, "protein": 19, "carbohydrates": 0, "fat": 4.4, "fibre": 0 },
  "weights": { "unit": 120 },
  "source": "CIQUAL 2025 26113"
}
=== kefir
{
  "name": { "es": "Kéfir", "en": "Kefir" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 61, "protein": 3.2, "carbohydrates": 4.5, "fat": 3.4, "fibre": 0 },
  "weights": { "cup": 243 },
  "density": 1.03,
  "pack": "500 ml",
  "source": "CIQUAL 2025 19865"
}
=== ketchup
{
  "name": { "es": "Ketchup", "en": "Ketchup" },
  "aliases": ["catsup", "kétchup"],
  "category": "pantry",
  "contains": ["celery"],
  "nutrition": { "per": "100 g", "kcal": 108, "protein": 1.2, "carbohydrates": 23.7, "fat": 0.2, "fibre": 1.8 },
  "weights": { "tbsp": 17 },
  "density": 1.14,
  "source": "CIQUAL 2025 11008"
}
=== kimchi
{
  "name": { "es": "Kimchi", "en": "Kimchi" },
  "category": "pantry",
  "contains": ["crustaceans", "fish", "molluscs", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 15, "protein": 1.1, "carbohydrates": 0.8, "fat": 0.5, "fibre": 1.6 },
  "weights": { "cup": 150 },
  "source": "USDA SR28 11118"
}
=== kiwi
{
  "name": { "es": "Kiwi", "en": "Kiwi fruit" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 61, "protein": 0.9, "carbohydrates": 11, "fat": 0.6, "fibre": 2.4 },
  "weights": { "unit": 70 },
  "source": "CIQUAL 2025 13021"
}
=== lacon
{
  "name": { "es": "Lacón", "en": "Cooked pork shoulder" },
  "aliases": ["lacón cocido"],
  "category": "meat",
  "contains": ["meat", "milk", "pork"],
  "nutrition": { "per": "100 g", "kcal": 124, "protein": 18, "carbohydrates": 2.8, "fat": 4.5, "fibre": 0 },
  "weights": { "slice": 25 },
  "source": "CIQUAL 2025 28911"
}
=== langosta
{
  "name": { "es": "Langosta", "en": "Spiny lobster" },
  "category": "fish",
  "contains": ["crustaceans"],
  "traces": ["fish", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 87, "protein": 17.7, "carbohydrates": 1.1, "fat": 1.3, "fibre": 0 },
  "source": "CIQUAL 2025 10015"
}
=== langostino
{
  "name": { "es": "Langostino", "en": "King prawn" },
  "aliases": ["camarón grande", "gambón", "jumbo shrimp", "langostino crudo"],
  "category": "fish",
  "contains": ["crustaceans", "sulphites"],
  "traces": ["fish", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 99, "protein": 19.7, "carbohydrates": 3.2, "fat": 0.8, "fibre": 0 },
  "weights": { "unit": 15 },
  "source": "CIQUAL 2025 10021"
}
=== lasana
{
  "name": { "es": "Lasaña", "en": "Lasagne sheets" },
  "aliases": ["placa de lasaña"],
  "category": "pantry",
  "contains": ["eggs", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 381, "protein": 14, "carbohydrates": 68, "fat": 4.7, "fibre": 3.2 },
  "weights": { "unit": 15 },
  "pack": "200 g",
  "source": "CIQUAL 2025 9821"
}
=== laurel
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
=== leche-condensada
{
  "name": { "es": "Leche condensada", "en": "Condensed milk" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 327, "protein": 7.7, "carbohydrates": 56.5, "fat": 7.9, "fibre": 0 },
  "weights": { "cup": 306, "tbsp": 19 },
  "density": 1.3,
  "pack": "370 g",
  "source": "CIQUAL 2025 19027"
}
=== leche-de-cabra
{
  "name": { "es": "Leche de cabra", "en": "Goat's milk" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 65, "protein": 3, "carbohydrates": 4.2, "fat": 4, "fibre": 0 },
  "weights": { "cup": 245 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 19200"
}
=== leche-de-coco
{
  "name": { "es": "Leche de coco", "en": "Coconut milk" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 199, "protein": 1.9, "carbohydrates": 4.3, "fat": 19.2, "fibre": 0.8 },
  "weights": { "can": 400, "cup": 226 },
  "density": 0.98,
  "pack": "400 ml",
  "source": "CIQUAL 2025 18041"
}
=== leche-desnatada
{
  "name": { "es": "Leche desnatada", "en": "Skimmed milk" },
  "aliases": ["skim milk"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 34, "protein": 3.6, "carbohydrates": 5, "fat": 0, "fibre": 0 },
  "weights": { "cup": 245 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 19050"
}
=== leche-en-polvo
{
  "name": { "es": "Leche en polvo", "en": "Milk powder" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 508, "protein": 26.6, "carbohydrates": 42, "fat": 26.2, "fibre": 0 },
  "weights": { "cup": 128, "tbsp": 8 },
  "source": "CIQUAL 2025 19021"
}
=== leche-entera
{
  "name": { "es": "Leche entera", "en": "Whole milk" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 65, "protein": 3.5, "carbohydrates": 4.8, "fat": 3.6, "fibre": 0 },
  "weights": { "cup": 245 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 19023"
}
=== leche-evaporada
{
  "name": { "es": "Leche evaporada", "en": "Evaporated milk" },
  "aliases": ["leche ideal"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 119, "protein": 6.4, "carbohydrates": 9.9, "fat": 5.9 },
  "weights": { "cup": 252 },
  "density": 1.06,
  "pack": "410 g",
  "source": "CIQUAL 2025 19026"
}
=== leche-semidesnatada
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
=== leche-sin-lactosa
{
  "name": { "es": "Leche sin lactosa", "en": "Lactose-free milk" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 44, "protein": 3.5, "carbohydrates": 4.7, "fat": 1.3, "fibre": 0 },
  "weights": { "cup": 245 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 19060"
}
=== lechuga
{
  "name": { "es": "Lechuga", "en": "Lettuce" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 15, "protein": 1.4, "carbohydrates": 1.2, "fat": 0.2, "fibre": 1.1 },
  "weights": { "cup": 47, "unit": 320 },
  "source": "CIQUAL 2025 20031"
}
=== lechuga-iceberg
{
  "name": { "es": "Lechuga iceberg", "en": "Iceberg lettuce" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 1, "carbohydrates": 2.5, "fat": 0.1, "fibre": 1.1 },
  "weights": { "cup": 57, "unit": 500 },
  "source": "CIQUAL 2025 20200"
}
=== lechuga-romana
{
  "name": { "es": "Lechuga romana", "en": "Romaine lettuce" },
  "aliases": ["lechuga cos"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 1.2, "carbohydrates": 1.4, "fat": 0.3, "fibre": 2.1 },
  "weights": { "cup": 47, "unit": 450 },
  "source": "CIQUAL 2025 20171"
}
=== lengua-de-ternera
{
  "name": { "es": "Lengua de ternera", "en": "Beef tongue" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 195, "protein": 16.8, "carbohydrates": 0.8, "fat": 13.8, "fibre": 0 },
  "source": "CIQUAL 2025 40202"
}
=== lenguado
{
  "name": { "es": "Lenguado", "en": "Sole" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 77, "protein": 18, "carbohydrates": 0, "fat": 0.6, "fibre": 0 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 26058"
}
=== lenteja
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
=== lenteja-cocida
{
  "name": { "es": "Lenteja cocida", "en": "Cooked lentils" },
  "aliases": ["lentejas de bote"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 125, "protein": 10.1, "carbohydrates": 16.2, "fat": 0.6, "fibre": 8.5 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20360"
}
=== lenteja-pardina
{
  "name": { "es": "Lenteja pardina", "en": "Brown lentils" },
  "aliases": ["lenteja castellana"],
  "category": "pantry",
  "contains": [],
  "traces": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 339, "protein": 26.1, "carbohydrates": 48.3, "fat": 1.9, "fibre": 12.1 },
  "weights": { "cup": 192 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 20586"
}
=== lenteja-roja
{
  "name": { "es": "Lenteja roja", "en": "Red lentils" },
  "aliases": ["lenteja coral"],
  "category": "pantry",
  "contains": [],
  "traces": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 328, "protein": 27.7, "carbohydrates": 44.9, "fat": 0.8, "fibre": 15.4 },
  "weights": { "cup": 192 },
  "pack": "500 g",
  "source": "CIQUAL 2025 20535"
}
=== lenteja-sin-gluten packet
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
=== levadura-fresca
{
  "name": { "es": "Levadura fresca", "en": "Fresh yeast" },
  "aliases": ["levadura de panadero"],
  "category": "dairy-eggs",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 115, "protein": 8.4, "carbohydrates": 11.9, "fat": 1.9, "fibre": 8.1 },
  "weights": { "unit": 25 },
  "pack": "25 g",
  "source": "CIQUAL 2025 11010"
}
=== levadura-nutricional
{
  "name": { "es": "Levadura nutricional", "en": "Nutritional yeast" },
  "aliases": ["levadura de cerveza"],
  "category": "pantry",
  "nutrition": { "per": "100 g", "kcal": 334, "protein": 40.4, "carbohydrates": 21.8, "fat": 4.5, "fibre": 22.5 },
  "weights": { "tbsp": 5 },
  "source": "CIQUAL 2025 11009"
}
=== levadura-quimica
{
  "name": { "es": "Levadura química", "en": "Baking powder" },
  "aliases": ["impulsor", "levadura en polvo", "polvo de hornear"],
  "category": "pantry",
  "nutrition": { "per": "100 g", "kcal": 108, "protein": 0.1, "carbohydrates": 26.9, "fat": 0, "fibre": 0.2 },
  "weights": { "tsp": 4.6, "unit": 16 },
  "source": "CIQUAL 2025 11046"
}
=== levadura-seca
{
  "name": { "es": "Levadura seca", "en": "Dried yeast" },
  "aliases": ["levadura seca de panadería"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 341, "protein": 42.7, "carbohydrates": 14.3, "fat": 6.6, "fibre": 26.9 },
  "weights": { "tsp": 3, "unit": 5.5 },
  "source": "CIQUAL 2025 11045"
}
=== lichi
{
  "name": { "es": "Lichi", "en": "Lychee" },
  "aliases": ["litchi"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 78, "protein": 1.1, "carbohydrates": 16.1, "fat": 0, "fibre": 2 },
  "weights": { "unit": 10 },
  "source": "CIQUAL 2025 13023"
}
=== lima
{
  "name": { "es": "Lima", "en": "Lime" },
  "aliases": ["lima ácida", "limón sutil"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 39, "protein": 1.1, "carbohydrates": 3.1, "fat": 0, "fibre": 4.3 },
  "weights": { "unit": 50 },
  "source": "CIQUAL 2025 13067"
}
=== limon
{
  "name": { "es": "Limón", "en": "Lemon" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 0.3, "carbohydrates": 1.6, "fat": 0, "fibre": 0 },
  "weights": { "unit": 58 },
  "source": "CIQUAL 2025 13009"
}
=== lomo-de-cerdo
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
=== lomo-embuchado
{
  "name": { "es": "Lomo embuchado", "en": "Cured pork loin" },
  "aliases": ["caña de lomo"],
  "category": "meat",
  "contains": ["meat", "milk", "pork"],
  "nutrition": { "per": "100 g", "kcal": 243, "protein": 28, "carbohydrates": 4.5, "fat": 12.6, "fibre": 0 },
  "weights": { "slice": 8 },
  "pack": "100 g",
  "source": "CIQUAL 2025 28811"
}
=== longaniza
{
  "name": { "es": "Longaniza", "en": "Fresh pork sausage" },
  "aliases": ["salchicha fresca"],
  "category": "meat",
  "contains": ["gluten", "meat", "milk", "pork", "soybeans", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 258, "protein": 16.9, "carbohydrates": 0, "fat": 21.2, "fibre": 0 },
  "weights": { "unit": 70 },
  "source": "CIQUAL 2025 30051"
}
=== lubina
{
  "name": { "es": "Lubina", "en": "Sea bass" },
  "aliases": ["róbalo"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 124, "protein": 21.4, "carbohydrates": 0, "fat": 4.3, "fibre": 0 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 26206"
}
=== macarrones packet
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
=== macarrones-sin-gluten packet
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
=== magdalena
{
  "name": { "es": "Magdalena", "en": "Madeleine" },
  "category": "bakery",
  "contains": ["eggs", "gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 441, "protein": 5.6, "carbohydrates": 55.3, "fat": 21.6, "fibre": 1.4 },
  "weights": { "unit": 28 },
  "source": "CIQUAL 2025 24632"
}
=== magret-de-pato
{
  "name": { "es": "Magret de pato", "en": "Duck breast" },
  "aliases": ["pechuga de pato"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 337, "protein": 17.9, "carbohydrates": 0.1, "fat": 29.4, "fibre": 0 },
  "weights": { "unit": 350 },
  "source": "CIQUAL 2025 36206"
}
=== magro-de-cerdo
{
  "name": { "es": "Magro de cerdo", "en": "Diced pork shoulder" },
  "aliases": ["carne de cerdo", "paleta de cerdo"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 178, "protein": 18.9, "carbohydrates": 0.4, "fat": 11.2, "fibre": 0 },
  "source": "CIQUAL 2025 28001"
}
=== maicena packet
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
=== maiz-congelado
{
  "name": { "es": "Maíz congelado", "en": "Frozen sweetcorn" },
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 105, "protein": 3.3, "carbohydrates": 19.8, "fat": 0.8, "fibre": 2.8 },
  "weights": { "cup": 136 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20233"
}
=== maiz-dulce packet
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
=== maiz-en-mazorca
{
  "name": { "es": "Maíz en mazorca", "en": "Corn on the cob" },
  "aliases": ["choclo", "elote", "mazorca", "sweetcorn cob"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 86, "protein": 3.3, "carbohydrates": 16.7, "fat": 1.4, "fibre": 2 },
  "weights": { "unit": 100 },
  "source": "USDA SR28 11167"
}
=== maiz-mote
{
  "name": { "es": "Maíz mote", "en": "Hominy" },
  "aliases": ["maíz cacahuazintle", "maíz pozolero", "mote"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 72, "protein": 1.5, "carbohydrates": 11.8, "fat": 0.9, "fibre": 2.5 },
  "weights": { "can": 500 },
  "pack": "500 g",
  "source": "USDA SR28 20030"
}
=== maiz-para-palomitas
{
  "name": { "es": "Maíz para palomitas", "en": "Popcorn kernels" },
  "aliases": ["maíz pisingallo", "palomitas"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 387, "protein": 12.9, "carbohydrates": 63.3, "fat": 4.5, "fibre": 14.5 },
  "weights": { "cup": 200 },
  "pack": "500 g",
  "source": "USDA SR28 19034"
}
=== malanga
{
  "name": { "es": "Malanga", "en": "Taro" },
  "aliases": ["ocumo", "taro"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 105, "protein": 1.5, "carbohydrates": 22.4, "fat": 0.2, "fibre": 4.1 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 53200"
}
=== mandarina
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
=== mango
{
  "name": { "es": "Mango", "en": "Mango" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 71, "protein": 0.6, "carbohydrates": 14.3, "fat": 0, "fibre": 1.6 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 13025"
}
=== manteca-de-cerdo
{
  "name": { "es": "Manteca de cerdo", "en": "Lard" },
  "aliases": ["manteca", "pork lard"],
  "category": "pantry",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 900, "protein": 0, "carbohydrates": 0, "fat": 100, "fibre": 0 },
  "weights": { "tbsp": 12.8 },
  "staple": true,
  "source": "CIQUAL 2025 16520"
}
=== mantequilla
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
=== mantequilla-clarificada
{
  "name": { "es": "Mantequilla clarificada", "en": "Clarified butter" },
  "aliases": ["ghee"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 900, "protein": 0.3, "carbohydrates": 0, "fat": 99.9, "fibre": 0 },
  "weights": { "tbsp": 13 },
  "source": "CIQUAL 2025 16401"
}
=== mantequilla-salada
{
  "name": { "es": "Mantequilla salada", "en": "Salted butter" },
  "aliases": ["mantequilla con sal"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 732, "protein": 0.5, "carbohydrates": 0.7, "fat": 80.8, "fibre": 0 },
  "weights": { "tbsp": 14 },
  "pack": "250 g",
  "source": "CIQUAL 2025 16403"
}
=== manzana
{
  "name": { "es": "Manzana", "en": "Apple" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 54, "protein": 0.3, "carbohydrates": 11.6, "fat": 0.3, "fibre": 1.4 },
  "weights": { "unit": 170 },
  "source": "CIQUAL 2025 13039"
}
=== maracuya
{
  "name": { "es": "Maracuyá", "en": "Passion fruit" },
  "aliases": ["fruta de la pasión"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 102, "protein": 2.1, "carbohydrates": 10.9, "fat": 3, "fibre": 6.8 },
  "weights": { "unit": 18 },
  "source": "CIQUAL 2025 13016"
}
=== margarina
{
  "name": { "es": "Margarina", "en": "Margarine" },
  "category": "dairy-eggs",
  "contains": ["milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 650, "protein": 0, "carbohydrates": 0.1, "fat": 72.1, "fibre": 0.1 },
  "weights": { "tbsp": 14 },
  "pack": "500 g",
  "source": "CIQUAL 2025 16590"
}
=== masa-de-pizza
{
  "name": { "es": "Masa de pizza", "en": "Pizza dough" },
  "aliases": ["base de pizza"],
  "category": "dairy-eggs",
  "contains": ["gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 240, "protein": 7.1, "carbohydrates": 44.2, "fat": 3.5, "fibre": 2.2 },
  "weights": { "unit": 260 },
  "source": "CIQUAL 2025 37001"
}
=== masa-filo
{
  "name": { "es": "Masa filo", "en": "Filo pastry" },
  "aliases": ["pasta filo"],
  "category": "dairy-eggs",
  "contains": ["gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 289, "protein": 7.1, "carbohydrates": 50.7, "fat": 6, "fibre": 1.9 },
  "weights": { "slice": 25 },
  "source": "CIQUAL 2025 23445"
}
=== masa-quebrada
{
  "name": { "es": "Masa quebrada", "en": "Shortcrust pastry" },
  "aliases": ["masa brisa"],
  "category": "dairy-eggs",
  "contains": ["eggs", "gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 392, "protein": 5.2, "carbohydrates": 42.7, "fat": 21.7, "fibre": 1.7 },
  "weights": { "unit": 230 },
  "pack": "230 g",
  "source": "CIQUAL 2025 23410"
}
=== mascarpone
{
  "name": { "es": "Mascarpone", "en": "Mascarpone" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 369, "protein": 6, "carbohydrates": 3.1, "fat": 37, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "pack": "250 g",
  "source": "CIQUAL 2025 19584"
}
=== mayonesa packet
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
=== mazapan
{
  "name": { "es": "Mazapán", "en": "Marzipan" },
  "aliases": ["pasta de almendra"],
  "category": "pantry",
  "contains": ["eggs", "nuts"],
  "nutrition": { "per": "100 g", "kcal": 432, "protein": 5.8, "carbohydrates": 70.3, "fat": 13.5, "fibre": 2.8 },
  "pack": "250 g",
  "source": "CIQUAL 2025 15201"
}
=== mejillon
{
  "name": { "es": "Mejillón", "en": "Mussels" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 72, "protein": 11.2, "carbohydrates": 2.7, "fat": 1.8, "fibre": 0 },
  "source": "CIQUAL 2025 10014"
}
=== mejillon-en-escabeche
{
  "name": { "es": "Mejillón en escabeche", "en": "Pickled mussels" },
  "aliases": ["mejillón de lata"],
  "category": "pantry",
  "contains": ["molluscs", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 75, "protein": 9.6, "carbohydrates": 4.9, "fat": 1.7, "fibre": 1.3 },
  "weights": { "can": 70 },
  "source": "CIQUAL 2025 10081"
}
=== mejorana
{
  "name": { "es": "Mejorana", "en": "Marjoram" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 276, "protein": 12.7, "carbohydrates": 20.3, "fat": 7, "fibre": 40.3 },
  "weights": { "tsp": 0.6 },
  "staple": true,
  "source": "CIQUAL 2025 11034"
}
=== melaza
{
  "name": { "es": "Melaza", "en": "Molasses" },
  "aliases": ["miel de caña"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 300, "protein": 0, "carbohydrates": 74.7, "fat": 0.1, "fibre": 0 },
  "weights": { "tbsp": 20 },
  "density": 1.4,
  "source": "CIQUAL 2025 31067"
}
=== melocoton
{
  "name": { "es": "Melocotón", "en": "Peach" },
  "aliases": ["durazno"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 38, "protein": 0.9, "carbohydrates": 7.6, "fat": 0.3, "fibre": 1.5 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 13043"
}
=== melocoton-en-almibar
{
  "name": { "es": "Melocotón en almíbar", "en": "Peaches in syrup" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 59, "protein": 0.5, "carbohydrates": 13.5, "fat": 0, "fibre": 1.5 },
  "weights": { "can": 480 },
  "pack": "480 g",
  "source": "CIQUAL 2025 13730"
}
=== melon
{
  "name": { "es": "Melón", "en": "Melon" },
  "aliases": ["cantaloupe", "melón cantalupo"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 60, "protein": 1.1, "carbohydrates": 14.8, "fat": 0, "fibre": 1.3 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 13026"
}
=== membrillo
{
  "name": { "es": "Membrillo", "en": "Quince" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 59, "protein": 0.4, "carbohydrates": 12.5, "fat": 0.1, "fibre": 1.9 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 13010"
}
=== menestra-congelada
{
  "name": { "es": "Menestra congelada", "en": "Frozen mixed vegetables" },
  "aliases": ["menestra de verduras", "verduras congeladas"],
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 65, "protein": 2.3, "carbohydrates": 5.7, "fat": 2.7, "fibre": 4.7 },
  "pack": "450 g",
  "source": "CIQUAL 2025 20101"
}
=== merluza
{
  "name": { "es": "Merluza", "en": "Hake" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 89, "protein": 15.1, "carbohydrates": 1.7, "fat": 2.4, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26048"
}
=== merluza-congelada
{
  "name": { "es": "Merluza congelada", "en": "Frozen hake" },
  "aliases": ["filete de merluza congelado"],
  "category": "frozen",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 89, "protein": 15.1, "carbohydrates": 1.7, "fat": 2.4, "fibre": 0 },
  "weights": { "unit": 110 },
  "pack": "400 g",
  "source": "CIQUAL 2025 26048"
}
=== mermelada-de-fresa
{
  "name": { "es": "Mermelada de fresa", "en": "Strawberry jam" },
  "aliases": ["mermelada"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 248, "protein": 0.3, "carbohydrates": 60.5, "fat": 0.5, "fibre": 0.7 },
  "weights": { "tbsp": 20 },
  "pack": "350 g",
  "source": "CIQUAL 2025 31024"
}
=== mermelada-de-melocoton
{
  "name": { "es": "Mermelada de melocotón", "en": "Peach jam" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 242, "protein": 0.3, "carbohydrates": 59.5, "fat": 0.1, "fibre": 1.2 },
  "weights": { "tbsp": 20 },
  "pack": "350 g",
  "source": "CIQUAL 2025 30993"
}
=== mermelada-de-naranja
{
  "name": { "es": "Mermelada de naranja", "en": "Orange marmalade" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 245, "protein": 0.3, "carbohydrates": 59.3, "fat": 0.4, "fibre": 1.5 },
  "weights": { "tbsp": 20 },
  "pack": "350 g",
  "source": "CIQUAL 2025 31039"
}
=== mero
{
  "name": { "es": "Mero", "en": "Grouper" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 85, "protein": 18.6, "carbohydrates": 0.7, "fat": 0.9, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26178"
}
=== miel
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
=== mijo
{
  "name": { "es": "Mijo", "en": "Millet" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 360, "protein": 11, "carbohydrates": 64.3, "fat": 4.2, "fibre": 8.5 },
  "weights": { "cup": 200 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9330"
}
=== miso
{
  "name": { "es": "Miso", "en": "Miso paste" },
  "aliases": ["pasta de miso"],
  "category": "pantry",
  "contains": ["gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 188, "protein": 11.7, "carbohydrates": 18.1, "fat": 6, "fibre": 5.4 },
  "weights": { "tbsp": 17 },
  "source": "CIQUAL 2025 20916"
}
=== mora
{
  "name": { "es": "Mora", "en": "Blackberry" },
  "aliases": ["zarzamora"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 46, "protein": 1.1, "carbohydrates": 6.5, "fat": 0.7, "fibre": 5.2 },
  "weights": { "cup": 144 },
  "pack": "125 g",
  "source": "CIQUAL 2025 13029"
}
=== morcilla-de-arroz
{
  "name": { "es": "Morcilla de arroz", "en": "Rice black pudding" },
  "aliases": ["blood sausage", "morcilla de Burgos", "morcilla"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "nutrition": { "per": "100 g", "kcal": 297, "protein": 12.2, "carbohydrates": 0.3, "fat": 27.1, "fibre": 1.4 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 8703"
}
=== morcilla-de-cebolla
{
  "name": { "es": "Morcilla de cebolla", "en": "Onion black pudding" },
  "aliases": ["morcilla asturiana"],
  "category": "meat",
  "contains": ["gluten", "meat", "pork"],
  "nutrition": { "per": "100 g", "kcal": 297, "protein": 12.2, "carbohydrates": 0.3, "fat": 27.1, "fibre": 1.4 },
  "weights": { "unit": 80 },
  "source": "CIQUAL 2025 8703"
}
=== morcillo-de-ternera
{
  "name": { "es": "Morcillo de ternera", "en": "Shin of beef" },
  "aliases": ["jarrete", "osobuco"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 118, "protein": 21.3, "carbohydrates": 0, "fat": 3.7, "fibre": 0 },
  "weights": { "slice": 200 },
  "source": "CIQUAL 2025 6583"
}
=== mortadela
{
  "name": { "es": "Mortadela", "en": "Mortadella" },
  "category": "meat",
  "contains": ["meat", "milk", "nuts", "pork", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 310, "protein": 15.2, "carbohydrates": 0.7, "fat": 27.4, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 30789"
}
=== mostaza packet
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
=== mostaza-antigua
{
  "name": { "es": "Mostaza antigua", "en": "Wholegrain mustard" },
  "aliases": ["mostaza en grano"],
  "category": "pantry",
  "contains": ["mustard", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 142, "protein": 6.6, "carbohydrates": 2.2, "fat": 9.9, "fibre": 4.5 },
  "weights": { "tbsp": 15, "tsp": 5 },
  "source": "CIQUAL 2025 11021"
}
=== mostaza-de-dijon
{
  "name": { "es": "Mostaza de Dijon", "en": "Dijon mustard" },
  "category": "pantry",
  "contains": ["mustard", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 151, "protein": 6.9, "carbohydrates": 4.3, "fat": 11.2 },
  "weights": { "tbsp": 15, "tsp": 5 },
  "source": "CIQUAL 2025 11013"
}
=== mozzarella packet
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
=== mozzarella-de-bufala
{
  "name": { "es": "Mozzarella de búfala", "en": "Buffalo mozzarella" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 260, "protein": 14.5, "carbohydrates": 0.2, "fat": 22.3, "fibre": 0.1 },
  "weights": { "unit": 125 },
  "pack": "125 g",
  "source": "CIQUAL 2025 19591"
}
=== muesli
{
  "name": { "es": "Muesli", "en": "Muesli" },
  "category": "pantry",
  "contains": ["gluten", "milk", "nuts", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 371, "protein": 10.6, "carbohydrates": 60.9, "fat": 7, "fibre": 9.8 },
  "weights": { "cup": 85 },
  "pack": "500 g",
  "source": "CIQUAL 2025 32138"
}
=== muslo-de-pavo
{
  "name": { "es": "Muslo de pavo", "en": "Turkey leg" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 108, "protein": 21.3, "carbohydrates": 0, "fat": 2.5, "fibre": 0 },
  "source": "CIQUAL 2025 36307"
}
=== muslo-de-pollo
{
  "name": { "es": "Muslo de pollo", "en": "Chicken leg" },
  "aliases": ["chicken legs", "cuarto trasero de pollo"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 192, "protein": 17.3, "carbohydrates": 0, "fat": 13.5, "fibre": 0 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 36002"
}
=== nabo
{
  "name": { "es": "Nabo", "en": "Turnip" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 26, "protein": 0.9, "carbohydrates": 4.4, "fat": 0.1, "fibre": 1.8 },
  "weights": { "unit": 120 },
  "source": "CIQUAL 2025 20064"
}
=== nachos
{
  "name": { "es": "Nachos", "en": "Tortilla chips" },
  "aliases": ["totopo"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 488, "protein": 6.1, "carbohydrates": 62.6, "fat": 22.5, "fibre": 4.3 },
  "weights": { "cup": 26 },
  "pack": "200 g",
  "source": "CIQUAL 2025 38417"
}
=== name
{
  "name": { "es": "Ñame", "en": "Yam" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 111, "protein": 1.5, "carbohydrates": 23.7, "fat": 0.2, "fibre": 4.1 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 53502"
}
=== naranja
{
  "name": { "es": "Naranja", "en": "Orange" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 42, "protein": 0.8, "carbohydrates": 8, "fat": 0, "fibre": 2.7 },
  "weights": { "unit": 140 },
  "source": "CIQUAL 2025 13034"
}
=== nata-para-cocinar packet
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
=== nata-para-montar
{
  "name": { "es": "Nata para montar", "en": "Whipping cream" },
  "aliases": ["crema de leche", "double cream", "heavy cream", "nata líquida", "nata"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 293, "protein": 2.2, "carbohydrates": 3.7, "fat": 30, "fibre": 0 },
  "weights": { "cup": 240, "tbsp": 15 },
  "density": 1,
  "pack": "200 ml",
  "source": "CIQUAL 2025 19417"
}
=== natillas
{
  "name": { "es": "Natillas", "en": "Vanilla custard" },
  "aliases": ["natilla"],
  "category": "dairy-eggs",
  "contains": ["eggs", "milk"],
  "nutrition": { "per": "100 g", "kcal": 103, "protein": 3, "carbohydrates": 16.2, "fat": 2.9, "fibre": 0.1 },
  "weights": { "unit": 125 },
  "pack": "4 unidades",
  "source": "CIQUAL 2025 39229"
}
=== nectarina
{
  "name": { "es": "Nectarina", "en": "Nectarine" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 50, "protein": 0.7, "carbohydrates": 11.3, "fat": 0, "fibre": 0.5 },
  "weights": { "unit": 140 },
  "source": "CIQUAL 2025 13399"
}
=== nispero
{
  "name": { "es": "Níspero", "en": "Loquat" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 48, "protein": 0.4, "carbohydrates": 9.9, "fat": 0.2, "fibre": 1.7 },
  "weights": { "unit": 30 },
  "source": "CIQUAL 2025 13564"
}
=== nopal
{
  "name": { "es": "Nopal", "en": "Nopales" },
  "aliases": ["penca de nopal"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 16, "protein": 1.3, "carbohydrates": 1.1, "fat": 0.1, "fibre": 2.2 },
  "weights": { "unit": 90 },
  "source": "USDA SR28 11963"
}
=== noquis-de-patata
{
  "name": { "es": "Ñoquis de patata", "en": "Potato gnocchi" },
  "aliases": ["gnocchi", "ñoqui"],
  "category": "dairy-eggs",
  "contains": ["eggs", "gluten", "milk", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 176, "protein": 4.7, "carbohydrates": 35, "fat": 1.4, "fibre": 2.2 },
  "pack": "500 g",
  "source": "CIQUAL 2025 26264"
}
=== nora
{
  "name": { "es": "Ñora", "en": "Dried ñora pepper" },
  "aliases": ["pimiento choricero"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 281, "protein": 11.9, "carbohydrates": 29.8, "fat": 8.2, "fibre": 21.6 },
  "weights": { "unit": 6 },
  "source": "USDA SR28 11978"
}
=== nuez packet
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
=== nuez-de-brasil
{
  "name": { "es": "Nuez de Brasil", "en": "Brazil nuts" },
  "aliases": ["castaña de Pará"],
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 701, "protein": 14.3, "carbohydrates": 4.2, "fat": 67.1, "fibre": 7.5 },
  "weights": { "unit": 5 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15008"
}
=== nuez-de-macadamia
{
  "name": { "es": "Nuez de macadamia", "en": "Macadamia nuts" },
  "aliases": ["macadamia"],
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 757, "protein": 7.9, "carbohydrates": 5.2, "fat": 75.8, "fibre": 8.6 },
  "weights": { "cup": 134 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15027"
}
=== nuez-moscada-entera
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
=== nuez-moscada-molida
{
  "name": { "es": "Nuez moscada molida", "en": "Ground nutmeg" },
  "aliases": ["nuez moscada", "nutmeg"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 506, "protein": 5.8, "carbohydrates": 27.4, "fat": 36.3, "fibre": 20.8 },
  "weights": { "tsp": 2.2 },
  "staple": true,
  "source": "CIQUAL 2025 11048"
}
=== nuez-pecana
{
  "name": { "es": "Nuez pecana", "en": "Pecans" },
  "aliases": ["pecana"],
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 727, "protein": 9.2, "carbohydrates": 4.3, "fat": 72, "fibre": 9.6 },
  "weights": { "cup": 99 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15026"
}
=== oblea-de-empanadilla
{
  "name": { "es": "Oblea de empanadilla", "en": "Empanadilla wrapper" },
  "aliases": ["oblea"],
  "category": "dairy-eggs",
  "contains": ["gluten", "meat", "pork", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 283, "protein": 7, "carbohydrates": 59, "fat": 1.5, "fibre": 2.5 },
  "weights": { "unit": 15 },
  "pack": "16 unidades",
  "source": "CIQUAL 2025 51550"
}
=== oblea-de-wonton
{
  "name": { "es": "Oblea de wonton", "en": "Wonton wrapper" },
  "aliases": ["pasta wonton"],
  "category": "dairy-eggs",
  "contains": ["eggs", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 291, "protein": 9.8, "carbohydrates": 56.1, "fat": 1.5, "fibre": 1.8 },
  "weights": { "unit": 8 },
  "source": "USDA SR28 18368"
}
=== obleas-de-arroz
{
  "name": { "es": "Obleas de arroz", "en": "Rice paper" },
  "aliases": ["papel de arroz"],
  "category": "pantry",
  "contains": [],
  "weights": { "unit": 10 }
}
=== okra
{
  "name": { "es": "Okra", "en": "Okra" },
  "aliases": ["quimbombó"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 31, "protein": 1.9, "carbohydrates": 3.8, "fat": 0.2, "fibre": 3.2 },
  "weights": { "cup": 100, "unit": 12 },
  "source": "CIQUAL 2025 58100"
}
=== oregano
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
=== orejon-de-albaricoque
{
  "name": { "es": "Orejón de albaricoque", "en": "Dried apricots" },
  "aliases": ["albaricoque seco", "orejón"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 239, "protein": 2.9, "carbohydrates": 59.1, "fat": 0.5, "fibre": 8.3 },
  "weights": { "unit": 8 },
  "source": "CIQUAL 2025 13001"
}
=== ostra
{
  "name": { "es": "Ostra", "en": "Oyster" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 54, "protein": 10.2, "carbohydrates": 1.2, "fat": 0.9, "fibre": 0 },
  "weights": { "unit": 15 },
  "source": "CIQUAL 2025 10036"
}
=== pak-choi
{
  "name": { "es": "Pak choi", "en": "Pak choi" },
  "aliases": ["bok choy"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 15, "protein": 1.5, "carbohydrates": 1.2, "fat": 0.2, "fibre": 1 },
  "weights": { "cup": 70, "unit": 200 },
  "source": "CIQUAL 2025 20340"
}
=== paletilla-de-cordero
{
  "name": { "es": "Paletilla de cordero", "en": "Lamb shoulder" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 170, "protein": 18.3, "carbohydrates": 0.5, "fat": 10.6, "fibre": 0 },
  "source": "CIQUAL 2025 21504"
}
=== palmito
{
  "name": { "es": "Palmito", "en": "Palm hearts" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 42, "protein": 2.5, "carbohydrates": 5.5, "fat": 0.6, "fibre": 2.2 },
  "weights": { "can": 220 },
  "pack": "220 g",
  "source": "CIQUAL 2025 20018"
}
=== pan-de-barra packet
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
=== pan-de-centeno
{
  "name": { "es": "Pan de centeno", "en": "Rye bread" },
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 260, "protein": 8.3, "carbohydrates": 51.5, "fat": 1, "fibre": 4.5 },
  "weights": { "slice": 35 },
  "source": "CIQUAL 2025 7125"
}
=== pan-de-hamburguesa
{
  "name": { "es": "Pan de hamburguesa", "en": "Burger bun" },
  "aliases": ["bollo de hamburguesa", "hamburger bun", "pan de perrito"],
  "category": "bakery",
  "contains": ["eggs", "gluten", "milk", "sesame", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 283, "protein": 8.2, "carbohydrates": 47.2, "fat": 4.9, "fibre": 3.5 },
  "weights": { "unit": 60 },
  "pack": "4 unidades",
  "source": "CIQUAL 2025 7259"
}
=== pan-de-molde packet
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
=== pan-de-molde-integral
{
  "name": { "es": "Pan de molde integral", "en": "Wholemeal sandwich loaf" },
  "category": "bakery",
  "contains": ["gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 257, "protein": 7.3, "carbohydrates": 41.8, "fat": 4.1, "fibre": 7.3 },
  "weights": { "slice": 28 },
  "pack": "450 g",
  "source": "CIQUAL 2025 7111"
}
=== pan-de-molde-sin-gluten packet
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
=== pan-de-pita
{
  "name": { "es": "Pan de pita", "en": "Pitta bread" },
  "aliases": ["pita"],
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 249, "protein": 7.5, "carbohydrates": 48.8, "fat": 1.5, "fibre": 3.7 },
  "weights": { "unit": 60 },
  "source": "CIQUAL 2025 7180"
}
=== pan-de-pueblo
{
  "name": { "es": "Pan de pueblo", "en": "Country bread" },
  "aliases": ["hogaza", "pan candeal"],
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 253, "protein": 7.5, "carbohydrates": 50, "fat": 1.3, "fibre": 4.3 },
  "weights": { "slice": 40 },
  "source": "CIQUAL 2025 7100"
}
=== pan-integral
{
  "name": { "es": "Pan integral", "en": "Wholemeal bread" },
  "aliases": ["whole wheat bread"],
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 234, "protein": 8.7, "carbohydrates": 41.2, "fat": 1.7, "fibre": 7.3 },
  "weights": { "slice": 30, "unit": 250 },
  "source": "CIQUAL 2025 7110"
}
=== pan-naan
{
  "name": { "es": "Pan naan", "en": "Naan bread" },
  "aliases": ["naan"],
  "category": "bakery",
  "contains": ["gluten", "milk"],
  "nutrition": { "per": "100 g", "kcal": 291, "protein": 9.6, "carbohydrates": 48.2, "fat": 5.7, "fibre": 2.2 },
  "weights": { "unit": 90 },
  "source": "USDA SR28 28307"
}
=== pan-rallado packet
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
=== pan-tostado
{
  "name": { "es": "Pan tostado", "en": "Rusks" },
  "aliases": ["biscote"],
  "category": "bakery",
  "contains": ["gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 394, "protein": 10, "carbohydrates": 73.2, "fat": 5.4, "fibre": 4.3 },
  "weights": { "slice": 9 },
  "source": "CIQUAL 2025 7300"
}
=== panceta
{
  "name": { "es": "Panceta", "en": "Pork belly" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 253, "protein": 17, "carbohydrates": 0, "fat": 20.5, "fibre": 0 },
  "source": "CIQUAL 2025 28002"
}
=== pancetta
{
  "name": { "es": "Pancetta", "en": "Pancetta" },
  "aliases": ["panceta curada"],
  "category": "meat",
  "contains": ["meat", "milk", "pork"],
  "nutrition": { "per": "100 g", "kcal": 349, "protein": 20.2, "carbohydrates": 2.5, "fat": 28.8, "fibre": 0 },
  "weights": { "slice": 10 },
  "pack": "100 g",
  "source": "CIQUAL 2025 28858"
}
=== panela
{
  "name": { "es": "Panela", "en": "Panela" },
  "aliases": ["chancaca", "papelón", "piloncillo"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 380, "protein": 0.1, "carbohydrates": 98.1, "fat": 0, "fibre": 0 },
  "weights": { "cup": 180, "tbsp": 12 },
  "pack": "500 g",
  "source": "USDA SR28 19334"
}
=== papada-de-cerdo
{
  "name": { "es": "Papada de cerdo", "en": "Pork jowl" },
  "aliases": ["papada"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 475, "protein": 11.6, "carbohydrates": 0.1, "fat": 47.5, "fibre": 0 },
  "source": "CIQUAL 2025 28471"
}
=== papaya
{
  "name": { "es": "Papaya", "en": "Papaya" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 40, "protein": 0.8, "carbohydrates": 8.5, "fat": 0, "fibre": 1.8 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 13035"
}
=== pasta-de-aji-amarillo
{
  "name": { "es": "Pasta de ají amarillo", "en": "Yellow chilli paste" },
  "aliases": ["ají amarillo en pasta"],
  "category": "pantry",
  "contains": ["sulphites"],
  "weights": { "tbsp": 16 }
}
=== pasta-de-aji-panca
{
  "name": { "es": "Pasta de ají panca", "en": "Ají panca paste" },
  "aliases": ["ají panca"],
  "category": "pantry",
  "contains": ["sulphites"],
  "weights": { "tbsp": 16 }
}
=== pasta-de-curry-rojo
{
  "name": { "es": "Pasta de curry rojo", "en": "Red curry paste" },
  "aliases": ["pasta de curry"],
  "category": "pantry",
  "contains": ["crustaceans", "fish"],
  "weights": { "tbsp": 15 }
}
=== pasta-fresca-al-huevo
{
  "name": { "es": "Pasta fresca al huevo", "en": "Fresh egg pasta" },
  "aliases": ["pasta fresca"],
  "category": "dairy-eggs",
  "contains": ["eggs", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 283, "protein": 10.1, "carbohydrates": 53.8, "fat": 1.9, "fibre": 3.2 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9815"
}
=== pasta-integral
{
  "name": { "es": "Pasta integral", "en": "Wholewheat pasta" },
  "aliases": ["espaguetis integrales", "macarrones integrales"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 353, "protein": 11.8, "carbohydrates": 67.6, "fat": 2.2, "fibre": 6.1 },
  "weights": { "cup": 105 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9870"
}
=== pastilla-de-caldo packet
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
=== pastilla-de-caldo-de-verduras
{
  "name": { "es": "Pastilla de caldo de verduras", "en": "Vegetable stock cube" },
  "aliases": ["caldo vegetal en pastilla"],
  "category": "pantry",
  "contains": ["celery"],
  "nutrition": { "per": "100 g", "kcal": 287, "protein": 9.7, "carbohydrates": 26, "fat": 16, "fibre": 0 },
  "weights": { "unit": 10 },
  "pack": "8 unidades",
  "source": "CIQUAL 2025 11041"
}
=== patata
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
=== patatas-chips
{
  "name": { "es": "Patatas chips", "en": "Crisps" },
  "aliases": ["patatas fritas de bolsa", "potato chips"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 532, "protein": 6, "carbohydrates": 51, "fat": 32.7, "fibre": 4.7 },
  "weights": { "cup": 25 },
  "pack": "150 g",
  "source": "CIQUAL 2025 4004"
}
=== patatas-fritas-congeladas
{
  "name": { "es": "Patatas fritas congeladas", "en": "Frozen chips" },
  "aliases": ["French fries", "patata congelada"],
  "category": "frozen",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 244, "protein": 3.1, "carbohydrates": 29.1, "fat": 12.1, "fibre": 3.4 },
  "pack": "1 kg",
  "source": "CIQUAL 2025 4046"
}
=== pate-de-cerdo
{
  "name": { "es": "Paté de cerdo", "en": "Pork liver pâté" },
  "aliases": ["foie gras de cerdo", "paté"],
  "category": "meat",
  "contains": ["eggs", "gluten", "meat", "milk", "pork", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 355, "protein": 10.8, "carbohydrates": 2.9, "fat": 33.3, "fibre": 0.2 },
  "weights": { "can": 75, "tbsp": 15 },
  "pack": "75 g",
  "source": "CIQUAL 2025 8305"
}
=== pechuga-de-pavo
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
=== pechuga-de-pollo
{
  "name": { "es": "Pechuga de pollo", "en": "Chicken breast" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 110, "protein": 23.4, "carbohydrates": 0, "fat": 1.5, "fibre": 0 },
  "weights": { "unit": 180 },
  "source": "CIQUAL 2025 36017"
}
=== penne
{
  "name": { "es": "Penne", "en": "Penne" },
  "aliases": ["pluma"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 12, "carbohydrates": 72.7, "fat": 1.6, "fibre": 2.9 },
  "weights": { "cup": 105 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9810"
}
=== pepinillo-en-vinagre
{
  "name": { "es": "Pepinillo en vinagre", "en": "Gherkins" },
  "aliases": ["pepinillo", "pickles"],
  "category": "pantry",
  "contains": ["mustard", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 16, "protein": 1.1, "carbohydrates": 0.8, "fibre": 1.5 },
  "weights": { "unit": 10 },
  "pack": "180 g",
  "source": "CIQUAL 2025 11004"
}
=== pepino
{
  "name": { "es": "Pepino", "en": "Cucumber" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 17, "protein": 0.7, "carbohydrates": 2.9, "fat": 0.1, "fibre": 0.5 },
  "weights": { "unit": 250 },
  "source": "CIQUAL 2025 20019"
}
=== pera
{
  "name": { "es": "Pera", "en": "Pear" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 57, "protein": 0.4, "carbohydrates": 12.3, "fat": 0.3, "fibre": 2.9 },
  "weights": { "unit": 160 },
  "source": "CIQUAL 2025 13037"
}
=== perejil
{
  "name": { "es": "Perejil", "en": "Parsley" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 43, "protein": 3, "carbohydrates": 4.1, "fat": 0.6, "fibre": 4.3 },
  "weights": { "bunch": 50, "tbsp": 3.8 },
  "source": "CIQUAL 2025 11014"
}
=== perejil-seco
{
  "name": { "es": "Perejil seco", "en": "Dried parsley" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 291, "protein": 29, "carbohydrates": 16.8, "fat": 5.3, "fibre": 29.7 },
  "weights": { "tsp": 0.5 },
  "staple": true,
  "source": "CIQUAL 2025 11024"
}
=== perifollo
{
  "name": { "es": "Perifollo", "en": "Chervil" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 48, "protein": 3.3, "carbohydrates": 6.3, "fat": 0.6, "fibre": 2.6 },
  "weights": { "bunch": 30 },
  "source": "CIQUAL 2025 11002"
}
=== pescadilla
{
  "name": { "es": "Pescadilla", "en": "Young hake" },
  "aliases": ["pijota"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 83, "protein": 17.6, "carbohydrates": 0, "fat": 1.4, "fibre": 0 },
  "weights": { "unit": 150 },
  "source": "CIQUAL 2025 26044"
}
=== pesto
{
  "name": { "es": "Pesto", "en": "Pesto" },
  "aliases": ["pesto verde", "salsa pesto"],
  "category": "pantry",
  "contains": ["eggs", "milk", "nuts"],
  "nutrition": { "per": "100 g", "kcal": 370, "protein": 3.9, "carbohydrates": 6.6, "fat": 35.4, "fibre": 2.5 },
  "weights": { "tbsp": 16 },
  "pack": "190 g",
  "source": "CIQUAL 2025 11179"
}
=== pez-espada
{
  "name": { "es": "Pez espada", "en": "Swordfish" },
  "aliases": ["emperador"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 134, "protein": 18.9, "carbohydrates": 1, "fat": 6, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26082"
}
=== picatostes
{
  "name": { "es": "Picatostes", "en": "Croutons" },
  "aliases": ["costrón", "crouton", "pan frito"],
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 459, "protein": 9.2, "carbohydrates": 62.4, "fat": 17.9, "fibre": 3.7 },
  "weights": { "cup": 30 },
  "source": "CIQUAL 2025 7432"
}
=== picos
{
  "name": { "es": "Picos", "en": "Breadsticks" },
  "aliases": ["colín", "piquito", "regañá"],
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 428, "protein": 11.4, "carbohydrates": 68.8, "fat": 10.5, "fibre": 4.3 },
  "pack": "250 g",
  "source": "CIQUAL 2025 7525"
}
=== pierna-de-cordero
{
  "name": { "es": "Pierna de cordero", "en": "Leg of lamb" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 128, "protein": 20, "carbohydrates": 0.5, "fat": 5.1, "fibre": 0 },
  "source": "CIQUAL 2025 21502"
}
=== pimenton packet
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
=== pimenton-picante
{
  "name": { "es": "Pimentón picante", "en": "Hot paprika" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 318, "protein": 14.1, "carbohydrates": 18.8, "fat": 12.9, "fibre": 34.9 },
  "weights": { "tsp": 2.3 },
  "staple": true,
  "source": "CIQUAL 2025 11049"
}
=== pimenton-sin-gluten packet
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
=== pimienta-blanca
{
  "name": { "es": "Pimienta blanca", "en": "White pepper" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 313, "protein": 12.1, "carbohydrates": 48.3, "fat": 2.1, "fibre": 26.2 },
  "weights": { "tsp": 2.4 },
  "staple": true,
  "source": "CIQUAL 2025 11019"
}
=== pimienta-de-jamaica
{
  "name": { "es": "Pimienta de Jamaica", "en": "Allspice" },
  "aliases": ["pimienta gorda"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 263, "protein": 6.1, "carbohydrates": 50.5, "fat": 8.7, "fibre": 21.6 },
  "weights": { "tsp": 1.9 },
  "staple": true,
  "source": "USDA SR28 02001"
}
=== pimienta-negra-en-grano
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
=== pimienta-negra-molida
{
  "name": { "es": "Pimienta negra molida", "en": "Ground black pepper" },
  "aliases": ["ground pepper"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 331, "protein": 13.3, "carbohydrates": 39.9, "fat": 7.5, "fibre": 25.3 },
  "weights": { "tsp": 2.3 },
  "staple": true,
  "source": "CIQUAL 2025 11015"
}
=== pimiento-amarillo
{
  "name": { "es": "Pimiento amarillo", "en": "Yellow pepper" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 29, "protein": 0.9, "carbohydrates": 4.7, "fat": 0.3, "fibre": 1.2 },
  "weights": { "unit": 165 },
  "source": "CIQUAL 2025 20168"
}
=== pimiento-de-padron
{
  "name": { "es": "Pimiento de Padrón", "en": "Padrón pepper" },
  "aliases": ["padrón"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 0.8, "carbohydrates": 3.4, "fat": 0, "fibre": 3.2 },
  "weights": { "unit": 10 },
  "source": "CIQUAL 2025 20085"
}
=== pimiento-del-piquillo packet
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
=== pimiento-rojo
{
  "name": { "es": "Pimiento rojo", "en": "Red pepper" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 34, "protein": 1.1, "carbohydrates": 6, "fat": 0, "fibre": 3.2 },
  "weights": { "unit": 165 },
  "source": "CIQUAL 2025 20087"
}
=== pimiento-verde
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
=== pina
{
  "name": { "es": "Piña", "en": "Pineapple" },
  "aliases": ["ananá"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 52, "protein": 0.3, "carbohydrates": 11.7, "fat": 0, "fibre": 1.2 },
  "weights": { "slice": 80, "unit": 900 },
  "source": "CIQUAL 2025 13002"
}
=== pina-en-su-jugo
{
  "name": { "es": "Piña en su jugo", "en": "Pineapple in juice" },
  "aliases": ["piña en almíbar", "piña en lata"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 56, "protein": 0.3, "carbohydrates": 12.9, "fat": 0, "fibre": 1.4 },
  "weights": { "can": 340, "slice": 35 },
  "pack": "340 g",
  "source": "CIQUAL 2025 13716"
}
=== pinon
{
  "name": { "es": "Piñón", "en": "Pine nuts" },
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 712, "protein": 13.7, "carbohydrates": 2.9, "fat": 68.4, "fibre": 10 },
  "weights": { "tbsp": 8.6 },
  "pack": "50 g",
  "source": "CIQUAL 2025 15025"
}
=== pintada
{
  "name": { "es": "Pintada", "en": "Guinea fowl" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 128, "protein": 22, "carbohydrates": 0, "fat": 4.5, "fibre": 0 },
  "source": "CIQUAL 2025 36700"
}
=== pipas-de-girasol
{
  "name": { "es": "Pipas de girasol", "en": "Sunflower seeds" },
  "aliases": ["semilla de girasol"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 653, "protein": 21.3, "carbohydrates": 10.1, "fat": 55.5, "fibre": 6.4 },
  "weights": { "cup": 140, "tbsp": 9 },
  "source": "CIQUAL 2025 15011"
}
=== pisco
{
  "name": { "es": "Pisco", "en": "Pisco" },
  "aliases": ["aguardiente de uva"],
  "category": "drinks",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 233, "protein": 0, "carbohydrates": 0.6, "fat": 0, "fibre": 0 },
  "density": 0.95,
  "pack": "700 ml",
  "source": "CIQUAL 2025 1001"
}
=== pistacho
{
  "name": { "es": "Pistacho", "en": "Pistachios" },
  "category": "pantry",
  "contains": ["nuts"],
  "nutrition": { "per": "100 g", "kcal": 631, "protein": 18.4, "carbohydrates": 14.9, "fat": 51.6, "fibre": 10.2 },
  "weights": { "cup": 123 },
  "pack": "200 g",
  "source": "CIQUAL 2025 15044"
}
=== pizza-margarita
{
  "name": { "es": "Pizza margarita", "en": "Pizza Margherita" },
  "aliases": ["pizza"],
  "category": "frozen",
  "contains": ["gluten", "milk", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 224, "protein": 8.6, "carbohydrates": 29.6, "fat": 7.4, "fibre": 2.3 },
  "weights": { "unit": 350 },
  "pack": "350 g",
  "source": "CIQUAL 2025 25404"
}
=== platano
{
  "name": { "es": "Plátano", "en": "Banana" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 88, "protein": 1.1, "carbohydrates": 19.7, "fat": 0, "fibre": 2.7 },
  "weights": { "unit": 110 },
  "source": "CIQUAL 2025 13005"
}
=== platano-macho
{
  "name": { "es": "Plátano macho", "en": "Plantain" },
  "aliases": ["plátano maduro", "plátano verde"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 132, "protein": 1.3, "carbohydrates": 29.6, "fat": 0.4, "fibre": 2.3 },
  "weights": { "unit": 180 },
  "source": "CIQUAL 2025 53100"
}
=== polenta
{
  "name": { "es": "Polenta", "en": "Polenta" },
  "aliases": ["sémola de maíz"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 7.9, "carbohydrates": 74, "fat": 1.8, "fibre": 3.2 },
  "weights": { "cup": 157 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9614"
}
=== pollo-entero
{
  "name": { "es": "Pollo entero", "en": "Whole chicken" },
  "aliases": ["pollo"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 173, "protein": 21.5, "carbohydrates": 0.3, "fat": 9.5, "fibre": 0 },
  "weights": { "unit": 1100 },
  "source": "CIQUAL 2025 36016"
}
=== pomelo
{
  "name": { "es": "Pomelo", "en": "Grapefruit" },
  "aliases": ["toronja"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 34, "protein": 0.8, "carbohydrates": 5.9, "fat": 0, "fibre": 1.1 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 13040"
}
=== portobello
{
  "name": { "es": "Portobello", "en": "Portobello mushroom" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 22, "protein": 2.1, "carbohydrates": 2.6, "fat": 0.4, "fibre": 1.3 },
  "weights": { "unit": 84 },
  "source": "USDA SR28 11265"
}
=== proteina-de-suero-en-polvo
{
  "name": { "es": "Proteína de suero en polvo", "en": "Whey protein powder" },
  "aliases": ["proteína en polvo", "whey"],
  "category": "other",
  "contains": ["milk", "soybeans"],
  "weights": { "tbsp": 8 }
}
=== psyllium
{
  "name": { "es": "Psyllium", "en": "Psyllium husk" },
  "aliases": ["cáscara de psyllium", "plantago"],
  "category": "other",
  "contains": [],
  "weights": { "tbsp": 5 }
}
=== puerro
{
  "name": { "es": "Puerro", "en": "Leek" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 30, "protein": 1.5, "carbohydrates": 4.6, "fat": 0.3, "fibre": 1.8 },
  "weights": { "unit": 120 },
  "source": "CIQUAL 2025 20039"
}
=== pulpo
{
  "name": { "es": "Pulpo", "en": "Octopus" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 60, "protein": 12.9, "carbohydrates": 1, "fat": 0.5, "fibre": 0 },
  "source": "CIQUAL 2025 10018"
}
=== pure-de-patata-en-copos
{
  "name": { "es": "Puré de patata en copos", "en": "Instant mashed potato" },
  "aliases": ["copos de patata"],
  "category": "pantry",
  "contains": ["milk", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 346, "protein": 8, "carbohydrates": 73.5, "fat": 0.4, "fibre": 8.1 },
  "weights": { "cup": 60 },
  "source": "CIQUAL 2025 4022"
}
=== quesito
{
  "name": { "es": "Quesito", "en": "Processed cheese triangle" },
  "aliases": ["queso en porciones"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 238, "protein": 11.2, "carbohydrates": 8.5, "fat": 17.6, "fibre": 0.1 },
  "weights": { "unit": 16 },
  "source": "CIQUAL 2025 12303"
}
=== queso-azul
{
  "name": { "es": "Queso azul", "en": "Blue cheese" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 361, "protein": 16.8, "carbohydrates": 0.7, "fat": 32.5, "fibre": 0.1 },
  "weights": { "slice": 25 },
  "source": "CIQUAL 2025 12520"
}
=== queso-brie
{
  "name": { "es": "Queso brie", "en": "Brie" },
  "aliases": ["brie"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 345, "protein": 17.6, "carbohydrates": 0.7, "fat": 30.4, "fibre": 0.1 },
  "weights": { "slice": 25 },
  "source": "CIQUAL 2025 12020"
}
=== queso-camembert
{
  "name": { "es": "Queso camembert", "en": "Camembert" },
  "aliases": ["camembert"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 280, "protein": 19.5, "carbohydrates": 0, "fat": 22.5, "fibre": 0 },
  "weights": { "unit": 250 },
  "pack": "250 g",
  "source": "CIQUAL 2025 12001"
}
=== queso-cheddar
{
  "name": { "es": "Queso cheddar", "en": "Cheddar" },
  "aliases": ["cheddar"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 399, "protein": 24.7, "carbohydrates": 1.2, "fat": 32.6, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12726"
}
=== queso-cotija
{
  "name": { "es": "Queso cotija", "en": "Cotija cheese" },
  "aliases": ["cotija"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 366, "protein": 20, "carbohydrates": 4, "fat": 30, "fibre": 0 },
  "source": "USDA SR28 01267"
}
=== queso-crema
{
  "name": { "es": "Queso crema", "en": "Cream cheese" },
  "aliases": ["queso Philadelphia", "queso de untar"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 225, "protein": 6.3, "carbohydrates": 3.3, "fat": 20.7, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "pack": "200 g",
  "source": "CIQUAL 2025 12068"
}
=== queso-de-cabra packet
{
  "name": { "es": "Queso de cabra", "en": "Goat's cheese" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 285, "protein": 18.8, "carbohydrates": 0, "fat": 23.3, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12812"
}
=== queso-de-oveja-curado packet
{
  "name": { "es": "Queso de oveja curado", "en": "Cured ewe's milk cheese" },
  "aliases": ["manchego"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": ["eggs"],
  "nutrition": { "per": "100 g", "kcal": 423, "protein": 24.2, "carbohydrates": 1, "fat": 36, "fibre": 0 },
  "source": "CIQUAL 2025 12119"
}
=== queso-edam
{
  "name": { "es": "Queso edam", "en": "Edam" },
  "aliases": ["queso de bola"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 320, "protein": 25.7, "carbohydrates": 0, "fat": 24.4, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12729"
}
=== queso-emmental
{
  "name": { "es": "Queso emmental", "en": "Emmental" },
  "aliases": ["emmental"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 373, "protein": 27.9, "carbohydrates": 0, "fat": 28.8, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12115"
}
=== queso-en-lonchas packet
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
=== queso-feta
{
  "name": { "es": "Queso feta", "en": "Feta" },
  "aliases": ["feta"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 284, "protein": 15.1, "carbohydrates": 0.5, "fat": 24.3, "fibre": 0.2 },
  "weights": { "cup": 150 },
  "pack": "200 g",
  "source": "CIQUAL 2025 12066"
}
=== queso-fresco
{
  "name": { "es": "Queso fresco", "en": "Fresh cheese" },
  "aliases": ["queso blanco", "queso de Burgos"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 194, "protein": 12, "carbohydrates": 2.5, "fat": 15.2, "fibre": 0 },
  "weights": { "slice": 40 },
  "pack": "250 g",
  "source": "CIQUAL 2025 12805"
}
=== queso-fresco-mexicano
{
  "name": { "es": "Queso fresco mexicano", "en": "Mexican queso fresco" },
  "aliases": ["queso campesino"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 299, "protein": 18.1, "carbohydrates": 3, "fat": 23.8, "fibre": 0 },
  "weights": { "slice": 30 },
  "source": "USDA SR28 01228"
}
=== queso-fundido-en-lonchas
{
  "name": { "es": "Queso fundido en lonchas", "en": "Processed cheese slices" },
  "aliases": ["tranchete"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 246, "protein": 14.1, "carbohydrates": 5.3, "fat": 18.5, "fibre": 0 },
  "weights": { "slice": 17 },
  "source": "CIQUAL 2025 12300"
}
=== queso-gorgonzola
{
  "name": { "es": "Queso gorgonzola", "en": "Gorgonzola" },
  "aliases": ["gorgonzola"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 318, "protein": 19.5, "carbohydrates": 0, "fat": 26.9, "fibre": 0 },
  "weights": { "slice": 25 },
  "source": "CIQUAL 2025 12524"
}
=== queso-gouda
{
  "name": { "es": "Queso gouda", "en": "Gouda" },
  "aliases": ["gouda"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 369, "protein": 24.7, "carbohydrates": 0, "fat": 30.2, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12736"
}
=== queso-grana-padano
{
  "name": { "es": "Queso grana padano", "en": "Grana padano" },
  "aliases": ["grana padano"],
  "category": "dairy-eggs",
  "contains": ["eggs", "milk"],
  "nutrition": { "per": "100 g", "kcal": 399, "protein": 33.9, "carbohydrates": 1.2, "fat": 28.5, "fibre": 0 },
  "weights": { "tbsp": 5 },
  "source": "CIQUAL 2025 12123"
}
=== queso-gruyer
{
  "name": { "es": "Queso gruyer", "en": "Gruyère" },
  "aliases": ["gruyère"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 408, "protein": 26.3, "carbohydrates": 0.8, "fat": 33.5, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12114"
}
=== queso-havarti
{
  "name": { "es": "Queso havarti", "en": "Havarti" },
  "aliases": ["havarti"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 364, "protein": 21.6, "carbohydrates": 3.4, "fat": 29.4, "fibre": 0 },
  "weights": { "slice": 20 },
  "pack": "150 g",
  "source": "CIQUAL 2025 12758"
}
=== queso-parmesano
{
  "name": { "es": "Queso parmesano", "en": "Parmesan" },
  "aliases": ["parmesano", "parmigiano"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 411, "protein": 31.1, "carbohydrates": 1.1, "fat": 31, "fibre": 0 },
  "weights": { "cup": 100, "tbsp": 5 },
  "source": "CIQUAL 2025 12120"
}
=== queso-pecorino
{
  "name": { "es": "Queso pecorino", "en": "Pecorino" },
  "aliases": ["pecorino"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 383, "protein": 25.5, "carbohydrates": 1, "fat": 31, "fibre": 0 },
  "weights": { "tbsp": 5 },
  "source": "CIQUAL 2025 12122"
}
=== queso-provolone
{
  "name": { "es": "Queso provolone", "en": "Provolone" },
  "aliases": ["provolone"],
  "category": "dairy-eggs",
  "contains": ["eggs", "milk"],
  "nutrition": { "per": "100 g", "kcal": 340, "protein": 25.6, "carbohydrates": 0, "fat": 26.6, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12716"
}
=== queso-quark
{
  "name": { "es": "Queso quark", "en": "Quark" },
  "aliases": ["queso batido"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 76, "protein": 7.3, "carbohydrates": 3.9, "fat": 3.2, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "pack": "500 g",
  "source": "CIQUAL 2025 19646"
}
=== queso-rallado packet
{
  "name": { "es": "Queso rallado", "en": "Grated cheese" },
  "category": "dairy-eggs",
  "contains": ["milk"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 368, "protein": 27.6, "carbohydrates": 0.6, "fat": 28.2, "fibre": 0 },
  "pack": "200 g",
  "source": "CIQUAL 2025 12118"
}
=== queso-roquefort
{
  "name": { "es": "Queso roquefort", "en": "Roquefort" },
  "aliases": ["roquefort"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 384, "protein": 19.5, "carbohydrates": 0, "fat": 33.9, "fibre": 0 },
  "weights": { "slice": 25 },
  "source": "CIQUAL 2025 12500"
}
=== queso-tierno
{
  "name": { "es": "Queso tierno", "en": "Young cow's cheese" },
  "aliases": ["queso de barra", "queso tetilla"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 327, "protein": 22.3, "carbohydrates": 0, "fat": 26.4, "fibre": 0 },
  "weights": { "slice": 20 },
  "source": "CIQUAL 2025 12755"
}
=== quinoa packet
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
=== rabano
{
  "name": { "es": "Rábano", "en": "Radish" },
  "aliases": ["rabanito"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 11, "protein": 0.9, "carbohydrates": 1.5, "fat": 0, "fibre": 1.4 },
  "weights": { "bunch": 150, "unit": 10 },
  "source": "CIQUAL 2025 20045"
}
=== rabo-de-ternera
{
  "name": { "es": "Rabo de ternera", "en": "Oxtail" },
  "aliases": ["rabo de toro"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 203, "protein": 21.5, "carbohydrates": 0.2, "fat": 12.9, "fibre": 0 },
  "source": "CIQUAL 2025 6311"
}
=== rape
{
  "name": { "es": "Rape", "en": "Monkfish" },
  "aliases": ["pejesapo"],
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 67, "protein": 15.1, "carbohydrates": 0, "fat": 0.7, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26018"
}
=== raviolis-de-carne
{
  "name": { "es": "Raviolis de carne", "en": "Meat ravioli" },
  "aliases": ["ravioli de carne", "tortellini"],
  "category": "dairy-eggs",
  "contains": ["eggs", "gluten", "meat", "milk", "pork"],
  "nutrition": { "per": "100 g", "kcal": 265, "protein": 11.4, "carbohydrates": 40.3, "fat": 5.8, "fibre": 3.2 },
  "pack": "250 g",
  "source": "CIQUAL 2025 25157"
}
=== raviolis-de-queso
{
  "name": { "es": "Raviolis de queso", "en": "Cheese ravioli" },
  "aliases": ["ravioli de queso"],
  "category": "dairy-eggs",
  "contains": ["eggs", "gluten", "milk"],
  "nutrition": { "per": "100 g", "kcal": 268, "protein": 11.3, "carbohydrates": 37.3, "fat": 7.7, "fibre": 2.2 },
  "pack": "250 g",
  "source": "CIQUAL 2025 25181"
}
=== raya
{
  "name": { "es": "Raya", "en": "Skate" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 92, "protein": 21.4, "carbohydrates": 0.5, "fat": 0.5, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26052"
}
=== rebozuelo
{
  "name": { "es": "Rebozuelo", "en": "Chanterelle" },
  "aliases": ["chantarela"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 25, "protein": 1.5, "carbohydrates": 1.8, "fat": 0.5, "fibre": 3.8 },
  "weights": { "cup": 54 },
  "source": "CIQUAL 2025 20103"
}
=== redondo-de-ternera
{
  "name": { "es": "Redondo de ternera", "en": "Eye of round" },
  "aliases": ["redondo"],
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 111, "protein": 22.9, "carbohydrates": 0.4, "fat": 2, "fibre": 0 },
  "source": "CIQUAL 2025 6106"
}
=== refresco-de-cola
{
  "name": { "es": "Refresco de cola", "en": "Cola" },
  "aliases": ["coca-cola", "cola de beber"],
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 40, "protein": 0, "carbohydrates": 10, "fat": 0, "fibre": 0 },
  "weights": { "can": 330 },
  "density": 1.04,
  "pack": "330 ml",
  "source": "CIQUAL 2025 18018"
}
=== remolacha
{
  "name": { "es": "Remolacha", "en": "Beetroot" },
  "aliases": ["beet", "betabel", "betarraga"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 40, "protein": 1.6, "carbohydrates": 6.3, "fat": 0.2, "fibre": 2.8 },
  "weights": { "unit": 130 },
  "source": "CIQUAL 2025 20091"
}
=== remolacha-cocida
{
  "name": { "es": "Remolacha cocida", "en": "Cooked beetroot" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 42, "protein": 1.4, "carbohydrates": 7.1, "fat": 0.4, "fibre": 2.5 },
  "weights": { "unit": 80 },
  "pack": "500 g",
  "source": "CIQUAL 2025 20003"
}
=== repollo
{
  "name": { "es": "Repollo", "en": "Green cabbage" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 24, "protein": 1.4, "carbohydrates": 2.7, "fat": 0.1, "fibre": 2.6 },
  "weights": { "unit": 900 },
  "source": "CIQUAL 2025 20069"
}
=== requeson
{
  "name": { "es": "Requesón", "en": "Curd cheese" },
  "aliases": ["ricotta"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 174, "protein": 11.3, "carbohydrates": 3, "fat": 13, "fibre": 0 },
  "weights": { "cup": 246 },
  "pack": "250 g",
  "source": "USDA SR28 01036"
}
=== rocoto
{
  "name": { "es": "Rocoto", "en": "Rocoto pepper" },
  "aliases": ["locoto"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 40, "protein": 1.9, "carbohydrates": 7.3, "fat": 0.4, "fibre": 1.5 },
  "weights": { "unit": 50 },
  "source": "USDA SR28 11819"
}
=== rodaballo
{
  "name": { "es": "Rodaballo", "en": "Turbot" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 86, "protein": 17.9, "carbohydrates": 0, "fat": 1.6, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26174"
}
=== romanesco
{
  "name": { "es": "Romanesco", "en": "Romanesco" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 30, "protein": 3, "carbohydrates": 2.2, "fat": 0.3, "fibre": 3.2 },
  "weights": { "unit": 500 },
  "source": "CIQUAL 2025 20280"
}
=== romero
{
  "name": { "es": "Romero", "en": "Fresh rosemary" },
  "aliases": ["romero fresco"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 121, "protein": 3.3, "carbohydrates": 6.6, "fat": 5.9, "fibre": 14.1 },
  "weights": { "tbsp": 1.7 },
  "source": "CIQUAL 2025 11068"
}
=== romero-seco
{
  "name": { "es": "Romero seco", "en": "Dried rosemary" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 328, "protein": 4.9, "carbohydrates": 21.5, "fat": 15.2, "fibre": 42.6 },
  "weights": { "tsp": 1.2 },
  "staple": true,
  "source": "CIQUAL 2025 11036"
}
=== ron
{
  "name": { "es": "Ron", "en": "Rum" },
  "category": "drinks",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 234, "protein": 0, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "density": 0.95,
  "pack": "700 ml",
  "source": "CIQUAL 2025 1004"
}
=== rucula
{
  "name": { "es": "Rúcula", "en": "Rocket" },
  "aliases": ["arugula", "roquette", "rúgula"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 28, "protein": 2.6, "carbohydrates": 2.1, "fat": 0.7, "fibre": 1.6 },
  "weights": { "cup": 20 },
  "pack": "100 g",
  "source": "CIQUAL 2025 20217"
}
=== ruibarbo
{
  "name": { "es": "Ruibarbo", "en": "Rhubarb" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 18, "protein": 0.7, "carbohydrates": 1.1, "fat": 0.2, "fibre": 1.8 },
  "weights": { "unit": 50 },
  "source": "CIQUAL 2025 13047"
}
=== sake
{
  "name": { "es": "Sake", "en": "Sake" },
  "aliases": ["vino de arroz"],
  "category": "drinks",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 113, "protein": 0, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "density": 0.99,
  "source": "CIQUAL 2025 1026"
}
=== sal
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
=== sal-gruesa
{
  "name": { "es": "Sal gruesa", "en": "Coarse salt" },
  "aliases": ["sal gorda"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 0, "protein": 0, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 18 },
  "pack": "1 kg",
  "staple": true,
  "source": "CIQUAL 2025 11082"
}
=== salami
{
  "name": { "es": "Salami", "en": "Salami" },
  "category": "meat",
  "contains": ["meat", "milk", "pork", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 457, "protein": 17.7, "carbohydrates": 2.6, "fat": 41.8, "fibre": 0 },
  "weights": { "slice": 8 },
  "pack": "100 g",
  "source": "CIQUAL 2025 30350"
}
=== salchicha-de-frankfurt
{
  "name": { "es": "Salchicha de Frankfurt", "en": "Frankfurter" },
  "aliases": ["salchicha Viena", "salchicha"],
  "category": "meat",
  "contains": ["celery", "gluten", "meat", "milk", "mustard", "pork", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 279, "protein": 13.7, "carbohydrates": 3.4, "fat": 23.4, "fibre": 0 },
  "weights": { "unit": 40 },
  "source": "CIQUAL 2025 30134"
}
=== salchichon
{
  "name": { "es": "Salchichón", "en": "Salchichón sausage" },
  "aliases": ["salchichón ibérico"],
  "category": "meat",
  "contains": ["meat", "milk", "pork", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 417, "protein": 28.7, "carbohydrates": 1.8, "fat": 32.3, "fibre": 0 },
  "weights": { "slice": 6 },
  "source": "CIQUAL 2025 30301"
}
=== salmon
{
  "name": { "es": "Salmón", "en": "Salmon" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 193, "protein": 20.5, "carbohydrates": 0, "fat": 12.4, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 26036"
}
=== salmon-ahumado
{
  "name": { "es": "Salmón ahumado", "en": "Smoked salmon" },
  "aliases": ["lox"],
  "category": "fish",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 184, "protein": 22.2, "carbohydrates": 0.1, "fat": 10.5, "fibre": 0.3 },
  "weights": { "slice": 20 },
  "pack": "100 g",
  "source": "CIQUAL 2025 26037"
}
=== salmonete
{
  "name": { "es": "Salmonete", "en": "Red mullet" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 158, "protein": 18.4, "carbohydrates": 0, "fat": 9.4, "fibre": 0 },
  "weights": { "unit": 80 },
  "source": "CIQUAL 2025 26085"
}
=== salsa-agridulce
{
  "name": { "es": "Salsa agridulce", "en": "Sweet and sour sauce" },
  "category": "pantry",
  "contains": ["celery", "gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 153, "protein": 0.3, "carbohydrates": 37, "fat": 0.2, "fibre": 1 },
  "weights": { "tbsp": 17 },
  "source": "CIQUAL 2025 11163"
}
=== salsa-barbacoa
{
  "name": { "es": "Salsa barbacoa", "en": "Barbecue sauce" },
  "category": "pantry",
  "contains": ["celery", "fish", "gluten", "mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 136, "protein": 0.6, "carbohydrates": 30.3, "fat": 0.6, "fibre": 1.2 },
  "weights": { "tbsp": 17 },
  "source": "CIQUAL 2025 11100"
}
=== salsa-de-ostras
{
  "name": { "es": "Salsa de ostras", "en": "Oyster sauce" },
  "category": "pantry",
  "contains": ["gluten", "molluscs", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 51, "protein": 1.4, "carbohydrates": 10.6, "fat": 0.3, "fibre": 0.3 },
  "weights": { "tbsp": 18 },
  "source": "CIQUAL 2025 11223"
}
=== salsa-de-pescado
{
  "name": { "es": "Salsa de pescado", "en": "Fish sauce" },
  "aliases": ["nam pla", "nuoc mam"],
  "category": "pantry",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 81, "protein": 9.3, "carbohydrates": 10.9, "fat": 0, "fibre": 0.2 },
  "weights": { "tbsp": 18, "tsp": 6 },
  "density": 1.2,
  "source": "CIQUAL 2025 11194"
}
=== salsa-de-soja
{
  "name": { "es": "Salsa de soja", "en": "Soy sauce" },
  "aliases": ["sillao", "soja", "soya sauce"],
  "category": "pantry",
  "contains": ["gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 40, "protein": 7.3, "carbohydrates": 1.7, "fat": 0, "fibre": 0.9 },
  "weights": { "tbsp": 18, "tsp": 6 },
  "density": 1.15,
  "pack": "150 ml",
  "source": "CIQUAL 2025 11104"
}
=== salsa-hoisin
{
  "name": { "es": "Salsa hoisin", "en": "Hoisin sauce" },
  "category": "pantry",
  "contains": ["gluten", "sesame", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 220, "protein": 3.3, "carbohydrates": 41.3, "fat": 3.4, "fibre": 2.8 },
  "weights": { "tbsp": 16 },
  "source": "USDA SR28 06175"
}
=== salsa-mexicana
{
  "name": { "es": "Salsa mexicana", "en": "Salsa" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 29, "protein": 1.5, "carbohydrates": 4.7, "fat": 0.2, "fibre": 1.9 },
  "weights": { "tbsp": 16 },
  "source": "USDA SR28 06164"
}
=== salsa-picante
{
  "name": { "es": "Salsa picante", "en": "Hot pepper sauce" },
  "aliases": ["tabasco"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 11, "protein": 0.5, "carbohydrates": 1.5, "fat": 0.4, "fibre": 0.3 },
  "weights": { "tsp": 4.7 },
  "source": "USDA SR28 06168"
}
=== salsa-teriyaki
{
  "name": { "es": "Salsa teriyaki", "en": "Teriyaki sauce" },
  "category": "pantry",
  "contains": ["alcohol", "gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 88, "protein": 5.9, "carbohydrates": 16, "fat": 0, "fibre": 0.1 },
  "weights": { "tbsp": 18 },
  "source": "CIQUAL 2025 11301"
}
=== salsa-verde-mexicana
{
  "name": { "es": "Salsa verde mexicana", "en": "Green tomatillo salsa" },
  "aliases": ["salsa verde de tomatillo"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 38, "protein": 1.1, "carbohydrates": 4.5, "fat": 0.9, "fibre": 1.9 },
  "weights": { "tbsp": 16 },
  "source": "USDA SR28 27047"
}
=== salsa-worcestershire
{
  "name": { "es": "Salsa Worcestershire", "en": "Worcestershire sauce" },
  "aliases": ["salsa Perrins", "salsa inglesa"],
  "category": "pantry",
  "contains": ["fish", "gluten", "soybeans", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 78, "protein": 0, "carbohydrates": 19.5, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 17, "tsp": 5.7 },
  "source": "USDA SR28 06971"
}
=== salvado-de-trigo
{
  "name": { "es": "Salvado de trigo", "en": "Wheat bran" },
  "aliases": ["salvado"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 270, "protein": 14.8, "carbohydrates": 22.7, "fat": 3.9, "fibre": 42.9 },
  "weights": { "cup": 58 },
  "pack": "250 g",
  "source": "CIQUAL 2025 9621"
}
=== salvia
{
  "name": { "es": "Salvia", "en": "Fresh sage" },
  "aliases": ["salvia fresca"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 35, "protein": 4, "carbohydrates": 1, "fat": 0, "fibre": 7 },
  "weights": { "tbsp": 2 },
  "source": "CIQUAL 2025 11069"
}
=== salvia-seca
{
  "name": { "es": "Salvia seca", "en": "Dried sage" },
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 320, "protein": 10.6, "carbohydrates": 20.4, "fat": 12.8, "fibre": 40.3 },
  "weights": { "tsp": 0.7 },
  "staple": true,
  "source": "CIQUAL 2025 11037"
}
=== sandia
{
  "name": { "es": "Sandía", "en": "Watermelon" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 35, "protein": 0.7, "carbohydrates": 8.3, "fat": 0, "fibre": 0.5 },
  "weights": { "slice": 250 },
  "source": "CIQUAL 2025 13036"
}
=== sardina
{
  "name": { "es": "Sardina", "en": "Sardines" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 160, "protein": 19.5, "carbohydrates": 0, "fat": 9.2, "fibre": 0 },
  "source": "CIQUAL 2025 26065"
}
=== sardina-en-aceite
{
  "name": { "es": "Sardina en aceite", "en": "Sardines in oil" },
  "aliases": ["sardinilla"],
  "category": "pantry",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 224, "protein": 23.3, "carbohydrates": 0.1, "fat": 14.5, "fibre": 0 },
  "weights": { "can": 90, "unit": 20 },
  "source": "CIQUAL 2025 26040"
}
=== seitan
{
  "name": { "es": "Seitán", "en": "Seitan" },
  "category": "dairy-eggs",
  "contains": ["gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 134, "protein": 20.6, "carbohydrates": 6.7, "fat": 2.5, "fibre": 0.9 },
  "pack": "250 g",
  "source": "CIQUAL 2025 25598"
}
=== semilla-de-amapola
{
  "name": { "es": "Semilla de amapola", "en": "Poppy seeds" },
  "aliases": ["amapola"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 534, "protein": 21.2, "carbohydrates": 13.7, "fat": 41.6, "fibre": 10 },
  "weights": { "tbsp": 9 },
  "source": "CIQUAL 2025 11061"
}
=== semilla-de-apio
{
  "name": { "es": "Semilla de apio", "en": "Celery seeds" },
  "aliases": ["apio molido"],
  "category": "pantry",
  "contains": ["celery"],
  "nutrition": { "per": "100 g", "kcal": 392, "protein": 18.1, "carbohydrates": 29.6, "fat": 25.3, "fibre": 11.8 },
  "weights": { "tsp": 2 },
  "staple": true,
  "source": "USDA SR28 02007"
}
=== semilla-de-calabaza
{
  "name": { "es": "Semilla de calabaza", "en": "Pumpkin seeds" },
  "aliases": ["pepita de calabaza", "pipas de calabaza"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 618, "protein": 29.5, "carbohydrates": 5.4, "fat": 49.1, "fibre": 6 },
  "weights": { "cup": 129, "tbsp": 9 },
  "source": "CIQUAL 2025 15064"
}
=== semilla-de-chia
{
  "name": { "es": "Semilla de chía", "en": "Chia seeds" },
  "aliases": ["chía"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 454, "protein": 16.5, "carbohydrates": 7.7, "fat": 30.7, "fibre": 34.4 },
  "weights": { "tbsp": 10 },
  "source": "CIQUAL 2025 15047"
}
=== semilla-de-cilantro
{
  "name": { "es": "Semilla de cilantro", "en": "Coriander seeds" },
  "aliases": ["cilantro en grano", "coriander seed"],
  "category": "pantry",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 345, "protein": 12.4, "carbohydrates": 13, "fat": 17.8, "fibre": 41.9 },
  "weights": { "tsp": 1.8 },
  "staple": true,
  "source": "CIQUAL 2025 11026"
}
=== semilla-de-lino
{
  "name": { "es": "Semilla de lino", "en": "Flaxseed" },
  "aliases": ["linaza", "lino", "linseed"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 528, "protein": 19, "carbohydrates": 6.5, "fat": 40.3, "fibre": 24.4 },
  "weights": { "tbsp": 10 },
  "source": "CIQUAL 2025 15034"
}
=== semilla-de-mostaza
{
  "name": { "es": "Semilla de mostaza", "en": "Mustard seeds" },
  "aliases": ["grano de mostaza"],
  "category": "pantry",
  "contains": ["mustard"],
  "nutrition": { "per": "100 g", "kcal": 508, "protein": 26.1, "carbohydrates": 15.9, "fat": 36.2, "fibre": 12.2 },
  "weights": { "tsp": 3 },
  "staple": true,
  "source": "USDA SR28 02024"
}
=== semola-de-trigo
{
  "name": { "es": "Sémola de trigo", "en": "Semolina" },
  "aliases": ["sémola"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 350, "protein": 11.8, "carbohydrates": 69.8, "fat": 1.3, "fibre": 3.7 },
  "weights": { "cup": 167 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9610"
}
=== sepia
{
  "name": { "es": "Sepia", "en": "Cuttlefish" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 76, "protein": 16.2, "carbohydrates": 0.5, "fat": 1.1, "fibre": 0 },
  "source": "CIQUAL 2025 10016"
}
=== sesamo
{
  "name": { "es": "Sésamo", "en": "Sesame seeds" },
  "aliases": ["ajonjolí", "sesame"],
  "category": "pantry",
  "contains": ["sesame"],
  "nutrition": { "per": "100 g", "kcal": 606, "protein": 17.7, "carbohydrates": 12.8, "fat": 49.7, "fibre": 11.8 },
  "weights": { "tbsp": 9 },
  "source": "CIQUAL 2025 15010"
}
=== seta
{
  "name": { "es": "Seta", "en": "Oyster mushroom" },
  "aliases": ["gírgola", "seta de ostra"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 27, "protein": 3.3, "carbohydrates": 1.5, "fat": 0.4, "fibre": 2.3 },
  "weights": { "cup": 86 },
  "source": "CIQUAL 2025 20114"
}
=== shiitake
{
  "name": { "es": "Shiitake", "en": "Shiitake mushroom" },
  "aliases": ["seta shiitake"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 34, "protein": 2.2, "carbohydrates": 4.3, "fat": 0.5, "fibre": 2.5 },
  "weights": { "unit": 18 },
  "source": "USDA SR28 11238"
}
=== sidra
{
  "name": { "es": "Sidra", "en": "Cider" },
  "aliases": ["sidra natural"],
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 37, "protein": 0.1, "carbohydrates": 3.7, "fat": 0, "fibre": 0 },
  "density": 1.01,
  "pack": "700 ml",
  "source": "CIQUAL 2025 5003"
}
=== sirope-de-agave
{
  "name": { "es": "Sirope de agave", "en": "Agave syrup" },
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 310, "protein": 0.1, "carbohydrates": 76.2, "fat": 0.5, "fibre": 0.2 },
  "weights": { "tbsp": 20 },
  "density": 1.35,
  "source": "USDA SR28 19912"
}
=== sirope-de-arce
{
  "name": { "es": "Sirope de arce", "en": "Maple syrup" },
  "aliases": ["jarabe de arce"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 269, "protein": 0, "carbohydrates": 67.2, "fat": 0.1, "fibre": 0 },
  "weights": { "tbsp": 20 },
  "density": 1.32,
  "source": "CIQUAL 2025 31034"
}
=== soba
{
  "name": { "es": "Soba", "en": "Soba noodles" },
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 336, "protein": 14.4, "fat": 0.7 },
  "pack": "250 g",
  "source": "USDA SR28 20114"
}
=== sobrasada
{
  "name": { "es": "Sobrasada", "en": "Sobrassada" },
  "category": "meat",
  "contains": ["meat", "milk", "pork"],
  "weights": { "tbsp": 20 }
}
=== soja-en-grano
{
  "name": { "es": "Soja en grano", "en": "Soya beans" },
  "aliases": ["soja amarilla", "soybeans"],
  "category": "pantry",
  "contains": ["soybeans"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 441, "protein": 36.5, "carbohydrates": 20.9, "fat": 19.9, "fibre": 9.3 },
  "weights": { "cup": 186 },
  "pack": "500 g",
  "source": "CIQUAL 2025 20901"
}
=== soja-texturizada
{
  "name": { "es": "Soja texturizada", "en": "Textured soya" },
  "aliases": ["proteína de soja texturizada", "textured vegetable protein"],
  "category": "pantry",
  "contains": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 337, "protein": 49.2, "fat": 2.4 },
  "weights": { "cup": 60 },
  "source": "USDA SR28 16119"
}
=== solomillo-de-cerdo
{
  "name": { "es": "Solomillo de cerdo", "en": "Pork tenderloin" },
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 123, "protein": 21.2, "carbohydrates": 0.4, "fat": 4.1, "fibre": 0 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 28204"
}
=== solomillo-de-ternera
{
  "name": { "es": "Solomillo de ternera", "en": "Beef tenderloin" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 132, "protein": 21.6, "carbohydrates": 0.2, "fat": 5, "fibre": 0 },
  "weights": { "slice": 150 },
  "source": "CIQUAL 2025 6116"
}
=== sriracha
{
  "name": { "es": "Sriracha", "en": "Sriracha" },
  "category": "pantry",
  "contains": ["fish", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 93, "protein": 1.9, "carbohydrates": 17, "fat": 0.9, "fibre": 2.2 },
  "weights": { "tsp": 6.5 },
  "source": "USDA SR28 06631"
}
=== surimi
{
  "name": { "es": "Surimi", "en": "Surimi" },
  "aliases": ["palito de cangrejo", "palito de mar"],
  "category": "fish",
  "contains": ["crustaceans", "eggs", "fish", "gluten", "milk", "molluscs", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 117, "protein": 7.5, "carbohydrates": 11.8, "fat": 4.3, "fibre": 0.7 },
  "weights": { "unit": 16 },
  "pack": "250 g",
  "source": "CIQUAL 2025 26046"
}
=== sustituto-de-huevo
{
  "name": { "es": "Sustituto de huevo", "en": "Egg replacer" },
  "aliases": ["huevo vegetal"],
  "category": "other"
}
=== tahini
{
  "name": { "es": "Tahini", "en": "Tahini" },
  "aliases": ["pasta de sésamo", "tahín"],
  "category": "pantry",
  "contains": ["sesame"],
  "nutrition": { "per": "100 g", "kcal": 631, "protein": 17.7, "carbohydrates": 13.8, "fat": 53.4, "fibre": 7 },
  "weights": { "tbsp": 15 },
  "source": "CIQUAL 2025 15203"
}
=== tallarines-al-huevo
{
  "name": { "es": "Tallarines al huevo", "en": "Egg tagliatelle" },
  "aliases": ["tagliatelle", "tallarines"],
  "category": "pantry",
  "contains": ["eggs", "gluten"],
  "nutrition": { "per": "100 g", "kcal": 381, "protein": 14, "carbohydrates": 68, "fat": 4.7, "fibre": 3.2 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9821"
}
=== tamari
{
  "name": { "es": "Tamari", "en": "Tamari" },
  "aliases": ["salsa de soja sin gluten"],
  "category": "pantry",
  "contains": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 60, "protein": 10.5, "carbohydrates": 4.8, "fat": 0.1, "fibre": 0.8 },
  "weights": { "tbsp": 18, "tsp": 6 },
  "density": 1.18,
  "pack": "150 ml",
  "source": "USDA SR28 16124"
}
=== tamarindo
{
  "name": { "es": "Tamarindo", "en": "Tamarind pulp" },
  "aliases": ["pulpa de tamarindo"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 239, "protein": 2.8, "carbohydrates": 57.4, "fat": 0.6, "fibre": 5.1 },
  "weights": { "tbsp": 15 },
  "source": "USDA SR28 09322"
}
=== tapioca
{
  "name": { "es": "Tapioca", "en": "Tapioca" },
  "aliases": ["almidón de yuca", "perlas de tapioca"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 354, "protein": 0.2, "carbohydrates": 87.8, "fat": 0, "fibre": 0.9 },
  "weights": { "cup": 152 },
  "pack": "250 g",
  "source": "CIQUAL 2025 4000"
}
=== te
{
  "name": { "es": "Té", "en": "Tea" },
  "aliases": ["té negro"],
  "category": "drinks",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 232, "protein": 19.4, "carbohydrates": 6.3, "fat": 2, "fibre": 55.8 },
  "weights": { "tsp": 2 },
  "source": "CIQUAL 2025 18076"
}
=== tempeh
{
  "name": { "es": "Tempeh", "en": "Tempeh" },
  "category": "dairy-eggs",
  "contains": ["gluten", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 157, "protein": 16.1, "carbohydrates": 7.9, "fat": 4.7, "fibre": 6.2 },
  "pack": "200 g",
  "source": "CIQUAL 2025 20917"
}
=== ternera-para-guisar
{
  "name": { "es": "Ternera para guisar", "en": "Stewing beef" },
  "category": "meat",
  "contains": ["meat"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 164, "protein": 24, "carbohydrates": 0, "fat": 7.5, "fibre": 0 },
  "source": "CIQUAL 2025 6231"
}
=== tilapia
{
  "name": { "es": "Tilapia", "en": "Tilapia" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 92, "protein": 18.1, "carbohydrates": 0, "fat": 2.1, "fibre": 0 },
  "weights": { "slice": 120 },
  "source": "CIQUAL 2025 27019"
}
=== tirabeque
{
  "name": { "es": "Tirabeque", "en": "Mangetout" },
  "aliases": ["bisalto", "snow pea"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 43, "protein": 2.8, "carbohydrates": 6.2, "fat": 0.2, "fibre": 2.6 },
  "weights": { "cup": 63 },
  "source": "CIQUAL 2025 20173"
}
=== tocino
{
  "name": { "es": "Tocino", "en": "Pork back fat" },
  "aliases": ["tocino fresco"],
  "category": "meat",
  "contains": ["meat", "pork"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 744, "protein": 4.5, "carbohydrates": 0.1, "fat": 80.6, "fibre": 0 },
  "weights": { "slice": 30 },
  "source": "CIQUAL 2025 28470"
}
=== tofu
{
  "name": { "es": "Tofu", "en": "Tofu" },
  "category": "dairy-eggs",
  "contains": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 147, "protein": 13.4, "carbohydrates": 2.9, "fat": 8.5, "fibre": 0 },
  "pack": "250 g",
  "source": "CIQUAL 2025 20904"
}
=== tofu-sedoso
{
  "name": { "es": "Tofu sedoso", "en": "Silken tofu" },
  "category": "dairy-eggs",
  "contains": ["soybeans"],
  "nutrition": { "per": "100 g", "kcal": 54, "protein": 4.6, "carbohydrates": 1.5, "fat": 2.9, "fibre": 0.6 },
  "pack": "300 g",
  "source": "CIQUAL 2025 20906"
}
=== tomate
{
  "name": { "es": "Tomate", "en": "Tomato" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 18, "protein": 0.5, "carbohydrates": 3.4, "fat": 0, "fibre": 1 },
  "weights": { "unit": 125 },
  "source": "CIQUAL 2025 20276"
}
=== tomate-cherry
{
  "name": { "es": "Tomate cherry", "en": "Cherry tomato" },
  "aliases": ["tomate cereza", "tomatito"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 1.3, "carbohydrates": 5.6, "fat": 0, "fibre": 1.2 },
  "weights": { "cup": 149, "unit": 15 },
  "source": "CIQUAL 2025 20172"
}
=== tomate-concentrado
{
  "name": { "es": "Tomate concentrado", "en": "Tomato purée" },
  "aliases": ["concentrado de tomate", "tomate doble concentrado", "tomato paste"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 100, "protein": 3.8, "carbohydrates": 19.3, "fat": 0.5, "fibre": 1.5 },
  "weights": { "tbsp": 16 },
  "source": "CIQUAL 2025 20268"
}
=== tomate-entero-pelado
{
  "name": { "es": "Tomate entero pelado", "en": "Peeled plum tomatoes" },
  "aliases": ["canned tomatoes", "tomate en conserva", "tomate pelado"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 22, "protein": 0.8, "carbohydrates": 3.2, "fat": 0.3, "fibre": 1.9 },
  "weights": { "can": 400 },
  "pack": "400 g",
  "source": "CIQUAL 2025 20137"
}
=== tomate-frito packet
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
=== tomate-para-pizza
{
  "name": { "es": "Tomate para pizza", "en": "Pizza tomato sauce" },
  "aliases": ["salsa de pizza"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 42, "protein": 2, "carbohydrates": 4.7, "fat": 0.8, "fibre": 2.8 },
  "weights": { "can": 400 },
  "source": "CIQUAL 2025 25525"
}
=== tomate-seco
{
  "name": { "es": "Tomate seco", "en": "Sun-dried tomatoes" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 258, "protein": 14.1, "carbohydrates": 43.5, "fat": 3, "fibre": 12.3 },
  "weights": { "cup": 54, "unit": 3 },
  "source": "USDA SR28 11955"
}
=== tomate-triturado packet
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
=== tomatillo
{
  "name": { "es": "Tomatillo", "en": "Tomatillo" },
  "aliases": ["tomate verde mexicano"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 32, "protein": 1, "carbohydrates": 3.9, "fat": 1, "fibre": 1.9 },
  "weights": { "unit": 34 },
  "source": "USDA SR28 11954"
}
=== tomillo
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
=== tonica
{
  "name": { "es": "Tónica", "en": "Tonic water" },
  "aliases": ["agua tónica"],
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 33, "protein": 0, "carbohydrates": 8.3, "fat": 0, "fibre": 0.1 },
  "weights": { "can": 250 },
  "density": 1.03,
  "source": "CIQUAL 2025 18344"
}
=== tortilla-de-maiz
{
  "name": { "es": "Tortilla de maíz", "en": "Corn tortilla" },
  "aliases": ["tortita de maíz"],
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 218, "protein": 5.7, "carbohydrates": 38.3, "fat": 2.9, "fibre": 6.3 },
  "weights": { "unit": 26 },
  "pack": "12 unidades",
  "source": "USDA SR28 18363"
}
=== tortilla-de-maiz-sin-gluten
{
  "name": { "es": "Tortilla de maíz sin gluten", "en": "Gluten-free corn tortilla" },
  "category": "bakery",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 218, "protein": 5.7, "carbohydrates": 38.3, "fat": 2.9, "fibre": 6.3 },
  "weights": { "unit": 26 },
  "pack": "12 unidades",
  "source": "USDA SR28 18363"
}
=== tortilla-de-trigo
{
  "name": { "es": "Tortilla de trigo", "en": "Flour tortilla" },
  "aliases": ["fajita", "tortita de trigo", "wrap"],
  "category": "bakery",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 320, "protein": 8, "carbohydrates": 53, "fat": 7.5, "fibre": 2.9 },
  "weights": { "unit": 40 },
  "pack": "8 unidades",
  "source": "CIQUAL 2025 7815"
}
=== tortitas-de-arroz
{
  "name": { "es": "Tortitas de arroz", "en": "Rice cakes" },
  "aliases": ["tortita de arroz"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 381, "protein": 8.4, "carbohydrates": 77.9, "fat": 3, "fibre": 3.4 },
  "weights": { "unit": 8 },
  "source": "CIQUAL 2025 7352"
}
=== tostada-de-trigo-crujiente
{
  "name": { "es": "Tostada de trigo crujiente", "en": "Crispbread" },
  "aliases": ["pan crujiente"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 385, "protein": 9, "carbohydrates": 75.8, "fat": 3.6, "fibre": 4.8 },
  "weights": { "slice": 8 },
  "source": "CIQUAL 2025 7410"
}
=== trigo-sarraceno
{
  "name": { "es": "Trigo sarraceno", "en": "Buckwheat" },
  "aliases": ["alforfón"],
  "category": "pantry",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 362, "protein": 13.3, "carbohydrates": 67.5, "fat": 3.4, "fibre": 4 },
  "weights": { "cup": 170 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9380"
}
=== trigo-tierno
{
  "name": { "es": "Trigo tierno", "en": "Pre-cooked wheat" },
  "aliases": ["trigo en grano", "trigo"],
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 359, "protein": 13.7, "carbohydrates": 67.7, "fat": 1.8, "fibre": 6.7 },
  "weights": { "cup": 180 },
  "pack": "500 g",
  "source": "CIQUAL 2025 9080"
}
=== trucha
{
  "name": { "es": "Trucha", "en": "Trout" },
  "category": "fish",
  "contains": ["fish"],
  "traces": ["crustaceans", "molluscs"],
  "nutrition": { "per": "100 g", "kcal": 133, "protein": 19.3, "carbohydrates": 0, "fat": 6.2, "fibre": 0 },
  "weights": { "unit": 200 },
  "source": "CIQUAL 2025 27008"
}
=== trucha-ahumada
{
  "name": { "es": "Trucha ahumada", "en": "Smoked trout" },
  "category": "fish",
  "contains": ["fish"],
  "nutrition": { "per": "100 g", "kcal": 171, "protein": 22.3, "carbohydrates": 3.2, "fat": 7.7, "fibre": 0.3 },
  "weights": { "slice": 20 },
  "pack": "100 g",
  "source": "CIQUAL 2025 27029"
}
=== turron
{
  "name": { "es": "Turrón", "en": "Nougat" },
  "category": "pantry",
  "contains": ["animal", "eggs", "nuts"],
  "nutrition": { "per": "100 g", "kcal": 437, "protein": 7, "carbohydrates": 69.3, "fat": 13.9, "fibre": 3.3 },
  "pack": "250 g",
  "source": "CIQUAL 2025 31127"
}
=== udon
{
  "name": { "es": "Udon", "en": "Udon noodles" },
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 356, "protein": 11.4, "carbohydrates": 69.8, "fat": 0.8, "fibre": 4.3 },
  "pack": "250 g",
  "source": "USDA SR28 20116"
}
=== uva
{
  "name": { "es": "Uva", "en": "Grapes" },
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 71, "protein": 0.7, "carbohydrates": 16.3, "fat": 0.3, "fibre": 1.1 },
  "weights": { "cup": 150, "unit": 5 },
  "source": "CIQUAL 2025 13395"
}
=== uva-pasa
{
  "name": { "es": "Uva pasa", "en": "Raisins" },
  "aliases": ["pasa"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 322, "protein": 3, "carbohydrates": 73.2, "fat": 0.9, "fibre": 4.2 },
  "weights": { "cup": 145, "tbsp": 9 },
  "source": "CIQUAL 2025 13046"
}
=== varitas-de-merluza
{
  "name": { "es": "Varitas de merluza", "en": "Fish fingers" },
  "aliases": ["varita de pescado"],
  "category": "frozen",
  "contains": ["celery", "eggs", "fish", "gluten", "milk", "mustard"],
  "nutrition": { "per": "100 g", "kcal": 163, "protein": 11, "carbohydrates": 15.6, "fat": 6.1, "fibre": 0.9 },
  "weights": { "unit": 30 },
  "pack": "300 g",
  "source": "CIQUAL 2025 26029"
}
=== vermut
{
  "name": { "es": "Vermut", "en": "Vermouth" },
  "aliases": ["vermú"],
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 137, "protein": 0.1, "carbohydrates": 11.3, "fat": 0, "fibre": 0 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 1007"
}
=== vieira
{
  "name": { "es": "Vieira", "en": "Scallop" },
  "category": "fish",
  "contains": ["molluscs"],
  "traces": ["crustaceans", "fish"],
  "nutrition": { "per": "100 g", "kcal": 84, "protein": 17.9, "carbohydrates": 1.2, "fat": 0.8, "fibre": 0 },
  "weights": { "unit": 30 },
  "source": "CIQUAL 2025 10045"
}
=== vinagre-balsamico
{
  "name": { "es": "Vinagre balsámico", "en": "Balsamic vinegar" },
  "aliases": ["balsámico", "vinagre de Módena"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 92, "protein": 0.7, "carbohydrates": 18, "fibre": 0.8 },
  "weights": { "tbsp": 16 },
  "density": 1.06,
  "pack": "250 ml",
  "source": "CIQUAL 2025 11091"
}
=== vinagre-de-arroz
{
  "name": { "es": "Vinagre de arroz", "en": "Rice vinegar" },
  "category": "pantry",
  "contains": ["gluten"],
  "nutrition": { "per": "100 g", "kcal": 23, "protein": 0, "carbohydrates": 1, "fat": 0.1, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "density": 1.01,
  "source": "CIQUAL 2025 11018"
}
=== vinagre-de-jerez
{
  "name": { "es": "Vinagre de jerez", "en": "Sherry vinegar" },
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 21, "protein": 0.3, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "density": 1.01,
  "pack": "500 ml",
  "source": "CIQUAL 2025 11220"
}
=== vinagre-de-manzana
{
  "name": { "es": "Vinagre de manzana", "en": "Cider vinegar" },
  "aliases": ["vinagre de sidra"],
  "category": "pantry",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 21, "protein": 0, "carbohydrates": 0.9, "fat": 0, "fibre": 0 },
  "weights": { "tbsp": 15 },
  "density": 1.01,
  "pack": "500 ml",
  "source": "USDA SR28 02048"
}
=== vinagre-de-vino packet
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
=== vino-blanco packet
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
=== vino-de-jerez
{
  "name": { "es": "Vino de Jerez", "en": "Dry sherry" },
  "aliases": ["amontillado", "fino", "jerez", "manzanilla de Sanlúcar"],
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 152, "protein": 0.2, "carbohydrates": 11.7, "fat": 0, "fibre": 0 },
  "density": 0.99,
  "pack": "750 ml",
  "source": "USDA SR28 14536"
}
=== vino-dulce
{
  "name": { "es": "Vino dulce", "en": "Sweet wine" },
  "aliases": ["moscatel", "vino de postre"],
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 148, "protein": 0.2, "carbohydrates": 10, "fat": 0, "fibre": 0 },
  "density": 1.05,
  "pack": "750 ml",
  "source": "CIQUAL 2025 1006"
}
=== vino-rosado
{
  "name": { "es": "Vino rosado", "en": "Rosé wine" },
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 69, "protein": 0.2, "carbohydrates": 1.4, "fat": 0, "fibre": 0 },
  "density": 0.99,
  "pack": "750 ml",
  "source": "CIQUAL 2025 5216"
}
=== vino-tinto
{
  "name": { "es": "Vino tinto", "en": "Red wine" },
  "category": "drinks",
  "contains": ["alcohol", "sulphites"],
  "nutrition": { "per": "100 g", "kcal": 76, "protein": 0.2, "carbohydrates": 0, "fat": 0 },
  "density": 0.99,
  "pack": "750 ml",
  "source": "CIQUAL 2025 5214"
}
=== vodka
{
  "name": { "es": "Vodka", "en": "Vodka" },
  "category": "drinks",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 250, "protein": 0, "carbohydrates": 0, "fat": 0, "fibre": 0 },
  "density": 0.95,
  "pack": "700 ml",
  "source": "CIQUAL 2025 1008"
}
=== wasabi-en-pasta
{
  "name": { "es": "Wasabi en pasta", "en": "Wasabi paste" },
  "aliases": ["wasabi"],
  "category": "pantry",
  "contains": ["mustard", "soybeans"],
  "nutrition": { "per": "100 g", "kcal": 292, "protein": 2.2, "carbohydrates": 40, "fat": 10.9, "fibre": 6.1 },
  "weights": { "tsp": 5 },
  "source": "USDA SR28 27064"
}
=== whisky
{
  "name": { "es": "Whisky", "en": "Whisky" },
  "aliases": ["güisqui"],
  "category": "drinks",
  "contains": ["alcohol"],
  "nutrition": { "per": "100 g", "kcal": 252, "protein": 0, "carbohydrates": 0.1, "fat": 0, "fibre": 0 },
  "density": 0.95,
  "pack": "700 ml",
  "source": "CIQUAL 2025 1005"
}
=== yema-de-huevo
{
  "name": { "es": "Yema de huevo", "en": "Egg yolk" },
  "aliases": ["yema"],
  "category": "dairy-eggs",
  "contains": ["eggs"],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 307, "protein": 15.5, "carbohydrates": 1.1, "fat": 26.7, "fibre": 0 },
  "weights": { "unit": 17 },
  "source": "CIQUAL 2025 22002"
}
=== yogur-desnatado
{
  "name": { "es": "Yogur desnatado", "en": "Fat-free yoghurt" },
  "aliases": ["yogur natural desnatado"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 39, "protein": 4.2, "carbohydrates": 4.9, "fat": 0, "fibre": 0 },
  "weights": { "unit": 125 },
  "pack": "4 unidades",
  "source": "CIQUAL 2025 19594"
}
=== yogur-griego
{
  "name": { "es": "Yogur griego", "en": "Greek yoghurt" },
  "aliases": ["Greek yogurt"],
  "category": "dairy-eggs",
  "contains": ["milk"],
  "nutrition": { "per": "100 g", "kcal": 103, "protein": 3, "carbohydrates": 3.7, "fat": 8.2, "fibre": 0.1 },
  "weights": { "tbsp": 15, "unit": 125 },
  "pack": "4 unidades",
  "source": "CIQUAL 2025 19860"
}
=== yogur-natural packet
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
=== yuca
{
  "name": { "es": "Yuca", "en": "Cassava" },
  "aliases": ["mandioca"],
  "category": "produce",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 157, "protein": 1.4, "carbohydrates": 36.3, "fat": 0.3, "fibre": 1.8 },
  "weights": { "unit": 400 },
  "source": "CIQUAL 2025 54031"
}
=== zanahoria
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
=== zumo-de-lima
{
  "name": { "es": "Zumo de lima", "en": "Lime juice" },
  "aliases": ["jugo de lima"],
  "category": "drinks",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 25, "protein": 0.4, "carbohydrates": 8, "fat": 0.1, "fibre": 0.4 },
  "weights": { "tbsp": 15 },
  "density": 1.03,
  "source": "USDA SR28 09160"
}
=== zumo-de-limon
{
  "name": { "es": "Zumo de limón", "en": "Lemon juice" },
  "aliases": ["jugo de limón", "juice of lemon"],
  "category": "drinks",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 29, "protein": 0.4, "carbohydrates": 2.5, "fat": 0.2, "fibre": 0.3 },
  "weights": { "cup": 244, "tbsp": 15 },
  "density": 1.03,
  "source": "CIQUAL 2025 2007"
}
=== zumo-de-manzana
{
  "name": { "es": "Zumo de manzana", "en": "Apple juice" },
  "aliases": ["jugo de manzana"],
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 49, "protein": 0.2, "carbohydrates": 11.4, "fat": 0.1, "fibre": 0.2 },
  "weights": { "cup": 248 },
  "density": 1.05,
  "pack": "1 l",
  "source": "CIQUAL 2025 2074"
}
=== zumo-de-naranja
{
  "name": { "es": "Zumo de naranja", "en": "Orange juice" },
  "aliases": ["jugo de naranja", "juice of orange"],
  "category": "drinks",
  "contains": [],
  "traces": [],
  "nutrition": { "per": "100 g", "kcal": 45, "protein": 0.7, "carbohydrates": 9.2, "fat": 0.2, "fibre": 0.2 },
  "weights": { "cup": 248 },
  "density": 1.04,
  "pack": "1 l",
  "source": "CIQUAL 2025 2013"
}
=== zumo-de-pina
{
  "name": { "es": "Zumo de piña", "en": "Pineapple juice" },
  "aliases": ["jugo de piña"],
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 53, "protein": 0.4, "carbohydrates": 12.1, "fat": 0.1, "fibre": 0.2 },
  "weights": { "cup": 250 },
  "density": 1.05,
  "pack": "1 l",
  "source": "CIQUAL 2025 2073"
}
=== zumo-de-tomate
{
  "name": { "es": "Zumo de tomate", "en": "Tomato juice" },
  "aliases": ["jugo de tomate"],
  "category": "drinks",
  "contains": [],
  "nutrition": { "per": "100 g", "kcal": 22, "protein": 0.9, "carbohydrates": 3.7, "fat": 0.1, "fibre": 0.4 },
  "weights": { "cup": 243 },
  "density": 1.03,
  "pack": "1 l",
  "source": "CIQUAL 2025 2053"
}
=== zumo-de-uva
{
  "name": { "es": "Zumo de uva", "en": "Grape juice" },
  "aliases": ["mosto"],
  "category": "drinks",
  "contains": ["sulphites"],
  "nutrition": { "per": "100 g", "kcal": 69, "protein": 0.3, "carbohydrates": 16.3, "fat": 0.1, "fibre": 0.1 },
  "weights": { "cup": 253 },
  "density": 1.06,
  "pack": "1 l",
  "source": "CIQUAL 2025 2016"
}
"""#
}
