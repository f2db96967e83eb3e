import { expect, test } from "vitest";
import { adminOrder } from "../../../tests/admin-order.ts";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { NotePanel } from "./note-panel.tsx";
import type { OrderAnswer } from "./order-act.form.ts";

const internalNote = 'Call first.\n\nThen "wrap" it.';
const shownWith = (answer?: OrderAnswer): string =>
  routedMarkup(<NotePanel order={adminOrder({ internalNote })} answer={answer} />);

test("a note's form carries the kept note as it was shown, so that its own page can change it", () => {
  const shown = internalNote.replaceAll('"', "&quot;");
  expect(/name="noteBefore" value="([^"]*)"/.exec(shownWith())?.[1]).toBe(shown);
  expect(shownWith()).toMatch(/<textarea[^>]*>Call first\./);
});

test("a refused note's form carries what was shown then, and what was typed", () => {
  const html = shownWith({ kind: "refused", errors: {}, typed: { noteBefore: "", note: "second thoughts" } });
  expect(html).toContain('name="noteBefore" value=""');
  expect(html).toMatch(/<textarea[^>]*>second thoughts/);
});
