/** The mail that tells once that a product is back. */
export const backInStockText = {
  subject: (name: string) => `${name} is back`,
  title: (name: string) => `${name} is back.`,
  preview: "It can be bought again, while it lasts.",
  text: (name: string) =>
    `You asked us to tell you when ${name} is back. It can be bought again, while it lasts: we keep none aside, and tell those first who asked first.`,
  button: "See it",
  note: "This is the one mail that you asked for; nothing else follows.",
};

/** The mail that asks whether an address is its owner's. */
export const alertConfirmText = {
  subject: (name: string) => `Shall we write to you when ${name} is back?`,
  title: "One mail when it is back.",
  preview: (name: string) => `Confirm that we may write to you about ${name}.`,
  text: (name: string) =>
    `Somebody asked us to write to this address once when ${name} can be bought again. Please confirm that it was you.`,
  button: "Yes, write to me",
  note: "If it was not you, do nothing: we will not write again.",
};
