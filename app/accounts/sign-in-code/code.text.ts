/** The wording of the second step of signing in (TWOSTEP-3 to TWOSTEP-7). */
export const codeText = {
  title: "Enter your code",
  intro: "Your password is right. Open the app on your phone, and enter the six digits that it shows.",
  label: "Code",
  hint: "Without your phone, one of your recovery codes does as well.",
  submit: "Sign In",
  failed: { title: "Sign-in Failed" },
  missing: "Enter the six digits that your app shows, or a recovery code.",
  wrong:
    "This code is not right, or it was used already. Wait for the next one, or look at your phone's clock.",
  tooMany: "Too many wrong codes. Please wait ten minutes and try again, or use a recovery code.",
  offline: "The shop could not be reached. Please try again.",
  over: {
    title: "This sign-in is over",
    text: "It waited too long for its code, or there were too many wrong ones. Please sign in once more.",
    again: "Sign in again",
  },
};
