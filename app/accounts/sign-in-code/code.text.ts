/** The mail that tells of wrong codes. */
export const wrongCodesText = {
  subject: (shop: string) => `Somebody tried codes at ${shop}`,
  title: "Somebody has your password.",
  preview: "Ten wrong codes were tried; nobody was let in.",
  hello: (name: string) => `Hello ${name},`,
  text: "Somebody entered the right password of your account and then ten wrong codes, at once or within a day. Nobody was let in by them.",
  note: "If it was not you, choose a new password by 'Forgot password' on the sign-in page: the one you have is known to a stranger.",
};

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
