/** The labels of the sender's fields. */
export const personText = { fullName: "Full Name", email: "Email", phone: "Phone" };

/** The mail to a sender whose request has come. */
export const acknowledgementText = {
  subject: (shop: string, what: string) => `${shop}: ${what} has reached us`,
  title: "Thank you.",
  reached: (what: string) => `${what} has reached us.`,
  note: (shop: string) => `If you did not write to ${shop}, you can ignore this mail.`,
};

/** The mail with the owner's answer to a message or a request. */
export const replyMailText = {
  message: "your message",
  request: {
    quote: (product: string | null) => `your bulk quote request${product ? ` for ${product}` : ""}`,
    sample: (product: string | null) => `your sample request${product ? ` for ${product}` : ""}`,
  },
  subject: (shop: string, about: string) => `${shop}: our reply to ${about}`,
  title: (about: string) => `Our reply to ${about}`,
  wrote: (words: string) => `You wrote:\n${words}`,
};
