import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { markupOf } from "../../../tests/render-markup.tsx";
import { BuyerPart } from "./buyer-part.tsx";

function options(asksLanguage: boolean, typed: Record<string, string> = {}): string[] {
  const part = <BuyerPart typed={typed} errors={{}} emailHint="" asksLanguage={asksLanguage} />;
  const Page = createRoutesStub([{ path: "*", Component: () => part }]);
  return markupOf(<Page />).match(/<option[^>]*>[^<]*/g) ?? [];
}

test("the owner chooses in which language the buyer of a new order is written to", () => {
  expect(options(false)).toEqual([]);
  expect(options(true)).toEqual([
    '<option value="" selected="">As in the buyer’s account, or else English',
    '<option value="en">English',
    '<option value="hi">हिन्दी',
  ]);
  expect(options(true, { language: "hi" })[2]).toBe('<option value="hi" selected="">हिन्दी');
});
