/** The wording of the page that wants the second factor anew (TWOSTEP-21 to TWOSTEP-24). */
export const confirmText = {
  title: "Confirm that it is you",
  intro:
    "Before this goes on, enter the six digits that your app shows. You are not asked again for ten minutes.",
  carries: "What you typed is kept, and goes on from here.",
  code: "Code",
  hint: "Without your phone, one of your recovery codes does as well.",
  submit: "Confirm",
  passkey: "Use a passkey",
  missing: "Enter the six digits that your app shows, or a recovery code.",
  problems: {
    wrong:
      "This code is not right, or it was used already. Wait for the next one, or look at your phone's clock.",
    "too-many": "Too many wrong codes. Please wait ten minutes and try again.",
  },
  done: { title: "Confirmed", text: "Your file is here:", file: "Download the File", back: "Dashboard" },
  nowhere: "Nothing waits for this. Go on from the menu.",
  failed: { title: "Error", text: "The shop could not be reached. Please try again." },
};
