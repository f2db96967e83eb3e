import { godnaJournal, haathiNotebook } from "../choices.ts";
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
<p>Both ends carry the purain, the lotus plant of the wedding room, in full flower and facing inwards, so that it shows on either shoulder. Between them a scatter of buds and small fish grows thinner towards the middle, where the silk is left to itself.</p>
<h2>Silk that is not white</h2>
<p>The tussar is reeled and woven near Bhagalpur and keeps the silkworm’s own honey colour. Paint behaves badly on it, spreading along the thread, so Tarini first brushes the outline’s path with thin gum.</p>
<h2>Care</h2>
<p>Dry-clean. Between wearings hang it over a padded rail, painted ends free.</p>`,
    features:
      "Numbered 1 to 12, Bhagalpur tussar, Lotus plant on both ends, Hand-knotted fringe, Three weeks of work",
    material: "Handwoven tussar silk, pigment colours bound with gum",
    size: "200 × 70 cm plus 6 cm fringe",
    weight: "190 g",
    story:
      "Two women travelled from Bengaluru to ask Tarini for a painting and left with none, because the painting they wanted was on a bedroom wall and the family was using the bedroom. She offered to put it on something that could leave the house. The first stole took her from Makar Sankranti to Basant Panchami; one of the two wore it at her wedding to a marine biologist, who counted the fish.",
    metaTitle: "Purain Tussar Stole, Hand-Painted, Edition of 12",
    metaDescription:
      "A two-metre tussar silk stole with the lotus plant of Mithila’s wedding rooms painted on both ends by Tarini Jha. Numbered, twelve made.",
    seoKeywords: "tussar silk stole, hand painted stole, madhubani silk dupatta, kohbar art, bhagalpur silk",
    hsn: "6214",
    taxRate: 5,
    art: { silhouette: "stole", motif: "lotus", palette: "natural", style: "kohbar" },
    altTexts: [
      "Undyed stole with an open lotus, painted in wedding colours",
      "The heart of the lotus from close by",
      "The stole on a painted mud wall",
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
    description: `<h2>Two clumps of bamboo</h2>
<p>Bamboo stands at each end of the stole, tied at the foot as cut bamboo is carried home, drawn in fine line on indigo. The middle is left empty. Worn folded, the two clumps meet and make one thicket. Worn open, it frames you.</p>
<h2>Cloth</h2>
<p>Mulmul so fine that the stole goes through a bangle. Paint is used sparingly, thinned until it leaves no stiffness; hold it to the light and only the lines show.</p>
<h2>Washing</h2>
<p>Cold water and a little salt for the first two washes, because of the indigo. Dry in shade. Fold it along a different line each time.</p>`,
    features: "Fine mulmul, Painted at both ends, Soft after painting, All seasons",
    material: "Indigo-dyed cotton mulmul",
    size: "190 × 65 cm",
    weight: "110 g",
    story:
      "Meenal’s college had a rule about dupattas and none about what was on them. In three years she wore eleven drawings through its gate: bamboo, then fish, then a row of tiny bicycles. The bamboo outlasted them all, because a lecturer in botany stopped her on the stairs and named the species.",
    metaTitle: "Bansi Cotton Stole with Painted Bamboo",
    metaDescription:
      "An indigo mulmul stole with kachni bamboo drawn at both ends by Meenal Karn of Ranti. Fine enough to pass through a bangle, soft and light.",
    seoKeywords: "cotton stole, indigo stole, mulmul dupatta, hand painted bamboo, kachni madhubani",
    hsn: "6214",
    taxRate: 5,
    art: { silhouette: "stole", motif: "bamboo", palette: "indigo", style: "kachni" },
    altTexts: [
      "Indigo-blue stole, painted with a clump of bamboo in fine hatched line",
      "Close view of bamboo joints and leaves",
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
<p>Fish circle each other in pairs from one end to the other, with flowers drifting between them. Two blocks do it, one for lines and one for fins, and the second is set by eye. Held up to a window, the shoal looks like the shallow end of a pond in April.</p>
<h2>Wearing it</h2>
<p>The cotton is light and a little crisp, so a knot stays put. It is wide enough for a shawl on a train and narrow enough for a scarf.</p>
<h2>How the rose ages</h2>
<p>Hand wash, and expect the rose to mellow to the shade of a guava’s inside.</p>`,
    features: "Two-block print, Circling pairs of fish, Light crisp cotton, Rolled hems",
    material: "Cotton voile, pigment print",
    size: "180 × 60 cm",
    weight: "105 g",
    story:
      "On each stole one pair swims the wrong way round. It began as a slip at the end of a long day. Jitan turned the block round, saw it too late, and put the stole aside as spoilt. A customer took it out of the spoilt heap and paid the full price. He counted where the mistake stood and has repeated it since.",
    metaTitle: "Machhli Cotton Stole, Block-Printed in Rose",
    metaDescription:
      "A light rose cotton stole block-printed with pairs of Mithila fish among flowers. Hand-printed by Jitan Ram, rolled hems.",
    seoKeywords: "block print stole, cotton scarf, fish print stole, rose stole, madhubani scarf",
    hsn: "6214",
    taxRate: 5,
    art: { silhouette: "stole", motif: "fish", palette: "rose", style: "bharni" },
    altTexts: [
      "Rose stole, printed with Mithila fish in filled colours",
      "Close view of the fish, scale by scale",
    ],
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
    ...haathiNotebook,
    description: `<h2>An elephant on its day off</h2>
<p>On the rose cotton cover an elephant walks out in its festival cloth, with no rider and nothing to carry. Madhavendra drew it for the library of a village school; the printing is done on the cloth before it is glued to the boards.</p>
<h2>Paper</h2>
<p>One hundred and sixty pages, blank, ruled or dotted, from a mill that pulps cotton rags. Fountain pens do well on it. The spine is sewn in eight sections and opens flat from the first page. A rose ribbon marks your place. There is no logo on the cover, only the maker’s name on the last leaf, in the size of a footnote.</p>`,
    features: "160 pages of your choice, Sewn to open flat, Rag paper, Ribbon marker",
    material: "Printed cotton over board, cotton rag paper 100 g/m²",
    size: "A5, 15 × 21 cm, or A6, 10 × 15 cm",
    weight: "290 g",
    story:
      "The elephant of Mithila’s paintings carries wealth on its back, usually as a king or a pot of coins. The children of Bhawanipur’s reading room, asked what wealth might look like today, voted for a phone, then for a cow, and in the third ballot for a book. Their librarian suspects politeness. Madhavendra left the back empty, so that each could load it himself.",
    metaTitle: "Haathi Cloth Notebook: 160 Rag Paper Pages",
    metaDescription:
      "A notebook in printed rose cotton with an elephant in its festival cloth. 160 rag-paper pages, blank, ruled or dotted, sewn to open flat.",
    seoKeywords: "cloth notebook, a5 journal india, elephant notebook, rag paper, madhubani stationery",
    hsn: "4820",
    taxRate: 18,
    art: { silhouette: "notebook", motif: "elephant", palette: "rose", style: "bharni" },
    altTexts: [
      "Rose notebook, printed with an elephant in its festival cloth in filled colours",
      "Close view of the elephant’s head and saddle cloth",
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
    ...godnaJournal,
    description: `<h2>A tree on every cover</h2>
<p>Godna trees are symmetrical: what perches on the left perches on the right, and the ground around is filled with dots and rings. Dhaniya paints one straight onto black book cloth, never twice with the same number of branches.</p>
<h2>Handmade sheets</h2>
<p>The ninety-six pages are thick and deckle-edged. The first and the last have been rubbed with a dilute cow-dung wash, the way painters prepare paper so that it looks like a mud wall and insects leave it alone. It has no smell.</p>
<h2>Care</h2>
<p>A soft eraser lifts fingermarks from the cover. Keep the tie loose while the endpapers are new. Dhaniya writes a name on the first leaf for whoever asks.</p>`,
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
      "Black notebook, painted with a tree of life full of parrots in the line and dots of godna",
      "Close view of a parrot among the leaves",
    ],
  },
];
