import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Assurances } from "./checkout-buttons.tsx";
import { isNewsForCart } from "./checkout-steps.ts";

const url = new URL("https://shop.example/checkout");
const call = { currentUrl: url, currentParams: {}, nextUrl: url, nextParams: {} };

test.each([
  // Its own pieces would look sold out to the buyer who is paying for them.
  ["an order was placed and waits for its payment", 200, { placed: { orderNumber: "JC-1" } }, true, false],
  ["the form only turned to another step", 200, { step: 2 }, true, true],
  ["an order was refused", 409, { refusal: { kind: "gone" } }, false, true],
  ["what stood at a field is another now", 422, { isNews: true }, false, true],
  ["something was typed wrongly", 422, { errors: {} }, false, false],
  // It may have arrived all the same; and the question would fail as the order did, and talk over its notice.
  ["the shop could not be reached", 200, null, true, false],
])("the cart's facts are asked again, or not: %s", (_what, actionStatus, actionResult, usual, isAsked) => {
  const answer = { actionStatus, actionResult, defaultShouldRevalidate: usual };
  expect(isNewsForCart({ ...call, ...answer })).toBe(isAsked);
});

const said = (lines: Parameters<typeof Assurances>[0]["lines"], isFree = false, returnDays = 30) =>
  renderToStaticMarkup(<Assurances lines={lines} isFree={isFree} returnDays={returnDays} className="" />);

test("who is billed abroad is not told of cash", () => {
  const abroad = renderToStaticMarkup(
    <Assurances lines={[{}]} isFree={false} isAbroad returnDays={30} className="" />,
  );
  expect(abroad).toContain("Pay by card or UPI in Razorpay&#x27;s own window.<");
});

test("who has nothing to pay is told of no way to pay", () => {
  expect(said([{}])).toContain("Pay by card or UPI");
  expect(said([{}], true)).not.toContain("Pay by");
});

const written = { personal: [{ label: "Name", text: "Asha" }] };

test("what is written on is promised no return within thirty days", () => {
  expect(said([{}])).toContain("30-day returns. Delivered within India only.");
  expect(said([written])).not.toContain("30-day returns");
  expect(said([written])).toContain("Made for you: it can be returned only if it arrives damaged.");
  expect(said([{}, written])).toContain(
    "30-day returns, but not of what is made for you: it can be returned only if it arrives damaged.",
  );
});

test("the promise is the shop's own days (ADMIN-49)", () => {
  expect(said([{}], false, 14)).toContain("14-day returns.");
  expect(said([{}, written], false, 14)).toContain("14-day returns, but not of what is made for you");
  expect(said([{}, written], false, 0)).toContain("It can be returned only if it arrives damaged.");
  expect(said([{}], false, 0)).not.toContain("-day returns");
});
