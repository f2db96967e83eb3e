import { permissionText } from "#accounts/permissions/permissions.text.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { longDate } from "#values/time/date-time.ts";
import { invitationDays, mostInvitations } from "./staff-member.ts";

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

const named = (lacked: readonly Permission[]): string =>
  lacked.map((each) => `'${permissionText[each].name}'`).join(", ");

export const staffText = {
  title: "Staff",
  note: "Who works in the shop, and what each of them may do.",
  today: (people: number) =>
    people === 1 ? "Today 1 person works here." : `Today ${people} people work here.`,
  columns: { name: "Name", email: "Email", may: "May", lastSignIn: "Last signed in", acts: "Actions" },
  owner: "Owner",
  everything: "Everything",
  you: "You",
  never: "Never",
  change: "Change",
  changeLabel: (name: string) => `Change ${name}`,
  readFailed: { title: "Error", text: "Failed to load the staff. Please try again." },
  saveFailed: { title: "Error", text: "Failed to save. Please try again." },
  gone: { title: "No Change", text: "They don't work here any more." },
  beyond: "They may do more than you do. Only somebody who may do all of that can change it.",
  own: "Nobody changes what they may do themselves: somebody else who holds 'Staff' does.",

  invite: "Invite",
  inviting: "Sending…",
  inviteNote: `They get a mail with a link, good for ${invitationDays} days, to choose a password. Nobody can enter before.`,
  nameLabel: "Name",
  nameMissing: "Please enter their name.",
  emailLabel: "Email",
  emailHint: "If a customer has this address, their account becomes that of your staff and keeps its orders.",
  emailMissing: "Please enter their email.",
  sets: "Usual sets",
  setNames: { packer: "Packer", accountant: "Accountant", writer: "Writer", assistant: "Shop assistant" },
  permissions: "What they may do",
  ownerLabel: "Owner",
  ownerAbout: "Everything, and whatever the shop learns to do later.",
  noneTicked: "Please tick what they may do.",
  lacked: (lacked: readonly Permission[]) => `You can't give what you may not do yourself: ${named(lacked)}.`,
  lackedOwner: "Only an owner can make somebody an owner.",
  worksHere: "Somebody with this email works here already.",
  invitedBefore: "This email is invited already. Send it again from the list, or withdraw it first.",
  tooMany: `${mostInvitations} people are invited and have not answered. Withdraw one first.`,
  invited: (name: string) => ({ title: "Invited", text: `A mail is on its way to ${name}.` }),

  waiting: "Invited",
  sent: "Sent",
  until: "Link",
  untilWhen: (when: Date) => `Good until ${longDate(when)}`,
  tooOld: "Too old by now",
  resend: "Send Again",
  resendLabel: (name: string) => `Send the invitation of ${name} again`,
  resent: { title: "Sent Again", text: "The link in the mail before no longer works." },
  withdraw: "Withdraw",
  withdrawLabel: (name: string) => `Withdraw the invitation of ${name}`,
  askWithdraw: (name: string) => `Withdraw the invitation of ${name}? The link in the mail stops working.`,
  withdrawn: { title: "Invitation Withdrawn", text: "The link in the mail no longer works." },
  invitationGone: { title: "No Change", text: "This invitation was accepted or withdrawn meanwhile." },
  invitationBeyond: { title: "Not Yours", text: "It gives more than you may do yourself." },

  save: "Save",
  saving: "Saving…",
  changed: { title: "Saved", text: "It counts from their next click on. A mail tells them." },
  unchanged: { title: "No Changes", text: "They may do that already." },
  removePart: "Remove from the shop",
  removeNote:
    "They are signed out everywhere at once and become a customer, with the password that they have. Invitations that they sent and API keys that they made end, and their webhooks pause: take over first, on Connections, what a program needs. A mail tells them.",
  remove: "Remove",
  askRemove: (name: string) => `Remove ${name} from the staff?`,
  removed: { title: "Removed", text: "They are signed out and a customer now. A mail tells them." },
  back: "All staff",
} as const;

/** The mails to those who work in the shop, and to those who are invited to. */
export const staffMailText = {
  hello: (name: string) => `Hello ${name},`,
  unexpected: "If that is not what you expected, answer this mail.",
  choose: "Choose a password",
  invited: {
    subject: (shop: string) => `Work in the shop of ${shop}`,
    title: "You are invited to work in the shop.",
    preview: `The link works once, within ${invitationDays} days.`,
    text: (shop: string, may: string) =>
      `${shop} would like you to work in its shop. You may then do: ${may}. Choose a password, and sign in with this address. The link works once, within ${invitationDays} days:`,
    stranger: "If you don't know why you got this mail, ignore it: nothing happens then.",
  },
  changed: {
    subject: (shop: string) => `What you may do at ${shop} has changed`,
    title: "What you may do in the shop has changed.",
    preview: "It counts at once.",
    text: (shop: string, may: string) => `From now on you may do at ${shop}: ${may}.`,
  },
  removed: {
    subject: (shop: string) => `You no longer work in the shop of ${shop}`,
    title: "You no longer work in the shop.",
    preview: "You were signed out everywhere.",
    text: (shop: string) =>
      `You were signed out of the admin area of ${shop}. Your account is a customer's now, with the password that you have; you can delete it in its settings.`,
  },
  newAdmin: {
    subject: (shop: string) => `Choose your admin password for ${shop}`,
    title: "Choose your admin password.",
    preview: "The link works once, within an hour.",
    hello: "Hello,",
    text: (shop: string) =>
      `You are an admin of ${shop} now. Choose a password, and sign in with this address. The link works once, within an hour:`,
    again: (link: string) => `If the link is too old, ask for another one at ${link}.`,
  },
} as const;
