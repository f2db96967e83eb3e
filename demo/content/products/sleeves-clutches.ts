import type { SeedProduct } from "../content.ts";

export const sleevesAndClutches: readonly SeedProduct[] = [
  {
    slug: "two-fish-laptop-sleeve",
    name: "Two Fish Laptop Sleeve",
    sku: "JC-ART-028",
    priceRupees: 1299,
    collection: "artisanal",
    category: "accessories",
    technique: "hand-painted",
    artisanId: "phulmati-sahni",
    featured: true,
    description: `<h2>They swim in a circle</h2>
<p>Two fish, each following the other’s tail and getting no nearer. Turn the sleeve upside down and the picture still stands. Scales are filled by turns, with a dot of white in each that Phulmati adds with the end of a matchstick.</p>
<h2>Protection</h2>
<p>Six millimetres of felted cotton wadding between canvas and lining, and a flap that tucks in without metal, so nothing can scratch the lid. The corners are rounded and double stitched.</p>
<h2>Sizes and care</h2>
<p>This sleeve is for laptops up to 14 inches. Wipe with a damp cloth; air it open once a month.</p>`,
    features:
      "Fits laptops up to 14 inches, 6 mm cotton wadding, Metal-free tuck flap, Reversible picture, Charger slip",
    material: "Indigo canvas, cotton wadding, brushed cotton lining",
    size: "36 × 26 × 2 cm",
    weight: "280 g",
    story:
      "Two fish are painted over doors at weddings, and on the pots that carry curd to the groom’s house. Phulmati painted them on a laptop cover because her nephew, who writes software in Pune, was homesick and would not admit it. He sent a photograph of it in a meeting. She noticed that he had turned the picture towards himself.",
    metaTitle: "Two Fish Laptop Sleeve, 14 Inch, Hand-Painted",
    metaDescription:
      "Padded indigo laptop sleeve up to 14 inches with two circling fish, painted in bharni colours by Phulmati Sahni. Cotton wadding, no metal.",
    seoKeywords: "laptop sleeve 14 inch, hand painted laptop cover, fish madhubani, cotton laptop sleeve",
    hsn: "420212",
    taxRate: 18,
    art: { silhouette: "laptop-sleeve", motif: "fish", palette: "indigo", style: "bharni", layout: "pair" },
    altTexts: [
      "Indigo-blue laptop sleeve, painted with Mithila fish in filled colours",
      "The fishes’ heads and fins from close by",
      "The sleeve on a ledge beside a brass pot",
    ],
  },
  {
    slug: "kamal-rekha-laptop-sleeve",
    name: "Kamal Rekha Laptop Sleeve",
    sku: "JC-ART-029",
    priceRupees: 1349,
    collection: "artisanal",
    category: "accessories",
    technique: "hand-painted",
    artisanId: "meenal-karn",
    description: `<h2>A lotus from one line</h2>
<p>Kamal rekha means lotus line. Meenal sets the pen down at the foot of the stem and does not lift it until the last petal is closed. In between, the line has become a leaf, a bud and a full flower, and has crossed itself fourteen times.</p>
<h2>Then the hatching</h2>
<p>The second day goes into the petals, filled with parallel strokes a hair apart. No colour is added; the pale cloth does that work.</p>
<h2>Practical side</h2>
<p>Made for 13-inch machines and tablets with a keyboard. Felt inside, a hidden magnet in the flap, and a pocket behind for a notebook.</p>`,
    features:
      "For 13-inch laptops, Unbroken line drawing, Felt interior, Hidden magnet, Rear notebook pocket",
    material: "Undyed cotton canvas, wool-blend felt",
    size: "33 × 24 × 2 cm",
    weight: "260 g",
    story:
      "At the drawing competition in Ranti the rule was one pen and one hour. Meenal’s nib broke open at the start and would only write if she never lifted it, so she never lifted it. She came second. The winner’s drawing had more gods in it, she concedes, but no one has asked him for a laptop sleeve.",
    metaTitle: "Kamal Rekha Laptop Sleeve, 13 Inch, Kachni Line",
    metaDescription:
      "An undyed 13-inch laptop sleeve with a lotus drawn in one unbroken line and hatched by Meenal Karn. Felt inside, hidden magnet, rear pocket.",
    seoKeywords: "13 inch laptop sleeve, kachni art, line drawing lotus, tablet sleeve, handmade laptop case",
    hsn: "420212",
    taxRate: 18,
    art: {
      silhouette: "laptop-sleeve",
      motif: "lotus",
      palette: "natural",
      style: "kachni",
      layout: "dense",
    },
    altTexts: [
      "Undyed laptop sleeve with an open lotus, painted in fine hatched line",
      "The heart of the lotus from close by",
    ],
  },
  {
    slug: "lotus-evening-clutch",
    name: "Lotus Evening Clutch",
    sku: "JC-ART-030",
    priceRupees: 1599,
    saleRupees: 1299,
    collection: "artisanal",
    category: "accessories",
    technique: "hand-painted",
    artisanId: "tarini-jha",
    description: `<h2>A lotus on black water</h2>
<p>Lotus on black is rare in Mithila, where paper is pale; Tarini had to learn to think backwards, painting the light first. One flower opens on the flap in rose and gold, with small blossoms afloat around it. The rest of the clutch is left dark.</p>
<h2>Frame and chain</h2>
<p>A rigid base lets it stand on a table. A slim chain is tucked into the lining for the hour when you need both hands, and there is a mirror in its own sleeve.</p>
<h2>Storing it</h2>
<p>In its cotton bag, flap open, so that no crease forms across the flowers.</p>`,
    features: "Painted on black, Tuck-away chain, Mirror included, Rigid base, Cotton storage bag",
    material: "Black cotton velvet and canvas, cotton satin lining, steel chain",
    size: "25 × 14 × 5 cm",
    weight: "310 g",
    handles: "Tuck-away chain, 55 cm drop",
    story:
      "The shop asked for an evening bag, and Tarini, who goes to bed at nine, inquired what an evening was. We described a dinner: low lights, people standing. She thought about the pond at the hour when the buffaloes come home and the water turns black before the sky does, with the lotuses the last thing visible. “That is evening,” she said, and painted it.",
    metaTitle: "Lotus Evening Clutch, Hand-Painted on Black",
    metaDescription:
      "A black evening clutch with a lotus in rose and gold painted by Tarini Jha. Rigid base, tuck-away chain, mirror and a storage bag.",
    seoKeywords: "evening clutch, hand painted clutch, lotus clutch, black clutch bag, madhubani party bag",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "clutch", motif: "lotus", palette: "black", style: "bharni" },
    altTexts: [
      "Black clutch, painted with an open lotus in filled colours",
      "Close view of the lotus petals and their doubled outlines",
    ],
  },
  {
    slug: "sikki-grass-clutch",
    name: "Sikki Grass Clutch",
    sku: "JC-ART-031",
    priceRupees: 2100,
    collection: "artisanal",
    category: "accessories",
    technique: "other",
    artisanId: "deokala-mahto",
    description: `<h2>Golden grass, coiled</h2>
<p>Sikki grows wild at the wet edges of ponds and turns gold as it dries. Deokala splits each stalk, wraps it around a core of munj and sews the coil to its neighbour with a takua, a six-inch iron needle. In the middle of the flap the coils make a sun.</p>
<h2>Structure</h2>
<p>The grass panel is mounted on canvas, which takes the strain, and closes with a bone-white toggle of seasoned bamboo. Expect a faint smell of hay in the first weeks.</p>
<h2>Living with grass</h2>
<p>Dust with a dry brush. Keep it from soaking; a splash does no harm.</p>`,
    features:
      "Coiled sikki panel, Sun worked in the coil, Bamboo toggle, Canvas body, About 22 hours of work",
    material: "Sikki and munj grass, cotton canvas, bamboo",
    size: "26 × 15 × 4 cm",
    weight: "240 g",
    story:
      "Deokala’s mother-in-law sold sikki by the fistful at the weekly bazaar and could tell with closed eyes whether it had been cut before or after the rains ended. Girls here took boxes of it into their marriages. Deokala’s box held her sindoor, then buttons, then her children’s milk teeth; the clutch has its proportions.",
    metaTitle: "Sikki Grass Clutch with Golden Coiled Sun",
    metaDescription:
      "A clutch with a panel of coiled golden sikki grass from Bihar, sewn with a takua needle by Deokala Mahto. Canvas body and bamboo toggle.",
    seoKeywords:
      "sikki grass clutch, golden grass bag, bihar sikki craft, natural clutch, handmade evening bag",
    hsn: "4602",
    taxRate: 5,
    art: { silhouette: "clutch", motif: "sun", palette: "turmeric", style: "godna" },
    altTexts: [
      "Turmeric-yellow clutch with a sun face, worked in the line and dots of godna",
      "The sun’s face from close by",
    ],
  },
  {
    slug: "sugga-embroidered-clutch",
    name: "Sugga Embroidered Clutch",
    sku: "JC-ART-032",
    priceRupees: 1250,
    collection: "artisanal",
    category: "accessories",
    technique: "embroidered",
    artisanId: "kusumlata-yadav",
    inStock: false,
    description: `<h2>Two in a leaf-green tree</h2>
<p>Sugga is what a Maithili child calls a parrot. Two of them sit beak to beak on the flap, with leaves and berries around. From across a room one sees a pattern; nearer, the pattern has eyes.</p>
<h2>How it is sewn</h2>
<p>Kusumlata changes the length of her running stitch to shade the wings, long on the shoulder, short at the tip. There is no backing paper and no frame; she holds the cloth over her knee.</p>
<h2>Inside</h2>
<p>Three card slots, a slit for notes, room for a large phone under the flap.</p>`,
    features:
      "Pale thread on leaf green, Stitch-length shading, Three card slots, Flap with tassel, Wrist strap",
    material: "Leaf-green cotton, cotton thread, striped cotton lining",
    size: "24 × 13 × 2 cm",
    weight: "160 g",
    handles: "Detachable wrist strap",
    story:
      "A guava tree in Satlakha feeds more parrots than people. Kusumlata’s late husband used to bang a tin at them; she used to tell him that they would be gone in an hour anyway. She still keeps the tin. These are that tree’s parrots, at that hour, drawn from the kitchen door on the back of a seed calendar.",
    metaTitle: "Sugga Embroidered Clutch with Two Parrots",
    metaDescription:
      "A leaf-green clutch with two parrots beak to beak, shaded with running stitch by Kusumlata Yadav. Tasselled flap, card slots, wrist strap.",
    seoKeywords:
      "embroidered clutch, parrot clutch, green wallet clutch, sujani stitch, bihar embroidery gift",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "clutch", motif: "parrots", palette: "leaf", style: "kachni" },
    altTexts: [
      "Leaf-green clutch, embroidered with two parrots beak to beak in fine hatched line",
      "Close view of the parrots’ beaks and wings",
    ],
  },
];
