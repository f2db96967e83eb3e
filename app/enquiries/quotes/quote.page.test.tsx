import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { markupOf } from "../../../tests/render-markup.tsx";
import { messageKeyName } from "../message-key.ts";
import QuotePage from "./quote.page.tsx";

test("the page's own form has a key, as the dialog's: a quote whose answer was lost is kept once", () => {
  const quote = { product: { name: "Tote", slug: "tote", bulkFrom: 50 }, isSent: false };
  const Page = createRoutesStub([{ id: "quote", path: "*", loader: () => quote, Component: QuotePage }]);
  const [form = "", ...more] =
    markupOf(<Page hydrationData={{ loaderData: { quote } }} />).match(/<form.*?<\/form>/gs) ?? [];
  expect(form).toContain(`<input type="hidden" name="${messageKeyName}"`);
  expect(more).toEqual([]);
});
