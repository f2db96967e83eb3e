import { expect, test } from "vitest";
import { isNewsForCart } from "./checkout-steps.ts";

const url = new URL("https://shop.example/checkout");
const call = { currentUrl: url, currentParams: {}, nextUrl: url, nextParams: {} };

test.each([
  // Its own pieces would look sold out to whoever is paying for them.
  ["an order was placed and waits for its payment", 200, { placed: { orderNumber: "JC-1" } }, true, false],
  ["the form only turned to another step", 200, { step: 2 }, true, true],
  ["an order was refused", 409, { refusal: { kind: "gone" } }, false, true],
  ["what stood at a field is another now", 422, { isNews: true }, false, true],
  ["something was typed wrongly", 422, { errors: {} }, false, false],
  // It may have arrived all the same; and the question would fail as the order did, and talk over its notice.
  ["the shop could not be reached", 200, null, true, false],
])(
  "the cart's facts are asked for again, or not: %s",
  (_what, actionStatus, actionResult, usual, isAsked) => {
    const answer = { actionStatus, actionResult, defaultShouldRevalidate: usual };
    expect(isNewsForCart({ ...call, ...answer })).toBe(isAsked);
  },
);
