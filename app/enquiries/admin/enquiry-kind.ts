import type { Notice } from "#platform/notice.ts";
import { type AdminList, adminList, type ListState } from "#records/fields/admin-list.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { SeveralAct } from "#records/page/several.ts";
import type { TabbedData } from "#records/page/tabbed-page.tsx";
import type { FormRules } from "#ui/form/form-rules.ts";
import type { HistoryLine } from "#ui/list/record-history.tsx";
import { grouped } from "#values/text/grouped.ts";
import { enquiryAdminText, likelySpamWords, spamWords } from "./enquiry-admin.text.ts";
import type { EnquiryTab } from "./enquiry-tab.ts";

/** The tabs and filters of a list of enquiries. */
export type EnquiryChoices = {
  readonly tab: readonly ["all", ...EnquiryTab[]];
  readonly status: readonly [string, ...string[]];
  readonly kind: readonly [string, ...string[]];
};

/** Which enquiries a list shows. What the shop itself took for spam is shown on its own only. */
export type EnquiryFilter = ListState<EnquiryChoices>;

/** The owner's page of a kind of enquiries, where it shows the newest first. */
export interface EnquiryKind {
  list: AdminList<EnquiryChoices>;
  tabs: EnquiryChoices["tab"];
  /** The parameter of the address that opens one. */
  parameter: "message" | "quote";
  statuses: readonly string[];
  /** The names of its statuses. */
  statusWords(): Readonly<Record<string, string>>;
  /** The choices besides its status, where there are some. */
  kinds?(): readonly { value: string; label: string }[];
  /** What can be done to several of a list in one press. */
  several(state: EnquiryFilter): readonly SeveralAct[];
  words: EnquiryWords;
  /** How its form is read whose answer is sent. */
  rules: FormRules;
}

interface EnquiryWords {
  title: string;
  /** Of the box in which they are searched. */
  search: string;
  empty: { title: string; text: string };
  noneFound: { title: string; text: string };
  dialog: string;
  /** The button that also sends a mail. */
  send: string;
  saved: Notice;
  savedAndSent: Notice;
  /** The link to the next that waits, once one is answered. */
  next: string;
  noneLeft: string;
  erased: Notice;
  eraseQuestion: string;
  loadFailed(reason: string): { title: string; text: string };
  saveFailed(reason: string): { title: string; text: string };
  reasons: Readonly<Record<"broken" | "offline" | "gone" | "noAddress", string>>;
}

export const spamStatus = "Spam";
/** The status of likely spam, until the owner has looked at it. */
export const likelySpamStatus = "Likely Spam";
const longestQuery = 200;

/** What can be done to several: in a list of spam they are none, in another there are `others`. */
export const severalActs = ({ tab, status }: EnquiryFilter, others: readonly SeveralAct[]): SeveralAct[] => {
  const isOfSpam = tab === "likely-spam" || status === spamStatus || status === likelySpamStatus;
  const real = { intent: "real", label: enquiryAdminText.noSpam };
  return [...(isOfSpam ? [real] : others), { intent: "spam", label: enquiryAdminText.isSpam }];
};

/** A list that is narrowed by these statuses, and by spam; an empty status is everything but likely spam. */
export const enquiryList = (
  path: string,
  tabs: EnquiryChoices["tab"],
  statuses: readonly string[],
  kinds: readonly string[] = [],
) =>
  adminList<EnquiryChoices>(
    path,
    { tab: tabs, status: ["", ...statuses, spamStatus, likelySpamStatus], kind: ["", ...kinds] },
    { longestSearch: longestQuery },
  );

/** The choices of the status filter; likely spam shows how many wait there for the owner's decision. */
export const statusChoices = (
  { statuses, statusWords }: Pick<EnquiryKind, "statuses" | "statusWords">,
  likely: number,
) => [
  { value: "", label: enquiryAdminText.all },
  ...[...new Set([...statuses, spamStatus])].map((value) => ({
    value,
    label: statusWords()[value] ?? spamWords.Spam,
  })),
  {
    value: likelySpamStatus,
    label: likely > 0 ? likelySpamWords(grouped(likely)) : spamWords[likelySpamStatus],
  },
];

/** A record's place in a list that begins with the newest. */
export interface EnquiryPlace {
  id: string;
  /** When it came, as text: a Date holds less of a moment than the database does. */
  moment: string;
}

/** An enquiry that waits for an answer. */
export interface NextEnquiry {
  id: string;
  /** The sender's name, or its number. */
  name: string;
  /** So many wait, this one among them. */
  left: number;
}

/** An opened enquiry, with the data shown beside it. */
export interface OpenedEnquiry<Row, Beside = undefined> {
  enquiry: Row;
  beside: Beside | undefined;
  history: readonly HistoryLine[];
}

export interface EnquiryPageData<Row, Beside = undefined>
  extends TabbedData<EnquiryChoices, Row, OpenedEnquiry<Row, Beside>> {
  /** Taken for spam by the shop, and not looked at yet. */
  likelySpam: number;
  /** One was just answered: what waits next. */
  answered: { next: NextEnquiry | null } | null;
}

/** The parameter of the address to which an answered record leads: the record's id. */
export const answeredParameter = "answered";

/** The browser's halves of its page. */
export const enquiryPageInBrowser = ({ words }: EnquiryKind) =>
  adminPageInBrowser({
    title: () => words.title,
    unread: () => null,
    listFailed: () => words.loadFailed(words.reasons.offline),
    failed: () => words.saveFailed(words.reasons.offline),
  });
