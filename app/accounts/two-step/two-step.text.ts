/** The wording of two-step sign-in under 'Your Account' (TWOSTEP-1, TWOSTEP-2, TWOSTEP-31). */
export const twoStepText = {
  title: "Two-step sign-in",
  back: "Your Account",
  state: {
    on: (date: string, left: number) => `On since ${date}. ${leftOf(left)}`,
    off: "Off: the password alone signs you in.",
    wanted: "The shop's owner wants two-step sign-in of everybody who works here. Set it up to go on.",
  },
  setUp: "Set Up Two-Step Sign-in",
  change: "Change Two-Step Sign-in",
  steps: {
    app: "Open an authenticator app on your phone (any will do, such as Aegis, Google Authenticator or 2FAS) and read this code with it.",
    key: "If it can't read the code, type this key:",
    link: "On this phone: open the app",
    code: "Enter the six digits that the app shows now, and your password.",
    qr: "QR code for your authenticator app",
  },
  code: "Code",
  codeHint: "Six digits from your app.",
  codeOrRecovery: "Six digits from your app, or one of your recovery codes.",
  password: "Current Password",
  turnOn: "Turn On",
  turnOff: "Turn Off",
  newCodes: "Make New Recovery Codes",
  turnedOn: {
    title: "Two-step sign-in is on.",
    text: "Your other devices have been signed out. Keep these recovery codes where you find them without your phone, on paper for example. Each lets you in once, and they are shown only now.",
  },
  madeCodes: {
    title: "Your new recovery codes",
    text: "Those of before work no more. Keep these where you find them without your phone. Each lets you in once, and they are shown only now.",
  },
  turnedOff: { title: "Two-step sign-in is off", text: "The password alone signs you in." },
  already: "Two-step sign-in is on already. Load the page again to see it.",
  notOn: "Two-step sign-in is off by now. Load the page again to see it.",
  outdated: "This page stood open for too long. Read the new code with your app.",
  keptOn: "The shop's owner wants two-step sign-in of everybody, so it stays on.",
  codeMissing: "Enter the six digits that your app shows.",
  codeWrong:
    "This code is not right, or it was used already. Wait for the next one, or look at your phone's clock.",
  passwordMissing: "Enter your current password.",
  passwordWrong: "Your current password is not right.",
  tooMany: "Too many tries. Please wait ten minutes and try again.",
  failed: { title: "Error", text: "Could not change two-step sign-in." },
  readFailed: { title: "Error", text: "Could not read two-step sign-in." },
  required: {
    title: "Two-step sign-in of everybody",
    on: "Everybody who works in the admin area needs two-step sign-in; who has none sets it up before anything else.",
    off: "Each chooses for themselves whether they use two-step sign-in.",
    want: "Require It of Everybody",
    leave: "Leave It to Each",
    ownFirst: {
      title: "Not saved",
      text: "Turn two-step sign-in on for yourself first, under 'Your Account'.",
      tone: "destructive" as const,
    },
    ownersOnly: {
      title: "Not saved",
      text: "Only an owner of the shop changes whether everybody needs two-step sign-in.",
      tone: "destructive" as const,
    },
    wanted: { title: "Saved", text: "Two-step sign-in is required of everybody." },
    left: { title: "Saved", text: "Each chooses for themselves." },
  },
};

function leftOf(left: number): string {
  if (left === 0) return "No recovery code is left: make new ones.";
  return left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`;
}
