import type { SeedPost } from "../content.ts";
import { ira } from "./authors.ts";

export const heritagePosts: readonly SeedPost[] = [
  {
    ...ira,
    slug: "five-styles-of-mithila-painting-and-how-to-tell-them-apart",
    title: "Five Styles of Mithila Painting, and How to Tell Them Apart",
    excerpt:
      "Bharni is filled, kachni is hatched, godna comes from tattoos, tantrik from diagrams and kohbar from a wedding. A short guide for the eye.",
    category: "Art and Heritage",
    cover: { motif: "peacock", style: "bharni" },
    coverAlt: "A peacock in filled colours with a doubled black outline",
    publishedAt: "2025-02-12T09:00:00+05:30",
    metaTitle: "Five Styles of Mithila (Madhubani) Painting Explained",
    metaDescription:
      "How to tell bharni, kachni, godna, tantrik and kohbar apart: five styles of Madhubani painting, where each comes from and what to look for.",
    content: `<p>People say “Madhubani” as if it were one thing. In the villages it has always been several. Ask who painted a wall and you would be told a family before you were told a name, since what a woman painted depended on the house in which she had learned it. Today the borders have become loose, and many painters work in more than one manner. Five words are still useful.</p>
<h2>Bharni: the filled style</h2>
<p><em>Bharna</em> means to fill. A bharni figure has a strong black outline, usually doubled, and its insides are laid in with flat, bright colour: red, yellow, orange, green. It was for a long time the manner of Brahmin women, and its subjects were often gods and goddesses. If you can see the colour before you see the drawing, you are probably looking at bharni.</p>
<h2>Kachni: the line style</h2>
<p>In kachni the line does everything. Figures are filled by hatching: close parallel strokes that bend with the body and change direction at a joint. There may be one or two colours, or only black. It is associated with Kayastha families, whose traditional work was writing and record keeping, and whose women were at ease with a pen.</p>
<h2>Godna: from the arm to the paper</h2>
<p>Godna means tattoo. Women of the Dusadh community took the marks that were worn on arms and legs, and set them in rows and rings: dots, combs, small flowers, animals, people holding hands. It is mostly black, sometimes with a few earth colours, and it is the youngest of the five on paper, having come there in the 1970s. Stories of Raja Salhesh, the community’s hero, are its great subject.</p>
<h2>Tantrik: geometry first</h2>
<p>Tantrik painting begins with a diagram. Triangles interlock, petals surround them, a square with gates closes the whole. Goddesses such as Kali and Durga appear in it, together with the signs that belong to their worship. Look for a centre and for strict symmetry; in the other styles a painter may wander, while here she may not.</p>
<h2>Kohbar: for a wedding</h2>
<p>Kohbar is a style, a picture and a room at once. On the wall of the room where a newly married couple spend their first nights, the women of the family paint a ring of lotus leaves around an upright stem, with bamboo, fish, parrots, turtles, the sun and the moon around it. Its red is the red of weddings.</p>
<h2>Three questions to ask a picture</h2>
<ol><li>Is the figure filled with colour, or with lines?</li><li>Does it have a centre that everything obeys?</li><li>Is the ground full, with leaves and dots in every gap? In most Mithila work, empty space is the first thing to go.</li></ol>
<p>And if a picture seems to answer yes to everything, do not worry. Its painter has probably seen other people’s walls.</p>`,
  },
  {
    ...ira,
    slug: "inside-the-kohbar-ghar",
    title: "Inside the Kohbar Ghar",
    excerpt:
      "Lotus, bamboo, fish, parrots, sun and moon: how to read the wall that is painted for a wedding in Mithila.",
    category: "Art and Heritage",
    cover: { motif: "kohbar", style: "kohbar" },
    coverAlt: "A kohbar: the lotus in its ring of leaves, with parrots and fish",
    publishedAt: "2025-04-18T09:30:00+05:30",
    metaTitle: "Inside the Kohbar Ghar: Reading a Wedding Wall",
    metaDescription:
      "What the lotus, bamboo, fish, turtle, parrots, sun and moon mean on the wall of a Mithila wedding room, and why it was never meant to last.",
    content: `<p>The kohbar ghar is an ordinary room for most of the year. Rice may be stored in it. Some weeks before a wedding it is emptied and plastered, and the women of the family begin to paint one wall. By the time the couple enter, it is the most important wall in the house.</p>
<h2>The lotus that is more than a lotus</h2>
<p>In the middle stands the <strong>purain</strong>, the lotus plant, drawn as a ring of leaves around one large leaf or flower, with a stem rising through it. A pond near any village shows why it was chosen: in the rains the plant covers the water from bank to bank. It stands for the bride, and for plenty that cannot be held back. In some families the leaves have faces.</p>
<h2>Bamboo beside it</h2>
<p>Next to the lotus, sometimes right through it, grows a stand of bamboo. A clump sends up new shoots from the same root for longer than anyone can remember, so it is a picture of a family line, and it stands for the groom. Writers like to explain lotus and bamboo as the female and the male; the women who paint them tend to talk about ponds and groves.</p>
<h2>Who else is present</h2>
<ul>
<li><strong>Fish</strong>, for luck and for many children.</li>
<li><strong>Turtles</strong>, for long life.</li>
<li><strong>Parrots</strong>, in pairs, for the couple themselves, who are expected to chatter.</li>
<li><strong>Sun and moon</strong>, in the upper corners, as witnesses and for life going on.</li>
<li><strong>Shiva and Parvati</strong>, the model couple, often with the bride in worship before them.</li>
<li><strong>Naina jogin</strong>, a half-veiled guardian with a visible eye, at the four corners, against harmful glances.</li>
</ul>
<h2>How it is made</h2>
<p>Traditionally it was group work. One woman with a sure hand drew the main lines; others filled them; girls were given leaves to practise on. Songs belong to it, and so does the order in which things are drawn. The wall was washed with mud and cow dung, the colours came out of the kitchen and the garden, and a touch of sindoor completed what had been painted in red.</p>
<h2>Meant to fade</h2>
<p>A kohbar was not made to be kept. After the wedding it stayed until soot, damp or the next coat of plaster took it away. That the picture survives on paper and cloth is a new thing, hardly sixty years old. Some painters feel that a kohbar outside its room is only a drawing of one. Others, Tarini Jha among them, say that a blessing can travel. We lean to her side, being a shop for bags.</p>
<h2>If you give one as a present</h2>
<p>It is a wedding picture, and suits a wedding, an anniversary or a first home. Hang it where the couple will see it, not the guests. Tradition would put it in the bedroom, on the wall that you face when you wake.</p>`,
  },
  {
    ...ira,
    slug: "an-earthquake-an-officer-and-a-camera",
    title: "An Earthquake, an Officer and a Camera",
    excerpt:
      "On 15 January 1934 walls fell all over north Bihar. A young official looked at what stood behind them, and later wrote it down.",
    category: "Art and Heritage",
    cover: { motif: "doli", style: "kachni" },
    coverAlt: "A bride’s palanquin in fine line work, as on an old inner wall",
    publishedAt: "2025-08-22T10:00:00+05:30",
    metaTitle: "1934: How W. G. Archer Came upon Mithila Painting",
    metaDescription:
      "The Bihar earthquake of 1934 opened inner rooms to the daylight. How W. G. Archer saw Mithila’s wall paintings and brought them into print.",
    content: `<p>In the early afternoon of 15 January 1934 one of the strongest earthquakes on record in the Himalayan region struck Nepal and north Bihar. Towns were destroyed within minutes, and in the countryside the ground itself turned to sand and water. Thousands of people died. In the villages of what was then Darbhanga district, mud houses opened like boxes.</p>
<h2>What the walls had been hiding</h2>
<p>The paintings of Mithila belonged to the inner house. They covered the wedding room, the shrine and the veranda where the women sat, and an outsider, above all a foreign man, would not have been shown them. Now they stood in the open air beside roads along which relief was being carried.</p>
<p>One of those on the roads was William George Archer, a young officer of the Indian Civil Service posted to Madhubani. He read modern poetry and looked at modern painting, and he was startled. Lines as free as these he had seen only in the work of European contemporaries; later he named Miró and Picasso. He noticed that they were made by women who had never been taught to draw in any school, on walls that would be plastered over within the year.</p>
<h2>Photographs and an article</h2>
<p>Archer took black and white photographs in the years that followed, and they are the earliest we have of the art. In 1949 the Indian art magazine <em>Marg</em> printed his essay on what he called Maithil painting. He described how the manner differed between Brahmin and Kayastha houses, the one given to colour, the other to line, a division that writers have used ever since. He went on to become a keeper at the Victoria and Albert Museum in London.</p>
<h2>What he did not do</h2>
<p>It is often said that Archer “discovered” Madhubani painting. It was not lost. Every bride in the district knew where it was. What changed was that there was now a description, with pictures, which people in Delhi and Bombay could read. When somebody there began, in the 1960s, to look for work that the women of Madhubani could sell, they had a place to start.</p>
<h2>What the photographs lack</h2>
<p>They have no colour, and they have few names. The painters are somebody’s wife or somebody’s aunt. Anyone who now buys a signed cloth from the same villages holds in her hands the main difference between then and now, which is neither the cloth nor the paint.</p>
<blockquote><p>A wall cannot be signed, Tarini Jha’s mother told us. Everyone who would look at it already knows whose it is.</p></blockquote>`,
  },
  {
    ...ira,
    slug: "from-wall-to-paper",
    title: "From Wall to Paper",
    excerpt:
      "The drought of 1966 and 1967, a roll of handmade paper, and how an art of the house became an income.",
    category: "Art and Heritage",
    cover: { motif: "tree", style: "kachni" },
    coverAlt: "A tree of life drawn in black line on paper",
    publishedAt: "2025-06-20T09:00:00+05:30",
    metaTitle: "From Wall to Paper: Madhubani after the 1966 Drought",
    metaDescription:
      "How drought relief, the All India Handicrafts Board and the artist Bhaskar Kulkarni brought Mithila’s wall paintings onto paper in the 1960s.",
    content: `<p>Until sixty years ago a Mithila painting could not be carried. It was part of a house. To own one you had to marry into the family.</p>
<h2>Two years without rain</h2>
<p>In 1966 and 1967 the rains failed over much of Bihar. Fields that had given two harvests gave none; there was talk of famine and then there was famine. Relief works were opened, where people broke stones and dug ponds for wages. Many women could not go there. They had small children, or they came from families whose women did not work in public.</p>
<h2>A visitor with paper</h2>
<p>The All India Handicrafts Board, where Pupul Jayakar was in charge, had an idea. The women of Madhubani painted. If they could do it on something that could be sold, it would be work that they could do at home. The Board sent Bhaskar Kulkarni, an artist from Bombay, with a supply of handmade paper.</p>
<p>He is remembered in Jitwarpur and Ranti as a man who asked to see walls. Not everybody was willing: these were auspicious pictures, made for particular days, and selling them seemed odd to some and improper to others. A few agreed. What they painted was shown in Delhi, and it sold.</p>
<h2>New surface, new questions</h2>
<p>Paper changed the art at once. A wall has no edge; a sheet has four, and the decorated border became as important as the figure. A wall is read by walking along it; a sheet is seen in one glance, so stories had to be arranged. Colours that glowed on mud looked thin on white. Many painters therefore brushed the sheet with a thin wash of cow dung, which gives a straw-brown ground, hardens the paper and keeps insects away. It is still done.</p>
<h2>Names</h2>
<p>Above all, paper had room for a signature. In 1975 Jagdamba Devi of Jitwarpur was given the Padma Shri. Sita Devi, a master of the filled bharni manner, and Ganga Devi, who carried the kachni line further than anyone before her, received it in the following years and travelled abroad. In the same decade women of the Dusadh community began to paint for sale too, bringing godna, the tattoo style, with them.</p>
<h2>And cloth?</h2>
<p>After paper came saris, cushions and bags. Purists complain, as purists did about paper. Our own view is simple: a drawing that is made by hand, with knowledge, and paid for fairly is the real thing, on whatever it stands. A printed copy is a printed copy, and we say so on its page.</p>
<p>There is something pleasing in a painting that can once again not be hung up, because it is on its way to buy spinach.</p>`,
  },
];
