/** The mail that a new subscriber gets. */
export const newsletterWelcomeText = {
  subject: (shop: string) => `You are on the list of ${shop}`,
  title: "Thank you for subscribing.",
  preview: "About once a month: new drawings and small batches.",
  text: "About once a month we write of new drawings, small batches and the people who make them. Nothing else, and your address goes to nobody.",
  button: "Read our stories",
  note: "If it was not you who signed up, or you have changed your mind: the link below ends it at once.",
};
