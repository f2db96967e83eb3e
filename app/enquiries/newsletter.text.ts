/** The page that a newsletter's unsubscribe link leads to. */
export const unsubscribeText = {
  title: "Unsubscribe",
  ask: "We will not write to you again. You can subscribe at any time.",
  submit: "Unsubscribe",
  failed: { title: "Error", text: "Could not unsubscribe you. Please try again." },
  done: { title: "Unsubscribed", text: "We will not write to you again." },
  unknown: {
    title: "This link does not work",
    text: "It may be cut short. Open it from the mail again, or write to us and we will take you off the list.",
  },
} as const;

/** What a newsletter sign-up answers (decision 43). */
export const newsletterText = {
  subscribed: { title: "Subscribed", text: "Thank you! We write about once a month." },
  invalid: { title: "Error", text: "Please enter a valid email address.", tone: "destructive" },
  failed: { title: "Error", text: "Could not subscribe you. Please try again.", tone: "destructive" },
  tooMany: {
    title: "Error",
    text: "Too many requests from here. Please try again later.",
    tone: "destructive",
  },
} as const;
