import type { SeedProduct } from "../content.ts";

export const printedTotes: readonly SeedProduct[] = [
  {
    slug: "machhli-everyday-tote",
    name: "Machhli Everyday Tote",
    sku: "JC-COR-001",
    priceRupees: 299,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "jitan-ram",
    featured: true,
    description: `<h2>Two fish, printed by hand</h2>
<p>Two carp follow each other’s tails across the front, as Mithila’s painters set a lucky pair, with flowers and small leaves in every gap. Jitan cuts the screens from an ink drawing and pulls each colour separately, so the black is a little heavier where his hand leaned.</p>
<h2>Made for errands</h2>
<p>The cloth is a ten-ounce cotton that stands up by itself on a counter. The seams are bound inside, the handles are stitched in a crossed box, and the base is folded flat to hold a stack of lunch tins or four library books.</p>
<h2>In the wash</h2>
<p>Wash it with your dark clothes in cold water. Iron the back, never the print.</p>`,
    features:
      "Hand-pulled screen print, Ten-ounce cotton, Bound inner seams, Flat folded base, Box-stitched handles",
    material: "100% cotton canvas, 10 oz (340 g/m²), water-based ink",
    size: "38 × 40 cm, base 10 cm",
    weight: "210 g",
    handles: "Two cotton handles, 28 cm drop, worn on the shoulder",
    story:
      "In a Mithila home a fish at the door means someone is arriving with good news. Families still send real fish with the wedding gifts, and a painted pair when the market is shut. Jitan wanted that welcome on something a person would carry every single day, so he drew the plainest pair he knew and let flowers have the rest.",
    metaTitle: "Machhli Everyday Tote: Hand-Printed Cotton Bag",
    metaDescription:
      "A ten-ounce cotton tote with a pair of Mithila fish, screen-printed by hand in Darbhanga. Bound seams, flat base and shoulder handles for daily use.",
    seoKeywords: "madhubani tote bag, fish print tote, cotton tote india, mithila bag, daily tote",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "fish", palette: "natural", style: "bharni" },
    altTexts: [
      "Undyed cotton tote with Mithila fish, printed in filled colours",
      "The fishes’ heads and fins from close by",
      "The tote on a painted mud wall",
    ],
  },
  {
    slug: "lotus-pond-market-tote",
    name: "Lotus Pond Market Tote",
    sku: "JC-COR-002",
    priceRupees: 349,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>A pond you can fill with vegetables</h2>
<p>One lotus opens across the whole front, petal over petal, the way it looks from a boat at eye level. Inside each petal runs a second line, and a third. The green ground is dyed first and the flower is printed over it colour by colour, the black last.</p>
<h2>Built to carry weight</h2>
<p>We load-tested this one with twelve kilograms of potatoes, which the handles bore for a day on a hook. The webbing runs right under the base, so the weight hangs from the strap and not from a seam.</p>
<h2>Washing</h2>
<p>Turn it inside out for a cold machine wash. The green softens over the first three washes and then stays.</p>`,
    features:
      "Webbing runs under the base, Carries 12 kg, Dyed green ground, Inner loop for keys, Machine washable",
    material: "100% cotton canvas, 12 oz, cotton webbing",
    size: "42 × 36 cm, base 14 cm",
    weight: "290 g",
    handles: "Cotton webbing, 24 cm drop",
    story:
      "Every village around Madhubani has its pond, and most have several: for bathing, for the cattle, for makhana. When the lotus leaves cover the water in July you can hardly see it. Jitan printed the first of these for his mother, who kept coming home from the haat with a split plastic bag and brinjals in her sari end.",
    metaTitle: "Lotus Pond Market Tote in Green Cotton Canvas",
    metaDescription:
      "Strong green cotton tote for the market, printed by hand with a Mithila lotus pond. Webbing under the base carries up to twelve kilograms.",
    seoKeywords: "market tote, lotus print bag, strong cotton shopping bag, madhubani bag, grocery tote",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "lotus", palette: "leaf", style: "bharni" },
    altTexts: [
      "Leaf-green cotton tote, printed with an open lotus in filled colours",
      "Close view of the lotus petals and their doubled outlines",
    ],
  },
  {
    slug: "suraj-tote-sunday-markets",
    name: "Suraj Tote for Sunday Markets",
    sku: "JC-COR-003",
    priceRupees: 449,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "shyamli-mishra",
    description: `<h2>A sun with a face</h2>
<p>Shyamli’s sun looks straight at you, with heavy lids and a mark on the forehead, and an expression that she says belongs to her uncle. The flames stand round the face in rings, one behind the other, which makes the disc seem to turn. The drawing is hers; the screens were made from it at Jitan Ram’s table in Darbhanga.</p>
<h2>Cloth and cut</h2>
<p>Turmeric-yellow canvas, dyed in the piece so the colour goes right through. There is a zipped pocket the size of a phone inside, because at a market you want both hands free and the money closed away.</p>`,
    features:
      "Drawn by a tantrik-style painter, Zipped inner pocket, Piece-dyed canvas, Long shoulder handles",
    material: "Dyed cotton canvas, 10 oz, brass-coloured zip",
    size: "40 × 38 cm, base 8 cm",
    weight: "240 g",
    handles: "Self-fabric, 30 cm drop",
    story:
      "On Chhath evening people in Bihar stand knee-deep in a pond and greet the setting sun, and stay there till it comes up again. It is the one festival where nobody needs a priest. Shyamli grew up holding the basket. She does not draw the sun as a ball of fire; she draws someone you are glad to see in the morning.",
    metaTitle: "Suraj Tote: Turmeric Cotton Bag with a Sun Face",
    metaDescription:
      "Turmeric-yellow cotton tote with a Mithila sun face in rings of flames, a zipped inner pocket and long handles. Drawn by Shyamli Mishra of Saurath.",
    seoKeywords: "sun tote bag, yellow cotton tote, tantrik madhubani, chhath gift, zipped tote",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "sun", palette: "turmeric", style: "tantrik" },
    altTexts: [
      "Turmeric-yellow cotton tote with a sun face, printed in rings of colour",
      "The sun’s face from close by",
    ],
  },
  {
    slug: "mor-wedding-favour-tote",
    name: "Mor Wedding Favour Tote",
    sku: "JC-COR-004",
    priceRupees: 500,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>For the guests who came a long way</h2>
<p>Mor is the peacock, and peacocks walk in with their tails open, as a bridegroom’s party does. The back of the bag has been left empty on purpose: we can print the couple’s initials and the date there when you order fifty or more.</p>
<h2>What fits</h2>
<p>A box of sweets lies flat in the base, with room beside it for a coconut and a folded stole. The rose cotton is opaque enough that the contents stay a surprise.</p>
<h2>After the wedding</h2>
<p>There is no date on the standard bag, so it goes on being useful. Wash cold and dry in the shade; the rose is the colour most hurt by strong sun.</p>`,
    features:
      "Space for initials on bulk orders, Wide base for sweet boxes, Opaque dyed cotton, Hand-pulled print",
    material: "Dyed cotton sheeting, double layer, water-based ink",
    size: "32 × 34 cm, base 16 cm",
    weight: "180 g",
    handles: "Rope-twisted cotton, 15 cm drop",
    story:
      "The first order for this bag came from a family in Patna whose daughter was marrying in the rains. They asked for peacocks because peacocks dance then. Jitan printed two hundred on the floor of his workshop while water stood in the lane outside, and dried them from strings across the ceiling. None of them smudged, which he still mentions.",
    metaTitle: "Mor Wedding Favour Tote, Rose Cotton",
    metaDescription:
      "Rose cotton favour bag printed by hand with a Mithila peacock. A wide base for sweet boxes, and initials can be added on orders from 50.",
    seoKeywords: "wedding favour bag, peacock tote, return gift bag, bulk gift bags, madhubani wedding",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "peacock", palette: "rose", style: "bharni" },
    altTexts: [
      "Rose cotton tote with a peacock in full display, printed in filled colours",
      "The eyes of the peacock’s tail from close by",
    ],
  },
  {
    slug: "pipal-leaf-carry-bag",
    name: "Pipal Leaf Carry Bag",
    sku: "JC-COR-005",
    priceRupees: 149,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "meenal-karn",
    stockCount: 400,
    description: `<h2>The small change of our shop</h2>
<p>Our least expensive bag carries a drawing as careful as any other: one pipal leaf, heart-shaped, every rib hatched, and the tip drawn out to the thin point that sheds the rain. Meenal needed nine tries before the two halves agreed.</p>
<h2>Light enough to forget</h2>
<p>The cotton is thin and strong, and the bag rolls up to the size of a lemon. Keep it in a coat pocket or on the scooter’s hook. Conference organisers like it because a logo sits well on the empty back.</p>
<h2>No fuss</h2>
<p>Any wash, any temperature up to 40 °C.</p>`,
    features: "Rolls up small, Hatched pipal leaf, Washable at 40 °C, Room for a logo",
    material: "Cotton cambric, 140 g/m²",
    size: "36 × 40 cm, no base",
    weight: "70 g",
    handles: "Cotton tape, 26 cm drop",
    story:
      "A leaf is where a Mithila painter warms up. Before the gods and the wedding party, gaps are filled with leaves, and an older sister can tell from them who in the family was impatient that day. Meenal collects leaves in a school exercise book, over a hundred by now, and this one is on the first page.",
    metaTitle: "Pipal Leaf Carry Bag: Foldable Cotton, ₹149",
    metaDescription:
      "A light cotton carry bag that rolls up to the size of a lemon, with one finely hatched Mithila pipal leaf on the front. Good for gifts and events.",
    seoKeywords: "foldable cotton bag, carry bag, event bag bulk, pipal leaf, madhubani print",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "leaf", palette: "natural", style: "kachni" },
    altTexts: [
      "Undyed cotton tote, printed with a pipal leaf in fine hatched line",
      "Close view of the leaf’s ribs",
    ],
  },
];
