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
<p>A lotus rises from its round leaves, with a bud on each side, and small flowers drift about it. The cloth is geru red, which is what the water turns at that hour. Phulmati works from the edge towards the middle and leaves the big flower for the next morning.</p>
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
      "A geru-red cushion with a lotus in a pond at sunset, painted by Phulmati Sahni. Kapok pad included, coconut-shell buttons, 45 by 45 cm.",
    seoKeywords:
      "hand painted cushion, lotus cushion, madhubani home decor, red cushion cover, kapok cushion",
    hsn: "9404",
    taxRate: 5,
    art: { silhouette: "cushion", motif: "lotus", palette: "geru", style: "bharni" },
    altTexts: [
      "Geru-red cushion, painted with an open lotus in filled colours",
      "Close view of the lotus petals and their doubled outlines",
    ],
  },
  {
    slug: "mor-cushion-cover-pair",
    name: "Mor Cushion Cover Pair",
    sku: "JC-ART-036",
    priceRupees: 1495,
    saleRupees: 1195,
    collection: "artisanal",
    category: "decor",
    technique: "embroidered",
    artisanId: "kusumlata-yadav",
    description: `<h2>Left and right</h2>
<p>The peacock on one cover looks at the peacock on the other, provided you put them on the right ends of the sofa. Kusumlata marks the seam of the left one with a green thread to help.</p>
<h2>The stitching</h2>
<p>Bodies are filled in rows that follow the neck down. The tails are open: long feathers in outline on plain indigo, each ending in an eye, a ring of chain stitch around a knot.</p>
<h2>Care</h2>
<p>Gentle machine wash inside out at 30 °C. Pull straight while damp. Never tumble-dry the pair.</p>`,
    features: "Set of two, Mirrored pair, Open tail feathers, Hidden zip, Machine washable inside out",
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
      "Indigo-blue cushion, embroidered with a peacock in full display in fine hatched line",
      "Close view of the peacock’s neck and tail feathers",
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
<p>Elephants dressed for a festival, block-printed on turmeric: bodies first, saddle cloths next, and the small bells at the end. The body block was carved from a sheesham plank with a knot in it, and the knot became the eye. Where the cloth was damp, an elephant looks a little fatter, which Jitan considers a likeness.</p>
<h2>Hard-wearing</h2>
<p>The cloth is a tight drill that survives children and a dog. It has an envelope back, with no zip or button to lose. Pad not included; it suits any 40 cm pad.</p>
<h2>Wash</h2>
<p>Machine, warm, with colours.</p>`,
    features: "Envelope back, Festival elephants, Tight cotton drill, Machine washable",
    material: "Dyed cotton drill, pigment print",
    size: "40 × 40 cm, without pad",
    weight: "170 g",
    story:
      "Jitan’s grandfather had seen the Darbhanga Maharaja’s elephants go to the river, twenty of them, and told the story so often that the number grew. The family has settled on thirteen. One of them had a name, Sundar, and by all accounts he did stop, on the bridge, for an hour, with the whole procession behind him.",
    metaTitle: "Haathi Block Cushion Cover in Turmeric Yellow",
    metaDescription:
      "A yellow cotton cushion cover block-printed with elephants in their festival cloths. Envelope back, machine washable, for 40 cm pads.",
    seoKeywords:
      "elephant cushion cover, block print cushion, yellow cushion, kids room decor, madhubani cushion",
    hsn: "6304",
    taxRate: 5,
    art: { silhouette: "cushion", motif: "elephant", palette: "turmeric", style: "bharni" },
    altTexts: [
      "Turmeric-yellow cushion, printed with an elephant in its festival cloth in filled colours",
      "Close view of the elephant’s head and saddle cloth",
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
<p>Fish circle one another all along the cloth, so everyone at the table sees some of them the right way up. Lotus buds and small flowers fill the water between them, thickest where the plates will not be.</p>
<h2>Eats with you</h2>
<p>We seal the painted cloth with a clear, food-safe wax emulsion. Dal beads up for a minute or two, which is usually enough.</p>
<h2>After dinner</h2>
<p>Blot, then wipe. Full hand wash when it must be; the wax can be renewed with a warm iron and the sachet enclosed.</p>`,
    features: "Two-way design, Wax sealed, Pointed ends, Mitred corners, Wax sachet included",
    material: "Handloom cotton, pigment colours, plant wax",
    size: "180 × 36 cm",
    weight: "340 g",
    story:
      "Phulmati has eaten at a table about twelve times in her life and dislikes it: the food is too far from the floor. But she liked the idea of guests facing each other across water. She laid the cloth along her veranda, sat her sisters on both sides with plates in their laps, and drew the fish where they reached for the salt.",
    metaTitle: "Lotus and Fish Table Runner, Hand-Painted 180 cm",
    metaDescription:
      "A hand-painted cotton runner where fish circle among lotus buds, so that each side sees some upright. Wax-sealed, 180 cm, by Phulmati Sahni.",
    seoKeywords:
      "table runner hand painted, madhubani runner, fish lotus design, cotton table linen, bihar decor",
    hsn: "6302",
    taxRate: 5,
    art: { silhouette: "runner", motif: "fish", palette: "natural", style: "bharni" },
    altTexts: [
      "Undyed table runner, painted with Mithila fish in filled colours",
      "Close view of the fish, scale by scale",
      "The runner laid out beside a brass pot",
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
<p>Khatwa began on tents and canopies, where designs must be seen from below and survive weather. A folded cloth is cut with scissors, like a paper snowflake, opened, and hemmed down to a ground. Deokala’s cut is a tree with birds in its branches, repeated down the cloth. One slip of the scissors shows in every tree, so she makes it on newspaper first.</p>
<h2>Colours</h2>
<p>Palash orange, washed until it is soft, with the trees a shade deeper than the ground. All hems are turned under with the needle’s point as she goes.</p>
<h2>When it needs washing</h2>
<p>Machine wash cool; iron from the back.</p>`,
    features: "Khatwa patchwork, Birds in every tree, Needle-turned hems, Washable, Pointed ends",
    material: "Cotton on cotton",
    size: "150 × 35 cm",
    weight: "300 g",
    story:
      "A wedding canopy that Deokala’s father had cut stood for three days over four hundred guests and was then folded up and lent around the district for twenty years. She has one corner of it, with a mended burn from somebody’s firework. The tree comes from that corner; another stood where the burn is.",
    metaTitle: "Khatwa Patchwork Table Runner, Tree of Life",
    metaDescription:
      "A cotton table runner in khatwa, Bihar’s cut-cloth patchwork, with a tree of birds repeated on soft palash orange, sewn by Deokala Mahto.",
    seoKeywords: "khatwa applique, patchwork table runner, bihar craft, orange runner, handmade table linen",
    hsn: "6302",
    taxRate: 5,
    art: { silhouette: "runner", motif: "tree", palette: "palash", style: "godna" },
    altTexts: [
      "Orange table runner, worked with a tree of life full of parrots in the line and dots of godna",
      "Close view of a parrot among the leaves",
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
<p>Large pipal leaves follow each other along green cotton, each printed from Meenal’s line drawing with all its ribs. It is a wink at the oldest tableware in Bihar, which is a leaf on the floor. The drawing runs to the very edge, so the last of them hangs over the end of the table.</p>
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
      "A washable green cotton table runner printed with large pipal leaves from a line drawing by Meenal Karn. Made for a four-seat table and daily use.",
    seoKeywords:
      "cotton table runner, pipal leaf print, green runner, everyday table linen, runner under 500",
    hsn: "6302",
    taxRate: 5,
    art: { silhouette: "runner", motif: "leaf", palette: "leaf", style: "kachni" },
    altTexts: [
      "Leaf-green table runner with a pipal leaf, printed in fine hatched line",
      "The hatching of the leaf from close by",
    ],
  },
];
