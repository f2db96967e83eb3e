import type { SeedArtisan } from "../content.ts";

/** Embroiderers, the printer and the worker in grass and patchwork; invented like the painters. */
export const makers: readonly SeedArtisan[] = [
  {
    id: "zubaida-khatoon",
    name: "Zubaida Khatoon",
    craft: "Sujani embroidery",
    location: "Benipatti, Madhubani",
    bio: `Zubaida Khatoon was wrapped at birth in a sujani, four layers of her grandmother’s saris held together by running stitch, and she owns it still. The quilts were made for newborns because old cloth is the softest there is. They were also where women wrote things down: a wedding, a flood, a lawsuit, sewn in chain-stitched outline on a ground of close white rows.

She trained as a tailor, cuts every bag she embroiders, and is strict about seams. Her pictures are few and calm: a moon, an elephant, a pair of fish. The thread is cotton, the layers are often worn sari cloth, and a lining from her hands is never the same twice.

Six afternoons a week she teaches on her veranda in Benipatti. The girls keep the ledger of their own stitches, row by row, and are paid from it on Saturdays. Two of them have opened a shop across the road, which she calls excellent and too close.`,
    portrait: {
      motif: "moon",
      palette: "black",
      sitter: {
        looks: "ahead",
        age: "middle",
        head: "veil",
        skin: "light",
        dress: "indigo",
        border: "rose",
        wears: ["stitches", "nose-stud", "chain"],
      },
    },
    banner: { motif: "moon" },
    gallery: [
      { motif: "moon", style: "kachni", alt: "A moon in rows of running stitch" },
      { motif: "elephant", style: "kachni", alt: "The elephant from the fair" },
      { motif: "fish", style: "kachni", alt: "Fish on a quilted ground" },
      { motif: "swans", style: "kachni", alt: "Two swans in rows of stitches, on old sari cotton" },
    ],
  },
  {
    id: "kusumlata-yadav",
    name: "Kusumlata Yadav",
    craft: "Sujani embroidery",
    location: "Satlakha, Madhubani",
    bio: `Kusumlata Yadav embroiders birds. There is a guava tree outside her kitchen in Satlakha that feeds more parrots than people, and she draws them from the door, on the backs of seed calendars, before she takes them to cloth with a stub of tailor’s chalk.

Her stitch is the running stitch of sujani and little else. She shades with its length, long on a shoulder and short at a wing’s tip, and follows the curve of the body with every row so that a neck seems to turn. She holds the cloth over her knee; a frame, she says, would keep the song out. In Satlakha sewing is done in company, and the wedding songs go back and forth between two groups of women for as long as the light lasts.

Kusumlata took up the needle for a living after her husband’s death in 2014. She now employs two cousins, and never sells one peacock of a pair.`,
    portrait: {
      motif: "parrots",
      palette: "leaf",
      sitter: {
        looks: "right",
        age: "middle",
        head: "veil",
        skin: "wheat",
        dress: "paper",
        border: "leaf",
        wears: ["streak", "beads"],
      },
    },
    banner: { motif: "parrots" },
    gallery: [
      { motif: "parrots", style: "bharni", alt: "Two embroidered parrots, beak to beak" },
      { motif: "peacock", style: "kachni", alt: "A peacock in fine stitches, the tail open" },
      { motif: "butterfly", style: "bharni", alt: "A butterfly worked in six colours of thread" },
      { motif: "hibiscus", style: "bharni", alt: "A hibiscus filled with coloured thread" },
    ],
  },
  {
    id: "jitan-ram",
    name: "Jitan Ram",
    craft: "Screen and block printing",
    location: "Laheriasarai, Darbhanga",
    bio: `Jitan Ram prints. His workshop in Laheriasarai is one long padded table, a wall of screens, and lines of string across the ceiling from which wet cloth hangs in the rains. What the painters draw in four days he can pass on to four hundred people, and he regards this as a service to the drawing.

He cuts his own screens from ink drawings made for him in Ranti, Saurath and Bhawanipur, and carves small repeats in sheesham wood. Every piece is pulled by hand with water-based ink, so the black is always a shade deeper where the weight of his arm falls. His father ran the tea stall opposite and still judges each new colour from the doorway.

Jitan’s shop prints the greater part of our Core collection and all the bulk orders, with a company’s name, a couple’s initials or nothing at all. He has never, he says, smudged a wedding.`,
    portrait: {
      motif: "fish",
      palette: "rose",
      sitter: {
        looks: "ahead",
        age: "middle",
        head: "turban",
        skin: "brown",
        dress: "indigo",
        border: "turmeric",
        wears: ["moustache"],
      },
    },
    banner: { motif: "leaf" },
    gallery: [
      { motif: "fish", style: "bharni", alt: "Fish as they come off the screen" },
      { motif: "elephant", style: "bharni", alt: "A block-printed elephant" },
      { motif: "turtle", style: "godna", alt: "A turtle carved in sheesham wood and printed on green" },
      { motif: "mangoes", style: "bharni", alt: "A pair of mangoes, printed by hand" },
      { motif: "sun", style: "tantrik", alt: "A sun printed from a painter’s drawing" },
    ],
  },
  {
    id: "deokala-mahto",
    name: "Deokala Mahto",
    craft: "Sikki grass and khatwa patchwork",
    location: "Rahika, Madhubani",
    bio: `Deokala Mahto works in two of Bihar’s quieter crafts. In the dry months it is sikki, the golden grass of the marshes, split and coiled round a core of munj with a six-inch iron needle called a takua. When the rains make the grass limp she turns to khatwa, the cut-cloth patchwork of tents and wedding canopies, which her father made for half the district.

She learned the first from her mother-in-law, who bought grass by the fistful and could tell its week of harvest by touch, and the second from a torn canopy that she unpicked to see how it had been done. Her patterns are few: sun, leaf, tree. Her edges are famous.

Deokala lives near Rahika with a rice bin that doubles as a press and a growing heap of cutting-room ends, out of which comes the patchwork on our plainest bag. She offers repairs on everything and has so far had nothing to do.`,
    portrait: {
      motif: "leaf",
      palette: "turmeric",
      sitter: {
        looks: "left",
        age: "old",
        head: "veil",
        skin: "brown",
        dress: "turmeric",
        border: "geru",
        wears: ["nose-stud", "round-mark", "necklaces"],
      },
    },
    banner: { motif: "sun" },
    gallery: [
      { motif: "sun", style: "godna", alt: "A sun worked in coils of golden grass" },
      { motif: "leaf", style: "kachni", alt: "A leaf as it lies on a coaster" },
      { motif: "tree", style: "godna", alt: "A patchwork tree cut from one folded cloth" },
      { motif: "kalash", style: "godna", alt: "A full pot cut for patchwork" },
    ],
  },
];
