/** What strangers read until the shop is opened (DAYONE-20). */
export const openingText = {
  heading: "Opening soon",
  title: (shop: string) => `${shop}: opening soon`,
  text: "We are getting everything ready. Leave your email, and we write to you when the doors open.",
  email: "Email",
  submit: "Tell Me When It Opens",
  orders: "Track an order",
  contact: "Write to us",
  staff: "Staff sign-in",
  said: (title: string) => `${title}.`,
  /** Above the shop's pages, for the staff. */
  bar: "Strangers see ‘Opening soon’. Change it",
};
