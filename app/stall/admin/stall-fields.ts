import { adminList } from "#records/fields/admin-list.ts";
import { lineField, optionalDayField, optionalLineField } from "#records/fields/field-kinds.ts";
import { optionalRupeesField, rupeesShown } from "#records/fields/number-fields.ts";
import { fieldForm, recordFields } from "#records/fields/record-field.ts";
import { inEachLanguage } from "#values/language/in-each-language.ts";
import type { Paise } from "#values/money/money.ts";
import { stallsPath } from "./stall-paths.ts";
import { stallsText as say } from "./stalls.text.ts";

const change = inEachLanguage(() =>
  optionalRupeesField("change_given", say.fields.change, { hint: say.hints.change }),
);

const stallFields = recordFields(() => ({
  name: lineField("name", say.fields.name, 80, say.errors.name),
  place: lineField("place", say.fields.place, 80, say.errors.place),
  opens: optionalDayField("opens_on", say.fields.opens),
  change: {
    ...change,
    typed: (kept: string) => (Number(kept) === 0 ? "" : rupeesShown(kept)),
    kept: (amount: Paise | null) => change.kept(amount) ?? "0.00",
  },
  note: optionalLineField("note", say.fields.note, 300),
}));

/** Stalls, as the admin keeps them (STALL-1). */
export const stalls = inEachLanguage(() => ({
  table: "stalls",
  names: { all: "the stalls", one: "a stall" },
  words: say,
  list: adminList(stallsPath),
  fields: stallFields,
  form: fieldForm(stallFields),
  pictures: {},
  parts: [{ title: say.part, fields: ["name", "place", "opens", "change", "note"] }],
}));
