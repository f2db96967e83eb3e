/** The mail about the shop's opening. */
export const shopOpenedText = {
  subject: (shop: string) => `${shop} is open`,
  title: "The doors are open.",
  preview: "You asked us to tell you.",
  text: "You left your email while we were getting ready, and asked to be told. Now everything is there: come in and look around.",
  button: "Visit the shop",
  note: "This mail comes once. If you want no others either, the link below ends them.",
};

/** The page that a newsletter's unsubscribe link leads to. */
export const unsubscribeText = {
  title: "Unsubscribe",
  ask: "We will not write to you again. You can subscribe at any time.",
  submit: "Unsubscribe",
  failed: { title: "Error", text: "Could not unsubscribe you. Please try again." },
  next: { done: "Continue Shopping", back: "Continue Shopping", unknown: "Contact" },
  again: {
    title: "Subscribe Again",
    ask: "You had unsubscribed. Press the button, and we write to you about once a month again.",
    submit: "Subscribe Again",
  },
  back: { title: "Subscribed", text: "Thank you! We write about once a month." },
  done: { title: "Unsubscribed", text: "We will not write to you again." },
  unknown: {
    title: "This link does not work",
    text: "It may be cut short. Open it from the mail again, or write to us and we will take you off the list.",
  },
};

/** The page that the form leads to without script. */
export const subscribedText = {
  title: "Newsletter",
  description: "What came of your sign-up.",
  next: { subscribed: "Go on reading", invalid: "Try again", tooMany: "Try again" },
};

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

/** The answers to a sign-up (ENQUIRY-13). */
export const newsletterText = {
  subscribed: { title: "Subscribed", text: "Thank you! We write about once a month." },
  invalid: { title: "Error", text: "Please enter a valid email address.", tone: "destructive" as const },
  failed: {
    title: "Error",
    text: "Could not subscribe you. Please try again.",
    tone: "destructive" as const,
  },
  tooMany: {
    title: "Error",
    text: "Too many requests from here. Please try again later.",
    tone: "destructive" as const,
  },
};

export const newsletterForm = {
  label: "Email",
  placeholder: "you@example.com",
  submit: "Subscribe",
};
