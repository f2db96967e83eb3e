import type { SeedProduct } from "../content.ts";

export const stolesAndNotebooks: readonly SeedProduct[] = [
  {
    slug: "purain-tussar-stole",
    name: "Purain Tussar Stole",
    sku: "JC-LTD-004",
    priceRupees: 4999,
    collection: "limited",
    category: "accessories",
    technique: "hand-painted",
    artisanId: "tarini-jha",
    limited: true,
    edition: "Edition of 12",
    description: `<h2>Two metres of pond</h2>
<p>Both ends carry the purain, the lotus ring of the wedding room, facing inwards so that it shows on either shoulder. Between them a scatter of buds and dragonflies grows thinner towards the middle, where the silk is left to itself.</p>
<h2>Silk that is not white</h2>
<p>The tussar is reeled and woven near Bhagalpur and keeps the silkworm’s own honey colour. Paint behaves badly on it, spreading along the thread, so Tarini first brushes the outline’s path with thin gum.</p>
<h2>Care</h2>
<p>Dry-clean. Between wearings hang it over a padded rail, painted ends free.</p>`,
    features:
      "Numbered 1 to 12, Bhagalpur tussar, Lotus ring on both ends, Hand-knotted fringe, Three weeks of work",
    material: "Handwoven tussar silk, pigment colours bound with gum",
    size: "200 × 70 cm plus 6 cm fringe",
    weight: "190 g",
    story:
      "Two women travelled from Bengaluru to ask Tarini for a painting and left with none, because the painting they wanted was on a bedroom wall and the family was using the bedroom. She offered to put it on something that could leave the house. The first stole took her from Makar Sankranti to Basant Panchami; one of the two wore it at her wedding to a marine biologist, dragonflies and all.",
    metaTitle: "Purain Tussar Stole, Hand-Painted, Edition of 12",
    metaDescription:
      "A two-metre tussar silk stole with the lotus ring of Mithila’s wedding rooms painted on both ends by Tarini Jha. Numbered, twelve made.",
    seoKeywords: "tussar silk stole, hand painted stole, madhubani silk dupatta, kohbar art, bhagalpur silk",
    hsn: "6214",
    taxRate: 5,
    art: { silhouette: "stole", motif: "lotus", palette: "natural", style: "kohbar" },
    altTexts: [
      "Honey-coloured silk stole with a lotus ring painted on each end",
      "Detail of the lotus ring and a dragonfly on tussar silk",
      "The stole’s plain middle and hand-knotted fringe",
    ],
  },
  {
    slug: "bansi-cotton-stole",
    name: "Bansi Cotton Stole",
    sku: "JC-ART-033",
    priceRupees: 1450,
    collection: "artisanal",
    category: "accessories",
    technique: "hand-painted",
    artisanId: "meenal-karn",
    description: `<h2>A border and nothing else</h2>
<p>Bamboo leaves run down both long edges, five centimetres deep, white on indigo. The field is empty. Worn folded, the two borders meet and make one thick hedge. Worn open, it frames you.</p>
<h2>Cloth</h2>
<p>Mulmul so fine that the stole goes through a bangle. Paint is used sparingly, thinned until it leaves no stiffness; hold it to the light and only the lines show.</p>
<h2>Washing</h2>
<p>Cold water and a little salt for the first two washes, because of the indigo. Dry in shade. Fold it along a different line each time.</p>`,
    features: "Fine mulmul, Painted on both long edges, Soft after painting, All seasons",
    material: "Indigo-dyed cotton mulmul",
    size: "190 × 65 cm",
    weight: "110 g",
    story:
      "Meenal’s college had a rule about dupattas and none about what was on them. In three years she wore eleven borders through its gate: bamboo, then fish, then a row of tiny bicycles. The bamboo outlasted them all, because a lecturer in botany stopped her on the stairs and named the species.",
    metaTitle: "Bansi Cotton Stole with Painted Bamboo Border",
    metaDescription:
      "An indigo mulmul stole with a white kachni bamboo border painted on both long edges by Meenal Karn of Ranti. Fine, soft and light to wear.",
    seoKeywords: "cotton stole, indigo stole, mulmul dupatta, hand painted border, kachni madhubani",
    hsn: "6214",
    taxRate: 5,
    art: { silhouette: "stole", motif: "bamboo", palette: "indigo", style: "kachni" },
    altTexts: [
      "Indigo stole with white bamboo leaves along both edges",
      "Detail of the painted bamboo leaf border on fine cotton",
    ],
  },
  {
    slug: "machhli-cotton-stole",
    name: "Machhli Cotton Stole",
    sku: "JC-COR-015",
    priceRupees: 850,
    collection: "core",
    category: "accessories",
    technique: "printed",
    artisanId: "jitan-ram",
    description: `<h2>A shoal on rose</h2>
<p>Sixty-four fish are block-printed in staggered rows, every eighth one facing the other way. Two blocks do it, one for lines and one for fins, and the second is set by eye. Held up to a window, the shoal looks like the shallow end of a pond in April.</p>
<h2>Wearing it</h2>
<p>The cotton is light and a little crisp, so a knot stays put. It is wide enough for a shawl on a train and narrow enough for a scarf.</p>
<h2>How the rose ages</h2>
<p>Hand wash, and expect the rose to mellow to the shade of a guava’s inside.</p>`,
    features: "Two-block print, Sixty-four fish, Light crisp cotton, Rolled hems",
    material: "Cotton voile, pigment print",
    size: "180 × 60 cm",
    weight: "105 g",
    story:
      "The fish that faces the wrong way began as a slip at the end of a long day. Jitan turned the block round, saw it too late, and put the stole aside as spoilt. A customer took it out of the spoilt heap and paid the full price. He counted where the mistake stood and has repeated it since.",
    metaTitle: "Machhli Cotton Stole, Block-Printed in Rose",
    metaDescription:
      "A light rose cotton stole block-printed with sixty-four Mithila fish, every eighth facing the other way. Hand-printed by Jitan Ram, rolled hems.",
    seoKeywords: "block print stole, cotton scarf, fish print stole, rose stole, madhubani scarf",
    hsn: "6214",
    taxRate: 5,
    art: { silhouette: "stole", motif: "fish", palette: "rose", style: "bharni" },
    altTexts: ["Rose stole with rows of small block-printed fish", "Detail of two fish facing opposite ways"],
  },
  {
    slug: "haathi-cloth-notebook",
    name: "Haathi Cloth Notebook",
    sku: "JC-COR-016",
    priceRupees: 275,
    collection: "core",
    category: "other",
    technique: "printed",
    artisanId: "madhavendra-das",
    description: `<h2>An elephant who reads</h2>
<p>On the rose cotton cover an elephant holds a book in the curl of its trunk, upside down. Madhavendra drew it for the library of a village school; the printing is done on the cloth before it is glued to the boards.</p>
<h2>Paper</h2>
<p>One hundred and sixty pages, unlined, from a mill that pulps cotton rags. Fountain pens do well on it. The spine is sewn in eight sections and opens flat from the first page. A rose ribbon marks your place. There is no logo on the cover, only the maker’s name on the last leaf, in the size of a footnote.</p>`,
    features: "160 unlined pages, Sewn to open flat, Rag paper, Ribbon marker",
    material: "Printed cotton over board, cotton rag paper 100 g/m²",
    size: "A5, 15 × 21 cm",
    weight: "290 g",
    story:
      "The elephant of Mithila’s paintings carries wealth on its back, usually as a king or a pot of coins. The children of Bhawanipur’s reading room, asked what wealth might look like today, voted for a phone, then for a cow, and in the third ballot for a book. Their librarian suspects that this was politeness. We printed it anyway.",
    metaTitle: "Haathi Cloth Notebook: A5, 160 Rag Paper Pages",
    metaDescription:
      "An A5 notebook in printed rose cotton with an elephant that reads. 160 unlined rag-paper pages, sewn to open flat, ribbon marker.",
    seoKeywords: "cloth notebook, a5 journal india, elephant notebook, rag paper, madhubani stationery",
    hsn: "4820",
    taxRate: 18,
    art: { silhouette: "notebook", motif: "elephant", palette: "rose", style: "bharni" },
    altTexts: [
      "Rose cloth notebook with an elephant on the cover",
      "Detail of the elephant’s trunk and patterned ear",
    ],
  },
  {
    slug: "godna-journal-handmade-paper",
    name: "Godna Journal with Handmade Paper",
    sku: "JC-ART-034",
    priceRupees: 799,
    collection: "artisanal",
    category: "other",
    technique: "hand-painted",
    artisanId: "dhaniya-paswan",
    description: `<h2>A tree on every cover</h2>
<p>Godna trees are symmetrical: a stem, pairs of combs, a crown of dots. Dhaniya paints one straight onto black book cloth, never twice with the same number of branches.</p>
<h2>Handmade sheets</h2>
<p>The ninety-six pages are thick and deckle-edged. The first and the last have been rubbed with a dilute cow-dung wash, the way painters prepare paper so that it looks like a mud wall and insects leave it alone. It has no smell.</p>
<h2>Care</h2>
<p>A soft eraser lifts fingermarks from the cover. Keep the tie loose while the endpapers are new.</p>`,
    features: "Painted cover, Deckle-edged handmade paper, Two gobar-washed endpapers, Wrap-around tie",
    material: "Black book cloth, handmade paper 150 g/m²",
    size: "14 × 20 cm, 96 pages",
    weight: "340 g",
    story:
      "A researcher who stayed a winter with Dhaniya’s family wrote everything down in soft-backed registers that came apart in the damp. When she left, Dhaniya gave her a book that would not: boards, thick paper, a tie, a tree. A parcel came from Delhi some months later containing the printed thesis, bound to match.",
    metaTitle: "Godna Journal, Hand-Painted, Handmade Paper",
    metaDescription:
      "A black journal with a godna tree painted on the cover by Dhaniya Paswan. Ninety-six deckle-edged handmade pages and gobar-washed endpapers.",
    seoKeywords: "handmade paper journal, godna art, painted diary, deckle edge notebook, madhubani journal",
    hsn: "4820",
    taxRate: 18,
    art: { silhouette: "notebook", motif: "tree", palette: "black", style: "godna" },
    altTexts: [
      "Black journal with a symmetrical dotted tree painted on the cover",
      "Detail of comb-shaped branches and the crown of dots",
    ],
  },
];
