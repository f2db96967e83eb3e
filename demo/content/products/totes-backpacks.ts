import { godnaTote } from "../choices.ts";
import type { SeedProduct } from "../content.ts";

export const paintedTotesAndBackpacks: readonly SeedProduct[] = [
  {
    slug: "kohbar-lotus-tote",
    name: "Kohbar Lotus Tote",
    sku: "JC-ART-014",
    priceRupees: 1499,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "tarini-jha",
    featured: true,
    description: `<h2>The lotus of the wedding room</h2>
<p>A ring of lotus leaves around one great flower: this is purain, the figure at the heart of the kohbar that women paint for a bride. Tarini begins in the middle and lets the ring grow outwards, petal by petal. Two parrots sit above it, two fish swim below.</p>
<h2>How it is painted</h2>
<p>No pencil. The double outline is drawn with a nib dipped in black fabric paint, the gap is hatched, and the reds are laid in with a strip of cloth wound on a bamboo splint. When the picture is dry the bag is ironed from the back to set it.</p>
<h2>Keeping it well</h2>
<p>Wipe marks with a damp cloth. If it must be washed, do it by hand in cold water with mild soap.</p>`,
    features:
      "Drawn without a sketch, Purain lotus ring, Lined in plain cotton, Slip pocket inside, Signed on the base",
    material: "Handloom cotton canvas, 12 oz, washed before painting; cotton lining",
    size: "38 × 42 cm, base 10 cm",
    weight: "320 g",
    handles: "Cotton webbing, 26 cm drop",
    story:
      "Tarini learned the lotus from her grandmother’s walls, standing on a grain sack to reach. The old woman would paint one leaf, hand her the splint, and scrape off whatever the child had added until, one winter, she stopped scraping. Tarini has since painted eleven wedding rooms in Jitwarpur. On cloth she keeps the same order of work: stem, ring, birds, and the fish last.",
    metaTitle: "Kohbar Lotus Tote, Hand-Painted in Jitwarpur",
    metaDescription:
      "A cotton tote with the purain lotus of Mithila’s wedding rooms, painted freehand by Tarini Jha. Lined, with a slip pocket, signed on the base.",
    seoKeywords: "hand painted tote, kohbar painting, madhubani lotus bag, mithila art tote, wedding lotus",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "kohbar", palette: "natural", style: "kohbar" },
    altTexts: [
      "Undyed cotton tote with the wedding lotus between parrots and fish, painted in wedding colours",
      "The petals of the wedding lotus from close by",
      "The tote on a painted mud wall",
    ],
  },
  {
    slug: "bamboo-grove-office-tote",
    name: "Bamboo Grove Office Tote",
    sku: "JC-ART-015",
    priceRupees: 999,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "meenal-karn",
    description: `<h2>Lines on indigo</h2>
<p>A clump of bamboo spreads across the front, tied at the foot, drawn line by line on an indigo ground. There is no other colour. Each joint is a double stroke, each leaf a bundle of hair-thin ones, and at a distance the whole reads as rain. Kachni needs nothing else to make depth: the strokes simply crowd together where a stem turns away from the light.</p>
<h2>It goes to work</h2>
<p>A padded compartment holds a 14-inch laptop; behind it lies a pocket for papers that do not like to be folded. The magnetic button closes without fuss in a crowded metro.</p>`,
    features: "Padded 14-inch compartment, Magnetic button, Indigo-dyed canvas, Kachni line work, Key hook",
    material: "Indigo-dyed cotton canvas, foam padding, cotton lining",
    size: "40 × 33 cm, base 12 cm",
    weight: "460 g",
    handles: "Canvas handles with cotton piping, 27 cm drop",
    story:
      "Bamboo stands beside the lotus in every kohbar, tall and straight, the groom’s family line next to the bride’s pond. Meenal drew it for years as a background. Then she was given a job interview in Patna, carried her certificates in a borrowed plastic folder, and decided that the second interview would go differently. She kept that first painted bag.",
    metaTitle: "Bamboo Grove Office Tote with Laptop Pocket",
    metaDescription:
      "Indigo canvas work tote, hand-painted with a clump of bamboo in kachni line. Padded pocket for a 14-inch laptop and a magnetic button.",
    seoKeywords: "office tote, laptop tote women, indigo bag, kachni madhubani, bamboo design bag",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "bamboo", palette: "indigo", style: "kachni" },
    altTexts: [
      "Indigo-blue cotton tote with a clump of bamboo, painted in fine hatched line",
      "The hatched bamboo leaves from close by",
    ],
  },
  {
    slug: "godna-elephant-tote",
    name: "Godna Elephant Tote",
    sku: "JC-ART-016",
    priceRupees: 1290,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "dhaniya-paswan",
    leadDays: [7, 10],
    ...godnaTote,
    description: `<h2>Dots, combs and one elephant</h2>
<p>Godna takes its name and its marks from tattooing. Dhaniya builds the elephant from rows of dots, combs and small repeated flowers, the very figures that itinerant women once pricked into forearms, and keeps the saddle cloth for the finest of them.</p>
<h2>Materials</h2>
<p>Black canvas, with the drawing kept to one line and a touch of red at the ear. A bamboo pen makes the dots; a brush would make them too soft. The bag is unlined so that the reverse of the stitching can be seen, and it is neat. Each tote is made when it is ordered, in the size you choose, with a name embroidered in red inside the rim.</p>
<h2>Keep it dry</h2>
<p>Brush off dust when dry. Spot-clean only.</p>`,
    features: "Godna dot and comb marks, Drawn with a bamboo pen, Heavy black canvas, Exposed felled seams",
    material: "Black cotton canvas, 14 oz, pigment paint",
    size: "Small 30 × 30 cm, Medium 39 × 39 cm, Large 46 × 44 cm",
    weight: "340 g",
    handles: "Doubled canvas, 25 cm drop",
    story:
      "Dhaniya’s mother has the elephant on her left arm, grey-blue now and wider than it was. She said it was the only jewellery that could not be pawned. When Dusadh women in Jitwarpur began to paint on paper in the 1970s they reached for these marks because they were already theirs. Dhaniya asks buyers to call it godna and not just “tribal”.",
    metaTitle: "Godna Elephant Tote: Hand-Painted Black Canvas",
    metaDescription:
      "Heavy black canvas tote with an elephant built from godna tattoo marks, drawn with a bamboo pen by Dhaniya Paswan of Laheriaganj, Madhubani.",
    seoKeywords: "godna art, elephant tote bag, black canvas tote, dalit art madhubani, hand painted bag",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "tote", motif: "elephant", palette: "black", style: "godna" },
    altTexts: [
      "Black cotton tote with an elephant in its festival cloth, painted in the line and dots of godna",
      "The pattern of the elephant’s saddle cloth from close by",
    ],
  },
  {
    slug: "bansbari-backpack",
    name: "Bansbari Backpack",
    sku: "JC-ART-017",
    priceRupees: 1899,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "madhavendra-das",
    description: `<h2>A grove on your back</h2>
<p>Bansbari is the bamboo thicket at the edge of a village, where the herons roost. Madhavendra paints it twice, large on the body and small on the pocket, as if one were the other seen from a train. Look for the fish that has lost its way among the leaves.</p>
<h2>Inside</h2>
<p>The main space is 18 litres, with a sleeve that keeps a laptop off the ground. Two bottle pockets are let into the sides; they lie flat when empty. Straps and back are quilted cotton over foam, cool in the heat.</p>
<h2>Weather</h2>
<p>The canvas has been waxed below the painting and will bear a drizzle. In real rain, use the cover in the front pocket.</p>`,
    features: "18 litres, Raised laptop sleeve, Rain cover included, Quilted straps, Painted body and pocket",
    material: "Cotton canvas, part waxed; cotton lining; steel buckles",
    size: "30 × 42 × 14 cm",
    weight: "780 g",
    handles: "Two padded straps and a carrying loop",
    story:
      "Madhavendra takes the same early train to Darbhanga every Thursday with his rolled paintings, and for years they travelled in a fertiliser sack. The drawing on this bag is what he sees from that train near Bhawanipur at half past six: bamboo, white birds, then the fields. He left out the birds, who never sit still, and added the lost fish for his younger son.",
    metaTitle: "Bansbari Backpack, Hand-Painted Bamboo, 18 Litres",
    metaDescription:
      "An 18-litre cotton backpack with a bamboo grove painted on body and pocket. Raised laptop sleeve, quilted straps and a rain cover included.",
    seoKeywords: "hand painted backpack, cotton laptop backpack, bamboo madhubani, artisan backpack india",
    hsn: "420292",
    taxRate: 18,
    art: { silhouette: "backpack", motif: "bamboo", palette: "natural", style: "kachni" },
    altTexts: [
      "Undyed backpack, painted with a clump of bamboo in fine hatched line",
      "Close view of bamboo joints and leaves",
      "The backpack on a painted mud wall",
    ],
  },
  {
    slug: "haathi-school-backpack",
    name: "Haathi School Backpack",
    sku: "JC-COR-006",
    priceRupees: 949,
    collection: "core",
    category: "bags",
    technique: "printed",
    artisanId: "madhavendra-das",
    inStock: false,
    description: `<h2>Good company on the way</h2>
<p>An elephant dressed for a festival and in no hurry whatever, which is how most children walk to school. There is a second, smaller one on the pocket. Bright palash orange is a colour that drivers see from far away.</p>
<h2>Sized for six to eleven</h2>
<p>It takes A4 books upright without bending. The chest strap stops the shoulder straps from sliding on narrow shoulders. There is a name label inside, and a reflective tape on each side.</p>
<h2>When it gets muddy</h2>
<p>Empty it, shake it, and put it in the machine at 30 °C. It dries overnight on a line.</p>`,
    features: "Fits A4 upright, Chest strap, Reflective side tapes, Name label, Machine washable",
    material: "Dyed cotton canvas with polyester lining",
    size: "28 × 36 × 12 cm",
    weight: "480 g",
    handles: "Two padded straps, chest strap, top loop",
    story:
      "The government school in Bhawanipur has a wall that Madhavendra painted with the children in 2019. Each class got an animal. Class three got the elephant and could not agree on a rider, so nobody rides it. This bag repeats their corner of that wall; the head teacher has one behind her desk.",
    metaTitle: "Haathi School Backpack for Ages 6 to 11",
    metaDescription:
      "Bright orange cotton school bag with a Mithila elephant in its festival cloth. Fits A4 books, has a chest strap and reflective tapes, washable.",
    seoKeywords: "school backpack cotton, elephant kids bag, orange school bag, madhubani for children",
    hsn: "420292",
    taxRate: 18,
    art: { silhouette: "backpack", motif: "elephant", palette: "palash", style: "bharni" },
    altTexts: [
      "Orange backpack, printed with an elephant in its festival cloth in filled colours",
      "Close view of the elephant’s head and saddle cloth",
    ],
  },
  {
    slug: "surya-yantra-backpack",
    name: "Surya Yantra Backpack",
    sku: "JC-LTD-001",
    priceRupees: 3499,
    collection: "limited",
    category: "bags",
    technique: "hand-painted",
    artisanId: "shyamli-mishra",
    limited: true,
    edition: "Edition of 15",
    stockCount: 3,
    description: `<h2>Geometry first</h2>
<p>Centre, circle, petals, rays: every line of a yantra has its place before it is drawn. Only after the frame is ruled does Shyamli let the sun’s face appear in the middle. She works on one bag for nine to eleven days.</p>
<h2>Black, gold, red</h2>
<p>The ground is black canvas. The rays are turmeric yellow and palash orange, each outlined twice, and the smallest measures four millimetres. Because tantrik drawing is meant to be looked at steadily, the outside has no buckles, and the one pocket carries a smaller sun of its own.</p>
<h2>What you receive</h2>
<p>A numbered card with the date on which your bag was finished, and a cotton dust bag.</p>`,
    features:
      "Numbered 1 to 15, Nine to eleven days of painting, Second sun on the pocket, Dust bag and card, 16-inch laptop sleeve",
    material: "Black cotton canvas, 16 oz, cotton satin lining",
    size: "31 × 44 × 15 cm",
    weight: "860 g",
    handles: "Two leather-free padded straps",
    story:
      "In Saurath, where families from all Mithila used to meet under the trees to settle marriages, Shyamli’s father kept the genealogies. He ruled his pages with a thread and a peg. She uses the same two tools for a yantra: one peg in the centre, thread taut, and the circle comes out true on any cloth. Fifteen was as many as her eyes allowed.",
    metaTitle: "Surya Yantra Backpack, Limited Edition of 15",
    metaDescription:
      "A black canvas backpack with a sun yantra in yellow and orange, painted over ten days by Shyamli Mishra. Numbered, only fifteen made, with card.",
    seoKeywords:
      "limited edition backpack, tantrik madhubani, yantra art bag, sun backpack, handmade luxury bag",
    hsn: "420292",
    taxRate: 18,
    art: { silhouette: "backpack", motif: "sun", palette: "black", style: "tantrik" },
    altTexts: [
      "Black backpack, painted with a sun face in rings of colour",
      "Close view of the sun’s eyes and rays",
    ],
  },
];
