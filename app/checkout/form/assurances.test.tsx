import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Assurances } from "./checkout-buttons.tsx";

const said = (lines: Parameters<typeof Assurances>[0]["lines"], isFree = false) =>
  renderToStaticMarkup(<Assurances lines={lines} isFree={isFree} className="" />);

test("who has nothing to pay is told of no way to pay", () => {
  expect(said([{}])).toContain("Pay by card or UPI");
  expect(said([{}], true)).not.toContain("Pay by");
});

test("what is written on is promised no return within thirty days", () => {
  const written = { personal: [{ label: "Name", text: "Asha" }] };
  expect(said([{}])).toContain("30-day returns. Delivered within India only.");
  expect(said([written])).not.toContain("30-day returns");
  expect(said([written])).toContain("Made for you: it can be returned only if it arrives damaged.");
  expect(said([{}, written])).toContain(
    "30-day returns, but not of what is made for you: it can be returned only if it arrives damaged.",
  );
});
