/** The mail that asks to confirm an address. */
export const verificationText = {
  subject: (shop: string) => `Please confirm your address for ${shop}`,
  title: "Please confirm your address.",
  preview: "One click, and your account is open.",
  hello: "Hello,",
  text: (shop: string) =>
    `You have made an account at ${shop}. Confirm that this address is yours, and you are signed in:`,
  button: "Confirm my address",
  note: (shop: string) => `If you did not sign up at ${shop}, you can ignore this mail.`,
};
