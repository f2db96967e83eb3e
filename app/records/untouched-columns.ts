import { isAsShown, isAsShownClean } from "#values/text/untouched.ts";
import type { Texts } from "./form-draft.ts";

interface Forms<Field extends string> {
  shown: Texts<Field>;
  sent: Texts<Field>;
}

/**
 * The columns of texts that were sent as the form showed them, to the byte: a save changes only what its
 * owner changed, and fills in nothing (PRODUCT-33).
 */
export function untouchedColumns<
  Field extends string,
  Column extends string,
  Row extends Record<Column, unknown>,
>(
  columns: Readonly<Record<Field, Column>>,
  { shown, sent }: Forms<Field>,
  before: Row,
): Partial<Pick<Row, Column>> {
  const kept: Partial<Pick<Row, Column>> = {};
  for (const field in columns)
    if (isAsShown(shown[field], sent[field])) kept[columns[field]] = before[columns[field]];
  return kept;
}

/** A picture of a record, and how it is described. */
interface Described {
  urls: readonly string[];
  alts: readonly string[];
}

/** Pictures that stay keep their descriptions; those that had none gain no empty ones. */
export function keptAlts(before: Described & { alts: string[] }, after: Described): string[] {
  const stood = new Map(before.urls.map((url, place) => [url, before.alts[place] ?? ""]));
  const alts = after.urls.map((url, place) => {
    const [was, is] = [stood.get(url), after.alts[place] ?? ""];
    return was !== undefined && isAsShownClean(was, is) ? was : is;
  });
  const isSame =
    after.urls.length === before.urls.length && after.urls.every((url, n) => url === before.urls[n]);
  return isSame && alts.every((alt, n) => alt === (before.alts[n] ?? "")) ? before.alts : alts;
}
