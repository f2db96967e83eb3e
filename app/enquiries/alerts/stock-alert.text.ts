/** The words of the form; the others are loaded when it is used (ENQUIRY-45). */
export const stockAlertForm = {
  intro: "Out of stock just now. We can write to you when it is back.",
  label: "Email",
  placeholder: "you@example.com",
  submit: "Notify Me",
  whatsapp: "One message beside the mail. Write STOP there to end all of ours.",
};

/** The mail that a product is back. */
export const backInStockText = {
  subject: (name: string) => `${name} is back`,
  title: (name: string) => `${name} is back.`,
  preview: "It can be bought again, while it lasts.",
  text: (name: string) =>
    `You asked us to tell you when ${name} is back. It can be bought again, while it lasts: we keep none aside, and tell those first who asked first.`,
  button: "See it",
  note: "This is the one mail that you asked for; nothing else follows.",
};

/** The mail to confirm an address. */
export const alertConfirmText = {
  subject: (name: string) => `Shall we write to you when ${name} is back?`,
  title: "One mail when it is back.",
  preview: (name: string) => `Confirm that we may write to you about ${name}.`,
  text: (name: string) =>
    `Somebody asked us to write to this address once when ${name} can be bought again. Please confirm that it was you.`,
  button: "Yes, write to me",
  note: "If it was not you, do nothing: we will not write again.",
};

/** The words of stock alerts (ENQUIRY-45 to ENQUIRY-49). */
export const stockAlertText = {
  asked: (name: string) => ({ title: "We Will Write to You", text: `One mail when ${name} is back.` }),
  invalid: { title: "Error", text: "Please enter a valid email address.", tone: "destructive" as const },
  noMobile: {
    title: "Error",
    text: "For WhatsApp we need a mobile number, such as 98765 43210.",
    tone: "destructive" as const,
  },
  tooMany: {
    title: "Error",
    text: "Too many requests from here. Please try again later.",
    tone: "destructive" as const,
  },
  gone: { title: "Error", text: "This product is no longer in the shop.", tone: "destructive" as const },
  failed: {
    title: "Error",
    text: "Could not take your address. Please try again.",
    tone: "destructive" as const,
  },
  pageTitle: "Back in Stock",
  description: "One mail when a piece is back, confirmed and stopped here.",
  confirm: (name: string) => ({
    title: `One Mail When ${name} Is Back`,
    text: "Shall we write to you once, as soon as it can be bought again? First come, first told.",
  }),
  yes: "Yes, Write to Me",
  waiting: (name: string) => ({
    title: "We Will Write to You",
    text: `One mail when ${name} is back. You can stop it here.`,
  }),
  stop: "Stop",
  told: (name: string) => ({
    title: "We Have Written to You",
    text: `${name} came back, and we have told you so once. Nothing else follows.`,
  }),
  stopped: (name: string) => ({ title: "Stopped", text: `We will not write to you about ${name}.` }),
  unknown: {
    title: "This link does not work",
    text: "It may be cut short, or too old. You can ask again on the product's page.",
  },
  see: "See It",
  back: "Continue Shopping",
  actFailed: { title: "Error", text: "Could not change it. Please try again." },
};
