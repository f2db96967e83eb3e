import type { DueTime } from "#orders/dues/dues.ts";
import type { OfferState } from "../offer.ts";
import type { OfferRefusal } from "../sending/seen-offer.ts";
import type { OfferTab } from "./offer-list.ts";
import type { OfferNext } from "./offer-next.ts";

export const offerStateWords: Record<OfferState | "replaced", string> = {
  draft: "Draft",
  sent: "Sent",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
  withdrawn: "Withdrawn",
  replaced: "Replaced",
};

const refusals: Record<OfferRefusal, string> = {
  gone: "This is not there any more.",
  stale: "Somebody has changed it meanwhile. Look at it as it is now.",
  accepted: "Its buyer has accepted it meanwhile.",
  past: "Its last day is over. Change it first.",
  untaxed: "Say first which HSN code and rate of GST each line has: the shop has none of its own.",
  unfit: "This can’t be done with it any more.",
  full: "No week that you promise has room for it.",
};

/** The next act on an offer to `who`; in the list in a word or two. */
export const offerNextText = {
  sentences: {
    tax: () => "Tax codes are wanting before it can be sent.",
    send: (who: string) => `It is written. Send it to ${who}.`,
    change: (who: string) => `${who} asks for a change.`,
    proof: (who: string) => `${who} wants the proof to be different.`,
    wait: (who: string) => `${who} has it, and decides.`,
    made: (who: string) => `${who} has accepted it. Its order is made.`,
    over: (who: string) => `${who} can’t accept it any more.`,
  } satisfies Record<OfferNext, (who: string) => string>,
  waits: {
    tax: "To finish",
    send: "To send",
    change: "Change asked",
    proof: "Change asked",
    wait: "With the buyer",
    made: "Accepted",
    over: "Over",
  } satisfies Record<OfferNext, string>,
  waitsFor: "Waits for",
  showProof: "Show another proof",
  openOrder: "Open the order",
};

/** The owner's pages of offers in words. */
export const offerAdminText = {
  title: "Offers",
  note: "What the shop offers buyers at prices of its own.",
  make: "Make an Offer",
  edit: (number: string) => `Offer ${number}`,
  save: "Save",
  discard: "Delete Draft",
  discardQuestion: "Delete this draft for good?",
  send: "Send",
  sendHint: (email: string) =>
    `Goes to ${email} with a link. What is sent stays as it is; a change makes the next revision.`,
  sendBare: "There is no e-mail address: it is opened for its buyer, and you send the link yourself.",
  editDraft: "Edit Draft",
  untaxed: (names: string) =>
    `Before it is sent, say in the draft which HSN code and rate of GST these have: ${names}.`,
  openUntaxed: (names: string) =>
    `These of the open revision have no HSN code or rate of GST: ${names}. Change it and send it again. Until then its buyer can accept it, and is invoiced without their tax.`,
  change: "Change",
  changeHint: "Begins the next revision. The one that is open stays so until you send the next.",
  goOn: (revision: number) => `Revision ${revision} is being written.`,
  withdraw: "Withdraw",
  withdrawQuestion: "Withdraw this offer? Its link will say so, and nobody is mailed.",
  link: "The buyer’s link",
  whatsapp: "Send by WhatsApp",
  order: "Order",
  asked: "What was asked",
  emailHint: "Empty: no mails; you send the link yourself.",
  tabs: {
    sent: "Sent",
    draft: "Drafts",
    accepted: "Accepted",
    changes: "Changes Asked",
    closed: "Closed",
  } satisfies Record<OfferTab, string>,
  none: {
    sent: "No offer is open",
    draft: "No drafts",
    accepted: "None was accepted yet",
    changes: "Nobody asks for a change",
    closed: "None is declined, expired or withdrawn",
  } satisfies Record<OfferTab, string>,
  search: "Search offers",
  noneFound: "No offer here matches the search",
  hasDraft: "Change begun",
  asksForChanges: "Change asked",
  changeAsked: "The buyer asks for a change",
  revisionOf: (revision: number) => `Revision ${revision}`,
  earlier: "Earlier revisions",
  proofs: "Proofs",
  proofsHint:
    "Pictures of what will be made. The buyer sees them on the offer’s page, and approves or asks for changes.",
  addProof: "Add Proof",
  proofTitle: "What it shows",
  proofPicture: "Picture",
  proofStates: { shown: "Shown", approved: "Approved", changes: "Changes asked" },
  saved: { title: "Saved", text: "The draft is kept. Send it once it is right." },
  sent: { title: "Sent", text: "The offer is open to its buyer." },
  changed: { title: "Next revision", text: "Change what is to change, then send it." },
  withdrawn: { title: "Withdrawn", text: "Its link says so." },
  discarded: { title: "Deleted", text: "The draft is gone." },
  proofAdded: { title: "Shown", text: "The proof stands on the offer’s page." },
  listFailed: { title: "Error", text: "Failed to load the offers. Please try again." },
  formFailed: { title: "Error", text: "Failed to load the offer’s form. Please try again." },
  notSaved: (text: string) => ({ title: "Not Saved", text }),
  offline: "The shop could not be reached. What you typed is kept.",
  gone: "There is no such offer.",
  quoteGone: "This request is not there any more.",
  refusals,
  errors: {
    proofTitle: "Say what it shows.",
    proofPicture: "Choose a picture.",
    proofMany: "An offer has 20 proofs at most.",
  },
  columns: {
    offer: "Offer",
    status: "Status",
    buyer: "Buyer",
    pieces: "Pieces",
    total: "Total",
    until: "Valid until",
    changed: "Changed",
  },
  facts: {
    request: "Request",
    requestOf: (name: string) => `${name}’s request`,
    sent: "Sent",
    decided: "Decided",
    declineWords: "In their words",
    from: "From",
    customization: "Customization",
    message: "Message",
  },
  bill: {
    free: "Free",
    withTax: "Total, with GST",
    advance: (percent: number) => `Advance, ${percent} %`,
    balance: {
      now: "Balance, to be paid now",
      beforeSent: "Balance, before it is sent",
    } satisfies Record<DueTime, string>,
  },
};
