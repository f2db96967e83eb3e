import type { SeedProduct } from "../content.ts";

export const coasters: readonly SeedProduct[] = [
  {
    slug: "haldi-sun-coasters-set-four",
    name: "Haldi Sun Coasters, Set of Four",
    sku: "JC-COR-019",
    priceRupees: 399,
    collection: "core",
    category: "decor",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>The same sun, four times</h2>
<p>One sun with calm eyes, printed four times on haldi, which is turmeric yellow, and the set comes tied with a strip of the same cloth. Jitan lets his daughter decide, batch by batch, which of the four lies on top; she claims they differ.</p>
<h2>Under a cup</h2>
<p>Quilted cotton over cork: absorbent above, grippy below. Ten-centimetre rounds hold a steel tumbler or a large mug.</p>
<h2>Tea stains</h2>
<p>Rinse soon. What remains will look like part of the sun. A dab of lemon and salt lifts the rest if you are particular about such things.</p>`,
    features: "Set of four, Turmeric-yellow ground, Cork underside, Gift-tied",
    material: "Quilted cotton, cork",
    size: "Diameter 10 cm each",
    weight: "120 g for the set",
    netQuantity: "4 pieces",
    story:
      "The tea stall opposite Jitan’s workshop serves the same four men at the same four hours, and they have not sat together since a disagreement over a cricket result in 2011. When Jitan gave the stall a set of coasters, each took one and has defended it since. That is how four identical suns came to have four names.",
    metaTitle: "Haldi Sun Coasters, Set of Four, Cotton and Cork",
    metaDescription:
      "Four round turmeric-yellow coasters, each printed with a Mithila sun and its calm face. Quilted cotton over cork, tied as a gift set.",
    seoKeywords: "cotton coasters, sun coasters, set of 4 coasters, madhubani coasters, housewarming gift",
    hsn: "6304",
    taxRate: 5,
    art: { silhouette: "coasters", motif: "sun", palette: "turmeric", style: "tantrik" },
    altTexts: [
      "Turmeric-yellow coasters, set of four, printed with a sun face in rings of colour",
      "Close view of the sun’s eyes and rays",
    ],
  },
  {
    slug: "sikki-leaf-coasters",
    name: "Sikki Leaf Coasters",
    sku: "JC-ART-041",
    priceRupees: 650,
    collection: "artisanal",
    category: "decor",
    technique: "other",
    artisanId: "deokala-mahto",
    inStock: false,
    description: `<h2>Grass that holds a glass</h2>
<p>Four coasters, coiled from the middle in pale sikki, with a leaf stitched in dyed grass across the rings. They lie perfectly flat because Deokala presses them overnight under the rice bin.</p>
<h2>About the grass</h2>
<p>It is cut once a year when the marsh dries, split, and softened in water before coiling. Munj grass makes the core. No glue or thread is used anywhere.</p>
<h2>Use</h2>
<p>Good under cold and warm drinks up to about 70 °C. If one gets soaked, dry it flat under a book.</p>`,
    features: "Set of four, No glue or thread, Leaf inlay, Basket holder included",
    material: "Sikki and munj grass, plant dye",
    size: "Diameter 10 cm",
    weight: "110 g with holder",
    story:
      "In the month after Chhath the women of Deokala’s lane sit in the last warm sun with wet grass in their laps and settle everything: fodder, daughters-in-law, the election. A coaster takes as long as one topic. She keeps those made during quarrels for herself; the coils are too tight, she says, and the cups slide.",
    metaTitle: "Sikki Leaf Coasters: Four in Golden Grass",
    metaDescription:
      "Four coasters coiled from golden sikki grass without glue or thread, with a leaf inlay. Made by Deokala Mahto near Madhubani, in a holder.",
    seoKeywords: "sikki coasters, grass coasters, bihar sikki craft, natural coasters, eco gift india",
    hsn: "4602",
    taxRate: 5,
    art: { silhouette: "coasters", motif: "leaf", palette: "natural", style: "kachni" },
    altTexts: [
      "Undyed coasters, set of four, worked with a pipal leaf in fine hatched line",
      "Close view of the leaf’s ribs",
    ],
  },
];
