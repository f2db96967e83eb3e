/** The wording of taking one's data along and of having it erased. */
export const privacyText = {
  title: "Delete My Account",
  intro:
    "This can't be undone. Your profile, your sign-ins, your wishlist and your newsletter subscription are erased.",
  orders:
    "Your orders stay in the shop's books without your e-mail address and phone number. Of those that were sold, tax law makes us keep the name and address on the invoice. An order that is still on its way keeps what is needed to deliver it, until it has arrived.",
  download: "You may want to download your data first.",
  signedInAs: { before: "You are signed in as", after: "." },
  submit: "Delete My Account",
  keep: "Keep My Account",
  deleted: {
    title: "Account Deleted",
    text: "Your account has been deleted. Thank you for having been with us.",
  },
  failed: "Error",
  failedText: "Could not delete your account.",
};
