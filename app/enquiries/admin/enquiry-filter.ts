import { cleanText } from "#values/clean-text.ts";
import { grouped } from "#values/grouped.ts";
import { pageNumber } from "#values/page-number.ts";

/** A list that could not be read, with nothing open above it. */
export const nothingRead = { rows: [], total: 0, isMore: false, held: 0, opened: undefined, history: [] };

/** Which enquiries a list shows. Spam is shown on its own only. */
export interface EnquiryFilter {
  query: string;
  /** A status, "Spam", or empty for everything but spam. */
  status: string;
  /** Quote requests or sample requests only. */
  kind?: EnquiryKind;
  /** From 1. */
  page: number;
}

/** As the other desks have them (decision 44). */
export const enquiriesPerPage = 100;
const mostPages = 10_000;

const enquiryKinds = ["quote", "sample"] as const;
type EnquiryKind = (typeof enquiryKinds)[number];

export const spamStatus = "Spam";
const longestQuery = 200;

/** A list's filter as its address says; an unknown status counts as none. */
export function enquiryFilter(parameters: URLSearchParams, statuses: readonly string[]): EnquiryFilter {
  const status = parameters.get("status") ?? "";
  const kind = enquiryKinds.find((one) => one === parameters.get("kind"));
  return {
    ...(kind ? { kind } : {}),
    query: cleanText(parameters.get("q") ?? "", longestQuery),
    status: status === spamStatus || statuses.includes(status) ? status : "",
    page: pageNumber(parameters, mostPages),
  };
}

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
export const filterParameters = ({ query, status, kind, page }: EnquiryFilter): [string, string][] => {
  const all: [string, string][] = [
    ["q", query],
    ["status", status],
    ["kind", kind ?? ""],
    ["page", page > 1 ? String(page) : ""],
  ];
  return all.filter(([, value]) => value !== "");
};

export const kindChoices = [
  { value: "", label: "All" },
  { value: "quote", label: "Quotes" },
  { value: "sample", label: "Samples" },
];

/** The choices of the status filter; spam says how many wait there for the owner's word. */
export const statusChoices = (statuses: readonly string[], held: number) => [
  { value: "", label: "All" },
  ...[...new Set([...statuses, spamStatus])].map((status) => ({
    value: status,
    label: status === spamStatus && held > 0 ? `${status} (${grouped(held)} to check)` : status,
  })),
];
