/** Where a maker says whether work is told of by WhatsApp. */
export const makerWhatsappText = {
  title: "WhatsApp",
  work: "Your Work",
  ask: "Shall we also write on WhatsApp when there is new work for you?",
  to: (ending: string) => `To your number that ends in ${ending}.`,
  what: "Only that there is work: how many pieces, and by when. Write STOP there to end it, START to begin again.",
  agree: "Also on WhatsApp",
  agreed: "We write on WhatsApp when there is new work for you.",
  stop: "No More on WhatsApp",
  silent: "You wrote STOP on WhatsApp. Write START there to get messages again.",
  noNumber: "We do not know your mobile number yet. Tell us, and this page asks again.",
};
