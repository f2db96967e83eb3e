import type { SeedProduct } from "../content.ts";

export const pouches: readonly SeedProduct[] = [
  {
    slug: "kachhua-coin-pouch",
    name: "Kachhua Coin Pouch",
    sku: "JC-COR-011",
    priceRupees: 179,
    collection: "core",
    category: "accessories",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>A turtle guards the change</h2>
<p>Kachhua, the turtle, spreads over the whole front, shell up, so that the zip runs along the edge of his back. Two-colour print: black lines on leaf green. Each plate of the shell has a tattooist’s flower in it, thirteen in all, and children tend to check.</p>
<h2>Pocket test</h2>
<p>Twenty five-rupee coins, two keys and a metro card leave it flat enough for a front pocket. The zip pull is a cotton loop, quiet and easy for stiff fingers.</p>
<h2>Lost in the laundry</h2>
<p>Throw it in with the laundry. Zip it shut first, or the turtle comes out with his mouth full of lint.</p>`,
    features: "Soft loop zip pull, Interlined, Two-colour print, Machine washable",
    material: "Cotton canvas with light interlining, nylon zip",
    size: "12 × 9 cm",
    weight: "30 g",
    story:
      "The turtle pulls in his head and outlasts the weather, and old people in Mithila say that money should be kept in his manner. Jitan engraved the first block as a present for his father, who ran a tea stall and trusted no drawer. The stall is a shop now; the pouch hangs on the same nail.",
    metaTitle: "Kachhua Coin Pouch: Green Turtle Zip Purse",
    metaDescription:
      "A little green zip purse with a printed Mithila turtle, for coins, keys and a card. Soft loop pull, machine washable, made in Darbhanga.",
    seoKeywords: "coin pouch, turtle purse, small zip pouch, cotton coin purse, madhubani gift under 200",
    hsn: "420232",
    taxRate: 5,
    art: { silhouette: "pouch", motif: "turtle", palette: "leaf", style: "godna" },
    altTexts: [
      "Small green zip pouch with a turtle printed across the front",
      "Detail of the turtle’s patterned shell beside the zip",
    ],
  },
  {
    slug: "sujani-pencil-pouch",
    name: "Sujani Pencil Pouch",
    sku: "JC-COR-012",
    priceRupees: 325,
    collection: "core",
    category: "accessories",
    technique: "embroidered",
    artisanId: "zubaida-khatoon",
    description: `<h2>Learners’ stitches, teacher’s fish</h2>
<p>Zubaida outlines the fish; the young women she trains fill the yellow ground with running stitch. You can tell a first-month pouch by its wandering rows, and we grade nothing out for that. By the third month the rows lie like ploughed land.</p>
<h2>Size</h2>
<p>It takes a ruler of 15 cm lying flat, a geometry box’s contents without the box, or brushes up to number ten. The layered cloth protects nibs.</p>
<h2>Ink happens</h2>
<p>Soak it in cold milk, an old classroom trick, then wash by hand.</p>`,
    features:
      "Stitched by trainees and their teacher, Layered protective cloth, Fits a 15 cm ruler, Full-length zip",
    material: "Turmeric-dyed cotton, two layers",
    size: "21 × 9 cm",
    weight: "60 g",
    story:
      "Six afternoons a week a veranda in Benipatti fills with girls who have finished school and are waiting for something. Zubaida gives them needles. Payment is by the row, noted in a ledger they keep themselves, and the first thing that each buys from her earnings is, she has noticed, never for herself. The second thing usually is.",
    metaTitle: "Sujani Pencil Pouch, Embroidered Yellow Cotton",
    metaDescription:
      "A quilted yellow pencil pouch with a fish outlined by Zubaida Khatoon and filled by the young women she trains. Fits a ruler and brushes.",
    seoKeywords: "pencil pouch cotton, embroidered pouch, sujani stitch, student gift, fish pouch",
    hsn: "420232",
    taxRate: 5,
    art: { silhouette: "pouch", motif: "fish", palette: "turmeric", style: "kachni" },
    altTexts: [
      "Yellow quilted pencil pouch with an embroidered fish",
      "Detail of running stitch rows around the fish’s tail",
    ],
  },
  {
    slug: "godna-zip-pouch",
    name: "Godna Zip Pouch",
    sku: "JC-COR-013",
    priceRupees: 420,
    collection: "core",
    category: "accessories",
    technique: "hand-painted",
    artisanId: "dhaniya-paswan",
    description: `<h2>Four marks, four blessings</h2>
<p>A peacock for company, a comb for order, a dotted star against the evil eye, a footprint for coming home. These are tattoo marks; here they sit in a row in black on plain cloth, each about three centimetres high. The order is the one in which a girl would have received them.</p>
<h2>Everyday pouch</h2>
<p>Medicine strips, earphones, a charger, or the needles you never find. It stands up thanks to a gusset at the base.</p>
<h2>Cleaning</h2>
<p>Rub stains with soap and a soft brush; the paint stays.</p>`,
    features: "Four godna marks, Stands upright, Brass-tone zip, Painted one at a time",
    material: "Unbleached cotton canvas, pigment paint",
    size: "18 × 13 cm, base 5 cm",
    weight: "65 g",
    story:
      "Dhaniya keeps a list of marks with the names of the arms she copied them from. Some of those women are gone, and the list is now the only place where their star, with its one missing dot, can be found. She paints the missing dot as missing. People write to us that there is a fault in the star; we send them this story.",
    metaTitle: "Godna Zip Pouch with Four Tattoo Marks",
    metaDescription:
      "A stand-up cotton zip pouch with peacock, comb, star and footprint, the godna tattoo marks of Mithila, each painted singly by Dhaniya Paswan.",
    seoKeywords: "godna pouch, tattoo art pouch, cotton zip pouch, makeup pouch, madhubani accessory",
    hsn: "420232",
    taxRate: 5,
    art: { silhouette: "pouch", motif: "peacock", palette: "natural", style: "godna" },
    altTexts: [
      "Unbleached zip pouch with a row of black godna marks",
      "Detail of the peacock mark made of dots and short lines",
    ],
  },
  {
    slug: "moonlit-passport-pouch",
    name: "Moonlit Passport Pouch",
    sku: "JC-ART-027",
    priceRupees: 690,
    collection: "artisanal",
    category: "accessories",
    technique: "embroidered",
    artisanId: "zubaida-khatoon",
    description: `<h2>Full moon over a road</h2>
<p>A round moon in cream thread rises above a single dotted road that goes on over the spine to the back, where it reaches a very small house. Most of the indigo is left open. The stitches are tiny, about eleven to the centimetre at the rim of the moon.</p>
<h2>For travel</h2>
<p>Two passports, boarding passes folded once, a pen, foreign notes in their own slit. A loop at the corner takes a lanyard. It is slim enough for an inner jacket pocket.</p>
<h2>After the journey</h2>
<p>Steam, do not press, the embroidered side.</p>`,
    features: "Holds two passports, Pen sleeve, Lanyard loop, Picture continues on the back",
    material: "Indigo cotton twill, cotton thread, cotton lining",
    size: "15 × 21 cm closed",
    weight: "95 g",
    story:
      "Two of Zubaida’s brothers work in Sharjah, and the family’s passports used to travel in a biscuit tin. She made the first pouch for the younger one’s second departure, with the house on the back so he would see it whenever he was asked to turn the document over. He says that officers ask about it.",
    metaTitle: "Moonlit Passport Pouch, Embroidered Indigo",
    metaDescription:
      "Slim indigo travel pouch embroidered with a full moon above a road that leads to a small house on the back. Holds two passports and passes.",
    seoKeywords:
      "passport holder cloth, embroidered travel pouch, indigo pouch, moon embroidery, travel gift",
    hsn: "420232",
    taxRate: 5,
    art: { silhouette: "pouch", motif: "moon", palette: "indigo", style: "kachni" },
    altTexts: [
      "Indigo passport pouch with a cream embroidered full moon",
      "Detail of the moon’s stitched face and the dotted road",
    ],
  },
  {
    slug: "matsya-face-mask-pair",
    name: "Matsya Face Mask Pair",
    sku: "JC-COR-014",
    priceRupees: 199,
    collection: "core",
    category: "accessories",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>For dust, smog and the scooter</h2>
<p>Two cotton masks in one packet: one with a fish across the front, one with bubbles only, so that the second is for days of few words. Printed at the edge of the cloth where the pattern would otherwise be cut away.</p>
<h2>Fit</h2>
<p>Three layers, a bendable strip at the nose, soft ear loops with a slider. The inner layer is undyed. These are comfort masks for dusty roads and not medical devices.</p>
<h2>Washing</h2>
<p>Hot wash after use, sun to dry. Replace them when the loops grow slack.</p>`,
    features: "Set of two, Three cotton layers, Nose strip, Adjustable loops, Printed on offcuts",
    material: "Cotton, three layers; elastic",
    size: "Adult, 21 × 14 cm",
    weight: "24 g for the pair",
    story:
      "Matsya is the fish that carried the seed of everything through the flood. Jitan printed his masks in the spring of 2020, when orders for bags had stopped and his lane needed something to do; sixty sewing machines in as many houses took part. He kept the pattern on because winter air in the plains gives him reason to.",
    metaTitle: "Matsya Face Mask Pair: Printed Cotton Masks",
    metaDescription:
      "Two washable three-layer cotton masks for dust and smog, one with a Mithila fish, one with bubbles. Nose strip and adjustable loops.",
    seoKeywords: "cotton face mask, printed mask, dust mask cloth, madhubani mask, reusable mask pair",
    hsn: "6307",
    taxRate: 5,
    art: { silhouette: "mask", motif: "fish", palette: "rose", style: "bharni" },
    altTexts: [
      "Rose cotton face mask with a fish printed across the front",
      "Detail of the fish’s scales next to the pleat of the mask",
    ],
  },
];
