import { cleanText } from "#values/text/clean-text.ts";
import { grouped } from "#values/text/grouped.ts";

/** A list that could not be read, with nothing open above it. */
export const unreadEnquiries = {
  rows: [],
  isWhole: false,
  likelySpam: 0,
  opened: undefined,
  history: [],
  answered: null,
};

/** The parameter of the address to which an answered record leads: the record's id. */
export const answeredParameter = "answered";

/** Where a record stands in a list that begins with the newest. */
export interface EnquiryPlace {
  id: string;
  /** When it came, as text: a Date holds less of a moment than the database does. */
  moment: string;
}

/** What of a list is asked for: what comes with the page, what follows a place, or all of it. */
export type Part = "first" | "all" | EnquiryPlace;

export interface ListPart<Row> {
  rows: Row[];
  /** Does nothing follow? */
  isWhole: boolean;
}

/** Which enquiries a list shows. What the shop itself took for spam is shown on its own only. */
export interface EnquiryFilter {
  query: string;
  /** A status, "Spam", "Likely Spam", or empty for everything but likely spam. */
  status: string;
  /** Quote requests or sample requests only. */
  kind?: EnquiryKind;
}

const enquiryKinds = ["quote", "sample"] as const;
type EnquiryKind = (typeof enquiryKinds)[number];

export const spamStatus = "Spam";
/** What the shop took for spam on arrival, until the owner has looked at it. */
export const likelySpamStatus = "Likely Spam";
const longestQuery = 200;

/** A list's filter as its address says; an unknown status counts as none. */
export function enquiryFilter(parameters: URLSearchParams, statuses: readonly string[]): EnquiryFilter {
  const status = parameters.get("status") ?? "";
  const kind = enquiryKinds.find((one) => one === parameters.get("kind"));
  return {
    ...(kind ? { kind } : {}),
    query: cleanText(parameters.get("q") ?? "", longestQuery),
    status: [...statuses, spamStatus, likelySpamStatus].includes(status) ? status : "",
  };
}

const afterPlace = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(.{1,64})$/su;

/** The part of a list that its address asks for; the first one unless it names another. */
export function partOf(parameters: URLSearchParams): Part {
  if (parameters.get("show") === "all") return "all";
  const [, moment, id] = afterPlace.exec(parameters.get("after") ?? "") ?? [];
  return moment && id ? { moment, id } : "first";
}

export const afterParameter = ({ moment, id }: EnquiryPlace): string => `${moment}_${id}`;

export const isFiltered = ({ query, status, kind }: EnquiryFilter): boolean =>
  query !== "" || status !== "" || kind !== undefined;

/** The address of a list, so filtered, with other parameters such as an open dialog. */
export function listAddress(
  path: string,
  filter: EnquiryFilter,
  others: Readonly<Record<string, string>> = {},
): string {
  const kept = new URLSearchParams([...filterParameters(filter), ...Object.entries(others)]);
  return String(kept) ? `${path}?${kept}` : path;
}

/** The filter as an address or a form carries it; blanks are left out. */
export const filterParameters = ({ query, status, kind }: EnquiryFilter): [string, string][] => {
  const all: [string, string][] = [
    ["q", query],
    ["status", status],
    ["kind", kind ?? ""],
  ];
  return all.filter(([, value]) => value !== "");
};

export const kindChoices = [
  { value: "", label: "All" },
  { value: "quote", label: "Quotes" },
  { value: "sample", label: "Samples" },
];

/** The choices of the status filter; likely spam says how many wait there for the owner's word. */
export const statusChoices = (statuses: readonly string[], likely: number) => [
  { value: "", label: "All" },
  ...[...new Set([...statuses, spamStatus])].map((status) => ({ value: status, label: status })),
  {
    value: likelySpamStatus,
    label: likely > 0 ? `${likelySpamStatus} (${grouped(likely)})` : likelySpamStatus,
  },
];
