import type { SeedProduct } from "../content.ts";

export const potlis: readonly SeedProduct[] = [
  {
    slug: "sindoor-potli",
    name: "Sindoor Potli",
    sku: "JC-ART-025",
    priceRupees: 550,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "shyamli-mishra",
    description: `<h2>A lotus on red</h2>
<p>The lotus stands on the front in full flower, with its leaves below and a bud to each side, and above it the gathered red cloth looks like one petal more. Inside, under the base, Shyamli adds a second, very small lotus for the owner alone.</p>
<h2>For puja or for an evening</h2>
<p>It holds a small brass box, a string of beads and coins; or, on another night, a phone and a lipstick. The lining is cream, so that nothing dark gets lost at the bottom.</p>
<h2>First wash</h2>
<p>The geru red is fast after its first rinse. Hand wash it separately that once.</p>`,
    features: "Second lotus hidden inside, Double drawstring, Cream lining, Wooden bead ends",
    material: "Geru-red cotton, cotton cord, mango-wood beads",
    size: "20 cm tall, 24 cm across when open",
    weight: "85 g",
    handles: "Two drawstrings that meet as a wrist loop",
    story:
      "Shyamli’s mother kept her sindoor in a sikki box and the box in a red cloth, and the cloth smelled of both. After her wedding Shyamli asked for the box and was given the cloth, which turned out to have a chalk circle on the inside where someone had once meant to paint. She finished that drawing first, then began to make others.",
    metaTitle: "Sindoor Potli: Red Drawstring Pouch with Lotus",
    metaDescription:
      "A geru-red cotton potli with a lotus in full flower, and a tiny one inside, painted by Shyamli Mishra. Double drawstring, cream lining, wooden beads.",
    seoKeywords: "potli bag, red potli, puja pouch, lotus potli, hand painted drawstring bag",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "potli", motif: "lotus", palette: "geru", style: "kohbar" },
    altTexts: [
      "Geru-red potli with an open lotus, painted in wedding colours",
      "The heart of the lotus from close by",
    ],
  },
  {
    slug: "wedding-parrots-potli",
    name: "Wedding Parrots Potli",
    sku: "JC-ART-026",
    priceRupees: 1000,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "tarini-jha",
    description: `<h2>A pair on one branch</h2>
<p>Tarini’s parrots share one branch and sit beak to beak. She says that the hen is the one on the left, but gives no reason. Their wings are filled feather by feather, and the branch under them has been worn smooth, as a favourite branch would be.</p>
<h2>Details</h2>
<p>The mouth is stiffened with a hidden band, which keeps it open while you search. Tassels of cotton thread hang from the cord; each was tied by Tarini’s daughter for pocket money.</p>
<h2>Cleaning</h2>
<p>Spot-clean only; tassels comb out with fingers.</p>`,
    features: "Pair on one branch, Stiffened mouth, Hand-tied tassels, Satin-smooth cotton lining",
    material: "Rose-dyed cotton sateen, cotton thread tassels",
    size: "22 × 20 cm, round base 12 cm",
    weight: "130 g",
    handles: "Drawstring with tassels, wrist loop",
    story:
      "In the kohbar the parrots are the couple: they sit close, they talk, and nobody knows what about. Tarini’s grandmother would tuck one extra bird behind a leaf and call it the mother-in-law. There is such a bird on this potli too, hidden under the gathers. It has taken buyers up to a week to find it.",
    metaTitle: "Wedding Parrots Potli, Hand-Painted Rose Cotton",
    metaDescription:
      "A rose cotton potli with a pair of parrots and a hidden third bird painted by Tarini Jha. Stiffened mouth, hand-tied tassels, wedding-ready.",
    seoKeywords: "wedding potli, parrot potli bag, bridal favour, rose potli, madhubani wedding gift",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "potli", motif: "parrots", palette: "rose", style: "kohbar" },
    altTexts: [
      "Rose potli with two parrots beak to beak, painted in wedding colours",
      "A parrot’s feathers from close by",
    ],
  },
  {
    slug: "seven-lotus-bridal-potli",
    name: "Seven Lotus Bridal Potli",
    sku: "JC-LTD-003",
    priceRupees: 2200,
    collection: "limited",
    category: "bags",
    technique: "hand-painted",
    artisanId: "tarini-jha",
    featured: true,
    limited: true,
    edition: "Edition of 25",
    description: `<h2>One lotus for each round</h2>
<p>Seven lotuses for the seven steps taken around the fire. The largest stands on the front; the others follow it round the back and open by degrees, from a tight bud to one that shows its seeds. Between them run lines so fine that Tarini waits for morning light.</p>
<h2>Silk, dyed orange</h2>
<p>The outside is hand-reeled tussar from Bhagalpur, dyed with palash; the inside is cotton, because silk slips. Gold-coloured thread, not metal, finishes the rim.</p>
<h2>Given with</h2>
<p>A card in Hindi and English that bears the number, the bride’s name if you wish, and the meaning of each flower.</p>`,
    features: "Seven lotuses from bud to seed, Bhagalpur tussar silk, Numbered 1 to 25, Name card on request",
    material: "Tussar silk dyed with palash, cotton lining",
    size: "24 × 22 cm, round base 14 cm",
    weight: "150 g",
    handles: "Braided silk drawstring, wrist loop",
    story:
      "A bride in Mithila leaves her parents’ house with rice and turmeric knotted into the end of her sari, so that she does not arrive with nothing in her hands. Tarini made the first of these for her own daughter, to hold that handful. It came back at the first Teej filled with sweets, and she took this as an order for more.",
    metaTitle: "Seven Lotus Bridal Potli, Silk, Edition of 25",
    metaDescription:
      "A tussar silk bridal potli with seven lotuses opening from bud to seed, painted by Tarini Jha. Numbered edition of 25, with a name card.",
    seoKeywords:
      "bridal potli, tussar silk bag, limited edition potli, wedding gift madhubani, lotus painting",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "potli", motif: "lotus", palette: "palash", style: "kohbar" },
    altTexts: [
      "Orange potli, painted with an open lotus in wedding colours",
      "Close view of the lotus petals and their doubled outlines",
      "The potli on a painted mud wall",
    ],
  },
  {
    slug: "mini-gift-potli",
    name: "Mini Gift Potli",
    sku: "JC-COR-010",
    priceRupees: 199,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>Small thanks</h2>
<p>Palm-sized, turmeric yellow, with a pipal leaf printed on each side. Fill it with cardamom, sugared fennel or one silver coin. Companies take it by the hundred before Diwali.</p>
<h2>Simple on purpose</h2>
<p>No lining, a single cord, a straight seam. That keeps the price where a gift for every colleague is possible, and it means the potli can be washed, dried and passed on.</p>
<h2>In quantity</h2>
<p>From fifty pieces we print in your choice of four grounds. Ask for a quote from this page. A fifth, in your company’s colour, takes two weeks longer.</p>`,
    features: "Palm sized, Single cord, Reusable wrapping, Four ground colours in bulk",
    material: "Dyed cotton, 180 g/m²",
    size: "12 × 15 cm",
    weight: "25 g",
    handles: "Cotton cord",
    story:
      "No one leaves a house in Darbhanga with empty hands: there is paan, or a few betel nuts, or fox nuts fried in ghee and wrapped in a page of homework. Jitan’s wife grew tired of the homework. She sewed a stack of these from strips left over on the print table, and the visitors began to bring them back to be refilled.",
    metaTitle: "Mini Gift Potli in Turmeric Yellow, ₹199",
    metaDescription:
      "A palm-sized cotton potli with a printed pipal leaf, for sweets, spices or a coin. Reusable gift wrapping; four colours on bulk orders from 50.",
    seoKeywords: "gift potli bulk, diwali gift bag, small potli, return gift pouch, corporate gifts india",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "potli", motif: "leaf", palette: "turmeric", style: "bharni" },
    altTexts: [
      "Turmeric-yellow potli with a pipal leaf, printed in filled colours",
      "The hatching of the leaf from close by",
    ],
  },
];
