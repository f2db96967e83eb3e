import { expect, test } from "vitest";
import { fieldIn } from "../admin/admin-pages.ts";
import { expectAnswer, expectLed, noticeOf, openOwnersShop } from "../ask.ts";

const path = "/admin/dashboard/settings/opening";

// A shop of its own: whether it is open shows in every page.
const { ask: asStaff, page: staffPage, running, send } = openOwnersShop();
const ask = (address: string, cookie = "") => asStaff(address, cookie);
const textAt = (address: string) => staffPage(address, "");

async function set(opening: "soon" | "open"): Promise<Response> {
  return send(path, { version: fieldIn(await staffPage(path), "version"), opening });
}

const shown = [
  "/",
  "/shop",
  "/shop/sikki-leaf-coasters",
  "/b2b",
  "/about",
  "/artisans",
  "/blog",
  "/faq",
  "/cart",
  "/checkout",
  "/wishlist",
  "/delivery?pin=800001",
  "/shop?q=fish",
];
const ofPrograms = [
  "/feeds/google.xml",
  "/feeds/meta.csv",
  "/sitemap.xml",
  "/blog/feed.xml",
  "/api/v1/products",
  "/api/v1/artisans",
  "/api/v1/openapi.json",
];
const goesOn = [
  "/login",
  "/admin-login",
  "/forgot-password",
  "/contact",
  "/privacy",
  "/terms",
  "/shipping",
  "/returns",
  "/track",
  "/grievance",
  "/order-confirmation?orderId=JC-1",
  "/unsubscribe?token=x",
  "/session",
  "/robots.txt",
  "/healthz",
  "/readyz",
  "/favicon.svg",
  "/drawings/opening.webp",
  "/hi/login",
  "/hi/track",
];

test("a shop whose owner said nothing is open to everybody", async () => {
  expect((await ask("/shop")).status).toBe(200);
  expect(await staffPage(path)).toContain("Today everybody sees the shop.");
});

test("one press has strangers told to come back, on every page that was kept, too", async () => {
  for (const address of ["/", "/shop", "/hi"]) expect((await ask(address)).status).toBe(200);
  await expectLed(set("soon"), path);
  for (const address of shown) {
    const page = await ask(address);
    expect([address, page.status, page.headers.get("Retry-After")]).toEqual([address, 503, "3600"]);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await page.text()).toContain("<h1>Opening soon</h1>");
  }
});

test("it says so in Hindi below /hi", async () => {
  const html = await expectAnswer(ask("/hi/shop"), 503, '<html lang="hi-IN">', "जल्द खुल रहा है");
  expect(html).toContain('action="/hi/newsletter"');
});

test.each(ofPrograms)("%s answers 503 with Retry-After", async (address) => {
  const answer = await ask(address);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "3600"]);
  if (!address.startsWith("/api/")) return;
  expect(answer.headers.get("Content-Type")).toContain("application/json");
  const message = "The shop is not open yet. Come again as Retry-After says.";
  expect(await answer.json()).toEqual({ error: { code: "not_open", message } });
});

test.each(["/SHOP", "/shop/", "/%73hop", "/hi/shop/", "/c/..%5cshop", "/hi/../shop", "/sHop.data?_routes=x"])(
  "no spelling leads around it: %s",
  async (address) => {
    const page = await ask(address);
    expect(await page.text()).not.toMatch(/data-product|Sikki Leaf|"products"/);
    expect([202, 302, 303, 404, 503]).toContain(page.status);
  },
);

test.each(goesOn)("%s goes on", async (address) => {
  const answer = await ask(address);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toContain("<h1>Opening soon</h1>");
});

test("the script of a page that is still open is led there by a whole document", async () => {
  const answer = await ask("/hi/shop.data?q=fish&_routes=storefront/shop/shop.page");
  expect(answer.status).toBe(202);
  expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
  const redirect = { location: `${running().origin}/hi/shop?q=fish`, status: 302 };
  expect(await answer.json()).toEqual({ redirect });
});

test("nothing new is ordered meanwhile", async () => {
  expect((await send("/checkout", { intent: "place" }, "")).status).toBe(503);
  expect((await send("/checkout.data", { intent: "place" }, "")).status).toBe(503);
});

test("the staff see the whole shop, with a bar that says who does not, by answers that nobody keeps", async () => {
  for (const address of ["/", "/shop", "/cart", "/feeds/google.xml", "/sitemap.xml", "/shop.data"]) {
    const answer = await asStaff(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  }
  expect(await staffPage("/shop")).toContain("Strangers see ‘Opening soon’.");
  // What they saw is nobody else's.
  expect((await ask("/shop")).status).toBe(503);
  expect((await ask("/", "jhola.session_token=forged.signature")).status).toBe(503);
});

test("whoever leaves an email is thanked there, and written to when it opens, once", async () => {
  const email = "sunita@mail.example";
  const sent = await send(
    "/newsletter",
    { email, source: "opening" },
    { Referer: `${running().origin}/shop` },
  );
  expect(sent.status).toBe(303);
  const thanks = await ask(sent.headers.get("Location") ?? "");
  await expectAnswer(thanks, 200, "<h1>Opening soon</h1>", "Subscribed");
  expect(await textAt("/hi/subscribed?as=subscribed")).toContain("<b>नाम लिख लिया।</b> ");
  expect(await staffPage(path)).toContain("1 person left an email to be told.");
  await set("open");
  await set("soon");
  expect((await set("open")).status).toBe(303);
  await expect
    .poll(
      () =>
        running()
          .mails()
          .filter((mail) => mail.includes("is open")).length,
    )
    .toBe(1);
});

test("opened, it is there at once, without a bar, for strangers and their caches", async () => {
  const page = await ask("/shop");
  expect(page.status).toBe(200);
  expect(page.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(await staffPage("/shop")).not.toContain("Strangers see");
});

test("a form from before somebody else's change is told, and changes nothing", async () => {
  const answer = await send(path, { version: "1", opening: "soon" });
  expect(answer.status).toBe(303);
  expect(noticeOf(answer)).toContain("Someone else");
  expect((await ask("/shop")).status).toBe(200);
  expect((await send(path, { opening: "perhaps" })).status).toBe(303);
});

test("the owner sees the page that strangers see, in an open shop, too", async () => {
  await expectAnswer(asStaff(`${path}/page`), 200, "<h1>Opening soon</h1>");
});
