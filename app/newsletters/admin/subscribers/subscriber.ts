import { adminList, type ListState } from "#records/fields/admin-list.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";

/** An address that signed up for the newsletter, with when and where the consent was given. */
export interface Subscriber {
  id: string;
  email: string;
  consentAt: Date;
  source: string;
  unsubscribedAt: Date | null;
  /** Mails do not reach it: since then it is written to no more. */
  bouncedAt: Date | null;
  bounce: string | null;
}

export const subscriberTabs = ["subscribed", "unsubscribed", "bounced", "spam"] as const;
export type SubscriberTab = (typeof subscriberTabs)[number];

/** What came of the form for mails that came back. */
export type PasteAnswer = FormAnswer<"text">;

export const subscribersList = adminList(
  "/admin/dashboard/subscribers",
  { tab: subscriberTabs },
  {
    longestSearch: 200,
  },
);
export type SubscriberFilter = ListState<{ tab: typeof subscriberTabs }>;
export const subscribersPageSize = 100;

const mostPasted = 500;

export const subscribersText = {
  title: "Newsletter Subscribers",
  tabs: { subscribed: "Subscribed", unsubscribed: "Unsubscribed", bounced: "Bounced", spam: "Spam" },
  sources: { footer: "Footer", blog: "Blog", post: "Blog post" },
  empty: {
    title: "No subscribers here.",
    text: "Whoever signs up in the footer or on the blog appears in this list.",
  },
  noneFound: { title: "No subscribers match.", text: "Try another part of the address." },
  askOne: (email: string) => `Remove ${email} for good? This can't be undone.`,
  askSelected: "Remove the selected addresses for good? This can't be undone.",
  askSeveral: (count: number) =>
    `Remove ${count === 1 ? "1 address" : `${count} addresses`} for good? This can't be undone.`,
  removed: (count: number) => {
    if (count === 0) return { title: "No Change", text: "They have been removed already." };
    if (count === 1) return { title: "Subscriber Removed", text: "The address is forgotten." };
    return { title: "Subscribers Removed", text: `${count} addresses are forgotten.` };
  },
  noneChosen: { title: "Error", text: "Please select at least one address first.", tone: "destructive" },
  removeFailed: {
    title: "Error",
    text: "Failed to remove the subscriber. Please try again.",
    tone: "destructive",
  },
  bounces: {
    refused: "The mail server knows no such mailbox",
    unreached: "Several newsletters could not be delivered",
    marked: "Marked as bounced",
  },
  askBounced: "Write to the selected addresses no more?",
  askSeveralBounced: (count: number) =>
    `Write to ${count === 1 ? "1 address" : `${count} addresses`} no more? Nothing is deleted.`,
  bounced: (count: number) =>
    count === 0
      ? { title: "No Change", text: "None of these is an address that is written to." }
      : {
          title: "Marked as Bounced",
          text: `${count === 1 ? "1 address gets" : `${count} addresses get`} no more newsletters.`,
        },
  reachable: (count: number) =>
    count === 0
      ? { title: "No Change", text: "They are written to already." }
      : {
          title: "Written to Again",
          text: `${count === 1 ? "1 address gets" : `${count} addresses get`} newsletters again.`,
        },
  cameBack: {
    title: "Mails that came back?",
    text: "The shop receives no mail, so what comes back lies in your own mailbox. Paste such a mail, or the addresses alone: those that are subscribed get no more newsletters.",
    label: "Mails or Addresses",
    submit: "Mark as Bounced",
    none: "No address stands in this text.",
    many: (count: number) => `Please paste at most ${mostPasted} addresses at once; these are ${count}.`,
  },
  changeFailed: {
    title: "Error",
    text: "Failed to change the subscribers. Please try again.",
    tone: "destructive",
  },
  loadFailed: { title: "Error", text: "Failed to load subscribers. Please try again." },
} as const;

/** The ids that a form names, each once; at most a page of the list. */
export const chosenSubscribers = (form: FormData): string[] =>
  [...new Set(form.getAll("id").map(String))]
    .filter((id) => /^[\w-]{1,64}$/.test(id))
    .slice(0, subscribersPageSize);

/** Where an address was left, in words. */
export const sourceInWords = (source: string): string =>
  source === "footer" || source === "blog" || source === "post" ? subscribersText.sources[source] : source;

/** Why an address is written to no more, in words. */
export const bounceInWords = (bounce: string | null): string =>
  bounce === "refused" || bounce === "unreached" || bounce === "marked"
    ? subscribersText.bounces[bounce]
    : "";

/** The addresses in a text, as in a mail that came back: each once, in small letters. */
export function addressesIn(text: string): string[] {
  const found = text.toLowerCase().match(/[^\s@,;:<>()[\]"'\\]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?/g);
  return [...new Set(found ?? [])];
}

/** The same, or why they are not taken. */
export function pastedAddresses(text: string): { values: string[] } | { error: string } {
  const values = addressesIn(text);
  if (values.length === 0) return { error: subscribersText.cameBack.none };
  return values.length > mostPasted ? { error: subscribersText.cameBack.many(values.length) } : { values };
}
