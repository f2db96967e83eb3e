import { type Paise, paise } from "#values/money/money.ts";
import { textIn } from "#values/text/form-text.ts";
import type { AccountTyped } from "./account.form.ts";

/** The fields of what is above what is owed, of the maker's line in a form that has several. */
export const aheadFields = (maker = "") => {
  const end = maker && `:${maker}`;
  return { tick: `ahead${end}`, over: `over${end}` };
};

/** What is above, within a refused form, to be offered. */
export const overTyped = (over: Paise, maker = ""): AccountTyped => ({
  [aheadFields(maker).over]: String(over),
});

/** The same read back; 0 where nothing is. */
export const overIn = (typed: AccountTyped | undefined, maker = ""): Paise =>
  paise(Math.trunc(Number(typed?.[aheadFields(maker).over] ?? 0)) || 0);

/** What the form offered to note as an advance, where it was ticked. */
export function aheadIn(form: FormData, maker = ""): { ahead?: Paise } {
  const names = aheadFields(maker);
  const over = /^\d{1,12}$/.exec(textIn(form, names.over))?.[0];
  return over && form.has(names.tick) ? { ahead: paise(Number(over)) } : {};
}
