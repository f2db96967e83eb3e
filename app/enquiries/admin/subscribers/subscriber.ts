import { cleanText } from "#values/text/clean-text.ts";
import { pageNumber } from "#values/text/page-number.ts";

/** An address that signed up for the newsletter, with when and where the consent was given. */
export interface Subscriber {
  id: string;
  email: string;
  consentAt: Date;
  source: string;
  unsubscribedAt: Date | null;
}

export const subscriberTabs = ["subscribed", "unsubscribed", "spam"] as const;
export type SubscriberTab = (typeof subscriberTabs)[number];

export interface SubscriberFilter {
  tab: SubscriberTab;
  query: string;
  /** From 1. */
  page: number;
}

export const subscribersPath = "/admin/dashboard/subscribers";
export const subscribersPageSize = 100;
const longestQuery = 200;
const mostPages = 99_999;

/** The list's filter as its address says. */
export function subscriberFilter(parameters: URLSearchParams): SubscriberFilter {
  return {
    tab: subscriberTabs.find((tab) => tab === parameters.get("tab")) ?? "subscribed",
    query: cleanText(parameters.get("q") ?? "", longestQuery),
    page: pageNumber(parameters, mostPages),
  };
}

/** An address with this filter: the list's own, or that of its file. */
export function subscribersAddress({ tab, query, page }: SubscriberFilter, path = subscribersPath): string {
  const kept = new URLSearchParams();
  if (tab !== "subscribed") kept.set("tab", tab);
  if (query) kept.set("q", query);
  if (page > 1) kept.set("page", String(page));
  return String(kept) ? `${path}?${kept}` : path;
}

export const subscribersText = {
  title: "Newsletter Subscribers",
  tabs: { subscribed: "Subscribed", unsubscribed: "Unsubscribed", spam: "Spam" },
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
