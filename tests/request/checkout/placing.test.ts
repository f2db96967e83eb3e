import { expect, test } from "vitest";
import { manyAtOnce } from "../../database/each-shop.ts";
import { ask, cookiesOf } from "../ask.ts";
import { checkoutForm, lineOf, orderNumberIn, plainOffers, submit } from "./purchase.ts";

const [bag, other] = await plainOffers();

test("thirty different orders at once all succeed, each with a number of its own", async () => {
  const placed = await manyAtOnce(30, async (index) => {
    const answer = await submit(checkoutForm(`${lineOf(bag, index + 1)},${lineOf(other)}`));
    return { number: orderNumberIn(answer), cookie: cookiesOf(answer) };
  });
  expect(new Set(placed.map(({ number }) => number)).size).toBe(30);
  for (const { number, cookie } of placed)
    expect((await ask(`/order-confirmation?orderId=${number}`, cookie)).status).toBe(200);
});
