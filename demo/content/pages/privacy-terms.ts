import type { SeedPolicy } from "../content.ts";

export const privacy: SeedPolicy = {
  slug: "privacy",
  title: "Privacy Policy",
  metaDescription:
    "What personal data the shop keeps and why, how long, who sees it, and your rights under India’s Digital Personal Data Protection Act, 2023.",
  html: `<p>This policy says which personal data {{shopName}} collects, what for, and what you can do about it. It is written to be read. The law behind it is the Digital Personal Data Protection Act, 2023.</p>
<h2>Who is responsible</h2>
<p>{{shopName}}, {{address}}. E-mail {{email}}, phone {{phone}}. Questions and complaints about personal data go to our grievance officer, {{grievanceOfficer}}, at the same address.</p>
<h2>What we collect and why</h2>
<ul>
<li><strong>Orders:</strong> name, e-mail, phone if given, billing and shipping address, what you bought, and how you paid. We need these to deliver, to issue an invoice and to handle returns.</li>
<li><strong>Accounts:</strong> name, e-mail, phone if given, and your password in a form from which it cannot be read back. We need these to let you sign in.</li>
<li><strong>Messages, quotes and samples:</strong> what you write in the form. We need it to answer.</li>
<li><strong>Comments:</strong> your name and text, shown publicly once approved. Your e-mail is optional and never shown.</li>
<li><strong>Server logs:</strong> the address, time and result of each request, for a short time, to keep the site secure.</li>
<li><strong>Counted visits:</strong> how many people come, from which site or message, and how far they get, as daily sums. No cookie is set for it and nothing is stored in your browser. To count you once a day, our own server makes a number of your address, your browser’s name and a secret of that day; the number and the secret are deleted when the day is over, and no company but our host is involved.</li>
<li><strong>Newsletter:</strong> your e-mail address, until you unsubscribe.</li>
<li><strong>Stock alerts:</strong> your e-mail address and the piece you wait for, until a month after we have written to you or you stopped it.</li>
</ul>
<p>We do not collect caste, religion or health data, we do not build advertising profiles, and we sell nothing about you to anyone.</p>
<h2>Payments</h2>
<p>Card and UPI payments are handled by Razorpay. Your card number and UPI PIN are entered with them and do not pass through our server. We receive the payment’s id and result.</p>
<h2>Cookies and storage in your browser</h2>
<p>We use only what the shop needs to work: a cookie that keeps you signed in, one that lets you see an order you have just placed, and a copy of your cart. The cart, the wishlist (in your account once you sign in) and a short list of orders placed on this device (ids, items and sums, no name or address) are stored in your own browser. So are the last requests you sent from the B2B page, with the name, e-mail and address you typed: whoever uses the same browser after you can read them there, until its data for this site is cleared. There are no advertising or tracking cookies.</p>
<h2>Who else sees your data</h2>
<p>The courier sees your name, address and phone. Razorpay sees what a payment needs. Our mail and hosting providers store data on our behalf and on our instructions. If you tick ‘Also on WhatsApp’ or write to us there, Meta sees your number and the messages. Authorities receive data only where a law obliges us.</p>
<h2>How long we keep it</h2>
<p>Orders and invoices are kept for as long as tax law requires. Messages and quotes are deleted two years after the last reply, our copies of mails to you after a month, and an address that left the newsletter after a month. You can delete your account at any time under Account Settings. Orders stay in our books without your e-mail address and phone number; name and address stay only where something was sold, because tax law wants them on the invoice, and an order on its way keeps what is needed to deliver it.</p>
<h2>Your rights</h2>
<ol>
<li>To know which data we hold about you and to whom it has been given. With an account you can download it under Account Settings.</li>
<li>To have it corrected, completed or updated.</li>
<li>To have it erased when it is no longer needed and no law requires it.</li>
<li>To withdraw a consent, as easily as you gave it.</li>
<li>To name a person who may use these rights if you die or cannot act.</li>
<li>To have a complaint dealt with by our grievance officer and, if you are not satisfied, to turn to the Data Protection Board of India.</li>
</ol>
<p>Write to {{email}}. We may ask you to confirm that you are the person concerned.</p>
<h2>Children</h2>
<p>Orders and accounts are for adults. If a child has given us data, a parent can have it removed.</p>
<h2>Security and changes</h2>
<p>Pages are served over an encrypted connection, and access is limited to those who need it. Should a breach concern your data, we tell you and the Board. If this policy changes in substance, we say so on this page and, where you have an account, by e-mail.</p>`,
};

export const terms: SeedPolicy = {
  slug: "terms",
  title: "Terms of Service",
  metaDescription:
    "The terms on which the shop sells: prices, orders, payment, cancellation, returns, grievance redressal and the law that applies in India.",
  html: `<p>These terms apply to everything you buy from {{shopName}} through this website.</p>
<h2>Seller</h2>
<ul>
<li>Name: {{shopName}}</li>
<li>Address: {{address}}</li>
<li>E-mail: {{email}}</li>
<li>Phone: {{phone}}</li>
<li>GSTIN: {{gstin}}</li>
</ul>
<p>We sell our own stock; there are no other sellers on this site.</p>
<h2>Products</h2>
<p>Country of origin of all products: <strong>India</strong>. Pictures and texts describe the design. A hand-painted or embroidered piece differs from its picture in line, shade and small detail; sizes may vary by one or two per cent. Each page states the technique, the material and the maker. Makers shown in the demonstration shop are invented.</p>
<h2>Prices</h2>
<p>Prices are in Indian rupees and include GST. Shipping is shown before you order. There are no further charges. If a price is plainly a mistake, we tell you before dispatch, and you may cancel.</p>
<h2>Orders</h2>
<p>Your order is an offer. We accept it by the confirmation that follows at once on the page and by e-mail. Stock is checked when you place the order; if a piece is gone, or its price has changed since you put it into the cart, you are told before anything is charged.</p>
<h2>Payment</h2>
<p>You can pay by card or UPI through Razorpay, or in cash to the courier. An order that is to be paid online and is not paid may lose its reservation after an hour.</p>
<h2>Cancellation</h2>
<p>You may cancel free of charge until the order has been shipped. We do not levy cancellation charges. If we have to cancel because a piece cannot be delivered, you get all your money back without delay.</p>
<h2>Delivery, returns and damage</h2>
<p>We deliver within India only; times and costs are under <a href="/shipping">Shipping Info</a>. You may return unused goods within {{returnTime}} of delivery. Report damage within {{damageTime}}. Defective or wrong goods, or goods that are not as described, are always taken back at our cost.</p>
<h2>Bulk orders</h2>
<p>Prices on the B2B page are indicative. The quote we send is binding for 15 days. Goods printed to your wishes cannot be returned unless they are faulty.</p>
<h2>Your account and your comments</h2>
<p>Keep your password to yourself. Comments are read before they appear; we leave out what is unlawful, insulting or advertising.</p>
<h2>Designs</h2>
<p>Drawings belong to their makers, who allow us to use them. Please do not copy them for sale.</p>
<h2>Grievance redressal</h2>
<p>Grievance officer: {{grievanceOfficer}}, {{email}}, {{phone}}. As the Consumer Protection (E-Commerce) Rules, 2020 require, each complaint is acknowledged within 48 hours with a number by which you can follow it, and settled within one month of receipt. <a href="/grievance">Send a grievance.</a> You can also call the National Consumer Helpline on 1915.</p>
<h2>Law</h2>
<p>Indian law applies. Nothing in these terms limits your rights under the Consumer Protection Act, 2019, including the right to complain to the consumer commission of the place where you live or work.</p>`,
};
