import type { SeedProduct } from "../content.ts";

export const jholas: readonly SeedProduct[] = [
  {
    slug: "embroidered-parrot-jhola",
    name: "Embroidered Parrot Jhola",
    sku: "JC-ART-018",
    priceRupees: 1649,
    collection: "artisanal",
    category: "bags",
    technique: "embroidered",
    artisanId: "kusumlata-yadav",
    featured: true,
    description: `<h2>Two parrots in running stitch</h2>
<p>The outline is chain stitch in black; everything else is the plain running stitch of sujani, thousands of them, laid in lines that follow the curve of each wing. Between the two beaks she leaves a gap of one stitch.</p>
<h2>Two layers, quilted as one</h2>
<p>The front is two thicknesses of geru-dyed cotton. Stitching through both makes the cloth ripple a little and grow stronger with every line; the back is left smooth.</p>
<h2>Hand wash</h2>
<p>Swirl it in cold water with soap nut or a mild liquid. Press out, do not wring, and dry flat.</p>`,
    features:
      "Sujani running stitch, Chain-stitched outline, Two-layer quilted front, Deep single compartment, Snap button",
    material: "Geru-dyed cotton, two layers; cotton thread",
    size: "36 × 38 cm, strap in one piece with the sides",
    weight: "310 g",
    handles: "One broad shoulder strap, 55 cm drop",
    story:
      "Parrots carry messages in the wedding songs that Kusumlata’s aunts sing while they sew. One line goes back and forth between two groups for an hour, and so does the needle. She drew these birds on the cloth with a stub of tailor’s chalk during such an evening in Satlakha; when the song stopped, the first beak was done.",
    metaTitle: "Embroidered Parrot Jhola in Sujani Stitch",
    metaDescription:
      "A geru-red jhola embroidered by hand with two parrots in sujani running stitch. Two quilted layers of cotton, broad strap, made in Satlakha.",
    seoKeywords:
      "embroidered jhola, sujani embroidery bag, parrot design, cotton shoulder bag, bihar handicraft",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "jhola", motif: "parrots", palette: "geru", style: "bharni" },
    altTexts: [
      "Geru-red jhola, embroidered with two parrots beak to beak in filled colours",
      "Close view of the parrots’ beaks and wings",
      "The jhola on a painted mud wall",
    ],
  },
  {
    slug: "gaon-ka-jhola",
    name: "Gaon Ka Jhola",
    sku: "JC-COR-007",
    priceRupees: 599,
    collection: "core",
    category: "bags",
    technique: "other",
    artisanId: "deokala-mahto",
    featured: true,
    description: `<h2>The village bag, unchanged</h2>
<p>A rectangle, a strap, an open mouth: your grandfather’s bag. The only ornament is khatwa, the patchwork of Bihar’s tent makers, here a single leaf cut from cream cloth, turned under with the needle and sewn down on the front.</p>
<h2>Why it lasts</h2>
<p>The strap and the side gussets are one length of cloth, so there is no join at the shoulder to tear. The bottom corners are doubled. Deokala has never had one come back for repair, though she offers.</p>
<h2>Easy to live with</h2>
<p>Machine wash, warm iron, done.</p>`,
    features: "Khatwa leaf patchwork, Strap and gusset in one length, Doubled corners, Machine washable",
    material: "Handloom cotton, 8 oz",
    size: "34 × 37 cm, gusset 7 cm",
    weight: "230 g",
    handles: "Continuous strap, 60 cm drop, worn across",
    story:
      "When Deokala was a girl, everyone who came to the house could be told by his jhola: the postman’s was khaki, the compounder’s had a red cross, the poet’s was always empty. Hers would have been the patched one. She makes the leaf from cutting-room ends that others throw away, so no two bags have quite the same cream.",
    metaTitle: "Gaon Ka Jhola: Classic Cotton Shoulder Bag",
    metaDescription:
      "The plain Bihari jhola in handloom cotton with a khatwa patchwork leaf. Strap and gusset cut as one length, doubled corners, washable.",
    seoKeywords: "jhola bag, khadi style jhola, khatwa applique, cotton crossbody, bihar bag",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "jhola", motif: "leaf", palette: "natural", style: "godna" },
    altTexts: [
      "Undyed jhola, worked with a pipal leaf in the line and dots of godna",
      "Close view of the leaf’s ribs",
    ],
  },
  {
    slug: "indigo-night-jhola",
    name: "Indigo Night Jhola",
    sku: "JC-ART-019",
    priceRupees: 1399,
    saleRupees: 1149,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "meenal-karn",
    stockCount: 12,
    description: `<h2>A moon drawn in one sitting</h2>
<p>Meenal starts the moon after dinner and does not put the pen down until it is closed. The face, in the lap of a crescent, is made of curved hatching only, and small fish and leaves keep it company.</p>
<h2>Dye and ground</h2>
<p>The handloom goes into the vat and out again, drying between dips, until the blue is the one she wants. The lines are laid thin and close, and only when the cloth is bone dry, or they spread.</p>
<h2>Before first use</h2>
<p>Indigo rubs off a little when new. Wash once by hand, alone, before wearing it over white.</p>`,
    features: "Vat-dyed indigo, Kachni moon, Inside zip pocket, Adjustable knotted strap",
    material: "Indigo-dyed handloom cotton, lined",
    size: "37 × 36 cm",
    weight: "330 g",
    handles: "Knotted strap, 45 to 65 cm drop",
    story:
      "There is a fast in the month of Bhadra, Chaurchan, when Mithila looks at the moon with fruit and curd in its hands, on a night that other regions avoid it. Meenal’s grandmother used to say that a moon you greet politely cannot harm you. The bag is her polite greeting; she has made one every Chaurchan since she was nineteen.",
    metaTitle: "Indigo Night Jhola with a Kachni Moon",
    metaDescription:
      "An indigo handloom jhola with a moon hatched in fine line by Meenal Karn of Ranti. Lined, with zip pocket and a knotted strap to adjust.",
    seoKeywords: "indigo jhola, moon bag, kachni art, handloom shoulder bag, madhubani hand painted",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "jhola", motif: "moon", palette: "indigo", style: "kachni" },
    altTexts: [
      "Indigo-blue jhola with a moon’s face in a crescent, painted in fine hatched line",
      "The moon’s face from close by",
    ],
  },
  {
    slug: "turtle-pond-jhola",
    name: "Turtle Pond Jhola",
    sku: "JC-ART-020",
    priceRupees: 1150,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "phulmati-sahni",
    inStock: false,
    stockCount: 0,
    description: `<h2>Slow company</h2>
<p>One turtle, seen from above, takes its time over the whole front. Phulmati fills its shell ring by ring, no ring like another, and says that she would be bored otherwise. Around it the pond has flowers.</p>
<h2>Paint that moves with the cloth</h2>
<p>She thins the colour until it stains instead of coating, so nothing cracks where the cloth folds. Reds and yellows are laid first; the black outline closes them last of all, the reverse of the usual order.</p>
<h2>Cleaning</h2>
<p>Damp sponge on the painted side, gentle hand wash for the whole bag once in a season.</p>`,
    features: "Ringed shell pattern, Flexible stained colour, Loop and wooden toggle, Inner phone pocket",
    material: "Leaf-green cotton drill, cotton lining, neem-wood toggle",
    size: "35 × 34 cm",
    weight: "350 g",
    handles: "Cross-body strap, 58 cm drop",
    story:
      "The Sahnis of Rashidpur know their ponds by touch: mud here, weed there, a snag by the steps. Phulmati went out with her father from the age of seven and was taught to put turtles back. “They were here before the pond,” he told her. Long life is what they stand for in the paintings, and she gave this shell nine rings because he lived to ninety.",
    metaTitle: "Turtle Pond Jhola, Hand-Painted Green Cotton",
    metaDescription:
      "Green cotton jhola with one large turtle, its shell painted ring by ring by Phulmati Sahni. Wooden toggle, phone pocket, cross-body strap.",
    seoKeywords: "turtle bag, hand painted jhola, green shoulder bag, bharni madhubani, cotton crossbody",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "jhola", motif: "turtle", palette: "leaf", style: "bharni" },
    altTexts: [
      "Leaf-green jhola, painted with a turtle seen from above in filled colours",
      "Close view of the rings on the turtle’s shell",
    ],
  },
  {
    slug: "student-jhola-fish",
    name: "Student Jhola with Fish",
    sku: "JC-COR-008",
    priceRupees: 475,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>For notebooks and tiffin</h2>
<p>Blue cotton with a river fish printed on the front, every scale of it in the dotted line of a tattooist. Jitan carved the block from sheesham wood in the week before a college term. There is a dot on its cheek, for luck in examinations.</p>
<h2>Sensible inside</h2>
<p>One divider, one pen loop, one pocket with a flap. It takes two registers, a water bottle and a steel tiffin, and closes with a strip of hook-and-loop tape that a teacher will hear.</p>
<h2>On Sundays</h2>
<p>Machine wash with other blues. Dry it by the strap.</p>`,
    features: "Wood-block fish, Divider and pen loop, Wide strap, Under ₹500",
    material: "Cotton drill, 9 oz",
    size: "36 × 32 cm, gusset 9 cm",
    weight: "260 g",
    handles: "Fixed strap 6 cm wide, 56 cm drop",
    story:
      "Students at Darbhanga’s colleges buy whatever hangs outside the shop by the station, and for a while that was all polyester. Jitan hung one blue cotton bag there on a Monday as a trial. By Friday he had been asked for thirty by a girls’ hostel, along with a request for the divider, which he had not thought of.",
    metaTitle: "Student Jhola with Block-Printed Fish",
    metaDescription:
      "A blue cotton college jhola with a wood-block fish on the front, a divider, a pen loop and a wide strap. Washable, printed by hand in Darbhanga.",
    seoKeywords: "college jhola, student bag cotton, block print bag, fish print, bag under 500",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "jhola", motif: "fish", palette: "indigo", style: "godna" },
    altTexts: [
      "Indigo-blue jhola with Mithila fish, printed in the line and dots of godna",
      "The fishes’ heads and fins from close by",
    ],
  },
  {
    slug: "bhawanipur-tree-jhola",
    name: "Bhawanipur Tree Jhola",
    sku: "JC-LTD-002",
    priceRupees: 2499,
    collection: "limited",
    category: "bags",
    technique: "hand-painted",
    artisanId: "madhavendra-das",
    limited: true,
    edition: "Edition of 40",
    stockCount: 25,
    description: `<h2>Forty trees, none alike</h2>
<p>Leaves, flowers, parrots on both sides of the trunk, young shoots at its foot, and a few unlikely guests. In number 7 there is a bicycle. In number 19, a monkey with an umbrella. Madhavendra decides while drawing.</p>
<h2>Line by line</h2>
<p>It is kachni work in two blacks, one warm and one cool, laid one over the other. A finished front holds something like four thousand strokes, over four days.</p>
<h2>With the bag</h2>
<p>The number is painted inside the hem, with his initials in Mithilakshar, the old Maithili script.</p>`,
    features: "Numbered inside the hem, Unique drawing, Two blacks, Lined with hand-spun cotton",
    material: "Unbleached handloom cotton, 13 oz; khadi lining",
    size: "38 × 40 cm",
    weight: "390 g",
    handles: "Woven strap, 60 cm drop",
    story:
      "The tree that Madhavendra has in mind was a pipal beside the temple tank, and it fell in a storm in 2009. It held up a swing, a shrine, three beehives and an argument about land that outlived it. He drew it from memory that same week and has not stopped; the edition closes when the fortieth bag is sold, and then he says he will draw the storm.",
    metaTitle: "Bhawanipur Tree Jhola, Limited Edition of 40",
    metaDescription:
      "Forty handloom jholas, each with its own tree of life in kachni line by Madhavendra Das. Numbered inside the hem, four days of drawing each.",
    seoKeywords: "tree of life bag, limited edition jhola, kachni painting, madhubani art bag, handloom",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "jhola", motif: "tree", palette: "natural", style: "kachni" },
    altTexts: [
      "Undyed jhola, painted with a tree of life full of parrots in fine hatched line",
      "Close view of a parrot among the leaves",
      "The jhola on a painted mud wall",
    ],
  },
];
