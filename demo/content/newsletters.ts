/** A newsletter of the demo shop, in both languages. */
interface DemoNewsletter {
  id: string;
  subject: string;
  preview: string;
  content: string;
  hindi?: { subject: string; preview: string; content: string };
  /** The ends of its products' addresses. */
  products: readonly string[];
  writtenAt: string;
  /** A draft has not been sent. */
  sentAt?: string;
}

export const newsletters: readonly DemoNewsletter[] = [
  {
    id: "newsletter-monsoon",
    subject: "Fish, rain, and twelve new bags",
    preview: "The monsoon batch is painted, and smaller than we planned.",
    content: `<p>The rains came a week early to Madhubani this year, and cotton does not dry when the air is this wet. So the monsoon batch is smaller than we planned: what could be washed and ironed before the fifth of June is in the shop, and there will be no second lot.</p>
<h2>What is new</h2>
<ul><li>Fish, the oldest drawing of luck that we know, on cushions and runners.</li><li>A lampshade with the full moon, which is how the painters count the month.</li></ul>
<p>Everything is <a href="/shop?collection=artisanal">with the other painted pieces</a>. Why there are fish on nearly every wall of a Mithila house is in <a href="/blog">our stories</a>.</p>
<h2>A thing to know in this season</h2>
<p>Dry a painted bag in the shade, turned inside out. The colours are made of flowers and soot, and the sun takes back what it gave.</p>`,
    hindi: {
      subject: "मछली, बारिश और बारह नए झोले",
      preview: "बरसात का माल तैयार है, हमारी सोच से थोड़ा कम।",
      content: `<p>इस साल मधुबनी में बारिश एक हफ़्ता पहले आ गई, और इतनी नमी में सूती कपड़ा सूखता नहीं। इसलिए बरसात का माल हमारी सोच से कम है: जो पाँच जून से पहले धुलकर इस्तरी हो पाया, वही दुकान में है।</p>
<h2>नया क्या है</h2>
<ul><li>मछली, शुभ का सबसे पुराना चित्र, गद्दियों और रनर पर।</li><li>पूर्णिमा का चाँद लैंपशेड पर।</li></ul>
<p>सब कुछ <a href="/shop?collection=artisanal">हाथ से बनी बाक़ी चीज़ों के साथ</a> है।</p>
<h2>इस मौसम में एक बात</h2>
<p>चित्रित झोले को उल्टा करके छाँव में सुखाइए। रंग फूलों और कालिख के हैं; धूप जो देती है, वापस भी ले लेती है।</p>`,
    },
    products: ["sindoor-pond-cushion", "lotus-fish-table-runner", "purnima-lampshade"],
    writtenAt: "2026-06-10T11:00:00+05:30",
    sentAt: "2026-06-12T10:05:00+05:30",
  },
  {
    id: "newsletter-diwali",
    subject: "Diwali orders: what leaves when",
    preview: "The last days on which a parcel still arrives in time.",
    content: `<p>Diwali parcels are slow for the whole country, so here are our dates while there is still room in the calendar.</p>
<ol><li>Pieces that are ready leave within two days.</li><li>Whatever has a name painted on it takes ten days more.</li><li>Orders of more than twenty pieces: please write to us before the tenth.</li></ol>
<p>If you want to give many people the same thing, <a href="/b2b">the page for firms</a> has prices for numbers.</p>`,
    products: ["mor-cushion-cover-pair", "haldi-sun-coasters-set-four"],
    writtenAt: "2026-06-20T17:30:00+05:30",
  },
];

/** Who gets them: signed up where, in which language, and what became of it. */
interface DemoReader {
  email: string;
  source: "footer" | "blog" | "post";
  language: "en" | "hi";
  now?: "left" | "bounced";
}

export const readers: readonly DemoReader[] = [
  { email: "kavya.nair@example.com", source: "footer", language: "en" },
  { email: "rohit.mishra@example.in", source: "blog", language: "hi" },
  { email: "lata.jha@example.in", source: "footer", language: "hi" },
  { email: "studio@thirdleaf.example", source: "post", language: "en" },
  { email: "d.fernandes@example.org", source: "footer", language: "en" },
  { email: "imran.qureshi@example.com", source: "blog", language: "en" },
  { email: "suman.devi@example.in", source: "post", language: "hi" },
  { email: "anjali.b@example.com", source: "footer", language: "en", now: "left" },
  { email: "old.desk@closed-firm.example", source: "footer", language: "en", now: "bounced" },
];
