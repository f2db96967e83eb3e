/** The wording of the account's settings (ACCOUNT-7, ACCOUNT-20). */
export const ownSettingsText = {
  title: "Account Settings",
  description: "Your name, phone, password and devices.",
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: "Unknown device",
  adminTitle: "Your Account",
  readFailed: { title: "Error", text: "Could not fetch your profile." },
  profile: {
    title: "Profile",
    save: "Save Profile",
    emailHint: {
      user: "To change your e-mail address, please write to us.",
      admin: "You sign in with it. For another one, whoever runs the server adds a new admin.",
    },
    saved: { title: "Profile Updated", text: "Your details have been saved." },
    unchanged: { title: "No Changes", text: "Your profile is already up to date." },
    failed: { title: "Error", text: "Could not update profile." },
    phone: "Enter a phone number such as 98765 43210, or leave it empty.",
  },
  password: {
    title: "Change password",
    save: "Change Password",
    changed: { title: "Password Changed", text: "Your other devices have been signed out." },
    failed: { title: "Error", text: "Could not change password." },
    currentMissing: "Enter your current password.",
    currentWrong: "Your current password is not right.",
    tooMany: "Too many tries. Please wait ten minutes and try again.",
  },
  sessions: {
    title: "Where you are signed in",
    here: "This device",
    endOthers: "Sign out other devices",
    ended: { title: "Signed Out", text: "Your other devices have been signed out." },
    failed: { title: "Error", text: "Could not sign out your other devices." },
    lastUsed: "Last used",
  },
  data: {
    title: "Your data",
    text: "Everything the shop keeps about you, as a file that other programs can read.",
    download: "Download My Data",
    erase: "Delete My Account",
  },
};
