import { monthOfYear } from "#values/time/date-time.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { actSentences, auditText } from "./act-words.text.ts";

/** What was done, without who did it: the record stands between the two parts of the sentence. */
export interface ActSentence {
  before: string;
  /** Null where the act names no record, as a download does. */
  after: string | null;
  /** What else is known, as "price: 499.00 · featured". */
  more: string;
}

/** The fact that names who did it, where that is nobody with an account: a maker by their own page. */
const doer = "doer";

/** Who did it without an account; undefined where the line does not say. */
export function doerIn(detail: unknown): string | undefined {
  if (typeof detail !== "object" || detail === null || !(doer in detail)) return undefined;
  return typeof detail.doer === "string" && detail.doer !== "" ? detail.doer : undefined;
}

const recordMark = "{record}";
const mark = /\{(\w+)\}/g;

/** How a line of the log reads. Lines of before may name acts that the shop does not know any more. */
export function actSentence(action: string, detail: unknown): ActSentence {
  const facts = factsOf(detail);
  const template = templateOf(action, facts);
  if (template === undefined)
    return { before: `${auditWords(action, null)} `, after: "", more: moreOf(facts, "") };
  // Divided before it is filled: a title may hold braces, too.
  const [before = "", after] = template.split(recordMark).map((part) => filled(part, facts));
  return { before, after: after ?? null, more: moreOf(facts, template) };
}

const filled = (text: string, facts: Facts): string =>
  text.replaceAll(mark, (_, name) => asWords(String(facts.get(name) ?? "")));

/** States, months and kinds of files are stored under short names: 'pending_cod_confirmation', '2026-11'. */
function asWords(value: string): string {
  if (/^(?:csv|json)$/.test(value)) return value.toUpperCase();
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) return monthOfYear(startOfIndianDay(`${value}-01`));
  const said = auditText.value(value);
  return /^[a-z]+(?:_[a-z]+)+$/.test(said) ? said.replaceAll("_", " ") : said;
}

function factsOf(detail: unknown): Map<string, string | number | true> {
  const entries = typeof detail === "object" && detail !== null ? Object.entries(detail) : [];
  return new Map(entries.filter(([label, value]) => label !== doer && factWords(label, value).length > 0));
}

type Facts = ReturnType<typeof factsOf>;

/** The first sentence whose facts are all there. */
function templateOf(action: string, facts: Facts): string | undefined {
  const known = Object.entries(actSentences).find(([act]) => act === action)?.[1];
  const choices = typeof known === "string" ? [known] : (known ?? []);
  return choices.find((text) => namesIn(text).every((name) => facts.has(name))) ?? choices.at(-1);
}

const namesIn = (text: string): string[] =>
  [...text.replace(recordMark, "").matchAll(mark)].map(([, name = ""]) => name);

const moreOf = (facts: Facts, template: string): string =>
  [...facts]
    .filter(([label]) => !namesIn(template).includes(label))
    .flatMap(([label, value]) => factWords(label, value))
    .join(" · ");

/**
 * "contact_message.updated" with `{ status: "Resolved", notes: true }` reads "updated · status: Resolved ·
 * notes".
 */
export function auditWords(action: string, detail: unknown): string {
  const facts = [...factsOf(detail)];
  return [auditText.done(action), ...facts.flatMap(([label, value]) => factWords(label, value))].join(" · ");
}

/** A true fact is its label alone, a false or missing one is left out. */
export function factWords(label: string, value: unknown): string[] {
  const said = auditText.label(label);
  if (value === true) return [said];
  if (typeof value === "number") return [`${said}: ${value}`];
  return typeof value === "string" && value !== "" ? [`${said}: ${auditText.value(value)}`] : [];
}
