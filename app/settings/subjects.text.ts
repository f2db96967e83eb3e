import { rupeesAndPaise } from "#values/money/money.ts";
import type { ShippingRates } from "#values/money/shipping-rates.ts";
import type { StockMails } from "#values/stock-mails.ts";
import { grouped } from "#values/text/grouped.ts";

export const subjectNames = {
  business: "Business",
  tax: "Tax and papers",
  shipping: "Shipping",
  cash: "Cash on Delivery",
  bulk: "Bulk Prices",
  payments: "Payments",
  messages: "Messages",
  texts: "Policies",
  labels: "Labels and certificates",
  reviews: "Reviews",
  opening: "Opening",
  faq: "FAQ",
  words: "Search Words",
} as const;

/** What each means today, in one sentence. */
export const subjectToday = {
  business: (name: string, email: string, officer: string) =>
    `Buyers know you as ${name} and write to ${email}; complaints go to ${officer}.`,
  noGstin: "There is no GSTIN: papers are bills of supply, without tax.",
  gstin: (gstin: string, rate: string | undefined) =>
    rate === undefined
      ? `Invoices bear the GSTIN ${gstin}; each product needs a rate of its own.`
      : `Invoices bear the GSTIN ${gstin}; goods without a rate of their own are taxed at ${rate} %.`,
  shipping: ({ standard, freeFrom }: ShippingRates) =>
    standard === 0 || freeFrom === 0
      ? "No order pays for standard shipping."
      : `Orders below ${rupeesAndPaise(freeFrom)} pay ${rupeesAndPaise(standard)} for shipping.`,
  bulk: (from: number | undefined) =>
    from === undefined ? "No bulk price is set." : `Bulk orders begin at ${grouped(from)} pieces.`,
  payments: (isSimulated: boolean, hasBank: boolean) =>
    `${isSimulated ? "Cards and UPI are played, and no money moves" : "Cards and UPI are paid through Razorpay"}; ${hasBank ? "transfers go to your bank details" : "no buyer is told where to send a transfer"}.`,
  messages: (email: string, { whenSoldOut, weekly }: StockMails) =>
    whenSoldOut || weekly
      ? `${email} gets a mail ${[whenSoldOut && "when the last piece is sold", weekly && "each Monday about what is low"].filter(Boolean).join(", and ")}.`
      : "No mail tells you of stock.",
  policies: (drafts: number) =>
    drafts === 0
      ? "All four are shown to buyers."
      : drafts === 1
        ? "One of the four is a draft, which nobody sees until you have read it."
        : `${drafts} of the four are drafts, which nobody sees until you have read them.`,
  labels: (said: number, giNumber: string | undefined) =>
    `Labels say ${said === 1 ? "1 thing" : `${said} things`} of all goods; certificates name ${giNumber ? "the geographical indication" : "no geographical indication"}.`,
  reviews: (areAsked: boolean) =>
    areAsked
      ? "Each buyer is asked for a review a week after an order has arrived."
      : "No buyer is asked for a review.",
  opening: (isSoon: boolean) =>
    isSoon ? "Strangers see 'Opening soon'; you and your staff see the shop." : "Everybody sees the shop.",
  faq: (questions: number) =>
    questions === 0
      ? "No question is answered yet."
      : questions === 1
        ? "1 question is answered."
        : `${grouped(questions)} questions are answered.`,
  words: (groups: number) =>
    groups === 0
      ? "The search knows the words that it came with."
      : `The search knows ${groups === 1 ? "1 group" : `${grouped(groups)} groups`} of words of yours.`,
} as const;
