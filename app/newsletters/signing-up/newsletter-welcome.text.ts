/** The mail that a new subscriber gets. */
export const newsletterWelcomeText = {
  subject: (shop: string) => `You are on the list of ${shop}`,
  title: "Thank you for subscribing.",
  preview: "About once a month: new drawings and small batches.",
  text: "About once a month we write of new drawings, small batches and the people who make them. Nothing else, and your address goes to nobody.",
  button: "Read our stories",
  note: "If it was not you who signed up, or you have changed your mind: the link below ends it at once.",
};

/** The mail to an address that had left and was typed in again. */
export const newsletterAgainText = {
  subject: (shop: string) => `Do you want the mails of ${shop} again?`,
  title: "Do you want our mails again?",
  preview: "You had unsubscribed. Nothing begins before you say so.",
  text: "You had unsubscribed, and somebody has typed this address into our form again. If it was you, press the button and then 'Subscribe Again':",
  button: "Yes, write to me again",
  note: "If it was not you, ignore this mail: we will not write to you.",
};
