/** What stands in the form; the other words come with what is asked for (ENQUIRY-45). */
export const stockAlertForm = {
  intro: "Out of stock just now. We can write to you when it is back.",
  label: "Email",
  placeholder: "you@example.com",
  submit: "Notify Me",
};
