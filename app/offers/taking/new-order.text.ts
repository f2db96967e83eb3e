import type { DueTime } from "#orders/dues/dues.ts";
import type { WayToPay } from "./ways-to-pay.ts";

/** The words of the form in which the owner takes an order by phone or at a fair. */
export const newOrderText = {
  title: "New Order",
  byPhone: "By phone",
  atFair: "At a fair",
  where: "Where the order comes from",
  noteOf: { phone: "For a buyer who calls.", stall: "For a buyer who stands before you." },
  emailHint: "Empty: nobody is mailed, and you get a link to send.",
  take: "Make Order",
  payment: "Payment",
  pay: "How it is paid",
  takenAlong: "Taken along",
  takenAlongHint: "It counts as delivered, and its invoice can be printed.",
  stall: "Stall",
  stallHint: "Whose goods are taken along: they leave its pieces, and not the web’s stock.",
  noStall: "None",
  reference: "Reference",
  referenceHint: "The bank’s number of a UPI payment, where you have it.",
  later: "To be made or sent later",
  laterHint: "Without an address it is handed out at the shop’s own, which is then the place of supply.",
  fairElsewhere: "A fair in another state has tax rules of its own: have your accountant check this.",
  lacking: "Take it all the same: what is not there is made for this order",
  failed: { title: "Error", text: "The form could not be loaded." },
  notTaken: (text: string) => ({ title: "Not taken", text }),
  offline: "The order could not be sent. Nothing that you typed is lost: please try again.",
  taken: { title: "Order taken" },
  takenBefore: {
    title: "Sent before",
    text: "This form has made its order already: here it is. Begin a new one for another buyer.",
  },
  open: "Open Order",
  next: "Next Order",
  payLink: "Pay link",
  isDue: (due: string, time: DueTime, isByCard: boolean) =>
    `${due} is to be paid ${time === "now" ? "" : "before it is sent, "}by ${isByCard ? "card or UPI" : "bank transfer"}.`,
  allPaid: "All of it is paid.",
  isTakenAlong: "It was taken along, and counts as delivered.",
  mailed: (email: string) => `A mail goes to ${email}.`,
  noMail: "Nobody is mailed.",
  errors: {
    pay: "Choose how it is paid.",
    payNow: "What is taken along is paid at once: in cash, or by UPI.",
    payWhole: "What is taken along is paid whole: leave the advance empty.",
    reach: "Type a phone number, or an e-mail address: somehow the buyer must be reached.",
    shopAddress: "The shop’s address in the settings has no pincode. Type an address here.",
    stall: "This stall is closed by now.",
    lacking: "Not all pieces are there. Tick this to take the order without them.",
    left: (left: string) => `Of this ${left} are there.`,
  },
};

export const wayNames: Record<WayToPay, { label: string; note: string }> = {
  link: { label: "Pay link", note: "Card or UPI by Razorpay. It is mailed, and shown to copy." },
  bank: { label: "Bank transfer", note: "You note it when it has come." },
  upi: { label: "UPI received", note: "To the shop’s own UPI, just now." },
  cash: { label: "Cash received", note: "In your hand, just now." },
};
