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
<p>Kachhua, the turtle, lies in the middle of the front, seen from above, with his shell drawn as a wheel. One light line on leaf green is all it took. The rings of the shell are filled in the tattooist’s manner, and children tend to count them.</p>
<h2>Pocket test</h2>
<p>Twenty five-rupee coins, two keys and a metro card leave it flat enough for a front pocket. The zip pull is a cotton loop, quiet and easy for stiff fingers.</p>
<h2>Lost in the laundry</h2>
<p>Throw it in with the laundry. Zip it shut first, or the turtle comes out with his mouth full of lint.</p>`,
    features: "Soft loop zip pull, Interlined, Hand print, Machine washable",
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
    art: { silhouette: "coin-pouch", motif: "turtle", palette: "leaf", style: "godna", layout: "medallion" },
    altTexts: [
      "Leaf-green zip pouch with a turtle seen from above, printed in the line and dots of godna",
      "The turtle’s patterned shell from close by",
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
<p>Zubaida outlines the fish, in pairs; the young women she trains fill the yellow ground with running stitch. You can tell a first-month pouch by its wandering rows, and we grade nothing out for that. By the third month the rows lie like ploughed land.</p>
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
      "A quilted yellow pencil pouch with fish outlined by Zubaida Khatoon and filled by the young women she trains. Fits a ruler and brushes.",
    seoKeywords: "pencil pouch cotton, embroidered pouch, sujani stitch, student gift, fish pouch",
    hsn: "420232",
    taxRate: 5,
    art: { silhouette: "pencil-pouch", motif: "fish", palette: "turmeric", style: "kachni", layout: "rows" },
    altTexts: [
      "Turmeric-yellow zip pouch, embroidered with Mithila fish in fine hatched line",
      "Close view of a fish’s scales and doubled outline",
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
    description: `<h2>A mark for company</h2>
<p>Among the tattoo marks the peacock is the one for company: who wears him on her arm is never quite alone. Here he stands in the middle of the pouch in plain line, and around him are rings, spirals and dotted stars against the evil eye. Dhaniya draws him with his head up, as he was on her aunt’s arm.</p>
<h2>Everyday pouch</h2>
<p>Medicine strips, earphones, a charger, or the needles you never find. It stands up thanks to a gusset at the base.</p>
<h2>Cleaning</h2>
<p>Rub stains with soap and a soft brush; the paint stays.</p>`,
    features: "Peacock tattoo mark, Stands upright, Brass-tone zip, Painted one at a time",
    material: "Unbleached cotton canvas, pigment paint",
    size: "18 × 13 cm, base 5 cm",
    weight: "65 g",
    story:
      "Dhaniya keeps a list of marks with the names of the arms she copied them from. Some of those women are gone, and the list is now the only place where their star, with its one missing dot, can be found. She paints the missing dot as missing. People write to us that there is a fault in the star; we send them this story.",
    metaTitle: "Godna Zip Pouch with Peacock Tattoo Mark",
    metaDescription:
      "A stand-up cotton zip pouch with the godna peacock, a tattoo mark of Mithila, among rings and stars, painted by hand by Dhaniya Paswan.",
    seoKeywords: "godna pouch, tattoo art pouch, cotton zip pouch, makeup pouch, madhubani accessory",
    hsn: "420232",
    taxRate: 5,
    art: { silhouette: "pouch", motif: "peacock", palette: "natural", style: "godna", layout: "dense" },
    altTexts: [
      "Undyed zip pouch with a peacock in full display, painted in the line and dots of godna",
      "The eyes of the peacock’s tail from close by",
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
<p>A round moon with a face rises in fine stitches. On the back, which faces you at the counter, a single dotted road leads over the spine to a very small house. The stitches are tiny, about eleven to the centimetre at the rim of the moon.</p>
<h2>For travel</h2>
<p>Two passports, boarding passes folded once, a pen, foreign notes in their own slit. A loop at the corner takes a lanyard. It is slim enough for an inner jacket pocket.</p>
<h2>After the journey</h2>
<p>Steam, do not press, the embroidered side.</p>`,
    features: "Holds two passports, Pen sleeve, Lanyard loop, Small house on the back",
    material: "Indigo cotton twill, cotton thread, cotton lining",
    size: "15 × 21 cm closed",
    weight: "95 g",
    story:
      "Two of Zubaida’s brothers work in Sharjah, and the family’s passports used to travel in a biscuit tin. She made the first pouch for the younger one’s second departure, with the house on the back so he would see it whenever he was asked to turn the document over. He says that officers ask about it.",
    metaTitle: "Moonlit Passport Pouch, Embroidered Indigo",
    metaDescription:
      "Slim indigo travel pouch embroidered with a full moon and, on its back, a road to a small house. Holds two passports and passes.",
    seoKeywords:
      "passport holder cloth, embroidered travel pouch, indigo pouch, moon embroidery, travel gift",
    hsn: "420232",
    taxRate: 5,
    art: { silhouette: "passport-pouch", motif: "moon", palette: "indigo", style: "kachni", layout: "dense" },
    altTexts: [
      "Indigo-blue zip pouch, embroidered with a moon’s face in a crescent in fine hatched line",
      "Close view of the moon’s eyes and hatching",
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
<p>Two cotton masks in one packet: one with a pair of fish on the front, one with bubbles only, so that the second is for days of few words. Printed at the edge of the cloth where the pattern would otherwise be cut away.</p>
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
      "Two washable three-layer cotton masks for dust and smog, one with Mithila fish, one with bubbles. Nose strip and adjustable loops.",
    seoKeywords: "cotton face mask, printed mask, dust mask cloth, madhubani mask, reusable mask pair",
    hsn: "6307",
    taxRate: 5,
    art: { silhouette: "mask", motif: "fish", palette: "rose", style: "bharni" },
    altTexts: [
      "Rose cotton mask with Mithila fish, printed in filled colours",
      "Close view of the fish, scale by scale",
    ],
  },
];
