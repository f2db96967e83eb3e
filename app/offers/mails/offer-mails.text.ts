import type { DueKind, DueTime } from "#orders/dues/dues.ts";

export const offerSentText = {
  subject: (shop: string, number: string) => `${shop}: offer ${number}`,
  subjectAnew: (shop: string, number: string, revision: number) =>
    `${shop}: offer ${number}, revision ${revision}`,
  title: "Our offer for you.",
  titleAnew: "Our new offer for you.",
  preview: (title: string, total: string, number: string) => `${title} ${total}, offer ${number}.`,
  replaced: "It replaces the one that you have; that one's link says so.",
  see: "See the offer",
  note: "There you accept and pay, or decline. Questions? Reply to this mail.",
  subtotal: "Subtotal",
  shipping: "Shipping",
  free: "Free",
  total: "Total, with GST",
  validUntil: "Valid until",
  leaves: "Leaves us by",
  noDay: "No day is promised. Ask us if you need one.",
  advance: "Advance",
  balance: "Balance, before it is sent",
};

export const proofShownText = {
  subject: (shop: string, number: string) => `${shop}: a proof for offer ${number}`,
  title: "A proof for you to look at.",
  preview: (title: string, number: string) => `${title}, for offer ${number}.`,
  text: (title: string) => `${title}. Approve it, or say what should be changed.`,
  see: "See the proof",
  note: "Questions? Reply to this mail and we will help.",
};

export const offerDeclinedText = {
  subject: (number: string) => `Offer ${number} is declined`,
  title: "You have declined our offer.",
  preview: (number: string) => `Offer ${number} is declined.`,
  text: (number: string) =>
    `Offer ${number} is declined, and nothing of it will be made. Was that a slip, or should something be different? Answer this mail, and we make a new one.`,
  wrote: (words: string) => `You wrote:\n${words}`,
  see: "See the offer",
};

const names: Record<DueKind, string> = {
  whole: "All of it",
  advance: "The advance",
  balance: "The balance",
};

const then: Record<DueKind, string> = {
  whole: "We begin once it is paid.",
  advance: "We begin once it has come.",
  balance: "We begin once it is paid.",
};

const times: Record<DueTime, string> = { now: "now", beforeSent: "before it is sent" };

/** The next part to pay, and how. */
export const offerDuesText = {
  accepted: (kind: DueKind, sum: string, isByBank: boolean) => {
    const how = isByBank
      ? "by bank transfer. The order's page says where to, and please name the number that stands there"
      : "by card or UPI";
    return `${names[kind]}, ${sum}, is to be paid now, ${how}. ${then[kind]}`;
  },
  byCard: (kind: DueKind, sum: string, time: DueTime) =>
    `${names[kind]}, ${sum}, is to be paid ${times[time]}, by card or UPI.`,
  byBank: (kind: DueKind, sum: string, time: DueTime) =>
    `${names[kind]}, ${sum}, is to be paid ${times[time]}, by bank transfer. The order's page says where to; please name the number that stands there.`,
  pay: "Pay now",
  see: "See your order",
};

export const offerAcceptedText = {
  subject: (number: string, order: string) => `Offer ${number} is accepted: order ${order}`,
  title: "Thank you for your order.",
  preview: (number: string, order: string) => `Offer ${number} is now order ${order}.`,
  text: (number: string, order: string) => `You have accepted offer ${number}. It is now order ${order}.`,
};

export const orderTakenText = {
  subject: (order: string) => `Your order ${order}`,
  title: "Thank you for your order.",
  preview: (order: string) => `This is your order ${order}, as we have agreed on it.`,
  agreed: (order: string) => `This is your order ${order}, as we have agreed on it.`,
  takenAlong: (order: string) => `This is your order ${order}, which you have taken along.`,
  received: (sum: string) => `We have received ${sum}.`,
  goesTo: "On its way to",
};
