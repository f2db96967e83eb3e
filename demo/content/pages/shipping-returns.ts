import type { SeedPolicy } from "../content.ts";

export const shipping: SeedPolicy = {
  slug: "shipping",
  title: "Shipping Info",
  metaDescription:
    "Delivery times and costs within India: standard in 5-7 business days, free from {{freeFrom}}; express in 2-3 days. Damage, returns and cash on delivery.",
  html: `<p>{{shopName}} ships from Bihar to addresses in India. We do not ship abroad at present.</p>
<h2>Times and costs</h2>
<ul>
<li><strong>Standard:</strong> 5-7 business days. Free when your items come to {{freeFrom}} or more, otherwise {{standardRate}}.</li>
<li><strong>Express:</strong> 2-3 business days. {{expressRate}}, or {{cheapExpressRate}} when your items come to {{cheapExpressFrom}} or more.</li>
</ul>
<p>Business days are Monday to Saturday without national holidays. They are counted from the day after your order or, when you pay online, from the day after the payment.</p>
<h2>Packing</h2>
<p>Painted pieces travel flat or loosely stuffed, between sheets of paper, in a carton or a cloth cover. Large hangings come rolled in a tube. We use no plastic except for the courier’s own label pouch.</p>
<h2>Following your order</h2>
<p>You receive an e-mail when the order is confirmed and another when it is shipped. Signed-in customers see its progress under My Orders.</p>
<h2>Cash on delivery</h2>
<p>Available wherever our couriers collect cash. Please keep the exact amount ready. There is no extra fee.</p>
<h2>If nobody is at home</h2>
<p>The courier calls, and tries again on the next working day. After three attempts the parcel returns to us; we then write to you, and either send it again or refund it less the shipping paid.</p>
<h2>Late or lost</h2>
<p>If an order has not arrived within three business days after the stated time, write to {{email}} or call {{phone}}. We trace it and, when it cannot be found, replace or refund it.</p>
<h2>Damaged on arrival</h2>
<p>Report it <strong>within {{damageTime}}</strong> of delivery with photographs of the piece and the packing. We replace or refund it and pay for the pickup.</p>
<h2>Returns</h2>
<p>Unused goods can be returned within <strong>{{returnTime}}</strong> of delivery. Write to us with your order id before you send anything, so that we can arrange it.</p>
<h2>Bulk orders</h2>
<p>Delivery dates of bulk orders are part of the quote. Large orders may come in more than one parcel.</p>
<h2>Sender</h2>
<p>{{shopName}}, {{address}}. GSTIN {{gstin}}. Country of origin of all goods: India.</p>`,
};

export const returns: SeedPolicy = {
  slug: "returns",
  title: "Returns and Refunds",
  metaDescription:
    "Return unused pieces within {{returnTime}}, report damage within {{damageTime}}. How to send something back, who pays, and when the refund arrives.",
  html: `<p>If a piece is not right for you, send it back. These are the rules.</p>
<h2>Thirty days</h2>
<p>You may return anything that is unused, unwashed and has its label, within {{returnTime}} of delivery. You need not give a reason, though we like to hear it.</p>
<h2>What cannot be returned</h2>
<ul>
<li>Goods made to your wishes, such as bulk orders with a logo or initials.</li>
<li>Face masks whose packet has been opened, for hygiene.</li>
</ul>
<p>Neither exception applies to goods that are faulty, wrong or not as described.</p>
<h2>Damaged, faulty or wrong</h2>
<p>Tell us within {{damageTime}} of delivery, with photographs. A hidden fault, such as a seam that opens, may be reported when it shows. We collect the piece at our cost, and you choose between a replacement, where there is one, and the full price with shipping.</p>
<h2>How to return</h2>
<ol>
<li>Write to {{email}} or call {{phone}} with your order id.</li>
<li>We confirm within one working day and tell you how it will be collected.</li>
<li>Pack the piece as it came; put a note with the order id inside.</li>
</ol>
<p>When you have simply changed your mind, the return courier is paid by you; we tell you the amount beforehand.</p>
<h2>Refunds</h2>
<p>We look at the return within two working days of its arrival and refund it at once, to the card or UPI account that was used. Banks usually take 5-7 business days. Cash orders are refunded to the bank account or UPI id that you give us. Standard shipping that was free stays free.</p>
<h2>Exchanges</h2>
<p>As most pieces exist once or in small numbers, we do not exchange them directly. Return the one and order the other.</p>
<h2>Limited editions</h2>
<p>The same rules apply. Please send the numbered card back with the piece.</p>
<h2>If we disagree</h2>
<p><a href="/grievance">Write to our grievance officer</a>, {{grievanceOfficer}}, or at {{email}}. Your complaint is acknowledged within 48 hours and settled within one month. The National Consumer Helpline, 1915, advises you free of charge.</p>`,
};
