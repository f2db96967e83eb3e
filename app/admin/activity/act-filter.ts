import { cleanText } from "#values/text/clean-text.ts";
import { isDay } from "#values/time/indian-day.ts";
import { dayOfTyped } from "#values/time/typed-moment.ts";
import { type ActKind, actKinds } from "./record-kinds.ts";

/** Whose acts: somebody's by their id, those of nobody who is on the staff now, or of no person. */
export const formerStaff = "former";
export const noPerson = "shop";

export interface ActFilter {
  /** An id, `formerStaff`, `noPerson`, or empty for everybody. */
  person: string;
  kind: ActKind | "";
  /** A record's name: an order's number, a part of a product's name. */
  query: string;
  /** Days in India, both included; empty for no bound. */
  from: string;
  until: string;
}

/** Where an act stands in the list, newest first. */
export interface ActPlace {
  /** As text: a Date holds less of a moment than the database does. */
  moment: string;
  id: string;
}

export const activityPath = "/admin/dashboard/activity";

const longestQuery = 200;
const longestId = 64;
const place = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w-]{1,64})$/;

/** The filter of an address; invalid values count as absent. */
export function actFilter(parameters: URLSearchParams): ActFilter {
  const given = (name: string) => cleanText(parameters.get(name) ?? "", longestId);
  const day = (name: string) => dayOfTyped(given(name));
  return {
    person: given("person"),
    kind: isActKind(given("kind")) ? given("kind") : "",
    query: cleanText(parameters.get("q") ?? "", longestQuery),
    from: day("from"),
    until: day("until"),
  } as ActFilter;
}

const isActKind = (text: string): text is ActKind => actKinds.some((kind) => kind === text);

/** Below which act the list goes on; undefined from its beginning. */
export function placeIn(parameters: URLSearchParams): ActPlace | undefined {
  const [, moment, id] = place.exec(parameters.get("after") ?? "") ?? [];
  const isMoment = moment !== undefined && isDay(moment.slice(0, 10)) && !Number.isNaN(Date.parse(moment));
  return isMoment && id ? { moment, id } : undefined;
}

export const isFilteredActs = (filter: ActFilter): boolean =>
  Object.values(filter).some((value) => value !== "");

/** The list's address, so filtered, or that of its file. */
export function actsHref(
  filter: ActFilter,
  { after, below = "" }: { after?: ActPlace; below?: "/export.csv" | "" } = {},
): string {
  const { query, ...others } = filter;
  const given = Object.entries({ ...others, q: query }).filter(([, value]) => value !== "");
  const all = new URLSearchParams(after ? [...given, ["after", `${after.moment}_${after.id}`]] : given);
  return `${activityPath}${below}${String(all) && `?${all}`}`;
}
