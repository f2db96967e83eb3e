/** The facts that choose a draft's wording, beside the words that are filled in. */
export interface DraftFacts {
  /** For how many days goods are taken back; 0: only what arrives damaged. */
  returnDays: number;
  /** Costs standard delivery nothing? */
  isFree: boolean;
}

interface Draft {
  title: string;
  metaDescription: string;
  html: string;
}

const officer = `<p>Grievance officer: {{grievanceOfficer}}, {{email}}, {{phone}}, {{address}}. As the Consumer Protection (E-Commerce) Rules, 2020 ask, each complaint is acknowledged within 48 hours and settled within one month of its receipt. <a href="/grievance">Send a grievance.</a> The National Consumer Helpline answers at 1915.</p>`;

/** The four policies as they are drafted for a new shop. A lawyer may know better. */
export const policyDrafts = {
  privacy: (): Draft => ({
    title: "Privacy Policy",
    metaDescription:
      "Which personal data {{shopName}} keeps, what for, how long, who sees it, and your rights.",
    html: `<p>This is what {{shopName}} does with data about you, by the Digital Personal Data Protection Act, 2023.</p>
<h2>Who is responsible</h2>
<p>{{shopName}}, {{address}}. E-mail {{email}}, phone {{phone}}.</p>
<h2>What we keep and why</h2>
<ul>
<li><strong>Orders:</strong> your name, e-mail, phone, addresses, what you bought and how you paid: to deliver, to bill, and to take goods back.</li>
<li><strong>Accounts:</strong> your name, e-mail, phone and password, which nobody can read: to let you sign in.</li>
<li><strong>Messages and complaints:</strong> what you write, to answer it.</li>
<li><strong>News and alerts:</strong> your e-mail, if you asked for them, until you stop them.</li>
</ul>
<h2>Who else sees it</h2>
<p>The courier sees your name, address and phone; the payment service what a payment needs, and never we your card's number; our mail and hosting services what they store for us. If you ask for messages on WhatsApp, Meta sees your number and what we write there. We sell nothing about you. Authorities get what a law obliges us to give.</p>
<h2>Cookies</h2>
<p>Only those that the shop needs to work. Nobody follows you with them.</p>
<h2>How long</h2>
<p>Orders and bills for as long as tax law asks; all else until it is no longer needed. You can delete your account at any time.</p>
<h2>Your rights</h2>
<p>You may ask what we hold about you, have it corrected or erased, take back a consent, and name somebody who may do so in your place. Write to {{email}}. If our answer does not help you, you may turn to the Data Protection Board of India.</p>
<h2>Complaints</h2>
${officer}`,
  }),
  terms: (): Draft => ({
    title: "Terms of Service",
    metaDescription:
      "On which terms {{shopName}} sells: prices, orders, payment, cancelling, returns and complaints.",
    html: `<p>These terms hold for what you buy from {{shopName}} on this website.</p>
<h2>Seller</h2>
<ul>
<li>{{shopName}}, {{address}}</li>
<li>E-mail {{email}}, phone {{phone}}</li>
<li>GSTIN: {{gstin}}</li>
</ul>
<h2>Goods</h2>
<p>A piece that is made by hand differs from its picture in small things. Its page says what it is made of, by whom and where.</p>
<h2>Prices and payment</h2>
<p>Prices are in rupees and include all taxes. What delivery costs is shown before you order. How you can pay is shown at the checkout.</p>
<h2>Orders</h2>
<p>An order holds once we have confirmed it by e-mail. If we can't send a piece, we tell you and give all of its money back.</p>
<h2>Cancelling</h2>
<p>You may cancel free of charge until the parcel has left.</p>
<h2>Delivery and returns</h2>
<p>See <a href="/shipping">Shipping</a> and <a href="/returns">Returns and Refunds</a>. Goods that are faulty, wrong or not as described are always taken back.</p>
<h2>Complaints</h2>
${officer}
<h2>Law</h2>
<p>Indian law holds. Nothing here takes a right from you that the Consumer Protection Act, 2019 gives you.</p>`,
  }),
  shipping: ({ isFree }: DraftFacts): Draft => ({
    title: "Shipping Info",
    metaDescription:
      "How long {{shopName}} takes to deliver within India, what it costs, and what to do if it is late.",
    html: `<p>{{shopName}} sends to addresses in India.</p>
<h2>Times and costs</h2>
<ul>
<li><strong>Standard:</strong> 5 to 7 business days. ${isFree ? "Free." : "{{standardRate}}, and free from {{freeFrom}} on."}</li>
<li><strong>Express:</strong> 2 to 3 business days. {{expressRate}}, and {{cheapExpressRate}} from {{cheapExpressFrom}} on.</li>
</ul>
<p>Business days are Monday to Saturday without our closed days. A piece that is made to order leaves when its page says.</p>
<h2>Following your order</h2>
<p>You get an e-mail when it is confirmed and another when it leaves. <a href="/track">Track an order.</a></p>
<h2>Late, lost or damaged</h2>
<p>Write to {{email}} or call {{phone}}. We look for a late parcel; what is lost is sent again or refunded. Tell us of damage within {{damageTime}} of the delivery, with photographs: we replace the piece or give your money back, at our cost.</p>`,
  }),
  returns: ({ returnDays }: DraftFacts): Draft => ({
    title: "Returns and Refunds",
    metaDescription: "What {{shopName}} takes back, until when, who pays for it, and when your money comes.",
    html: `<h2>What you can send back</h2>
<p>${returnDays === 0 ? "We take back what arrives damaged or faulty, or is not what you ordered." : "Anything that is unused and as it came, within {{returnTime}} of its delivery. You need not say why."}</p>
<h2>Damaged, faulty or wrong</h2>
<p>Tell us within {{damageTime}} of the delivery, with photographs; a fault that was hidden, when it shows. We fetch the piece at our cost and replace it or give you all of your money back, with what delivery cost. This holds for every piece, also for one that was made for you.</p>
${returnDays === 0 ? "" : "<h2>What we can't take back</h2>\n<p>What was made to your wishes, if nothing is wrong with it. If you only changed your mind, you pay for sending it back; we tell you how much before.</p>\n"}<h2>How</h2>
<p>Ask for it with your order's number at <a href="/track">Track</a>, or write to {{email}} or call {{phone}}, before you send anything.</p>
<h2>Your money</h2>
<p>We look at what comes back within two business days and then send the money to the card or UPI account that it came from; who paid in cash tells us an account or UPI ID. Banks usually take 5 to 7 business days.</p>
<h2>If we disagree</h2>
${officer}`,
  }),
} as const;

/** The usual questions about delivery, as drafts of the FAQ. */
export const faqDrafts = {
  cost: ({ isFree }: DraftFacts) => ({
    question: "What does delivery cost?",
    answer: isFree
      ? "<p>Standard delivery is free. Express costs {{expressRate}}.</p>"
      : "<p>Standard delivery costs {{standardRate}}, and is free from {{freeFrom}} on. Express costs {{expressRate}}.</p>",
  }),
  time: (_: DraftFacts) => ({
    question: "How long does delivery take?",
    answer:
      "<p>5 to 7 business days, 2 to 3 by express. A piece that is made to order leaves when its page says.</p>",
  }),
  where: (_: DraftFacts) => ({
    question: "Where do you deliver?",
    answer: "<p>To every address in India that a courier reaches. Questions: {{email}} or {{phone}}.</p>",
  }),
  damaged: (_: DraftFacts) => ({
    question: "What if something arrives damaged?",
    answer:
      "<p>Tell us within {{damageTime}} of the delivery, with photographs. We replace it or give your money back.</p>",
  }),
} as const;
