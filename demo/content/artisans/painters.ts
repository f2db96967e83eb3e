import type { SeedArtisan } from "../content.ts";

/**
 * Invented people, presented as examples; what is said of the art is real. Plain text, paragraphs divided by
 * a blank line.
 */
export const painters: readonly SeedArtisan[] = [
  {
    id: "tarini-jha",
    name: "Tarini Jha",
    craft: "Kohbar painting",
    location: "Jitwarpur, Madhubani",
    bio: `Tarini Jha paints the kohbar, the blessing that Mithila’s women put on the wall of a wedding room: a ring of lotus leaves round an upright stem, bamboo beside it, and around them fish, turtles, parrots, sun and moon. She learned it at nine from her grandmother, who let her add a leaf and scraped it off again until it was good enough to stay.

She has painted eleven real wedding rooms in Jitwarpur and, since 2012, bags, potlis and stoles on a low table by her kitchen door. She works without pencil, always in the same order: stem, ring, birds, and the fish last. The red is geru, laid on with cloth wound on a bamboo splint.

Her daughter ties the tassels, her mother inspects. Tarini goes to bed at nine and has opinions about peacocks, whose feet she thinks other painters make too large.`,
    portrait: {
      motif: "kohbar",
      palette: "geru",
      sitter: {
        looks: "ahead",
        age: "middle",
        head: "veil",
        skin: "wheat",
        dress: "geru",
        border: "turmeric",
        wears: ["parting", "round-mark", "nose-ring", "necklaces"],
      },
    },
    banner: { motif: "lotus" },
    gallery: [
      {
        motif: "kohbar",
        style: "kohbar",
        alt: "A kohbar: the purain lotus in a ring of leaves, parrots above, fish below",
      },
      { motif: "parrots", style: "kohbar", alt: "Two parrots on a branch, beak to beak" },
      { motif: "lotus", style: "bharni", alt: "An open lotus filled in red and rose" },
      { motif: "kalash", style: "kohbar", alt: "A full pot for the wedding room" },
      { motif: "bamboo", style: "kohbar", alt: "Bamboo, as it stands beside the wedding lotus" },
    ],
  },
  {
    id: "phulmati-sahni",
    name: "Phulmati Sahni",
    craft: "Bharni painting",
    location: "Rashidpur, Madhubani",
    bio: `Phulmati Sahni comes from a family of fishers in Rashidpur and was on the pond with her father before she went to school. Most of what she paints lives in it: carp, turtles, lotus, snails, the heron that comes for the minnows.

Her style is bharni, the filled one. Flat red, yellow and green go down first, thin enough to stain the cloth; the black outline closes them at the end, doubled, with a row of hatching in the gap. No two of her scales or shells carry the same pattern, because repeating one bores her. She paints fast, talks while she does it, and adds the last white dots with the end of a matchstick.

Phulmati began on paper at a training centre in Madhubani town, where she was told that fish were too simple a subject. She has since put them on sleeves, slings, runners and cushions, and has not run out.`,
    portrait: {
      motif: "fish",
      palette: "turmeric",
      sitter: {
        looks: "left",
        age: "middle",
        head: "bun",
        skin: "dark",
        dress: "indigo",
        border: "turmeric",
        wears: ["parting", "round-mark", "nose-stud", "flowers", "necklaces"],
      },
    },
    banner: { motif: "fish" },
    gallery: [
      { motif: "fish", style: "bharni", alt: "Two fish circling each other" },
      { motif: "turtle", style: "bharni", alt: "A turtle, its shell filled ring by ring" },
      { motif: "lotus", style: "bharni", alt: "A lotus with its buds and round leaves" },
      { motif: "snakes", style: "bharni", alt: "Two snakes about each other, for the rains" },
    ],
  },
  {
    id: "meenal-karn",
    name: "Meenal Karn",
    craft: "Kachni line work",
    location: "Ranti, Madhubani",
    bio: `Meenal Karn draws with a nib and, as a rule, one colour. Kachni, the line style long associated with Kayastha families such as hers, fills a figure with hatching instead of paint: parallel strokes, a hair apart, that bend with the body they describe.

She studied botany for three years and says that it shows. Her bamboo can be identified, her leaves have the right number of ribs, and her exercise books hold more than three hundred borders and leaves copied from walls, wedding cards and the edges of other people’s paintings in and around Ranti.

Meenal works in the evening, when the house is quiet, and will not stop in the middle of a moon. On indigo cloth she uses an opaque white mixed thick as curd; on plain cotton, lamp black. She also draws for the shop’s printed pieces, and she is the one who sends a proof back when a screen has closed up a line.`,
    portrait: {
      motif: "bamboo",
      palette: "indigo",
      sitter: {
        looks: "ahead",
        age: "young",
        head: "plait",
        skin: "light",
        dress: "leaf",
        border: "indigo",
        wears: ["spectacles", "round-mark", "beads"],
      },
    },
    banner: { motif: "moon" },
    gallery: [
      { motif: "bamboo", style: "kachni", alt: "A clump of bamboo in fine line" },
      { motif: "moon", style: "kachni", alt: "A moon with a hatched face" },
      { motif: "lotus", style: "kachni", alt: "A lotus in hatched line" },
      { motif: "lamp", style: "kachni", alt: "A lit lamp with every flute drawn" },
      { motif: "fish", style: "kachni", alt: "Fish filled with parallel strokes" },
    ],
  },
  {
    id: "dhaniya-paswan",
    name: "Dhaniya Paswan",
    craft: "Godna painting",
    location: "Laheriaganj, Madhubani",
    bio: `Godna means tattoo. Dhaniya Paswan’s mother and aunts wore the marks on their arms: star, comb, footprint, elephant, peacock. When women of the Dusadh community began painting on paper in the 1970s, these marks became an art of their own, drawn in rows and rings with a bamboo pen, mostly in black.

Dhaniya has painted since she was twelve. She keeps a list of every mark she has copied and whose arm it was on, and she paints a mark with its mistakes, since they belong to it. Her larger work follows the story of Raja Salhesh, the hero her community sings of through winter nights, and above all his garden.

She rubs her cloth with a thin wash of cow dung and burnishes it with a stone, boils bark for brown, and collects lamp soot for black. Buyers who call the work simply tribal get a friendly and rather long reply.`,
    portrait: {
      motif: "elephant",
      palette: "black",
      sitter: {
        looks: "right",
        age: "middle",
        head: "veil",
        skin: "dark",
        dress: "ink",
        border: "geru",
        wears: ["parting", "tattoos", "torque", "nose-stud"],
      },
    },
    banner: { motif: "tree" },
    gallery: [
      { motif: "elephant", style: "godna", alt: "An elephant made of rows of dots and combs" },
      { motif: "tree", style: "godna", alt: "A symmetrical tree with parrots" },
      { motif: "peacock", style: "godna", alt: "A peacock drawn as a tattoo mark" },
      { motif: "sun", style: "godna", alt: "A sun drawn from the centre outwards" },
    ],
  },
  {
    id: "shyamli-mishra",
    name: "Shyamli Mishra",
    craft: "Tantrik geometry",
    location: "Saurath, Madhubani",
    bio: `Shyamli Mishra’s father kept genealogies in Saurath, where families from all over Mithila once gathered under the trees to settle marriages. He ruled his pages with a peg and a length of thread, and she still uses both. A peg in the middle, the thread taut, and a circle comes out true on any cloth.

Tantrik painting is the strictest branch of the Mithila tradition. It begins with a yantra, a diagram of triangles, petals and a gated square, and admits figures only into the place the geometry leaves for them. Shyamli keeps gods and goddesses for paper and the family shrine; on things that will be carried and set down she paints sun, moon and lotus.

She works on one piece at a time, for as long as ten days, by the north window. Her suns have heavy eyelids. She maintains that this is traditional, and that the tradition is her uncle’s.`,
    portrait: {
      motif: "sun",
      palette: "palash",
      sitter: {
        looks: "ahead",
        age: "middle",
        head: "veil",
        skin: "light",
        dress: "palash",
        border: "leaf",
        wears: ["long-mark", "heavy-lids", "streak", "beads", "nose-stud"],
      },
    },
    banner: { motif: "sun" },
    gallery: [
      { motif: "sun", style: "tantrik", alt: "A sun with a face in rings of rays" },
      { motif: "moon", style: "tantrik", alt: "A moon’s face in the curve of a crescent" },
      { motif: "lotus", style: "tantrik", alt: "A lotus laid out with peg and thread" },
      { motif: "snakes", style: "tantrik", alt: "Two snakes crossed over a seed" },
    ],
  },
  {
    id: "madhavendra-das",
    name: "Madhavendra Das",
    craft: "Large kachni hangings",
    location: "Bhawanipur, Madhubani",
    bio: `Madhavendra Das is one of the men in what used to be a women’s art, and he is matter-of-fact about it: his mother had four sons and a great deal of wall. He held her lamp, then her colours, then the brush.

He is known in Bhawanipur for size. His trees cover schoolroom walls and three-metre cloths, and he paints them on the floor, kneeling on the finished part. The line is kachni, in two blacks, one warm and one cool, mixed from lamp soot. Every tree shelters guests who were not in any tradition until he drew them: a bicycle, a monkey with an umbrella, a fish that has lost its way.

On Thursdays he takes the early train to Darbhanga with his rolls under his arm. He signs in Mithilakshar, the old Maithili script, and teaches it on Sunday mornings to whoever comes, which is usually six children and a retired judge.`,
    portrait: {
      motif: "tree",
      palette: "natural",
      sitter: {
        looks: "left",
        age: "old",
        head: "cropped",
        skin: "brown",
        dress: "fold",
        border: "indigo",
        wears: ["moustache", "gamcha"],
      },
    },
    banner: { motif: "tree" },
    gallery: [
      { motif: "tree", style: "kachni", alt: "A tree of life with parrots on both sides" },
      { motif: "elephant", style: "bharni", alt: "An elephant in its festival cloth" },
      { motif: "bamboo", style: "kachni", alt: "Bamboo from the edge of a village" },
      { motif: "doli", style: "kachni", alt: "A bride’s palanquin on the road" },
      { motif: "sun", style: "kachni", alt: "A sun in fine line" },
      { motif: "moon", style: "kachni", alt: "A moon, made to hang beside it" },
    ],
  },
];
