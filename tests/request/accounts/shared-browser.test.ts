import { expect, test } from "vitest";
import { ask, cookiesOf, expectAnswer, newSender, post, signedInAs, textAt } from "../ask.ts";
import { checkoutForm, lineOf, orderNumberIn, plainOffers, submit } from "../checkout/purchase.ts";

// One browser, two people: what the first one leaves behind.

/** Each from an address of its own: a stranger's tries are counted by theirs. */
const askAnew = (path: string, Cookie = "") =>
  ask(path, { headers: { "X-Forwarded-For": newSender(), Cookie } });

const order = async (cookie = "") => {
  const [bag] = await plainOffers();
  const answer = await submit(checkoutForm(lineOf(bag)), cookie ? { Cookie: cookie } : {});
  return { answer, page: `/order-confirmation?orderId=${orderNumberIn(answer)}` };
};

test("an order of somebody signed in is closed once they have signed out", async () => {
  const { cookie } = await signedInAs("user");
  const { answer, page } = await order(cookie);
  const kept = cookiesOf(answer);
  expect((await askAnew(page, `${cookie}; ${kept}`)).status).toBe(200);
  expect((await post("/logout", {}, `${cookie}; ${kept}`)).status).toBe(303);
  const next = await askAnew(page, kept);
  expect(next.status).toBe(404);
  expect(await next.text()).not.toContain("12 Gandhi Path");
  expect((await askAnew(page, `${cookie}; ${kept}`)).status).toBe(404);
});

test("the form that placed it, sent again by the next person, opens it neither to a guest nor to another account", async () => {
  const { cookie } = await signedInAs("user");
  const [bag] = await plainOffers();
  const form = checkoutForm(lineOf(bag));
  const number = orderNumberIn(await submit(form, { Cookie: cookie }));
  expect(number).toMatch(/^JC-/);
  const other = await signedInAs("user");
  for (const next of ["", other.cookie]) {
    const answer = await submit({ ...form, email: "next@example.com" }, { Cookie: next });
    const jar = [next, cookiesOf(answer)].filter(Boolean).join("; ");
    expect((await askAnew(`/order-confirmation?orderId=${number}`, jar)).status).toBe(404);
    expect(orderNumberIn(answer)).toBeUndefined();
    expect(await answer.text()).toContain("out of date");
  }
  expect(orderNumberIn(await submit(form, { Cookie: cookie }))).toBe(number);
});

test("a guest's order is forgotten on its device by a plain form, and the browser's others stay", async () => {
  const first = await order();
  const [bag] = await plainOffers();
  const cookie = cookiesOf(first.answer);
  const both = cookiesOf(await submit(checkoutForm(lineOf(bag)), { Cookie: cookie }));
  const number = /JC-\d+/.exec(first.page)?.[0] ?? "";
  expect(await textAt(first.page, both)).toContain("Forget this order on this device");
  const gone = await post("/order-confirmation", { orderId: number }, both);
  expect(gone.status).toBe(303);
  const left = cookiesOf(gone);
  const after = await askAnew(gone.headers.get("location") ?? "", left);
  await expectAnswer(after, 200, "This device has forgotten your order");
  expect((await askAnew(first.page, left)).status).toBe(404);
  const other = /orders=([^.~]+)/.exec(left)?.[1];
  expect((await askAnew(`/order-confirmation?orderId=${other}`, left)).status).toBe(200);
});

test("whoever signs out leaves no order behind, the guest's before it neither", async () => {
  const { answer, page } = await order();
  const { cookie } = await signedInAs("user");
  const left = await post("/logout", {}, `${cookie}; ${cookiesOf(answer)}`);
  expect(left.headers.getSetCookie().find((line) => line.startsWith("jhola_orders="))).toContain("Max-Age=0");
  expect((await askAnew(page)).status).toBe(404);
});

test("what lies in the browser of the business page's requests is told in the privacy policy", async () => {
  const policy = await textAt("/privacy");
  expect(policy).toMatch(/requests you sent from the B2B page, with the name, e-mail and address you typed/);
});
