import { expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { fieldText } from "#ui/form/form.text.ts";
import { momentToType, typedMoment } from "#values/time/typed-moment.ts";
import {
  lineField,
  optionalDayField,
  optionalLineField,
  optionalMomentField,
  publicText,
  tickField,
  wordField,
} from "./field-kinds.ts";
import { optionalCountField, optionalRupeesField } from "./number-fields.ts";
import { recordFieldText } from "./record-field.text.ts";
import { columnsOf, fieldForm, textsOfRow } from "./record-field.ts";

const say = recordFieldText.errors;
const fields = {
  name: lineField("name", "Name", 10, "Name it."),
  note: optionalLineField("own_note", "Note", 20),
  kind: wordField("kind", "Kind", { wood: "Wood", ink: "Ink" }, ["wood", "ink"], "ink"),
  price: optionalRupeesField("price", "Price"),
  left: optionalCountField("left_over", "Left"),
  until: optionalMomentField("gone_at", "Until", "end"),
  day: optionalDayField("opens_on", "Opens"),
  kept: tickField("is_kept", "Kept"),
};
const form = fieldForm(fields, ({ note, name }) => (note === name ? { note: "Say more." } : {}));
const full = { name: "Indigo", note: "", kind: "wood", price: "₹ 1,499.5", left: "12", kept: "true" };
const row = { name: "Indigo", own_note: null, kind: "wood", price: "1499.50", left_over: 12 };
const gone = new Date("2026-12-01T18:30:00Z");

const read = (change: Record<string, string>) => {
  const typed = new FormData();
  for (const [name, text] of Object.entries({ ...full, until: "1/12/2026", day: "5 Dec 2026", ...change }))
    typed.set(name, text);
  return form.parse(typed);
};

test("a record is typed, read and kept as its fields say", () => {
  const parsed = read({});
  if (parsed.kind === "refused") throw new Error(JSON.stringify(parsed.errors));
  const columns = { ...row, gone_at: gone, opens_on: "2026-12-05", is_kept: true };
  expect(columnsOf(fields, parsed.value)).toEqual(columns);
  expect(textsOfRow(fields, columns)).toEqual({
    ...full,
    price: "1499.50",
    until: "1 December 2026",
    day: "5/12/2026",
  });
  const texts = { name: "", note: "", kind: "ink", price: "", left: "", until: "", day: "", kept: "false" };
  expect([form.names, form.empty]).toEqual([Object.keys(texts), texts]);
  expect(publicText("artisan", "bio")).toEqual(["bio", "Story"]);
});

test.each([
  [{ name: " " }, { name: "Name it." }],
  [{ note: "Indigo" }, { note: "Say more." }],
  [{ kind: "gift" }, { kind: say.choice }],
  [{ price: "0" }, { price: say.rupeesOrNone }],
  [{ price: "a lot" }, { price: say.rupeesOrNone }],
  [{ price: "1499.505" }, { price: fieldText.decimals }],
  [{ price: "1000001" }, { price: say.rupeesHigh }],
  [{ price: "99999999999" }, { price: say.rupeesHigh }],
  [{ left: "1.5" }, { left: say.count }],
  [{ left: "-1" }, { left: say.count }],
  [{ until: "2026-02-30" }, { until: say.moment }],
  [{ until: "tomorrow" }, { until: say.moment }],
  [{ until: "2026-12-01 24:00" }, { until: say.moment }],
  [{ day: "31/2/2026" }, { day: say.day }],
])("%j is refused, and what was typed stays", (change, errors) =>
  expect(read(change)).toMatchObject({ kind: "refused", errors, typed: change }),
);

test("a moment of each month is read in Hindi as it is shown there", () =>
  speaking("hi", () => {
    for (let month = 0; month < 12; month += 1) {
      const moment = new Date(Date.UTC(2027, month, 5, 13));
      expect(typedMoment(momentToType(moment, "end"), "end")).toEqual(moment);
    }
  }));
