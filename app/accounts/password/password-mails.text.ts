/** The mail that lets somebody choose a new password. */
export const resetMailText = {
  subject: (shop: string) => `Choose a new password for ${shop}`,
  title: "Choose a new password.",
  preview: "The link works once, within an hour.",
  hello: "Hello,",
  helloTo: (name: string) => `Hello ${name},`,
  text: "Somebody, probably you, asked to set a new password for your account. The link works once, within an hour:",
  button: "Choose a new password",
  note: "If it was not you, ignore this mail: your password stays as it is.",
};

/** The mail that tells of a password that was changed. */
export const passwordChangedText = {
  subject: (shop: string) => `Your ${shop} password was changed`,
  title: "Your password was changed.",
  preview: "If it was you, there is nothing to do.",
  hello: (name: string) => `Hello ${name},`,
  text: "The password of your account was changed just now, and other devices were signed out. If it was you, there is nothing to do.",
  note: "If it was not you, choose a new password by 'Forgot password' on the sign-in page, and answer this mail so that we can help.",
};
