import type { Notice } from "#platform/notice.ts";
import { longDay } from "#values/time/date-time.ts";
import type { Standing } from "../standing.ts";

/** The words of an offer's page for its buyer. */
export const ownOfferText = {
  offer: "Offer",
  title: (number: string) => `Offer ${number}`,
  revision: (revision: number) => `Revision ${revision}`,
  missing: {
    title: "Offer Not Found.",
    text: "This is no link to an offer of ours. Please open it from the mail once more, or ask us for it.",
  },
  lines: "What we offer",
  taxes: "Of this, by the rules of GST:",
  valid: "Open until",
  promised: "Leaves us by",
  noDay: "No day is promised. Ask us if you need one.",
  payment: "Payment",
  whole: "All of it at once",
  advance: (sum: string, rest: string) => `${sum} now as an advance, ${rest} before it leaves us`,
  company: "Billed to",
  proforma: "Proforma Invoice (PDF)",
  proformaNote: "Not a tax invoice: that comes with the goods.",
  proofs: "Proofs",
  proofsIntro: "This is how it will look. What you approve is made so.",
  proofStates: { shown: "Waits for you", approved: "Approved", changes: "Changes asked for" },
  proofPicture: (title: string) => `Proof: ${title}`,
  wanted: "You asked for",
  changesLabel: "What should be changed?",
  approve: "Approve",
  askChanges: "Ask for Changes",
  accept: "Accept the offer",
  acceptFree: "Accept",
  acceptAndPay: "Accept and Pay",
  acceptByBank: "Accept and Pay by Bank Transfer",
  acceptNote:
    "Accepting makes a binding order at these prices. By transfer, you are told on the next page where to.",
  poNumber: "Purchase Order Number",
  poHint: "If your company has one. It stands on the invoice.",
  goesTo: "Goes to",
  change: "Change addresses or company",
  fill: "Addresses and company",
  delivery: "Delivery address",
  elsewhere: "Bill it to another address",
  billing: "Billing address",
  companyName: "Company Name",
  companyHint: "Leave it empty if it is for you.",
  changeTitle: "Should something be different?",
  changeIntro:
    "Another quantity, price or day? Tell us, and we answer with a new offer. This one stays open meanwhile.",
  changeLabel: "What should be different?",
  askChange: "Ask for a Change",
  decline: "Decline",
  declineTitle: "Not what you need?",
  declineIntro: "If only something should be different, ask for a change above.",
  declineWords: "What made you decide against it?",
  declineQuestion: "Decline this offer?",
  order: "See your order",
  askUs: "Contact Us",
  errors: {
    po: "Purchase Order Number can hold at most 40 characters.",
    companyMissing: "Company Name is required with a GSTIN.",
    companyLong: "Company Name can hold at most 120 characters.",
    gstin: "This is no GSTIN: please compare all 15 characters.",
    gstinState: (state: string, billed: string) =>
      `This GSTIN is of ${state}, and the billing address is in ${billed}. If that is right, accept it once more.`,
    words: "Please tell us what should be changed.",
    wordsMany: "That is more than we can keep here. Please write the rest to us in a mail.",
    wordsLong: "This can hold at most 1,000 characters.",
    tooOften: "That was tried too often. Please wait ten minutes.",
  },
  unsent: { title: "Error", text: "The shop can't be reached. Please check your connection and try again." },
} as const;

interface Told {
  title: string;
  text: string;
}

/** What is said of an offer that is not open, above everything else. */
export function standingWords(
  standing: Exclude<Standing, "open">,
  { validUntil }: { validUntil: string | null },
): Told {
  const day = validUntil === null ? "" : ` on ${longDay(validUntil)}`;
  return {
    accepted: { title: "You have accepted this offer.", text: "Its order has a page of its own." },
    declined: { title: "You have declined this offer.", text: "Changed your mind? Write to us." },
    expired: { title: "This offer has ended.", text: `It ended${day}. Write to us, and we look at it anew.` },
    withdrawn: { title: "We have taken this offer back.", text: "Write to us, and we tell you why." },
    replaced: {
      title: "There is a newer offer.",
      text: "This one was replaced. The newest of our mails has the link to what we offer now.",
    },
  }[standing];
}

export const offerNotices = {
  accepted: { title: "Offer Accepted", text: "Thank you. It is an order now." },
  declined: { title: "Offer Declined", text: "Thank you for telling us." },
  closed: {
    title: "Not Done",
    text: "The offer has changed meanwhile. Here is where it stands.",
    tone: "destructive",
  },
  approved: { title: "Proof Approved", text: "Thank you. We make it so." },
  change: { title: "Change Asked For", text: "Thank you. We look at it, and answer with a new offer." },
  changes: { title: "Changes Asked For", text: "Thank you. We show you a new proof." },
} satisfies Record<string, Notice>;
