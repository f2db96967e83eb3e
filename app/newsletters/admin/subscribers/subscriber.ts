import { adminList, type ListState } from "#records/fields/admin-list.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { subscribersText } from "./subscribers.text.ts";

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

/** The answer to the form for mails that came back. */
export type PasteAnswer = FormAnswer<"text">;

export const subscribersList = adminList(
  "/admin/dashboard/subscribers",
  { tab: subscriberTabs },
  {
    longestSearch: 200,
  },
);
export type SubscriberFilter = ListState<{ tab: typeof subscriberTabs }>;
/** As many ticks as a page has rows at the most. */
const mostTicked = 100;

const mostPasted = 500;

/** The ids that a form names, each once; at most a page of the list. */
export const chosenSubscribers = (form: FormData): string[] =>
  [...new Set(form.getAll("id").map(String))].filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, mostTicked);

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
  return values.length > mostPasted
    ? { error: subscribersText.cameBack.many(values.length, mostPasted) }
    : { values };
}
