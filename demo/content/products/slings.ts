import type { SeedProduct } from "../content.ts";

export const slings: readonly SeedProduct[] = [
  {
    slug: "salhesh-garden-jhola",
    name: "Salhesh Garden Jhola",
    sku: "JC-ART-021",
    priceRupees: 1850,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "dhaniya-paswan",
    description: `<h2>The flower garden of the epic</h2>
<p>Raja Salhesh, hero of the Dusadh people’s long sung story, meets his beloved in a garden. Dhaniya paints that garden and leaves the lovers out: flowering trees, each leaf a godna mark, with birds in them that sit where the sung story says they sat.</p>
<h2>Colour from palash</h2>
<p>The orange is taken from palash flowers that fall in March, boiled down and fixed in the cloth. It is warm and never quite even. Black and a dry leaf green are painted over it.</p>
<h2>How to treat it</h2>
<p>Keep it out of a sunny window when you are not using it. Plant dyes like to travel but not to sunbathe.</p>`,
    features: "Palash-dyed ground, Godna leaf marks, Birds in the branches, Lined, Tasselled side ties",
    material: "Handloom cotton dyed with palash, pigment paint, cotton lining",
    size: "37 × 38 cm",
    weight: "340 g",
    handles: "Plaited cotton strap, 58 cm drop",
    story:
      "On winter nights in Laheriaganj a singer would begin the story of Salhesh after supper and stop at dawn, having told a small part of it. Dhaniya, the youngest, always fell asleep in the garden. She says she has no idea how the chapter ends, and that this is why she keeps painting it.",
    metaTitle: "Salhesh Garden Jhola in Palash Orange, Godna Art",
    metaDescription:
      "Jhola dyed with palash flowers and painted with a garden of godna marks, after the epic of Raja Salhesh. By Dhaniya Paswan of Laheriaganj.",
    seoKeywords: "godna jhola, palash dye bag, salhesh art, natural dye bag, madhubani handmade",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "jhola", motif: "tree", palette: "palash", style: "godna" },
    altTexts: [
      "Orange jhola with a tree of life full of parrots, painted in the line and dots of godna",
      "Leaves and branches of the tree from close by",
    ],
  },
  {
    slug: "little-fish-sling",
    name: "Little Fish Sling",
    sku: "JC-ART-022",
    priceRupees: 649,
    saleRupees: 549,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "phulmati-sahni",
    stockCount: 25,
    description: `<h2>Two quick, happy fish</h2>
<p>Phulmati paints this pair fast, in about the time that rice takes. A turmeric ground, two fish nose to tail, flowers where there is room. She signs with a hook.</p>
<h2>Just enough bag</h2>
<p>Phone, keys, cards, a lip balm and a folded hundred-rupee note. The zip runs around the corner so that it opens wide, and the strap unclips if you would rather carry it as a pouch.</p>
<h2>A quick wipe</h2>
<p>Wipe it clean. The paint is set with heat and does not mind a damp cloth. The cord can be washed by itself.</p>`,
    features: "Detachable strap, Corner zip, Card slot, Fits a 6.7-inch phone",
    material: "Turmeric-yellow cotton canvas, lined",
    size: "14 × 20 × 3 cm",
    weight: "140 g",
    handles: "Detachable cord strap, 50 to 62 cm drop",
    story:
      "At the Madhubani station platform children sell puffed lotus seed, makhana, in twists of newspaper. Phulmati’s niece wanted a bag with a zip to keep the coins in, small enough that nobody would notice it. The bag was noticed at once. Within the month her aunt had painted one for every child on platform one.",
    metaTitle: "Little Fish Sling: Small Painted Phone Bag",
    metaDescription:
      "A small turmeric-yellow sling with a quick pair of fish painted by Phulmati Sahni. Fits phone, keys and cards; the cord strap can be unclipped.",
    seoKeywords: "phone sling bag, small crossbody, fish bag, hand painted sling, madhubani gift",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "sling", motif: "fish", palette: "turmeric", style: "bharni" },
    altTexts: [
      "Turmeric-yellow sling bag with Mithila fish, painted in filled colours",
      "Close view of a fish’s scales and doubled outline",
    ],
  },
  {
    slug: "mor-sling-bag",
    name: "Mor Sling Bag",
    sku: "JC-ART-023",
    priceRupees: 899,
    collection: "artisanal",
    category: "bags",
    technique: "hand-painted",
    artisanId: "tarini-jha",
    featured: true,
    description: `<h2>The peacock steps out</h2>
<p>Mor is the peacock, and on this bag he steps out with his tail behind him like a train. Tarini fills the feathers one at a time, never the same colour twice running, and sets the eye of each last.</p>
<h2>Shape</h2>
<p>A rounded flap follows the line of the back. Behind the main pocket there is a second, flat one against your hip, closed by the body itself: handy for a train ticket.</p>
<h2>Looking after it</h2>
<p>Cold hand wash twice a year is plenty. Dry it hanging by the flap.</p>`,
    features: "Rounded flap, Hidden hip pocket, Bharni colour fill, Magnetic closing, Adjustable strap",
    material: "Cotton canvas, 10 oz, cotton lining",
    size: "22 × 24 × 6 cm",
    weight: "230 g",
    handles: "Adjustable webbing strap, up to 65 cm drop",
    story:
      "Tarini’s cousin was photographed for marriage proposals with a plain bag on her lap, because the family thought a painted one too forward. The first meeting went badly, the second worse. For the third she took the peacock. The young man asked who had painted it, and the conversation, Tarini reports, went on from there to art, then to fish curry.",
    metaTitle: "Mor Sling Bag: Hand-Painted Peacock Crossbody",
    metaDescription:
      "A rounded cotton sling with a peacock stepping out, tail open, filled in bharni colours by Tarini Jha. Hidden hip pocket, adjustable strap.",
    seoKeywords: "peacock sling bag, painted crossbody, bharni art, mor bag, madhubani sling",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "sling", motif: "peacock", palette: "indigo", style: "bharni" },
    altTexts: [
      "Indigo-blue sling bag, painted with a peacock in full display in filled colours",
      "Close view of the peacock’s neck and tail feathers",
      "The sling on a painted mud wall",
    ],
  },
  {
    slug: "chaand-sling",
    name: "Chaand Sling",
    sku: "JC-COR-009",
    priceRupees: 749,
    collection: "core",
    category: "bags",
    technique: "embroidered",
    artisanId: "zubaida-khatoon",
    inStock: false,
    description: `<h2>A moon with a face</h2>
<p>On black cotton, a calm face rests in the curve of a crescent, ringed by rays and by flowers. Each ring is a row of running stitch, worked from the face outwards, and it took Zubaida two months to be satisfied with the eyes.</p>
<h2>Light and flat</h2>
<p>It lies close to the body under a jacket. The flap falls over by half and is held by a loop and a tassel of the thread left over from the moon.</p>
<h2>Washing</h2>
<p>By hand, with other darks. Press on the reverse over a towel, so the stitches keep their height.</p>`,
    features: "Hand embroidery, Tassel closing, Flat profile, Cotton throughout",
    material: "Black cotton twill, six-strand cotton thread",
    size: "19 × 25 cm",
    weight: "120 g",
    handles: "Narrow strap with slider, up to 60 cm drop",
    story:
      "On the twenty-ninth evening of the fast the boys of Benipatti climb the mosque’s roof and the women wait in the lane for the shout. Zubaida always had thread in her hands at that moment. One year the cloud parted late, and she had sewn a moon before anyone saw it. Her sister said it had come out from impatience.",
    metaTitle: "Chaand Sling with Hand-Embroidered Moon",
    metaDescription:
      "A flat black cotton sling with a moon’s face in the curve of a crescent, stitched ring by ring by Zubaida Khatoon of Benipatti. Tassel closing.",
    seoKeywords: "moon sling bag, embroidered crossbody, black cotton sling, chaand bag, eid gift",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "sling", motif: "moon", palette: "black", style: "tantrik" },
    altTexts: [
      "Black sling bag with a moon’s face in a crescent, embroidered in rings of colour",
      "The moon’s face from close by",
    ],
  },
  {
    slug: "sujani-story-sling",
    name: "Sujani Story Sling",
    sku: "JC-ART-024",
    priceRupees: 1190,
    collection: "artisanal",
    category: "bags",
    technique: "embroidered",
    artisanId: "zubaida-khatoon",
    description: `<h2>Read it like a page</h2>
<p>Sujani quilts tell what happened. On this sling it is a day at the mela, and of everything that was there she has kept the elephant that gave rides. It is outlined in chain stitch, saddle cloth and all, and the ground around it is covered with close rows of white.</p>
<h2>Old cloth, new use</h2>
<p>As in the quilts, the inner layer is worn sari cotton, washed soft. You can see its border printed on the inside of the flap. Every lining is therefore different.</p>
<h2>Gentle handling</h2>
<p>A cool, gentle wash in a net bag. Iron while damp.</p>`,
    features: "Elephant from the fair, Reclaimed sari lining, Close-rowed ground, Two compartments, Zip top",
    material: "Undyed cotton over sari cotton, cotton thread",
    size: "21 × 26 × 5 cm",
    weight: "210 g",
    handles: "Quilted strap, 58 cm drop",
    story:
      "The first sujani that Zubaida owned was the one she was wrapped in at birth, four layers of her grandmother’s saris held together by running stitch. Babies got old cloth because it is the softest there is. She stitches the mela because it was the only day on which she remembers her grandmother buying something new, a comb, and regretting it all the way home.",
    metaTitle: "Sujani Story Sling: Embroidered Mela Elephant",
    metaDescription:
      "An embroidered sling with an elephant from the fair in sujani stitch, lined with reclaimed sari cotton. Made by Zubaida Khatoon in Benipatti.",
    seoKeywords: "sujani bag, story embroidery, upcycled sari bag, elephant sling, bihar embroidery",
    hsn: "420222",
    taxRate: 5,
    art: { silhouette: "sling", motif: "elephant", palette: "natural", style: "kachni" },
    altTexts: [
      "Undyed sling bag with an elephant in its festival cloth, embroidered in fine hatched line",
      "The pattern of the elephant’s saddle cloth from close by",
    ],
  },
];
