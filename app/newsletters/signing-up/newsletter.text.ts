/** What a newsletter sign-up answers (ENQUIRY-13). */
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

/** What stands in the form. */
export const newsletterForm = {
  label: "Email",
  placeholder: "you@example.com",
  submit: "Subscribe",
};
