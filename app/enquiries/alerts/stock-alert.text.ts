/** The words of stock alerts (ENQUIRY-45 to ENQUIRY-49). */
export const stockAlertText = {
  asked: (name: string) => ({ title: "We Will Write to You", text: `One mail when ${name} is back.` }),
  invalid: { title: "Error", text: "Please enter a valid email address.", tone: "destructive" as const },
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
