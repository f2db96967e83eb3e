/** The words of the page that an invitation's link leads to. */
export const acceptText = {
  title: "Work in the shop",
  intro: (name: string, shop: string) => `Hello ${name}, ${shop} invites you to work in its shop.`,
  may: "You may then do",
  email: "You sign in with",
  customer:
    "Your customer account with this email becomes your staff account: its orders stay with it, and the password that you choose here replaces the one before.",
  choose: "Choose a password of at least 12 characters.",
  submit: "Accept",
  failed: { title: "Error", text: "The invitation could not be accepted. Please try again." },
  done: { title: "Welcome", text: "You work here now. Please sign in with your new password." },
  stale: {
    title: "This invitation no longer works",
    text: "It has been accepted or withdrawn, a newer mail replaced it, or it is too old. If you have chosen a password already, just sign in; else ask the shop for another one.",
    signIn: "To the sign-in",
  },
} as const;
