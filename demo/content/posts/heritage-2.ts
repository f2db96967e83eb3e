import type { SeedPost } from "../content.ts";
import { ira } from "./authors.ts";

export const laterHeritagePosts: readonly SeedPost[] = [
  {
    ...ira,
    slug: "what-the-gi-tag-on-madhubani-painting-means",
    title: "What the GI Tag on Madhubani Painting Means",
    excerpt:
      "Since 2007 the name is protected. What a geographical indication does, what it does not do, and what to ask before you buy.",
    category: "Art and Heritage",
    cover: { motif: "kalash", style: "bharni" },
    coverAlt: "A full pot under a coconut, painted in the old colours",
    publishedAt: "2025-09-26T09:00:00+05:30",
    metaTitle: "What the GI Tag on Madhubani Painting Means",
    metaDescription:
      "Madhubani paintings were registered as a Geographical Indication in 2007. What that protects, what it does not, and how to buy with open eyes.",
    content: `<p>Darjeeling tea has one, Kanchipuram silk has one, and since 2007 Madhubani paintings have had one: a geographical indication, or GI. It is often printed on labels and seldom explained.</p>
<h2>What it is</h2>
<p>A GI is a name that belongs to a place. If a product owes its quality or reputation to where it comes from, its makers can have the name registered under the <em>Geographical Indications of Goods (Registration and Protection) Act, 1999</em>. The register is kept in Chennai. A registration is valid for ten years and can be renewed.</p>
<p>It differs from a trade mark, which belongs to one company, and from a patent, which protects an invention for a limited time. Nobody owns a GI alone. It belongs to the producers of the region together, and those who wish to use it on their goods can be entered as authorised users.</p>
<h2>What it does</h2>
<p>It forbids calling something a Madhubani painting that does not come from the region and its tradition. A factory elsewhere cannot print a peacock on polyester and sell it under that name without risk. It also says, officially, that this is a living craft with known people behind it, which helps when a painter applies for a loan, a stall or a prize.</p>
<h2>What it does not do</h2>
<ul>
<li>It does not judge how good a picture is.</li>
<li>It does not fix a fair price or guarantee that the painter received it.</li>
<li>It does not stop anyone from painting in the style. Art students in Pune may practise kachni to their heart’s content; they should just not sell it as coming from Madhubani.</li>
<li>It does not make a print into a painting.</li>
</ul>
<h2>Neighbours on the register</h2>
<p>Bihar has other crafts on the list. Sujani embroidery was registered in 2006; sikki grass work and the khatwa patchwork of Bihar are there too. If you like what you see on our bags, those three are worth knowing.</p>
<h2>What to ask before you buy</h2>
<ol>
<li><strong>Who made it?</strong> A name and a village is a good answer. “Local artisans” is a poor one.</li>
<li><strong>Painted or printed?</strong> Turn it over. Paint sinks in unevenly, and lines have a beginning and an end. In a print, two pieces are identical.</li>
<li><strong>What was paid?</strong> A seller who knows will not mind the question.</li>
</ol>
<h2>How we handle it</h2>
<p>Each product page states the technique: hand-painted, embroidered, printed or other. Printed pieces are made from a painter’s own drawing, and she or he is paid for each edition. We name the maker on every page. The people shown in this demonstration shop are invented, as is written where it matters; the rules of the register are not.</p>`,
  },
  {
    ...ira,
    slug: "godna-when-tattoo-marks-became-paintings",
    title: "Godna: When Tattoo Marks Became Paintings",
    excerpt:
      "In the 1970s women of the Dusadh community in Jitwarpur put on paper what they had always worn on their arms.",
    category: "Art and Heritage",
    cover: { motif: "elephant", style: "godna" },
    coverAlt: "An elephant in the line and dots of godna",
    publishedAt: "2026-09-11T09:00:00+05:30",
    metaTitle: "Godna: When Tattoo Marks Became Paintings",
    metaDescription:
      "The story of godna, the tattoo style of Mithila painting: its marks, Raja Salhesh, the cow-dung ground and the Dusadh women who made it an art.",
    content: `<p>In north India a tattoo is called <em>godna</em>, from a word for pricking. It was done by women who went from village to village with needles and lamp soot, mostly for other women. Those who could not own gold, or were not allowed to wear it, had an ornament that nobody could take from them.</p>
<h2>An art from the edge of the village</h2>
<p>When painting on paper began to earn money in Madhubani at the end of the 1960s, it was mainly done by Brahmin and Kayastha women, and its pictures came from their walls. Dalit families lived at the edge of the same villages, under rules about what they might wear, enter and depict. The Dusadhs, whose traditional duty was that of watchmen, had their own wall decorations in mud relief and their own stories, though neither was what the buyers had heard about.</p>
<p>In the 1970s a German anthropologist and film-maker, Erika Moser, encouraged Dusadh women in Jitwarpur to paint as well. They began with what was at hand: the marks on their arms.</p>
<h2>How a godna picture is built</h2>
<p>Small units are repeated. A dot, a comb, a leaf, a bird, a woman with raised hands; a row of them, then the next row. Or the rows are bent into rings and grow outwards from a dot in the middle until the paper is full. The bamboo pen gives a line of even thickness. Most pictures are black; later, plant colours were added.</p>
<p>The ground matters too. Dalit painters rubbed the paper with a wash of cow dung, <em>gobar</em>, so that it looked and felt like a wall. The idea was taken up across the region, and you will now find it under paintings of every style.</p>
<h2>Raja Salhesh</h2>
<p>The great subject is the epic of Salhesh, whom Dusadhs worship as a hero and king. He rides an elephant; his brothers Motiram and Budhesar ride with him; flower-women wait for him in a garden. Bards sing it at length. To paint Salhesh where others painted Rama and Krishna was a statement, and it was understood as one.</p>
<h2>What to look for</h2>
<ul>
<li>Count the units in a row. A good painter varies one of them, somewhere.</li>
<li>Follow a ring to the place where it closes. That is the hard part.</li>
<li>Look at the gaps. In godna the space between marks is left open, and it glitters.</li>
</ul>
<h2>A word about words</h2>
<p>Godna is sometimes sold as “tribal art”. It is not: the Dusadhs are a caste community, and the marks are part of village life in Mithila. Dhaniya Paswan, who paints our godna pieces, wishes buyers to know this. She also wishes them to know that the star with one dot missing is correct.</p>`,
  },
];
