import { expect, test } from "vitest";
import { markupOf } from "../../../tests/render-markup.tsx";
import { PiecesFields } from "./pieces-fields.tsx";
import type { OfferedLine } from "./read-return-page.server.ts";

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
