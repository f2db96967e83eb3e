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

/** The wording of signing up, in and out (ACCOUNT-1 to ACCOUNT-11). */
export const accountText = {
  login: {
    tab: "Login",
    title: "Login",
    intro: "Good to see you again.",
    submit: "Login",
    forgot: "Forgot your password?",
    failed: { title: "Login Failed", text: "Invalid credentials" },
    unconfirmed: "Please confirm your email first: open the link in the mail we sent you.",
    tooMany: "Too many attempts. Please wait ten minutes and try again.",
    locked:
      "Too many attempts. Please wait ten minutes and try again, or choose a new password by mail: its link lets you in at once.",
    offline: "The shop could not be reached. Please try again.",
  },
  signUp: {
    tab: "Sign Up",
    title: "Create your account",
    intro: "Follow your orders and keep your details for the next time.",
    submit: "Sign Up",
    failed: { title: "Signup Failed", text: "Could not create account." },
    refused: { title: "Signup Error" },
    exists: {
      title: "Account already exists",
      text: "An account with this email already exists. Please try logging in.",
      duration: 7000,
    },
    created: {
      title: "Account Created!",
      text: "Welcome! Please check your email to verify your account.",
      duration: 10_000,
    },
  },
  resend: {
    intro: "No mail, or is its link too old?",
    to: (email: string) => `We sent a link to ${email}. Open it, and you are signed in.`,
    submit: "Send the link again",
    sent: {
      title: "Check Your Email",
      text: "If an account waits to be confirmed, a new link is on its way.",
    },
    failed: { title: "Error", text: "Could not send the mail. Please try again." },
  },
  confirm: {
    title: "Confirm your email",
    sent: "We have sent you a mail. Open its link within a day: it confirms that the address is yours, and you are signed in.",
    working: "One moment, we are confirming your email.",
    ask: "Press the button to confirm your email and sign in.",
    askPassword: "Enter the password that you chose when you signed up, to confirm your email and sign in.",
    forgot: "Choose a new password instead",
    submit: "Confirm Email",
    failed: { title: "Error", text: "Your email could not be confirmed. Please try again." },
    done: { title: "Email Confirmed", text: "Welcome! You are signed in." },
    stale: {
      title: "This link no longer works",
      text: "It has been used already, or it is older than a day. If your email is confirmed, just log in.",
    },
  },
  forgot: {
    title: "Forgot your password?",
    intro: "Tell us your email and we send you a link to choose a new one.",
    submit: "Send Reset Link",
    again: "Send to a different email?",
    back: "Back to login",
    sentTitle: "Check Your Email",
    sent: "Password reset instructions sent. Please check your inbox (and spam folder).",
    toast: (email: string) => ({
      title: "Check Your Email",
      text: `If an account exists for ${email}, a password reset link has been sent to it.`,
      duration: 10_000,
    }),
    failed: { title: "Error", text: "Could not send password reset email." },
    tooMany: "Too many mails were asked for. Please wait ten minutes and try again.",
  },
  reset: {
    title: "Choose a new password",
    intro: "You will be signed out everywhere else.",
    submit: "Change Password",
    done: { title: "Password Changed", text: "Please log in with your new password." },
    failed: { title: "Error", text: "Could not change password." },
    stale: {
      title: "This link no longer works",
      text: "It has been used already, or it is older than an hour.",
      again: "Ask for a new link",
    },
  },
};

/** What stands beside a field. */
export const fieldsText = {
  fullName: "Please enter your full name.",
  email: "Please enter your email.",
  password: "Please enter a password.",
  givenPassword: "Please enter your password.",
  short: "Password must be at least 6 characters long.",
  mismatch: "Passwords do not match.",
  newShort: "Password must be at least 6 characters.",
  newMismatch: "New passwords do not match.",
  adminShort: "An admin's password must be at least 12 characters.",
  long: "Please use at most 128 characters.",
  common: "This password is one of the most common ones. Please choose another.",
};

/** What the fields of an account's forms are called. */
export const labelText = {
  account: "Account",
  fullName: "Full Name",
  email: "Email",
  phone: "Phone",
  password: "Password",
  confirmPassword: "Confirm Password",
  newPassword: "New Password",
  confirmNewPassword: "Confirm New Password",
  currentPassword: "Current Password",
};
