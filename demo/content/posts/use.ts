import type { SeedPost } from "../content.ts";
import { ira, nikhil } from "./authors.ts";

export const usePosts: readonly SeedPost[] = [
  {
    ...nikhil,
    slug: "how-to-care-for-a-painted-bag",
    title: "How to Care for a Painted Bag",
    excerpt:
      "Everyday dirt, turmeric, rain, ink and storage: what to do, in the order in which it usually happens.",
    category: "Using and Giving",
    cover: { motif: "swans", style: "bharni" },
    coverAlt: "Two swans on clean water, a lotus between them",
    publishedAt: "2026-02-20T09:00:00+05:30",
    metaTitle: "How to Care for a Hand-Painted Cotton Bag",
    metaDescription:
      "Practical care for painted, printed and embroidered cotton bags: dust, stains, rain, washing, ironing and storage, plus what never to do.",
    content: `<p>A painted bag is tougher than it looks and less tough than a plastic one. With five minutes a month it will last for years. Here is what we tell people on the phone.</p>
<h2>Every week: shake and brush</h2>
<p>Most dirt in India is dust. Empty the bag, turn it upside down and shake it. Go over the painting with a dry, soft brush, in the direction of the lines. Damp cloths come later; wet dust is mud.</p>
<h2>When something is spilled</h2>
<ul>
<li><strong>Tea or coffee:</strong> dab with cold water at once, then with a drop of mild soap on a white cloth.</li>
<li><strong>Dal or curry:</strong> lift off the solids, wash the spot with soap and dry it in sunlight. Turmeric stains fade in the sun better than in any soap. Cover the painting while you do this.</li>
<li><strong>Oil:</strong> put talcum powder or besan on it overnight and brush it off.</li>
<li><strong>Ballpoint ink:</strong> a little hand sanitiser on cotton wool, on unpainted cloth only. On paint, leave it and call it a signature.</li>
</ul>
<h2>Washing</h2>
<p>Look at the product page first, since some pieces are spot-clean only. For the others:</p>
<ol>
<li>Use cold water and a mild liquid or soap nut. No bleach, no washing soda.</li>
<li>Turn the bag inside out and wash it by hand for a minute or two. Do not soak it.</li>
<li>Press the water out between towels. Wringing cracks the paint at the folds.</li>
<li>Pull it into shape and dry it in the shade.</li>
</ol>
<p>Printed and plain bags can go into the machine at thirty degrees. Indigo and geru give off some colour in the first two washes, so let them bathe alone.</p>
<h2>Ironing</h2>
<p>From the back, over a towel, medium heat, no steam on the painting. Embroidery likes the same treatment, because the towel lets the stitches keep their height.</p>
<h2>Rain</h2>
<p>The colours are fixed and will not run, but wet canvas stretches if you go on carrying books in it. Empty it, stuff it with newspaper and let it dry slowly. A hair dryer is bad for paint and a radiator is worse.</p>
<h2>Putting it away</h2>
<p>Lay it flat or stuff it loosely. If you must fold it, fold where there is no paint. A few dried neem leaves keep the silverfish off, and a cotton cover lets it breathe where plastic would make it sweat.</p>
<h2>When it is worn out</h2>
<p>Handles go first, and a tailor can replace them in ten minutes. When the cloth itself gives up, cut out the painted front and frame it. One customer has three of them in her hallway, 2019, 2021 and 2024, and says that the holes are the best part.</p>`,
  },
  {
    ...nikhil,
    slug: "ordering-gifts-in-bulk-a-practical-guide",
    title: "Ordering Gifts in Bulk: A Practical Guide",
    excerpt:
      "Quantities, prices, dates and logos: how to order fifty or five hundred handmade bags without grey hair.",
    category: "Using and Giving",
    cover: { motif: "lamp", style: "bharni" },
    coverAlt: "A lit lamp between full pots, as a gift for a festival",
    publishedAt: "2026-06-12T09:00:00+05:30",
    metaTitle: "Ordering Handmade Gifts in Bulk: A Practical Guide",
    metaDescription:
      "How to order handmade cotton bags in large numbers: indicative prices, timelines, logos and initials, samples and what to decide before asking.",
    content: `<p>Weddings, conferences, Diwali, a company’s tenth birthday: sooner or later somebody has to find two hundred presents that will not be left under a chair. Here is how to go about it with us.</p>
<h2>Start with four numbers</h2>
<ol>
<li><strong>How many?</strong> Bulk orders are of one design; the <a href="/b2b">B2B Portal</a> says from how many pieces they begin.</li>
<li><strong>How much each?</strong> The more, the less: the indicative prices stand on the <a href="/b2b">B2B Portal</a>, step by step, for the Core collection and for Artisanal pieces. Type a quantity there and it tells you.</li>
<li><strong>By when?</strong> Count back from the day on which the gifts must lie on your table, and take off a week for delivery and sorting.</li>
<li><strong>Where to?</strong> One address is simplest. We ship only within India.</li>
</ol>
<p>Send these through the bulk quote form, on the product’s own page or on the B2B Portal. You get an answer within 24 hours, with a firm price.</p>
<h2>Printed, painted or embroidered?</h2>
<p>A printer can do sixty bags in a day. A painter does one in three. So fifty painted totes need several painters and about six weeks, while fifty printed ones can be ready in ten days. For large numbers we suggest a mixture that works well at weddings and in offices alike: printed bags for everybody, and a few painted ones for those whom you wish to thank in particular.</p>
<h2>Names and logos</h2>
<p>We print a logo, initials or a date in one colour. Send a vector file if you have one. Best places are the back of the bag, the lower hem and the inside of the flap; we advise against the middle of the painting, and will say so once, politely. Lettering in Hindi or Maithili is welcome, and we will send you a proof to check the spelling.</p>
<h2>See it first</h2>
<p>Request a sample from the B2B Portal. Hold it, fill it, give it to the person in your office who finds fault with everything. Changing a handle is easy before cutting and impossible after.</p>
<h2>Three things people forget</h2>
<ul>
<li><strong>What goes in.</strong> A sweet box that is one centimetre too wide has spoiled more gift bags than rain has. Send us the measurements.</li>
<li><strong>Spare pieces.</strong> Order five in a hundred more. There is always a guest who brings a cousin.</li>
<li><strong>The invoice.</strong> Give us your GSTIN with the order, so that it is printed on the bill.</li>
</ul>
<h2>A card in each bag</h2>
<p>On request each bag carries a small card that names its maker and explains the motif. Nobody has ever thrown one away in front of us. A fish for luck, a turtle for long life, bamboo for a family that grows: it gives your guests something to talk about until the food comes.</p>`,
  },
  {
    ...ira,
    slug: "meet-the-maker-phulmati-sahni-and-her-pond",
    title: "Meet the Maker: Phulmati Sahni and Her Pond",
    excerpt:
      "A morning in Rashidpur with the painter of our fish, who talks all the time and never measures anything.",
    category: "Makers",
    cover: { motif: "turtle", style: "bharni" },
    coverAlt: "A turtle whose shell is filled with patterns",
    publishedAt: "2026-07-24T09:00:00+05:30",
    metaTitle: "Meet the Maker: Phulmati Sahni and Her Pond",
    metaDescription:
      "A morning with Phulmati Sahni, who paints our fish, turtles and lotus ponds in bharni style: how she works, what she likes, what she refuses.",
    content: `<p><em>Phulmati, like all makers in this demonstration shop, is an invented person. The way of working described here is real.</em></p>
<p>You find the house by the nets. They hang along the fence to dry, and behind them, on a string, hang the bags.</p>
<h2>Half past six</h2>
<p>Phulmati Sahni has been up for two hours. The pond behind the house belongs to a cooperative now, and her brothers fish it; she goes down with them to see what there is. “I do not draw there,” she says. “I look at who is fat.” A rohu in October is a different animal from a rohu in May, and she wants the scales to say so.</p>
<h2>How a fish is begun</h2>
<p>She sits on the veranda with one leg stretched out and the board against it. Three tins of colour stand on the step. There is no pencil and no ruler, and when we ask about proportions she holds up her hand: the body is as long as this, the tail as wide as that.</p>
<p>The colour comes first, thinned until it stains. A red shape, a yellow one. For ten minutes it could be anything. Then the bamboo splint goes into the black and travels once around, then once more, two millimetres further out. Between the lines she puts the hatching, fast, the way other people shell peas. Suddenly there is a fish and it is looking at us.</p>
<h2>Rules of the house</h2>
<ul>
<li>No scale pattern is used twice on one fish.</li>
<li>Fish face left, unless there is a reason.</li>
<li>The eye comes last. Before that it is not polite to speak about the fish in its presence.</li>
<li>Every picture needs one thing that is only there for fun. Look for the snail.</li>
</ul>
<h2>On being taught</h2>
<p>At the training centre in Madhubani she was given gods to copy. She did as she was told and got a certificate. “My gods looked like my uncle. My fish looked like fish.” A teacher finally let her paint what she liked, on the condition that the border was perfect. The border on the certificate, she notes, was printed.</p>
<h2>What she refuses</h2>
<p>Neon colours. Names of cricket teams. Once, a shark, for a café in Goa; she had seen one on her nephew’s phone and found nothing auspicious in it. In the end she offered them a very large catfish, which they took, and which is popular there.</p>
<h2>Where to find her work</h2>
<p>The Two Fish Laptop Sleeve and the Little Fish Sling are hers, and so are the Turtle Pond Jhola, the Sindoor Pond Cushion and the long table runner on which the fish swim both ways. If you own one, turn it to the light. In the white of each scale there is a dot from the end of a matchstick. She gets through a box a week, and her family has stopped asking why the stove will not light.</p>`,
  },
  {
    ...ira,
    slug: "a-lotus-for-basant-panchami",
    title: "A Lotus for Basant Panchami",
    excerpt:
      "Yellow clothes, mustard fields and new work from four painters: what our spring edition looks like.",
    category: "Makers",
    cover: { motif: "lotus", style: "tantrik" },
    coverAlt: "A lotus for the spring edition",
    publishedAt: "2027-01-22T09:00:00+05:30",
    metaTitle: "A Lotus for Basant Panchami: Our Spring Edition",
    metaDescription:
      "New spring work in turmeric yellow from four Mithila painters: why the lotus, why yellow, and how a small edition is planned through the winter.",
    content: `<p>On Basant Panchami, the fifth day of the bright half of Magh, winter is declared over whether it agrees or not. Mustard stands in flower from Darbhanga to the Nepal border. People wear yellow, eat yellow and, in schools and colleges all over Bihar, bring their books to Saraswati. No one reads that day; the books are resting.</p>
<h2>Why a lotus</h2>
<p>Saraswati sits on one. So does nearly everybody of importance in Mithila’s pictures, and there is no flower that our painters have drawn more often. For this edition we asked four of them for the same thing, a lotus on turmeric yellow, without showing them each other’s work.</p>
<h2>Four answers</h2>
<p><strong>Tarini Jha</strong> drew the purain, the lotus of the wedding room, and then left out the bamboo. “It is a student’s festival,” she said. “They should wait.”</p>
<p><strong>Meenal Karn</strong> drew a seed pod and no flower at all. A botanist, she reminded us, knows what is the point of a flower.</p>
<p><strong>Shyamli Mishra</strong> took peg and thread and made eight petals, sixteen, thirty-two, until the cloth was full.</p>
<p><strong>Dhaniya Paswan</strong> asked what the lotus looks like from below, from where the fish is. Hers is all stems, in dots, with a pale disc far above.</p>
<h2>How a small edition is planned</h2>
<p>Drawings are due at the end of the rains, because the cloth has to be dyed while there is still sun to dry it. In November Nikhil cuts. In December everybody has weddings to go to and nothing happens. In January everything happens. We settle the number of pieces with each painter, not the other way round: some like to make twenty, one will not go beyond eight.</p>
<h2>The yellow</h2>
<p>It is a turmeric shade and it is not turmeric, which would be gone by Holi. We tried. For two seasons we sold scarves dyed with the real root and sent a letter along, asking buyers to love them quickly. Many did. Most wrote back in May.</p>
<h2>When and where</h2>
<p>The edition appears in the Limited collection on the morning of the festival. Each piece carries its number and its painter’s name. As always, the painters keep the first one of theirs, and what they do with it is their business. Last year one of them became a kite.</p>
<h2>For your own table</h2>
<p>If you would like to keep the day at home, it takes little: something yellow to wear, boondi or a bowl of kesar halwa, and your books and pens laid out in a row with a flower on top. Do not open them until the next morning. After that, you have no excuse.</p>`,
  },
];
