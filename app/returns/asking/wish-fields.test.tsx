import { expect, test } from "vitest";
import { markupOf } from "../../../tests/render-markup.tsx";
import { WishFields } from "./wish-fields.tsx";

const usual = { reason: "does_not_suit", asksUpi: false, typed: {}, errors: {} } as const;
const fields = (wish: string, isHydrated: boolean) =>
  markupOf(<WishFields {...usual} wish={wish} isHydrated={isHydrated} />);

test("what comes in exchange is no matter of choice once an exchange is wished for", () => {
  expect(fields("exchange", true)).toContain("Exchange For");
  expect(fields("exchange", true)).not.toContain("(optional)");
  expect(fields("", false)).toContain("(optional)");
  expect(fields("refund", true)).not.toContain("Exchange For");
});
