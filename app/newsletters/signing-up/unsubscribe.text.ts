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
  goOn: "Go on reading",
  again: "Try again",
};
