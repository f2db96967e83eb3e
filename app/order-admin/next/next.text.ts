import { grouped } from "#values/text/grouped.ts";

/** What comes next of an order: what waits, and what is pressed. */
export const nextText = {
  call: "Call the buyer",
  pack: "Pack it",
  book: "Book the courier",
  sent: "It Is Sent",
  orByHand: "Or take it there yourself, and type the number you get.",
  track: "Track",
  sendBack: "Send the money back",
  openReturn: "Open the return",
  openParcel: "Open the parcel",
  packRest: "Pack the rest",
  seePayment: "See the payment",
  linkAgain: "Send the link again",
  openLot: (number: string) => `Open lot ${number}`,
  finishForStock: "Finish for Stock",
  stopMaking: "Stop",
  stopHint: "No more is made of it. Makers are owed what was found good.",
  begunHint:
    "Finish for Stock: what is made of it can be sold to others. Stop: no more is made. Makers are owed what was found good either way.",
};

/** What waits of it, in a sentence; `who` bought it. */
export const waitsText = {
  refund: (who: string) => `${who} gets money back.`,
  cancelled: "This order is cancelled, and nothing waits.",
  pay: (who: string) => `${who} has not paid yet. It is packed once the money has come.`,
  lost: "Its money went back, so nothing of it is sent. Cancel it under 'More'.",
  pack: (pieces: number, who: string) =>
    `${pieces === 1 ? "1 piece is" : `${grouped(pieces)} pieces are`} to be packed for ${who}.`,
  make: (who: string, day: string) => `To be made for ${who}, and to leave by ${day}.`,
  unmade: (pieces: number) =>
    `${pieces === 1 ? "1 piece is" : `${grouped(pieces)} pieces are`} still being made. Pack the order once all of it is made.`,
  begun: ({ pieces, made, makers }: { pieces: number; made: number; makers: readonly string[] }) =>
    `This order is cancelled, but its work is begun: ${grouped(made)} of ${grouped(pieces)} made by ${makers.join(", ")}.`,
  cash: (sum: string) => `It has arrived. ${sum} in cash is still to come.`,
  done: "It has arrived and is paid: nothing waits.",
  return: (number: string) => `Return ${number} waits for you.`,
  attempt: (who: string) =>
    `The courier did not meet ${who}. If the address or the number is wrong, tell the courier.`,
  due: (part: string) => `${part} is to be paid before it leaves.`,
  saidPaid: (part: string) => `${part} is said to be paid by UPI: look for it in your account.`,
  owed: (part: string) => `It has left. Not paid yet: ${part}.`,
  book: (who: string) => `Packed for ${who}. A courier is to be booked.`,
  send: (who: string) => `Packed for ${who}. Take it to a courier, and type the number you get.`,
  handOver: "A courier is booked. Print the label, stick it on, and hand the parcel over.",
  track: (who: string) => `On its way to ${who}.`,
};

/** Of goods that move with an e-way bill. */
export const eWayText = {
  because: {
    unregistered: (state: string, isBilled: boolean) =>
      `It goes to ${state}, and ${isBilled ? "its bill has" : "you have"} no GSTIN: handicraft goods need an e-way bill, whatever they are worth (rule 138(1) of the CGST Rules).`,
    worth: (_state: string, _isBilled: boolean) =>
      "Its goods are worth more than ₹50,000 with their tax: they need an e-way bill (rule 138(1) of the CGST Rules).",
  },
  toBooks: "What to type stands in Books",
  toBooksLater: "What to type stands in Books, once the bill is issued",
  noHandicraft: (goods: readonly string[]) =>
    `No handicraft by its HSN code: ${goods.join(", ")}. Without a GSTIN it may not leave your state (Notification 3/2018-Integrated Tax).`,
  withoutCode: (goods: readonly string[]) =>
    `No HSN code, so nobody can tell whether it is handicraft: ${goods.join(", ")}.`,
  ask: "Ask your accountant before you send it.",
};
