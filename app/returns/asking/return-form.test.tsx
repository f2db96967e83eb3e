import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../../tests/form-of.ts";
import { markupOf } from "../../../tests/render-markup.tsx";
import { whyClosed } from "./judge-return.ts";
import { PiecesFields } from "./pieces-fields.tsx";
import type { OfferedLine } from "./read-return-page.server.ts";
import { WishFields } from "./return-form.tsx";
import { parseReturn, returnPiecesField } from "./return-request.form.ts";

function asked(fields: Record<string, string>): FormData {
  const usual = { [returnPiecesField("tote")]: "1", reason: "does_not_suit", wish: "exchange" };
  return formOf({ ...usual, ...fields });
}

test("what is wished for instead fits as people count letters, and is never cut (TEXT-16)", () => {
  const fits = "श्री".repeat(200);
  const value = { wishedVariant: fits };
  expect(parseReturn(asked(value))).toMatchObject({ kind: "valid", value });
  const typed = { wishedVariant: `${fits}x` };
  const errors = { wishedVariant: fieldText.long(200) };
  expect(parseReturn(asked(typed))).toMatchObject({ kind: "refused", errors, typed });
  // Of no matter where something else is wished for.
  expect(parseReturn(asked({ ...typed, wish: "refund" })).kind).toBe("valid");
});

test("what was typed stands there again, however many signs its letters have", () => {
  const comment = "श्री".repeat(4000);
  expect(parseReturn(asked({ wishedVariant: "Large", comment }))).toMatchObject({ typed: { comment } });
});

const lineOfOrder = {
  ...{ id: "tote", productName: "Kohbar Tote", optionText: null },
  ...{ quantity: 2, arrived: 2, taken: 0, returnable: true, isPersonal: false },
};
const closedWith = (...lines: Partial<typeof lineOfOrder>[]) =>
  whyClosed({
    ...{ deliveredAt: null, terms: { days: 30, damageHours: 48 }, isLost: false },
    lines: lines.map((each) => ({ ...lineOfOrder, ...each })),
  });

test.each([
  ["everything has arrived", [{}], undefined],
  ["nothing has arrived", [{ arrived: 0 }], "not-arrived"],
  ["all of it is in returns", [{ taken: 2 }], "nothing-left"],
  ["what has arrived of a line is in returns", [{ arrived: 1, taken: 1 }], "rest-to-come"],
  ["a line is in returns and another is on its way", [{ taken: 2 }, { arrived: 0 }], "rest-to-come"],
  ["a line is in returns and another has arrived", [{ taken: 2 }, {}], undefined],
])("a return can be asked for or not when %s", (_, lines, why) => expect(closedWith(...lines)).toBe(why));

const line: OfferedLine = {
  ...{ id: "tote", productName: "Kohbar Tote", optionText: null, personal: [], image: null },
  ...{ quantity: 2, arrived: 2, open: 0, onlyDamaged: false },
};
const markup = (given: Partial<OfferedLine>, error?: string) =>
  markupOf(<PiecesFields lines={[{ ...line, ...given }]} typed={{}} error={error} />);

test.each([
  ["all in returns", { arrived: 2 }, "All its pieces are in a return."],
  ["still on their way", { arrived: 0 }, "It has not arrived yet."],
  ["one in a return, one on its way", { arrived: 1 }, "What has arrived of it is in a return."],
  ["to be asked for", { open: 2 }, "2 pieces at most"],
])("pieces that are %s are said to be so", (_, given, words) => expect(markup(given)).toContain(words));

test("its message leads there: the first field with an error is focused by its name", () => {
  const wrong = markup({ open: 2 }, "Choose at least one piece.");
  expect(wrong).toMatch(/<fieldset[^>]*name="pieces"[^>]*tabindex="-1"/i);
});

const usual = { reason: "does_not_suit", asksUpi: false, typed: {}, errors: {} } as const;
const fields = (wish: string, isHydrated: boolean) =>
  markupOf(<WishFields {...usual} wish={wish} isHydrated={isHydrated} />);

test("what comes in exchange is no matter of choice once an exchange is wished for", () => {
  expect(fields("exchange", true)).toContain("Exchange For");
  expect(fields("exchange", true)).not.toContain("(optional)");
  expect(fields("", false)).toContain("(optional)");
  expect(fields("refund", true)).not.toContain("Exchange For");
});
