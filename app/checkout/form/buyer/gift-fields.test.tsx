import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { markupOf } from "../../../../tests/render-markup.tsx";
import { emptyValues } from "../checkout-values.ts";
import { GiftFields } from "./gift-fields.tsx";

/** The boxes that something is wrong with, where wrap costs so much; undefined where none is offered. */
function wrongBoxes(giftWrap: number | undefined): string[] {
  const values = { ...emptyValues, isGift: "on", giftWrap: "on" };
  const Component = () => <GiftFields values={values} errors={{ giftWrap: "Look at the new total." }} />;
  const Page = createRoutesStub([{ path: "/", id: "root", loader: () => ({ giftWrap }), Component }]);
  const html = markupOf(<Page hydrationData={{ loaderData: { root: { giftWrap } } }} />);
  expect(html).toContain("Look at the new total.");
  const wrong = html.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? [];
  return wrong.map((input) => /name="(\w+)"/.exec(input)?.[1] ?? "");
}

test("what is wrong with gift wrap stands at its box, and without one at the gift's (CHECKOUT-36)", () => {
  expect(wrongBoxes(60_00)).toEqual(["giftWrap"]);
  expect(wrongBoxes(undefined)).toEqual(["isGift"]);
});
