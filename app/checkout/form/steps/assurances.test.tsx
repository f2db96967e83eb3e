import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Assurances } from "./checkout-buttons.tsx";

const said = (lines: Parameters<typeof Assurances>[0]["lines"], isFree = false, returnDays = 30) =>
  renderToStaticMarkup(<Assurances lines={lines} isFree={isFree} returnDays={returnDays} className="" />);

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
