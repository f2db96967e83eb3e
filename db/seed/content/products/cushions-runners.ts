import type { SeedProduct } from "../content.ts";

export const cushionsAndRunners: readonly SeedProduct[] = [
  {
    slug: "sindoor-pond-cushion",
    name: "Sindoor Pond Cushion",
    sku: "JC-ART-035",
    priceRupees: 1199,
    collection: "artisanal",
    category: "decor",
    technique: "hand-painted",
    artisanId: "phulmati-sahni",
    description: `<h2>A red pond at sunset</h2>
<p>Seen from above: lotus leaves as discs, flowers as stars, and between them the water, geru red. Phulmati works from the edge towards the middle and leaves the centre flower for the next morning. There are always an odd number of buds; nobody in her family will say why.</p>
<h2>Cover and filling</h2>
<p>The cover closes with coconut-shell buttons on the back. A kapok pad comes with it; kapok flattens with use and comes back in the sun.</p>
<h2>Cleaning</h2>
<p>Take the cover off, wash it cold by hand, and dry it painted side down.</p>`,
    features: "Cover and kapok pad, Coconut-shell buttons, Bharni colour, Double-stitched piping",
    material: "Handloom cotton, kapok pad in cotton",
    size: "45 × 45 cm",
    weight: "620 g with pad",
    story:
      "From Phulmati’s roof the pond turns red for a few minutes around Diwali, when the sun goes down exactly behind the brick kiln. Her mother used to say that the pond was putting on sindoor. The kiln has closed and the chimney is gone, and the red comes without a frame now; she misses the chimney, and has painted it once, upside down, in the water.",
    metaTitle: "Sindoor Pond Cushion, Hand-Painted Lotus, 45 cm",
    metaDescription:
      "A geru-red cushion with a lotus pond seen from above, painted by Phulmati Sahni. Kapok pad included, coconut-shell buttons, 45 by 45 cm.",
    seoKeywords:
      "hand painted cushion, lotus cushion, madhubani home decor, red cushion cover, kapok cushion",
    hsn: "9404",
    taxRate: 5,
    art: { silhouette: "cushion", motif: "lotus", palette: "geru", style: "bharni" },
    altTexts: [
      "Geru-red cushion with lotus flowers and round leaves seen from above",
      "Detail of the centre flower and its filled petals",
    ],
  },
  {
    slug: "mor-cushion-cover-pair",
    name: "Mor Cushion Cover Pair",
    sku: "JC-ART-036",
    priceRupees: 1495,
    collection: "artisanal",
    category: "decor",
    technique: "embroidered",
    artisanId: "kusumlata-yadav",
    description: `<h2>Left and right</h2>
<p>The peacock on one cover looks at the peacock on the other, provided you put them on the right ends of the sofa. Kusumlata marks the seam of the left one with a green thread to help.</p>
<h2>The stitching</h2>
<p>Bodies are filled in rows that follow the neck down, in three blues. The tails are open: single eyes set far apart on plain indigo, each a ring of chain stitch around a knot.</p>
<h2>Care</h2>
<p>Gentle machine wash inside out at 30 °C. Pull straight while damp. Never tumble-dry the pair.</p>`,
    features: "Set of two, Mirrored pair, Three blues, Hidden zip, Machine washable inside out",
    material: "Indigo cotton, six-strand cotton thread",
    size: "40 × 40 cm each, without pads",
    weight: "330 g for the pair",
    story:
      "Kusumlata sewed a single peacock for a neighbour’s daughter, who put it on a chair and then complained that it looked lonely. The second was made to answer the first. She has since refused to sell one alone, even to a decorator from Delhi who offered double and could not see what the trouble was.",
    metaTitle: "Mor Cushion Cover Pair, Embroidered Peacocks",
    metaDescription:
      "Two indigo cushion covers with a mirrored pair of peacocks in sujani running stitch, made by Kusumlata Yadav in Satlakha. Hidden zips, 40 cm.",
    seoKeywords: "embroidered cushion covers, peacock cushion, set of 2 cushion covers, sujani, indigo decor",
    hsn: "6304",
    taxRate: 5,
    art: { silhouette: "cushion", motif: "peacock", palette: "indigo", style: "kachni" },
    altTexts: [
      "Indigo cushion cover with an embroidered peacock facing inwards",
      "Detail of the tail’s chain-stitched eyes",
    ],
  },
  {
    slug: "haathi-block-cushion",
    name: "Haathi Block Cushion",
    sku: "JC-COR-017",
    priceRupees: 549,
    collection: "core",
    category: "decor",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>Elephants in a procession</h2>
<p>Twelve small elephants walk round the edge of a turmeric square, trunk to tail, and a big one stands in the middle refusing to move. Block-printed in one colour, black. The procession uses two blocks, left foot and right foot, so they really seem to walk. Look closely and one small elephant is carrying its neighbour’s tail in its mouth.</p>
<h2>Hard-wearing</h2>
<p>The cloth is a tight drill that survives children and a dog. It has an envelope back, with no zip or button to lose. Pad not included; it suits any 40 cm pad.</p>
<h2>Wash</h2>
<p>Machine, warm, with colours.</p>`,
    features: "Envelope back, Thirteen elephants, Tight cotton drill, Machine washable",
    material: "Dyed cotton drill, pigment print",
    size: "40 × 40 cm, without pad",
    weight: "170 g",
    story:
      "Jitan’s grandfather had seen the Darbhanga Maharaja’s elephants go to the river, twenty of them, and told the story so often that the number grew. The family settled on thirteen as what would fit. The one in the middle has a name, Sundar, and by all accounts he did stop, on the bridge, for an hour.",
    metaTitle: "Haathi Block Cushion Cover in Turmeric Yellow",
    metaDescription:
      "A yellow cotton cushion cover block-printed with a procession of thirteen elephants. Envelope back, machine washable, for 40 cm pads.",
    seoKeywords:
      "elephant cushion cover, block print cushion, yellow cushion, kids room decor, madhubani cushion",
    hsn: "6304",
    taxRate: 5,
    art: { silhouette: "cushion", motif: "elephant", palette: "turmeric", style: "bharni" },
    altTexts: [
      "Turmeric cushion cover with a large printed elephant in the middle",
      "Detail of small elephants walking along the border",
    ],
  },
  {
    slug: "lotus-fish-table-runner",
    name: "Lotus and Fish Table Runner",
    sku: "JC-ART-037",
    priceRupees: 1849,
    collection: "artisanal",
    category: "decor",
    technique: "hand-painted",
    artisanId: "phulmati-sahni",
    description: `<h2>A river down the table</h2>
<p>Fish go one way along the left side and the other way along the right, so everyone at the table sees some of them the right way up. Lotuses sit where the plates are not. The border is a double wave with a row of triangles.</p>
<h2>Eats with you</h2>
<p>We seal the painted cloth with a clear, food-safe wax emulsion. Dal beads up for a minute or two, which is usually enough.</p>
<h2>After dinner</h2>
<p>Blot, then wipe. Full hand wash when it must be; the wax can be renewed with a warm iron and the sachet enclosed.</p>`,
    features: "Two-way design, Wax sealed, Double wave border, Mitred corners, Wax sachet included",
    material: "Handloom cotton, pigment colours, plant wax",
    size: "180 × 36 cm",
    weight: "340 g",
    story:
      "Phulmati has eaten at a table about twelve times in her life and dislikes it: the food is too far from the floor. But she liked the idea of guests facing each other across water. She laid the cloth along her veranda, sat her sisters on both sides with plates in their laps, and drew the fish where they reached for the salt.",
    metaTitle: "Lotus and Fish Table Runner, Hand-Painted 180 cm",
    metaDescription:
      "A hand-painted cotton runner where fish swim both ways among lotuses, so each side sees them upright. Wax-sealed, 180 cm, by Phulmati Sahni.",
    seoKeywords:
      "table runner hand painted, madhubani runner, fish lotus design, cotton table linen, bihar decor",
    hsn: "6302",
    taxRate: 5,
    art: { silhouette: "runner", motif: "fish", palette: "natural", style: "bharni" },
    altTexts: [
      "Natural cotton runner with fish and lotuses along its whole length",
      "Detail of a fish beside a lotus and the double wave border",
      "End of the runner with its row of triangles",
    ],
  },
  {
    slug: "khatwa-patchwork-table-runner",
    name: "Khatwa Patchwork Table Runner",
    sku: "JC-ART-038",
    priceRupees: 1375,
    collection: "artisanal",
    category: "decor",
    technique: "other",
    artisanId: "deokala-mahto",
    description: `<h2>Cut, turned, sewn</h2>
<p>Khatwa began on tents and canopies, where designs must be seen from below and survive weather. A folded cloth is cut with scissors, like a paper snowflake, opened, and hemmed down to a ground. Deokala’s cut is a row of seven trees whose branches touch. One slip of the scissors shows seven times, so she makes it on newspaper first.</p>
<h2>Colours</h2>
<p>Cream on palash orange, with a strip of the same orange, reversed, along the ends. All hems are turned under with the needle’s point as she goes.</p>
<h2>When it needs washing</h2>
<p>Machine wash cool; iron from the back.</p>`,
    features: "Khatwa patchwork, Seven linked trees, Needle-turned hems, Washable, Reversed end bands",
    material: "Cotton on cotton",
    size: "150 × 35 cm",
    weight: "300 g",
    story:
      "A wedding canopy that Deokala’s father had cut stood for three days over four hundred guests and was then folded up and lent around the district for twenty years. She has one corner of it, with a mended burn from somebody’s firework. The seven trees come from that corner; the eighth was where the burn is.",
    metaTitle: "Khatwa Patchwork Table Runner, Seven Trees",
    metaDescription:
      "A cotton table runner in khatwa, Bihar’s cut-cloth patchwork, with seven linked trees in cream on palash orange, sewn by Deokala Mahto.",
    seoKeywords: "khatwa applique, patchwork table runner, bihar craft, orange runner, handmade table linen",
    hsn: "6302",
    taxRate: 5,
    art: { silhouette: "runner", motif: "tree", palette: "palash", style: "godna" },
    altTexts: [
      "Orange runner with seven cream patchwork trees in a row",
      "Detail of a tree’s branches and the needle-turned edge",
    ],
  },
  {
    slug: "everyday-leaf-runner",
    name: "Everyday Leaf Runner",
    sku: "JC-COR-018",
    priceRupees: 499,
    collection: "core",
    category: "decor",
    technique: "printed",
    artisanId: "meenal-karn",
    description: `<h2>Leaves, large and calm</h2>
<p>Five banana leaves lie end to end on green cotton, each printed from Meenal’s line drawing with all its ribs. It is a wink at the oldest tableware in Bihar, which is a leaf on the floor. The drawing runs to the very edge, so the last leaf hangs over the end of the table.</p>
<h2>For daily meals</h2>
<p>Firm enough not to slip, thin enough to go into the machine with the napkins. The print does not feel raised under a glass.</p>
<h2>Wash</h2>
<p>Up to 40 °C, any powder without bleach.</p>`,
    features: "Non-slip weave, Flat print, Washable at 40 °C, Fits a four-seat table",
    material: "Cotton rib weave, water-based print",
    size: "135 × 33 cm",
    weight: "220 g",
    story:
      "At feasts in Ranti the leaf is rinsed, laid, sprinkled with water by each guest, and afterwards given to the cows; nothing has to be washed and nothing is left over. Meenal lives in a flat now during the week and washes plates like everybody else. She drew the leaves on a Tuesday, she says, out of envy.",
    metaTitle: "Everyday Leaf Runner in Green Cotton, 135 cm",
    metaDescription:
      "A washable green cotton table runner printed with five banana leaves from a line drawing by Meenal Karn. Made for a four-seat table and daily use.",
    seoKeywords:
      "cotton table runner, banana leaf print, green runner, everyday table linen, runner under 500",
    hsn: "6302",
    taxRate: 5,
    art: { silhouette: "runner", motif: "leaf", palette: "leaf", style: "kachni" },
    altTexts: [
      "Green cotton runner with large line-drawn leaves",
      "Detail of a leaf’s ribs in fine parallel lines",
    ],
  },
];
