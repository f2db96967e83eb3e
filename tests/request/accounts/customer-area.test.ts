import { expect, test } from "vitest";
import { ask, cookiesOf, expectLed, expectNone, expectWords, post, signedInAs, textAt } from "../ask.ts";
import { checkoutForm, lineOf, orderNumberIn, plainOffers, submit } from "../checkout/purchase.ts";

type SignedIn = Awaited<ReturnType<typeof signedInAs>>;

const [bag] = await plainOffers();
const [me, other] = [await signedInAs("user"), await signedInAs("user")];

/** Places an order and answers its number. */
async function place(who: SignedIn | undefined, change: Record<string, string> = {}): Promise<string> {
  const headers = who ? { Cookie: who.cookie } : undefined;
  const answer = await submit(checkoutForm(lineOf(bag), change), headers);
  return orderNumberIn(answer) ?? `status ${answer.status}`;
}

/** Where the list leads for an order; undefined when it does not name it. */
async function pathOf(who: SignedIn, orderNumber: string): Promise<string | undefined> {
  const html = await textAt("/dashboard/my-orders", who.cookie);
  const [, path] = new RegExp(`href="(/dashboard/my-orders/[^"?]+)"[^>]*>${orderNumber}<`).exec(html) ?? [];
  return path;
}

test("an order placed by somebody signed in is theirs, whatever the form says", async () => {
  const number = await place(me, {
    userId: "nobody",
    user_id: "nobody",
    status: "delivered",
    phone: "98765 43210",
  });
  const path = await pathOf(me, number);
  expect(path).toBeDefined();
  expect(await pathOf(other, number)).toBeUndefined();
  const page = await ask(path ?? "", me.cookie);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toContain("no-store");
  const html = (await page.text()).replaceAll("<!-- -->", "");
  expectWords(html, "Order Details", number, bag.name, "12 Gandhi Path", "Phone 98765 43210");
  expect(html).toContain("Contact Support");
  expect(html).toMatch(/aria-current="step"[^>]*>(?:<[^>]+>)*Pending/);
});

test("an order placed by somebody signed in is not found by anybody else, as if it were not there", async () => {
  const path = (await pathOf(me, await place(me))) ?? "";
  const missing = "/dashboard/my-orders/0190a5b0-0000-7000-8000-000000000000";
  for (const suffix of ["", ".data"]) {
    const [foreign, none] = await Promise.all([
      ask(path + suffix, other.cookie),
      ask(missing + suffix, other.cookie),
    ]);
    expect([foreign.status, none.status]).toEqual([404, 404]);
    const body = (await foreign.text()).replaceAll(path.split("/").at(-1) ?? "", "ID");
    expect(body).toBe((await none.text()).replaceAll(missing.split("/").at(-1) ?? "", "ID"));
    expect(body).not.toContain("Gandhi");
    if (suffix === "")
      expectWords(body, "Order Not Found", "find this order, or it may not belong to your account.");
    expect(await textAt(path + suffix)).not.toContain("Gandhi");
  }
});

test("an order placed by somebody signed in is confirmed to its owner in any browser, and to no other account", async () => {
  const number = await place(me);
  const confirmation = `/order-confirmation?orderId=${number}`;
  expect((await ask(confirmation, me.cookie)).status).toBe(200);
  expect((await ask(confirmation, other.cookie)).status).toBe(404);
  expect((await ask(confirmation)).status).toBe(404);
});

test("an order placed by somebody signed in finds the form filled in with what the shop knows, which nobody else's has", async () => {
  const cart = `jhola_cart=${bag.id}:1`;
  const formOf = async (cookie: string) => (await ask("/checkout", `${cookie}; ${cart}`)).text();
  const [own, others, guests] = [await formOf(me.cookie), await formOf(other.cookie), await formOf("")];
  for (const fact of [me.actor.email, me.actor.fullName]) expect(own).toContain(`value="${fact}"`);
  for (const html of [others, guests]) expect(html).not.toContain(me.actor.email);
});

test("a card order that is not paid matches no step, says what happened and can be paid by its owner alone", async () => {
  const [owner, stranger] = [await signedInAs("user"), await signedInAs("user")];
  const placed = await submit(checkoutForm(lineOf(bag), { paymentMethod: "razorpay", script: "1" }), {
    Cookie: owner.cookie,
  });
  const html = (await textAt("/dashboard/my-orders", owner.cookie)).replaceAll("<!-- -->", "");
  const number = /JC-\d{13}/.exec(html)?.[0] ?? `none, after ${placed.status}`;
  expectWords(html, "Awaiting payment", `href="/pay/${number}#pay-now"`);
  const page = (await textAt((await pathOf(owner, number)) ?? "", owner.cookie)).replaceAll("<!-- -->", "");
  expectWords(page, "Your order is kept for you. It is sent once it is paid.", "Pay Now");
  expectNone(page, 'aria-current="step"', "journey-done");
  expect((await ask(`/pay/${number}`, owner.cookie)).status).toBe(200);
  expect((await ask(`/pay/${number}`, stranger.cookie)).status).toBe(404);
  expect((await ask(`/pay/${number}`)).status).toBe(404);
});

test("the list of orders is empty for a new customer, and says so", async () => {
  const html = await textAt("/dashboard/my-orders", (await signedInAs("user")).cookie);
  expect(html).toContain("You have no orders yet.");
});

test("the list of orders is what the dashboard begins with", async () => {
  expect((await ask("/dashboard", me.cookie)).headers.get("location")).toBe("/dashboard/my-orders");
});

const items = (who: Pick<SignedIn, "cookie">, fields: Record<string, string>) =>
  post("/wishlist/items", { by: "script", ...fields }, who.cookie);

/**
 * What a guest's press without script is answered, and the cookies of a browser in which a new customer
 * signs in then.
 */
async function signedInAfterwards(ids: string) {
  const answer = await post("/wishlist/items", { ids, from: "//evil.example" });
  const { cookie } = await signedInAs("user");
  return { answer, cookie, both: { cookie: `${cookie}; ${cookiesOf(answer)}` } };
}

test("the wishlist has guests sign in first, and then holds what they put aside", async () => {
  expect((await items({ cookie: "" }, { intent: "add", ids: bag.id })).status).toBe(401);
  const { answer, cookie, both } = await signedInAfterwards(bag.id);
  expect(answer.headers.get("location")).toBe("/login?from=%2Fdashboard%2Fwishlist");
  expect(answer.headers.getSetCookie().join()).toMatch(/^jhola_wishes=.*Max-Age=3600; .*HttpOnly/);
  for (const path of ["/dashboard/wishlist", "/dashboard/wishlist.data"]) {
    const page = await ask(path, both.cookie);
    expect(page.headers.getSetCookie().join()).toMatch(/^jhola_wishes=; Max-Age=0/);
    expect(await page.text()).toContain(bag.name);
  }
  expect(await textAt("/dashboard/wishlist", cookie)).toContain(bag.name);
});

test("the wishlist holds what was put aside for a browser with script too", async () => {
  const { both } = await signedInAfterwards(bag.id);
  const answer = await items(both, { intent: "add", ids: "" });
  expect(answer.headers.getSetCookie().join()).toMatch(/^jhola_wishes=; Max-Age=0/);
  expect(await answer.json()).toEqual({ ids: [bag.id] });
});

test("the wishlist holds nothing that is no product, and believes no cookie of another's making", async () => {
  const { both, cookie } = await signedInAfterwards("no-such,<script>");
  const forged = { cookie: `${cookie}; jhola_wishes=${encodeURIComponent(btoa(JSON.stringify(bag.id)))}` };
  for (const who of [both, forged])
    expect(await textAt("/dashboard/wishlist", who.cookie)).toContain("Your wishlist is empty");
});

test("the wishlist is led to by a form without script", async () => {
  await expectLed(post("/wishlist/items", { ids: bag.id }, me.cookie), "/dashboard/wishlist");
});
