import type { SeedFaq } from "../content.ts";

export const faqs: readonly SeedFaq[] = [
  {
    category: "Orders & Payment",
    question: "Do I need an account to order?",
    answer: `<p>No. You can check out as a guest with your name, e-mail and address. With an account you see all your orders in one place, also those placed as a guest with the same e-mail address, and your name, e-mail and phone are filled in for you.</p>`,
  },
  {
    category: "Orders & Payment",
    question: "How can I pay?",
    answer: `<p>By card or UPI through Razorpay, or in cash on delivery. Card and UPI details are entered with Razorpay and never reach us. All prices are in rupees and include taxes. If you have a discount code, type it into your cart: NAMASTE10 takes 10% off one order, up to ₹300.</p>`,
  },
  {
    category: "Orders & Payment",
    question: "Can I change or cancel my order?",
    answer: `<p>Yes, at no charge, until it has been handed to the courier. <a href="/contact">Write to us</a> with your order id, which begins with JC. Once it is on its way, please use the return instead.</p>`,
  },
  {
    category: "Orders & Payment",
    question: "My payment did not go through. What now?",
    answer: `<p>Your order is kept as unpaid. Open it from the confirmation page or under My Orders and choose Pay Now to try again. If your bank shows a deduction for a failed payment, it is normally released by the bank within a few working days.</p>`,
  },
  {
    category: "Orders & Payment",
    question: "Will I get a GST invoice?",
    answer: `<p>Yes, with every order. If you buy for a business, send us your GSTIN before we dispatch, so that it can be printed on the invoice.</p>`,
  },
  {
    category: "Shipping & Delivery",
    question: "How long does delivery take?",
    answer: `<p>Standard delivery takes 5-7 business days, express delivery 2-3 business days. Places far from an airport can take a day or two longer in the monsoon.</p>`,
  },
  {
    category: "Shipping & Delivery",
    question: "What does shipping cost?",
    answer: `<ul><li>Standard: free on orders of {{freeFrom}} and above, otherwise {{standardRate}}.</li><li>Express: {{expressRate}}, or {{cheapExpressRate}} on orders of {{cheapExpressFrom}} and above.</li></ul>`,
  },
  {
    category: "Shipping & Delivery",
    question: "Do you ship outside India?",
    answer: `<p>Not at present. We deliver only within India, to every PIN code that our couriers serve.</p>`,
  },
  {
    category: "Shipping & Delivery",
    question: "How do I follow my parcel?",
    answer: `<p>We send an e-mail when your order is shipped. Signed-in customers also see each step, from pending to delivered, under My Orders. Without an account, <a href="/track">ask for a link to your order</a>.</p>`,
  },
  {
    category: "Shipping & Delivery",
    question: "What if I am not at home?",
    answer: `<p>The courier calls the phone number on the order and tries again on the next working day. With cash on delivery, please keep the amount ready; a neighbour may pay and receive the parcel for you.</p>`,
  },
  {
    category: "Returns & Refunds",
    question: "Can I return something that I do not like?",
    answer: `<p>Yes, within {{returnTime}} of delivery, unused and with its label. Pieces made to order, such as bulk orders with a logo or names, cannot be returned unless they are faulty.</p>`,
  },
  {
    category: "Returns & Refunds",
    question: "My parcel arrived damaged. What should I do?",
    answer: `<p>Please report it within {{damageTime}} of delivery with two or three photographs, one of them of the packing. We replace the piece or refund it in full, and we pay for the pickup.</p>`,
  },
  {
    category: "Returns & Refunds",
    question: "When do I get my money back?",
    answer: `<p>We check a return within two working days of its arrival and refund it at once. Cards and UPI usually show it within 5-7 business days. Cash orders are refunded to a bank account or UPI id that you name.</p>`,
  },
  {
    category: "Returns & Refunds",
    question: "The colours differ a little from the picture. Is that a fault?",
    answer: `<p>Hand-painted pieces differ from each other in line and shade, and screens differ too. That is not a fault, but you can still return the piece within {{returnTime}} if it does not please you.</p>`,
  },
  {
    category: "Products & Bulk Orders",
    question: "Are the products really made by hand?",
    answer: `<p>Every page names the technique and the maker. Hand-painted and embroidered pieces are done one by one. Printed pieces are printed by hand from a painter’s drawing. The makers shown in this demonstration shop are invented examples; what is said about the art is real.</p>`,
  },
  {
    category: "Products & Bulk Orders",
    question: "How do I wash a painted bag?",
    answer: `<p>Spot-clean with a damp cloth. If you must wash it, do so by hand in cold water with mild soap, inside out, and dry it in the shade. Iron from the back. The product page says where a piece needs something else.</p>`,
  },
  {
    category: "Products & Bulk Orders",
    question: "What is the minimum for a bulk order?",
    answer: `<p>The <a href="/b2b">B2B Portal</a> says from how many pieces of one design a bulk order begins, and what each costs in which quantity, of the Core collection and of Artisanal pieces. These prices are indicative; the quote that we send you is firm.</p>`,
  },
  {
    category: "Products & Bulk Orders",
    question: "How fast do I get a quote?",
    answer: `<p>Within 24 hours. Use Request Bulk Quote on a product’s page or the form on the <a href="/b2b">B2B Portal</a>, where you can also ask for a sample.</p>`,
  },
  {
    category: "Products & Bulk Orders",
    question: "Can you print our logo or names?",
    answer: `<p>Yes, on bulk orders, in one colour, on the back, the hem or inside the flap. You receive a proof before we print.</p>`,
  },
];
