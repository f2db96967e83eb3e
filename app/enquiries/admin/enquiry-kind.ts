import type { Notice } from "#platform/notice.ts";
import { type AdminList, adminList, type ListState } from "#records/fields/admin-list.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { HistoryLine } from "#ui/list/record-history.tsx";
import { grouped } from "#values/text/grouped.ts";

/** What narrows a list of enquiries besides a search. */
type EnquiryChoices = Record<"status" | "kind", readonly [string, ...string[]]>;

/** Which enquiries a list shows. What the shop itself took for spam is shown on its own only. */
export type EnquiryFilter = ListState<EnquiryChoices>;

/** What the owner's page of a kind of enquiries says by itself, where it shows the newest first. */
export interface EnquiryKind {
  list: AdminList<EnquiryChoices>;
  /** The parameter of the address that opens one. */
  parameter: "message" | "quote";
  statuses: readonly string[];
  /** The choices besides its status, where there are some. */
  kinds?: readonly { value: string; label: string }[];
  words: EnquiryWords;
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
  /** What waits next, once one is answered. */
  next: string;
  noneLeft: string;
  erased: Notice;
  eraseQuestion: string;
  loadFailed(reason: string): { title: string; text: string };
  saveFailed(reason: string): { title: string; text: string };
  reasons: Readonly<Record<"broken" | "offline" | "gone" | "noAddress", string>>;
}

export const spamStatus = "Spam";
/** What the shop took for spam on arrival, until the owner has looked at it. */
export const likelySpamStatus = "Likely Spam";
const longestQuery = 200;

/** A list that is narrowed by these statuses, and by spam; an empty status is everything but likely spam. */
export const enquiryList = (path: string, statuses: readonly string[], kinds: readonly string[] = []) =>
  adminList<EnquiryChoices>(
    path,
    { status: ["", ...statuses, spamStatus, likelySpamStatus], kind: ["", ...kinds] },
    { longestSearch: longestQuery },
  );

/** The choices of the status filter; likely spam says how many wait there for the owner's word. */
export const statusChoices = (statuses: readonly string[], likely: number) => [
  { value: "", label: "All" },
  ...[...new Set([...statuses, spamStatus])].map((status) => ({ value: status, label: status })),
  {
    value: likelySpamStatus,
    label: likely > 0 ? `${likelySpamStatus} (${grouped(likely)})` : likelySpamStatus,
  },
];

/** Where a record stands in a list that begins with the newest. */
export interface EnquiryPlace {
  id: string;
  /** When it came, as text: a Date holds less of a moment than the database does. */
  moment: string;
}

/** What of a list is asked for: what comes with the page, what follows a place, or all of it. */
export type Part = "first" | "all" | EnquiryPlace;

export interface ListPart<Row> {
  rows: readonly Row[];
  /** Does nothing follow? */
  isWhole: boolean;
}

const afterPlace = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.{1,64})$/su;

/** The part of a list that its address asks for; the first one unless it names another. */
export function partOf(parameters: URLSearchParams): Part {
  if (parameters.get("show") === "all") return "all";
  const [, moment, id] = afterPlace.exec(parameters.get("after") ?? "") ?? [];
  return moment && id ? { moment, id } : "first";
}

export const afterParameter = ({ moment, id }: EnquiryPlace): string => `${moment}_${id}`;

/** An enquiry that waits for an answer. */
export interface NextEnquiry {
  id: string;
  /** Who wrote, or its number. */
  name: string;
  /** So many wait, this one among them. */
  left: number;
}

/** What the page has to show. */
export interface EnquiryPageData<Row, Beside = undefined> extends ListPart<Row> {
  filter: EnquiryFilter;
  /** Taken for spam by the shop, and not looked at yet. */
  likelySpam: number;
  /** What stands open above the list, and what is shown of it besides. */
  opened: Row | undefined;
  beside: Beside | undefined;
  history: readonly HistoryLine[];
  /** One was just answered: what waits next. */
  answered: { next: NextEnquiry | null } | null;
  /** Why something could not be read. */
  problem: string | null;
}

/** The parameter of the address to which an answered record leads: the record's id. */
export const answeredParameter = "answered";

/** A list with nothing open above it. */
export const nothingAbove = {
  likelySpam: 0,
  opened: undefined,
  beside: undefined,
  history: [],
  answered: null,
  problem: null,
};

/** The browser's halves of its page: a list that can't be fetched is empty. */
export const enquiryPageInBrowser = ({ list, words }: EnquiryKind) =>
  adminPageInBrowser({
    title: () => words.title,
    unread: ({ searchParams }) => ({
      filter: list.read(searchParams),
      rows: [],
      isWhole: false,
      ...nothingAbove,
    }),
    listFailed: () => words.loadFailed(words.reasons.offline),
    failed: () => words.saveFailed(words.reasons.offline),
  });
