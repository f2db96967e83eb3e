import { describe, expect, test } from "vitest";
import { fieldIn, noticeOf } from "./admin-pages.ts";
import { settingsShop } from "./settings-shop.ts";

const settings = "/admin/dashboard/settings";
const faq = `${settings}/faq`;
const stale = "Someone else changed this meanwhile.";

const { cookies, ask, page, adminPage, send, versionAt, sendNow } = settingsShop();

const rates = {
  ...{ standard: "99", freeFrom: "999", express: "149", cheapExpress: "50", cheapExpressFrom: "1499" },
};

describe("who may", () => {
  test.each([
    [settings, { name: "Mallory's" }],
    [`${settings}/shipping`, rates],
    [`${settings}/bulk-prices`, { "from-0": "2", "core-0": "1", "artisanal-0": "99" }],
    [`${settings}/search-words`, { groups: "kalash, lamp" }],
    [`${settings}/texts/privacy`, { title: "Mine", html: "<p>Mine</p>" }],
    [faq, { category: "Orders & Payment", question: "Mallory?", answer: "<p>Yes</p>" }],
    [faq, { intent: "delete", id: "1" }],
  ])("%s is the owner's alone", async (path, fields) => {
    for (const [cookie, leadsTo] of [
      [cookies.guest, /^\/admin-login\?from=/],
      [cookies.user, /^\/dashboard$/],
    ] as const) {
      expect((await ask(path, cookie)).headers.get("location")).toMatch(leadsTo);
      const answer = await send(path, { version: "1", ...fields }, cookie);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringMatching(leadsTo)]);
    }
    expect(await page("/")).not.toContain("Mallory");
    expect(await page("/faq")).not.toContain("Mallory");
  });
});

describe("the shop's facts", () => {
  const refused: [string, Record<string, string>, string][] = [
    ["a script's link", { facebook: "javascript:alert(1)" }, "begins with https://"],
    ["an open link", { x: "http://x.example/me" }, "begins with https://"],
    ["a wrong check digit", { gstin: "27AAPFU0939F1ZW" }, "This is no GSTIN"],
    ["a GST rate that the law does not know", { gstRate: "7" }, "Choose one of the GST rates in the list."],
    ["an HSN code of five digits", { hsn: "42029" }, "An HSN code has 4, 6 or 8 digits."],
    ["an address that is none", { email: "a@b\r\nBcc: c@d.example" }, "valid email address"],
    ["an endless name", { name: "x".repeat(61) }, "at most 60 characters"],
  ];

  test.each(refused)("refuse %s, and nothing changes", async (_, fields, said) => {
    const answer = await sendNow(settings, {
      ratingShown: "on",
      reviewInvites: "on",
      phone: "+91 11111 11111",
      ...fields,
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(said);
    expect(html).toContain("+91 11111 11111");
    expect(await page("/contact")).not.toContain("+91 11111 11111");
  });

  test("show at once what was saved, harmlessly, and go back when emptied", async () => {
    // The second is no cached page: only its header and footer are, apart from it.
    for (const path of ["/", "/cart"]) await page(path);
    const name = "<b>Sita</b> & Sons";
    const facts = { name, gstin: "27aapfu0939f1zv", instagram: "https://instagram.example/sita?a=1&b=2" };
    const answer = await sendNow(settings, { ratingShown: "on", ...facts });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, settings]);
    expect(noticeOf(answer)).toContain("Settings Saved");
    for (const path of ["/", "/cart"]) {
      const html = await page(path);
      expect(html).toContain("&lt;b&gt;Sita&lt;/b&gt; &amp; Sons");
      expect(html).not.toContain("<b>Sita</b>");
      expect(html).toContain("https://instagram.example/sita?a=1&amp;b=2");
    }
    const form = await adminPage(settings);
    expect(form).toContain('value="27AAPFU0939F1ZV"');
    expect(form).toContain("If left empty: Jhola Crafts");
    expect(form).toContain("GSTIN: 27AAPFU0939F1ZV");
    expect((await sendNow(settings, { ratingShown: "on" })).status).toBe(303);
    for (const path of ["/", "/cart"]) expect(await page(path)).toContain("Jhola Crafts");
    expect(await adminPage(settings)).toContain("name: as the shop was started");
  });

  test("bring a header drawn anew, which tells nobody of the visitor that it was drawn for", async () => {
    expect((await sendNow(settings, { ratingShown: "on", name: "Sita's" })).status).toBe(303);
    const header = (html: string) => html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    const owners = header(await (await ask("/cart", `${cookies.admin}; jhola_cart=abc:3`)).text());
    expect(owners).toContain("Sita&#x27;s");
    expect(owners).toContain("Login / Signup");
    expect(owners).not.toMatch(/Logout|Admin Dashboard|My Account/);
    expect(owners).toContain("Cart, 3 items");
    expect(header(await page("/cart"))).not.toContain("Cart, ");
    await sendNow(settings, { ratingShown: "on" });
  });

  test("keep what goods bear that say nothing about it, and show it to nobody but the owner", async () => {
    expect((await sendNow(settings, { ratingShown: "on", gstRate: "5", hsn: "4202 22 90" })).status).toBe(
      303,
    );
    const form = await adminPage(settings);
    expect(form).toContain('<option value="5" selected="">5 %</option>');
    expect(form).toContain('value="42022290"');
    expect(form).toContain("GST rate in per cent: 5");
    expect(await page("/")).not.toContain("42022290");
    await sendNow(settings, { ratingShown: "on" });
  });

  test("are not overwritten by an older form, which keeps what was typed", async () => {
    const version = await versionAt(settings);
    expect((await send(settings, { version, ratingShown: "on", name: "First" })).status).toBe(303);
    for (const old of [version, "", "0", "x"]) {
      const answer = await send(settings, { version: old, ratingShown: "on", name: "Second" });
      expect(answer.status).toBe(409);
      const html = await answer.text();
      expect(html).toContain(stale);
      expect(html).toContain('value="Second"');
    }
    expect(await page("/")).toContain("First");
    await sendNow(settings, { ratingShown: "on" });
  });
});

describe("the shipping rules", () => {
  const path = `${settings}/shipping`;

  test.each<[string, Record<string, string>, string]>([
    ["a negative rate", { standard: "-1" }, "Enter a sum in rupees"],
    ["a formula", { standard: "=1+1" }, "Enter a sum in rupees"],
    ["express below standard", { express: "98" }, "Express must not cost less than standard delivery."],
    ["a reduced rate that is none", { cheapExpress: "500" }, "must not be above the usual express rate"],
  ])("refuse %s", async (_, fields, said) => {
    const answer = await sendNow(path, { ...rates, ...fields });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(said);
    expect(await page("/")).toContain("Free shipping from ₹999.");
  });

  test.each([{ standard: "0" }, { freeFrom: "0" }])("name no sum where it is free: %o", async (free) => {
    expect((await sendNow(path, { ...rates, ...free })).status).toBe(303);
    const home = await page("/");
    expect(home).toContain("in Bihar. Free shipping.");
    expect(home).not.toContain("Free shipping from");
  });

  test("show at once everywhere, in words and in the texts", async () => {
    await page("/");
    const answer = await sendNow(path, { ...rates, standard: "49", freeFrom: "1,200" });
    expect(answer.status).toBe(303);
    expect(await page("/")).toContain("Free shipping from ₹1,200.");
    const html = await adminPage(path);
    expect(html).toContain("Standard delivery costs ₹49 and is free from a subtotal of ₹1,200.");
    expect(html).toContain("standard ₹49.00, free from ₹1,200.00");
  });
});

describe("the texts", () => {
  const evil = `<p onclick="x()">Hello {{shopName}}, {{standardRate}}<script>alert(1)</script>
    <a href="javascript:alert(1)">a</a><a href="{{shopName}}">b</a><img src=x onerror=alert(1)><iframe src="//e"></iframe></p>`;
  const harmless = (html: string) => {
    const text = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(text).toContain("Hello");
    expect(text).not.toMatch(/alert\(1\)|onclick|onerror|<iframe|javascript:/);
  };

  test("of the law are written, filled and harmless, and follow the shop's facts", async () => {
    const path = `${settings}/texts/terms`;
    expect((await ask("/terms")).status).toBe(404);
    const answer = await send(path, { version: "0", title: "Our <i>Terms</i>", html: evil });
    expect(answer.headers.get("location")).toBe(path);
    const html = await page("/terms");
    harmless(html);
    expect(html).toContain("Our &lt;i&gt;Terms&lt;/i&gt;");
    expect(html).toContain("Hello Jhola Crafts");
    await sendNow(settings, { ratingShown: "on", name: "javascript:alert(1)" });
    harmless((await page("/terms")).replaceAll("Hello javascript:alert(1)", "Hello"));
    await sendNow(settings, { ratingShown: "on" });
    expect((await send(path, { version: "0", title: "Late", html: "<p>Late</p>" })).status).toBe(409);
    const unknown = await sendNow(path, { title: "Terms", html: "<p>{{secret}}</p>" });
    expect(unknown.status).toBe(422);
    expect(await unknown.text()).toContain("{{secret}} is not one of the words");
    expect((await ask(`${settings}/texts/secrets`, cookies.admin)).status).toBe(404);
    expect((await send(`${settings}/texts/secrets`, { version: "0", title: "a", html: "b" })).status).toBe(
      404,
    );
  });

  test("of the FAQ are added, moved, changed and deleted", async () => {
    const category = "Orders & Payment";
    for (const question of ["First?", "Second?"]) {
      const answer = await send(`${faq}?new`, { id: "", version: "0", category, question, answer: evil });
      expect(noticeOf(answer)).toContain("Question Added");
    }
    harmless(await page("/faq"));
    const order = async () =>
      [...(await page("/faq")).matchAll(/(First|Second|Third)\?<\//g)].map(([, w]) => w);
    expect(await order()).toEqual(["First", "Second"]);
    const html = await adminPage(faq);
    const id = fieldIn(html.slice(html.indexOf("Second?")), "id");
    expect(noticeOf(await send(faq, { intent: "up", id, version: "1" }))).toContain("Order Saved");
    expect(await order()).toEqual(["Second", "First"]);
    const edit = { id, version: "1", category, question: "Third?", answer: "<p>Hello</p>" };
    expect((await send(`${faq}?edit=${id}`, { ...edit, question: "first" })).status).toBe(422);
    expect((await send(`${faq}?edit=${id}`, edit)).status).toBe(303);
    const late = await send(`${faq}?edit=${id}`, { ...edit, question: "Late?" });
    expect([late.status, (await late.text()).includes("Late?")]).toEqual([409, true]);
    expect((await send(faq, { intent: "delete", id, version: "1" })).status).toBe(409);
    expect(await order()).toEqual(["Third", "First"]);
    expect((await send(faq, { intent: "delete", id, version: "2" })).status).toBe(303);
    expect((await send(faq, { intent: "delete", id, version: "2" })).status).toBe(404);
    expect(await order()).toEqual(["First"]);
  });

  test.each<[string, Record<string, string>]>([
    ["another category", { category: "Elephants" }],
    ["no words", { question: " " }],
    ["a script alone", { answer: "<script>alert(1)</script>" }],
  ])("refuse a question with %s", async (_, change) => {
    const asked = { category: "Orders & Payment", question: "Why?", answer: "<p>So</p>" };
    expect((await send(`${faq}?new`, { id: "", version: "0", ...asked, ...change })).status).toBe(422);
    expect(await page("/faq")).not.toContain("Why?");
  });
});
