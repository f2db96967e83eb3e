/** The mail that tells a sender that the request has come. */
export const acknowledgementText = {
  subject: (shop: string, what: string) => `${shop}: ${what} has reached us`,
  title: "Thank you.",
  reached: (what: string) => `${what} has reached us.`,
  note: (shop: string) => `If you did not write to ${shop}, you can ignore this mail.`,
};
