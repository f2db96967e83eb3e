import type { SeedPost } from "../content.ts";
import { ira, nikhil } from "./authors.ts";

export const craftPosts: readonly SeedPost[] = [
  {
    ...ira,
    slug: "what-grows-into-colour",
    title: "What Grows into Colour",
    excerpt:
      "Soot, turmeric, indigo, palash, bel leaves, rice: the traditional palette of Mithila, ingredient by ingredient.",
    category: "Materials and Craft",
    cover: { motif: "leaf", style: "bharni" },
    coverAlt: "A leaf filled with plant colours",
    publishedAt: "2025-03-14T09:00:00+05:30",
    metaTitle: "What Grows into Colour: Natural Pigments of Mithila",
    metaDescription:
      "Lamp black, turmeric, indigo, palash, kusum, bel leaf and rice paste: where Mithila painters’ traditional colours come from and how they are bound.",
    content: `<p>Before tubes and powders came to the weekly market, a Mithila painter’s colours came from within an hour’s walk. Some still do. We asked our painters what they had seen their grandmothers use, and give here what most of them agree upon.</p>
<h2>Black</h2>
<p>Everything starts with black, since the outline is drawn in it. A clay dish is held over the flame of an oil lamp and the <strong>soot</strong> is scraped off with a feather. It can be mixed with a little cow dung for body. The result is deep, warm and quite permanent.</p>
<h2>Yellow and orange</h2>
<p><strong>Turmeric</strong> gives the yellow of the kitchen, brightened with lime or bound with the milk of the banyan. It is cheerful and does not love the sun. For orange there is <strong>palash</strong>, the flame of the forest, which flowers on bare branches around Holi. Its fallen petals are soaked or boiled, and one tree colours a neighbourhood.</p>
<h2>Reds</h2>
<p>There are several. <strong>Geru</strong>, a red earth, is the cheapest and the most faithful. <strong>Kusum</strong>, the safflower, gives a pinker red. Red sandalwood is named by some families. And a mark of <strong>sindoor</strong>, the vermilion of married women, completes an auspicious picture, more as a blessing than as a pigment.</p>
<h2>Blue and green</h2>
<p>Blue is <strong>indigo</strong>. The plant was once grown all over north Bihar under compulsion, and it was with the indigo farmers of Champaran that Gandhi began in 1917; painters bought it as a cake. Green comes from leaves: those of the <strong>bel</strong>, or wood-apple tree, are the classic source, and bean leaves are used too. Leaf green is the first colour to fade, so old pictures have more brown in them than their makers intended.</p>
<h2>White</h2>
<p><strong>Rice</strong>, soaked and ground to a paste, is the white of floor drawings, <em>aripan</em>, and of walls. On paper and cloth it serves for dots.</p>
<h2>The binder and the ground</h2>
<p>A colour must stick. Gum from the babul or the neem tree, dissolved in water, does it; goat’s milk is mentioned for some colours. The brush is a splint of bamboo, pointed for lines, wrapped in a rag for filling. Under it all lies the ground: a wall plastered with mud and cow dung, or a sheet of handmade paper rubbed with a thin wash of the same, which turns it the colour of straw and keeps insects off.</p>
<h2>What we use on bags</h2>
<p>Honesty requires a paragraph here. A bag is washed, rained on and left in cars. Turmeric would be gone by June. On most of our painted bags the colours are therefore modern pigments bound for fabric, fixed by heat. Where natural dyes or lamp black are used, as on the palash-dyed jhola or the large hangings, the page says so and the care line is stricter.</p>`,
  },
  {
    ...ira,
    slug: "sujani-the-quilt-that-remembers",
    title: "Sujani: The Quilt That Remembers",
    excerpt:
      "Old saris, running stitch and a story: the embroidered quilts of north Bihar, from the newborn’s wrap to a sling bag.",
    category: "Materials and Craft",
    cover: { motif: "parrots", style: "kachni" },
    coverAlt: "Parrots drawn in close lines, like running stitch",
    publishedAt: "2025-11-07T09:00:00+05:30",
    metaTitle: "Sujani Embroidery of Bihar: The Quilt That Remembers",
    metaDescription:
      "Sujani, the running-stitch quilts of Bhusura and north Bihar: made from old saris for newborns, later used to tell stories. GI tag since 2006.",
    content: `<p>A new baby in north Bihar was not given new cloth. It was laid in something old: three or four layers of worn saris and dhotis, held together by rows of running stitch. This was a sujani, and there was a reason for it besides thrift. Nothing is as soft as cotton that has been washed for ten years.</p>
<h2>Where it comes from</h2>
<p>The craft is at home in the villages around Bhusura in Muzaffarpur district, less than a hundred kilometres from Madhubani, and in parts of Madhubani itself. Old belief adds that a garment of rags protects a child, since it is not worth the attention of an envious eye; there was even a goddess of tatters, Chitiriya Ma, to whom scraps were offered.</p>
<h2>How it is stitched</h2>
<ol>
<li>The layers are spread, smoothed and tacked.</li>
<li>The picture is drawn or traced on the top layer.</li>
<li>Outlines are worked in chain stitch, usually black, brown or red.</li>
<li>Figures are filled with coloured running stitch.</li>
<li>The ground between them is covered with fine running stitch in the colour of the cloth, row after row. This is what makes the surface ripple.</li>
</ol>
<p>It is related to the kantha of Bengal, and the two are easily confused. A sujani tends to have straight rows across the ground, where a kantha’s often follow the shapes like ripples in water; and its outline is heavier.</p>
<h2>Telling things</h2>
<p>At the end of the 1980s women’s groups around Bhusura took the quilt up again, now to sell. They also began to stitch what they saw: a wedding with a price on it, a woman at the bank for the first time, a court, an election, a girl on a bicycle. Buyers who had come for a bedspread found themselves reading. In September 2006 the Sujani Embroidery Work of Bihar was registered as a geographical indication.</p>
<h2>On a bag</h2>
<p>Two or three layers of cotton with ten thousand stitches through them are strong, light and a little padded, which is a fair description of what a bag should be. Zubaida Khatoon in Benipatti and Kusumlata Yadav in Satlakha make ours. Zubaida still uses sari cotton for the inside, so a strip of somebody’s border may look out at you when you search for your keys.</p>
<h2>Caring for it</h2>
<p>Wash it cool, in a net bag if you use a machine. Dry it flat. If a stitch comes loose, do not cut it: pull it through to the wrong side with a needle and knot it there. That is how the old ones have lasted, and how they have come to carry the handwriting of more than one person.</p>`,
  },
  {
    ...ira,
    slug: "sikki-the-golden-grass",
    title: "Sikki, the Golden Grass",
    excerpt: "A marsh plant, an iron needle and a lot of patience: the coiled grasswork of Mithila.",
    category: "Materials and Craft",
    cover: { motif: "sun", style: "godna" },
    coverAlt: "A sun in rings, like coiled grass",
    publishedAt: "2026-01-16T09:00:00+05:30",
    metaTitle: "Sikki, the Golden Grass of Bihar",
    metaDescription:
      "How women in Mithila turn a wild marsh grass into boxes, baskets and coasters: sikki, munj, the takua needle and the pauti given to brides.",
    content: `<p>If you travel through Madhubani or Sitamarhi in the months after the rains, you see bundles of straw-coloured stalks leaning against houses. They are not fodder. They are sikki, a wild grass from the wet edges of ponds and rivers, and in a few weeks they will be baskets.</p>
<h2>From marsh to bundle</h2>
<p>The stalk is cut near the base. The flower head is thrown away, the rest is dried in the sun, and as it dries it turns the colour that has earned it the name golden grass. It is sold in the weekly markets, traditionally by the fistful and not by weight. Split into strips, it may be dyed red, green, purple or blue, though the most beautiful pieces leave much of it plain.</p>
<h2>Coil on coil</h2>
<p>Sikki is not woven. A core of <strong>munj</strong>, a coarser and stronger grass, is laid in a spiral, and the strip of sikki is wrapped around it and sewn through the coil below. The only tool is the <strong>takua</strong>, an iron needle of about six inches with a round handle of lac. Water is kept at hand, for a damp strip bends and a dry one breaks.</p>
<p>There is no mould. Whether a box has straight sides or a belly depends on the hand, and so does its tightness. A well-made coil rings when you flick it.</p>
<h2>What it is for</h2>
<p>Large baskets held grain; small ones, betel nut and sweets. The most treasured shape is the <strong>pauti</strong>, a lidded box that parents gave to their daughter at her wedding for her sindoor and jewellery. Skill with the takua was something a bride took along too. Besides boxes there were toys, birds, elephants and figures of gods for festivals.</p>
<h2>Now</h2>
<p>Plastic nearly finished it. What has kept it going is that city buyers have taken a liking to coasters, trays and lamps, and that a few determined teachers spread the skill to new villages. Sikki work from Bihar is registered as a geographical indication, like the paintings.</p>
<h2>On our shelves</h2>
<p>Deokala Mahto makes coasters and a clutch for us, both in small numbers, because the grass is cut once a year and she has to fetch it before other people’s goats do. A set of four coasters contains about three days. They are sold out for some months of each year, and this is what that looks like on a web page: <em>Out of stock</em>.</p>
<h2>Keeping it golden</h2>
<ul><li>Brush it dry. A soft paintbrush gets between the coils.</li><li>Wipe spills at once and dry the piece flat, in the shade.</li><li>Give it air. In a closed plastic bag it will go mouldy in the monsoon.</li><li>Let it be handled. Like bamboo, it takes on a polish.</li></ul>`,
  },
  {
    ...nikhil,
    slug: "how-a-tote-is-made-from-loom-to-label",
    title: "How a Tote Is Made, from Loom to Label",
    excerpt:
      "Washing, cutting, painting, setting, sewing, checking: the ten days between a roll of cotton and a bag on your shoulder.",
    category: "Materials and Craft",
    cover: { motif: "hibiscus", style: "bharni" },
    coverAlt: "A large hibiscus, as painted on a tote",
    publishedAt: "2026-04-10T09:00:00+05:30",
    metaTitle: "How a Hand-Painted Tote Is Made, Step by Step",
    metaDescription:
      "From handloom cotton to a finished tote in ten days: washing, cutting, freehand painting, heat-setting, sewing and the final check, step by step.",
    content: `<p>The question we get most often is why one tote costs three hundred rupees and another fifteen hundred. The answer is time, and this is where it goes.</p>
<h2>Days 1 and 2: the cloth</h2>
<p>For painted bags we use handloom cotton of about twelve ounces. It arrives stiff with starch. We wash it hot, twice, because cloth that is painted first and washed later shrinks and takes the drawing with it. Twelve metres go into the tub and a little over eleven come out. It is dried, pulled straight by two people and ironed damp.</p>
<h2>Day 3: cutting</h2>
<p>Front, back, base, lining and pocket are cut from a card pattern, and the long offcuts from the selvedge become straps for smaller bags. What is left goes to Deokala Mahto for patchwork. The waste bin is small, and we are vain about it.</p>
<h2>Days 4 to 7: painting</h2>
<p>The front travels to the painter as a flat piece, pinned to a board. She works without a sketch. First comes the outline in black, doubled, with a gap between the two lines that will be hatched; then the large areas, then the small ones, and last the fillers: leaves, dots, minnows, whatever closes the gaps. A front like that of the Kohbar Lotus Tote takes two to three days of working hours, fitted around cooking, school and buffaloes.</p>
<p>For printed bags this step is different. The painter’s ink drawing is turned into a screen once, and Jitan Ram then prints about sixty fronts in a day, by hand.</p>
<h2>Day 8: setting</h2>
<p>Paint needs three days of air and five minutes of heat. Each front is ironed from the back through a cotton cloth. Then we rub it with a damp white rag; if the rag stays white, the front goes on.</p>
<h2>Day 9: sewing</h2>
<p>Seams are stitched at ten to the inch, and those that carry weight are stitched twice. Handles are fixed with a box and a cross. The pocket goes into the lining before the lining goes into the bag, which sounds obvious, and which we learned the hard way.</p>
<h2>Day 10: checking</h2>
<ul>
<li>Hang it with eight kilograms overnight.</li>
<li>Turn it inside out and trim every thread.</li>
<li>Look at the painting in daylight, at arm’s length and up close.</li>
<li>Read the maker’s name on the label aloud, to make sure that it is the right one.</li>
</ul>
<h2>What we do not correct</h2>
<p>A leaf that is larger than its neighbours, a line that was lifted and set down again, a fish with five fins on one side. These are how you know that someone was there.</p>`,
  },
];
