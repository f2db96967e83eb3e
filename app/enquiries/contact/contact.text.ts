/** The contact page in words; what docs/product quotes stands here to the letter. */
export const contactText = {
  title: "Contact",
  intro: "A question about a piece, an order or a visit? Write to us; we answer within two working days.",
  message: "Message",
  submit: "Send Message",
  missing: { title: "Error", text: "Please fill in all required fields (Name, Email, Message)." },
  sent: { title: "Message Sent!", text: "Thank you for contacting us. We'll get back to you soon." },
  failed: {
    title: "Error Sending Message",
    text: "Could not send your message. Please check your connection and try again.",
  },
  unreached: {
    title: "Error",
    text: "The shop can't be reached just now. You can call or write an e-mail, or try again later.",
  },
  tooMany: "Could not send your message. Too many messages came from here; please wait a few minutes.",
  errors: {
    fullName: "Please enter your full name.",
    email: "Please enter your email address.",
    message: "Please write a message.",
  },
  map: "Drawn map: Madhubani in the north of Bihar, between Darbhanga and the border of Nepal",
  places: { nepal: "NEPAL", madhubani: "Madhubani", darbhanga: "Darbhanga", patna: "Patna" },
  openMap: "Open a map",
  grievance: "Not satisfied? Write to our grievance officer",
};
