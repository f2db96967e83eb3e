import type { SeedProduct } from "../content.ts";

export const hangingsAndLamps: readonly SeedProduct[] = [
  {
    slug: "tree-life-wall-hanging",
    name: "Tree of Life Wall Hanging",
    sku: "JC-LTD-005",
    priceRupees: 6999,
    collection: "limited",
    category: "decor",
    technique: "hand-painted",
    artisanId: "madhavendra-das",
    featured: true,
    limited: true,
    edition: "Edition of 8",
    stockCount: 2,
    description: `<h2>The largest thing we sell</h2>
<p>One trunk, hundreds of leaves, parrots that look at each other across it, and young shoots at its foot. Where air should be there are fish, because for him a tree stands in a pond of its own. Madhavendra paints it on the floor, kneeling on the finished part.</p>
<h2>Cloth and finish</h2>
<p>A single width of handloom without a seam, primed with tamarind-seed paste. Black is ground from lamp soot; yellow, red and green are mineral and plant colours under a matt fixative. Wooden rods at head and foot, a cotton cord, two brass hooks.</p>
<h2>Care and hanging</h2>
<p>Choose a wall without direct sun. Dust with a feather duster, twice a year.</p>`,
    features:
      "Seamless handloom, Signed and numbered, Mango-wood rods, Lamp-black line, Brass hooks included, Delivered rolled",
    material: "Handloom cotton, tamarind primer, natural and mineral pigments, mango wood",
    size: "180 × 90 cm",
    weight: "1.6 kg",
    handles: "Cotton hanging cord on mango-wood rods",
    story:
      "The first of the eight was meant for a school in Bhawanipur whose longest wall had a crack from end to end. The mason wanted a month; the inspector was due in a week. Madhavendra made the crack into a trunk. The wall has since been mended, and the tree on it painted over in cream, so he began again on cloth, where nobody can repair it.",
    metaTitle: "Tree of Life Wall Hanging, 180 cm, Edition of 8",
    metaDescription:
      "A seamless 180 cm handloom hanging: a tree of life full of parrots, fish and flowers in fine line, by Madhavendra Das. Signed, edition of 8.",
    seoKeywords:
      "madhubani wall hanging, tree of life painting, large wall art india, limited edition art, mithila painting",
    hsn: "9701",
    taxRate: 5,
    art: { silhouette: "wall-hanging", motif: "tree", palette: "natural", style: "kachni" },
    altTexts: [
      "Undyed wall hanging with a tree of life full of parrots, painted in fine hatched line",
      "Leaves and branches of the tree from close by",
      "The hanging on a painted mud wall",
    ],
  },
  {
    slug: "kohbar-ghar-wall-hanging",
    name: "Kohbar Ghar Wall Hanging",
    sku: "JC-LTD-006",
    priceRupees: 5499,
    collection: "limited",
    category: "decor",
    technique: "hand-painted",
    artisanId: "tarini-jha",
    limited: true,
    edition: "Edition of 10",
    stockCount: 3,
    description: `<h2>A wedding wall you may keep</h2>
<p>Everything is where a bride’s aunt would look for it: the purain lotus in the middle with its leaves in a ring, parrots above, two large fish below, and a seed, a sprig or a minnow in every gap that is left. A wall of this kind is read from the centre outwards.</p>
<h2>Red on cow-dung wash</h2>
<p>The cloth gets the same thin wash as a mud wall, which mellows its white to straw. Over it go geru red, rose and a little green, with rice-paste white in the flowers.</p>
<h2>With it comes</h2>
<p>A folded key that names each figure and where it sits, so you can read the wall to a guest.</p>`,
    features: "Purain lotus ring, Gobar-washed ground, Geru and rice white, Numbered with key, Bamboo rods",
    material: "Handloom cotton, natural pigments, bamboo",
    size: "120 × 90 cm",
    weight: "900 g",
    handles: "Jute cord on bamboo rods",
    story:
      "Kohbar walls are not meant to last. They are painted for a wedding, prayed before, slept beside and, some Diwali, whitewashed. Tarini’s mother could not understand why anyone would buy one. Then a woman from Hyderabad whose parents had left Jitwarpur before she was born stood before Tarini’s cloth and asked which corner she should look at first. “That one,” the mother said, and showed her.",
    metaTitle: "Kohbar Ghar Wall Hanging, Limited Edition of 10",
    metaDescription:
      "The kohbar of a Mithila wedding room on gobar-washed handloom, painted in geru and rose by Tarini Jha. Ten made, with a key to each figure.",
    seoKeywords:
      "kohbar painting, wedding gift art, madhubani wall hanging, mithila kohbar, natural colour painting",
    hsn: "9701",
    taxRate: 5,
    art: { silhouette: "wall-hanging", motif: "kohbar", palette: "geru", style: "kohbar" },
    altTexts: [
      "Geru-red wall hanging, painted with the wedding lotus between parrots and fish in wedding colours",
      "Close view of the lotus ring at the centre",
    ],
  },
  {
    slug: "godna-sun-wall-hanging",
    name: "Godna Sun Wall Hanging",
    sku: "JC-ART-039",
    priceRupees: 2750,
    collection: "artisanal",
    category: "decor",
    technique: "hand-painted",
    artisanId: "dhaniya-paswan",
    leadDays: [10, 14],
    description: `<h2>From one dot outwards</h2>
<p>Dhaniya sets the mark on the forehead first and works outwards: the face, a ring, the rays, and then the spirals and dots that fill the cloth to its edge. She turns the cloth under her pen, never walking round it, and each ring meets its own beginning within a finger’s breadth.</p>
<h2>Two colours</h2>
<p>Lamp black and a brown made from boiled bark. The paper-like ground is cotton rubbed with gobar wash and burnished with a smooth stone.</p>
<h2>Display</h2>
<p>It has a sleeve for a rod at the top, or can be framed under glass; leave a gap so that it can breathe. Dhaniya begins yours when you order it.</p>`,
    features: "Drawn from the centre outwards, Bark brown and lamp black, Stone-burnished ground, Rod sleeve",
    material: "Cotton, gobar wash, natural pigments",
    size: "75 × 75 cm",
    weight: "380 g",
    story:
      "“People think you need a compass,” Dhaniya says. “You need a patient floor.” Her aunt painted suns like this one on the outer wall each harvest, beginning with the mark of a wet thumb. The spirals along one edge are tighter than the rest: lorries were carrying bricks past the house for the new highway that day, and she drew them between two jolts.",
    metaTitle: "Godna Sun Wall Hanging in Black and Brown",
    metaDescription:
      "A large godna sun among rings and spirals, painted from the centre outwards in lamp black and bark brown by Dhaniya Paswan. On cotton, 75 cm.",
    seoKeywords:
      "godna wall art, madhubani sun painting, natural pigment art, dusadh art, wall hanging cotton",
    hsn: "9701",
    taxRate: 5,
    art: { silhouette: "wall-hanging", motif: "sun", palette: "natural", style: "godna" },
    altTexts: [
      "Undyed wall hanging with a sun face, painted in the line and dots of godna",
      "The sun’s face from close by",
    ],
  },
  {
    slug: "purnima-lampshade",
    name: "Purnima Lampshade",
    sku: "JC-ART-040",
    priceRupees: 2850,
    collection: "artisanal",
    category: "decor",
    technique: "hand-painted",
    artisanId: "meenal-karn",
    description: `<h2>Switch it on</h2>
<p>By day there is a pale shade with a moon in thin line. Lit, the hatching on the inside layer appears too, and the moon’s cheeks fill. Meenal draws both layers and holds them together over a bulb to check that they meet.</p>
<h2>Technical</h2>
<p>Two layers of cotton on a powder-coated steel frame, for E27 holders with a 40 mm ring. LED bulbs up to 9 W; please use no filament bulbs. Shade only; the stand in the picture is not included.</p>
<h2>Dusting</h2>
<p>Dust with a soft, dry paintbrush.</p>`,
    features: "Changes when lit, Two painted layers, E27 ring, For LED up to 9 W, Shade only",
    material: "Cotton voile and cambric, steel frame",
    size: "Lower diameter 34 cm, height 24 cm",
    weight: "360 g",
    story:
      "Power cuts taught Meenal to draw by lantern, where the paper’s back shows through as a second, fainter picture. As a child she was scolded for it: neat girls used a blotter underneath. Purnima is the night of the full moon, the one night on which the whole lane sat outside and nobody needed the lantern at all.",
    metaTitle: "Purnima Lampshade: Moon Drawing that Lights Up",
    metaDescription:
      "A cotton lampshade by Meenal Karn with a moon that fills out when lit, thanks to a second layer drawn inside. E27 ring, LED up to 9 W.",
    seoKeywords:
      "hand painted lampshade, madhubani lamp, moon lampshade, cotton lamp shade, artisan lighting",
    hsn: "9405",
    taxRate: 5,
    art: { silhouette: "lampshade", motif: "moon", palette: "natural", style: "kachni" },
    altTexts: [
      "Undyed lampshade, painted with a moon’s face in a crescent in fine hatched line",
      "Close view of the moon’s eyes and hatching",
    ],
  },
  {
    slug: "surya-chandra-lampshade",
    name: "Surya Chandra Lampshade",
    sku: "JC-LTD-007",
    priceRupees: 3200,
    collection: "limited",
    category: "decor",
    technique: "hand-painted",
    artisanId: "shyamli-mishra",
    limited: true,
    edition: "Edition of 20",
    description: `<h2>Day goes round to night</h2>
<p>Walk around it: sun in front, moon behind, and on either side a narrow dawn where they almost meet. Shyamli rules the places of all the faces first, with peg and thread, so that the picture closes at the seam without a gap.</p>
<h2>Warm when lit</h2>
<p>Palash-orange cotton gives the light of a lamp with a wick. The lines are dense black, so the figures stay sharp at full brightness. For E27 holders, LED up to 9 W; the stand in the picture is not included.</p>
<h2>Numbered</h2>
<p>You will find the number on the inner ring, and the same one on the card.</p>`,
    features: "Continuous picture, Numbered 1 to 20, Matched seam, E27 ring, Shade only",
    material: "Palash-dyed cotton on laminate, steel frame",
    size: "Lower diameter 36 cm, height 26 cm",
    weight: "420 g",
    story:
      "Sun and moon stand together over every kohbar as the two witnesses who cannot be bribed. Shyamli’s father, a keeper of genealogies, liked that phrase and ended his readings with it. A lampshade seemed to her the right place: a thing with no first page, where one witness is always on duty while the other has gone round the back.",
    metaTitle: "Surya Chandra Lampshade, Limited Edition of 20",
    metaDescription:
      "An orange cotton lampshade with a continuous picture of sun and moon by Shyamli Mishra. Matched seam, E27 ring, numbered edition of twenty.",
    seoKeywords:
      "sun moon lampshade, tantrik madhubani, limited edition lamp, orange lampshade, handmade lighting",
    hsn: "9405",
    taxRate: 5,
    art: { silhouette: "lampshade", motif: "sun", palette: "palash", style: "tantrik", layout: "banded" },
    altTexts: [
      "Orange lampshade, painted with a sun face in rings of colour",
      "Close view of the sun’s eyes and rays",
    ],
  },
];
