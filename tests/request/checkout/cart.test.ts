import { expect, test } from "vitest";
import { ask, cookiesOf, expectAnswer, noticeOf, post, textAt } from "../ask.ts";
import { lineOf, plainOffers } from "./purchase.ts";

const [bag, other] = await plainOffers();

/** Posts to the cart as a browser without script, which carries the cookie from answer to answer. */
async function act(fields: Record<string, string>, cookie = "") {
  const answer = await post("/cart", fields, cookie);
  return { status: answer.status, location: answer.headers.get("location"), cookie: cookiesOf(answer) };
}

/** What the checkout would sell to a browser with this cookie. */
async function cartOf(cookie: string): Promise<string> {
  const html = await textAt("/checkout", cookie);
  return /name="cart" value="([^"]*)"/.exec(html)?.[1] ?? "";
}

/** The ids by which the cart's own forms name its lines. */
async function lineIdsOf(cookie: string): Promise<string[]> {
  const html = await textAt("/cart", cookie);
  return [...new Set(Array.from(html.matchAll(/name="line" value="([^"]*)"/g), ([, id = ""]) => id))];
}

const addBag = () => ({ intent: "add", id: bag.id, quantity: "1" });

test("adds, changes, removes and clears by plain forms", async () => {
  const one = await act({ ...addBag(), quantity: "2" });
  expect([one.status, one.location]).toEqual([303, "/cart"]);
  const two = await act({ ...addBag(), quantity: "3" }, one.cookie);
  expect(await cartOf(two.cookie)).toBe(lineOf(bag, 5));
  const both = await act({ intent: "add", id: other.id }, two.cookie);
  expect(await cartOf(both.cookie)).toBe(`${lineOf(bag, 5)},${lineOf(other)}`);
  const [bags = "", others = ""] = await lineIdsOf(both.cookie);
  expect([bags, others]).not.toContain(bag.id);
  const set = await act({ intent: "set", line: bags, quantity: "7", to: "8" }, both.cookie);
  expect(await cartOf(set.cookie)).toBe(`${lineOf(bag, 8)},${lineOf(other)}`);
  const none = await act({ intent: "set", line: bags, quantity: "0" }, set.cookie);
  expect(await cartOf(none.cookie)).toBe(lineOf(other));
  const removed = await act({ intent: "remove", line: others }, none.cookie);
  expect(await cartOf(removed.cookie)).toBe("");
  expect(await textAt("/cart", removed.cookie)).toContain("Your cart is empty");
  expect(await cartOf((await act({ intent: "clear" }, both.cookie)).cookie)).toBe("");
});

test("what is added without a cookie is marked as no whole cart, until the cart is cleared", async () => {
  const first = await act(addBag());
  expect(first.cookie).toContain("jhola_cart_changed=added");
  const second = await act(addBag(), first.cookie);
  expect(second.cookie).toContain("jhola_cart_changed=added");
  const cleared = await act({ intent: "clear" }, second.cookie);
  expect(cleared.cookie).toContain("jhola_cart_changed=1");
  // An emptied cart has no cookie either, and is whole.
  expect((await act(addBag(), cleared.cookie)).cookie).toContain("jhola_cart_changed=1");
  expect((await act(addBag(), `jhola_cart=${bag.id}:2`)).cookie).toContain("jhola_cart_changed=1");
});

test("a cart that outgrows its cookie says so and stays as it was", async () => {
  const long = Array.from({ length: 90 }, (_, at) => `${"a".repeat(40)}${at}:1`).join(",");
  const refused = await post("/cart", addBag(), `jhola_cart=${long}`);
  expect(cookiesOf(refused)).not.toContain("jhola_cart=");
  expect(noticeOf(refused)).toContain("This cart takes no more.");
});

test.each(["add", "set"])("an odd quantity to %s is refused, and changes nothing", async (intent) => {
  const answer = await post("/cart", { intent, id: bag.id, quantity: "0.5" }, `jhola_cart=${bag.id}:2`);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const id = answer.headers.get("x-request-id") ?? "no id";
  const html = await expectAnswer(answer, 400, "This could not be done", id);
  // Without the shop's settings the footer leaves out what it does not know.
  expect(html.includes('href="mailto:"')).toBe(false);
});

test.each<Record<string, string>>([{}, { intent: "steal", id: "x" }])("%j is refused", async (fields) => {
  const answer = await post("/cart", fields);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
});

test("a form can't lead out of the shop, whatever it asks for", async () => {
  const elsewhere = {
    next: "https://evil.example",
    redirect: "//evil.example",
    redirectTo: "//evil.example",
  };
  for (const query of ["", `?${new URLSearchParams(elsewhere)}`]) {
    const answer = await post(`/cart${query}`, { ...addBag(), ...elsewhere });
    expect(answer.headers.get("location")).toBe("/cart");
  }
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/shop/%2f%2fevil.example/quote",
  ]) {
    const location = (await ask(path)).headers.get("location");
    if (location !== null)
      expect(new URL(location, "https://shop.example").origin).toBe("https://shop.example");
  }
  const back = await post("/newsletter", { email: "x" }, { Referer: "https://evil.example//evil.example/" });
  const said = new URL(back.headers.get("location") ?? "", "https://shop.example");
  expect([said.origin, said.pathname]).toEqual(["https://shop.example", "/subscribed"]);
  expect(said.searchParams.get("back")).toBe("/");
});

test.each([
  ["garbage", "%%%;;;==,,,:::"],
  ["markup", "<script>alert(1)</script>:1,%3Cscript%3Ealert(1)%3C%2Fscript%3E:1"],
  ["12 kB", `${"x".repeat(12_000)}:1`],
])("an odd cookie of %s is a page like any other", async (_what, value) => {
  for (const path of ["/cart", "/checkout", "/cart.data"]) {
    const answer = await ask(path, `jhola_cart=${value}`);
    expect(answer.status).toBe(200);
    // Data for the page's script is no document, and nosniff keeps it from becoming one.
    const isDocument = answer.headers.get("content-type")?.startsWith("text/html");
    expect((await answer.text()).includes("<script>alert") && isDocument).toBe(false);
  }
});

test("an odd cookie beyond 16 kB is refused by the server itself", async () => {
  expect((await ask("/cart", `jhola_cart=${"x".repeat(17_000)}`)).status).toBe(431);
});

test.each(["%E0%A4%A", "'%20OR%201=1", "a,".repeat(3000)])("ids=%s is no error", async (ids) => {
  for (const path of ["/cart/prices", "/wishlist/products"])
    expect((await ask(`${path}?ids=${ids}`)).status, path).toBe(200);
});
