/** The mail that tells of wrong codes. */
export const wrongCodesText = {
  subject: (shop: string) => `Somebody tried codes at ${shop}`,
  title: "Somebody has your password.",
  preview: "Ten wrong codes were tried; nobody was let in.",
  hello: (name: string) => `Hello ${name},`,
  text: "Somebody entered the right password of your account and then ten wrong codes, at once or within a day. Nobody was let in by them.",
  note: "If it was not you, choose a new password by 'Forgot password' on the sign-in page: the one you have is known to a stranger.",
};
