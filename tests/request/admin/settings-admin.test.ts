import { afterAll, describe, expect, test } from "vitest";
import { pressed } from "../../form-fields.ts";
import { expectAnswer, expectLed, expectWords, noticeOf, sharedOwnersShop } from "../ask.ts";
import { fieldIn } from "./admin-pages.ts";

const settings = "/admin/dashboard/settings";
const [business, tax] = [`${settings}/business`, `${settings}/tax`];
const faq = `${settings}/faq`;

const { cookie, ask, page: adminPage, send } = await sharedOwnersShop();
const page = (path: string) => adminPage(path, "");
const versionAt = async (path: string) => fieldIn(await adminPage(path), "version");
/** A form as it stands on its page, with these fields typed anew. */
const sendNow = async (path: string, fields: Record<string, string>) =>
  send(path, { version: await versionAt(path), ...fields });

const rates = {
  standard: "99",
  freeFrom: "999",
  express: "149",
  cheapExpress: "50",
  cheapExpressFrom: "1499",
};

test("the shop's facts that are wrong are refused at their fields, and nothing changes", async () => {
  const facts = { phone: "+91 11111 11111", facebook: "javascript:alert(1)", email: "a@b" };
  const html = await expectAnswer(await sendNow(business, facts), 422, "begins with https://");
  await expectAnswer(await sendNow(tax, { gstin: "27AAPFU0939F1ZW" }), 422, "This is no GSTIN");
  expectWords(html, "valid email address", "+91 11111 11111");
  expect(await page("/contact")).not.toContain("+91 11111 11111");
});

test("the shop's facts show at once what was saved, harmlessly, and go back when emptied", async () => {
  // The second is no cached page: only its header and footer are, apart from it.
  for (const path of ["/", "/cart"]) await page(path);
  const name = "<b>Sita</b> & Sons";
  expect((await sendNow(tax, { gstin: "27aapfu0939f1zv" })).status).toBe(303);
  const facts = { name, instagram: "https://instagram.example/sita?a=1&b=2" };
  const answer = await expectLed(sendNow(business, facts), business);
  expect(noticeOf(answer)).toContain("Settings Saved");
  for (const path of ["/", "/cart"]) {
    const html = await page(path);
    expect(html).toContain("&lt;b&gt;Sita&lt;/b&gt; &amp; Sons");
    expect(html).not.toContain("<b>Sita</b>");
    expect(html).toContain("https://instagram.example/sita?a=1&amp;b=2");
  }
  // What stands on one page is not lost by saving another.
  expectWords(await adminPage(tax), 'value="27AAPFU0939F1ZV"', "GSTIN: 27AAPFU0939F1ZV");
  expect(await adminPage(business)).toContain("If left empty: Jhola Crafts");
  const today = await adminPage(settings);
  expectWords(today, "Invoices bear the GSTIN 27AAPFU0939F1ZV", "Orders below ₹999 pay ₹99 for shipping.");
  for (const path of [business, tax]) expect((await sendNow(path, {})).status).toBe(303);
  for (const path of ["/", "/cart"]) expect(await page(path)).toContain("Jhola Crafts");
  expect(await adminPage(business)).toContain("name: as the shop was started");
});

test("the shop's facts bring a header drawn anew, which tells nobody of the visitor that it was drawn for", async () => {
  expect((await sendNow(business, { name: "Sita's" })).status).toBe(303);
  const header = (html: string) => html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  const owners = header(await adminPage("/cart", `${cookie()}; jhola_cart=abc:3`));
  expectWords(owners, "Sita&#x27;s", "Login / Signup");
  expect(owners).not.toMatch(/Logout|Admin Dashboard|My Account/);
  expect(owners).toContain("Cart, 3 items");
  expect(header(await page("/cart"))).not.toContain("Cart, ");
  await sendNow(business, {});
});

test("the shop's facts keep what goods bear that say nothing about it, and show it to nobody but the owner", async () => {
  expect((await sendNow(tax, { pan: "abcpe 1234f", gstRate: "5", hsn: "4202 22 90" })).status).toBe(303);
  const form = await adminPage(tax);
  expectWords(form, 'value="ABCPE1234F"', "Whoever sends handicraft goods to another state without a GSTIN");
  expectWords(form, '<option value="5" selected="">5 %</option>', 'value="42022290"');
  expect(form).toContain("GST rate in per cent: 5");
  for (const secret of ["42022290", "ABCPE1234F"]) expect(await page("/")).not.toContain(secret);
  await sendNow(tax, {});
});

describe("the shipping rules", () => {
  const path = `${settings}/shipping`;
  afterAll(() => sendNow(path, rates));

  test("refuse what is wrong at its field", async () => {
    const answer = await sendNow(path, { ...rates, express: "98" });
    await expectAnswer(answer, 422, "Express must not cost less than standard delivery.");
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
    expect((await sendNow(path, { ...rates, standard: "49", freeFrom: "1,200" })).status).toBe(303);
    expect(await page("/")).toContain("Free shipping from ₹1,200.");
    const html = await adminPage(path);
    expect(html).toContain("Standard delivery costs ₹49 and is free from a subtotal of ₹1,200.");
    expect(html).toContain("standard ₹49.00, free from ₹1,200.00");
  });
});

const evil = `<p onclick="x()">Hello {{shopName}}, {{standardRate}}<script>alert(1)</script>
    <a href="javascript:alert(1)">a</a><a href="{{shopName}}">b</a><img src=x onerror=alert(1)><iframe src="//e"></iframe></p>`;
const harmless = (html: string) => {
  const text = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(text).toContain("Hello");
  expect(text).not.toMatch(/alert\(1\)|onclick|onerror|<iframe|javascript:/);
};

test("the texts of the law are written, filled and harmless, and follow the shop's facts", async () => {
  const path = `${settings}/texts/terms`;
  expect((await ask("/terms", "")).status).toBe(404);
  expect(await page("/")).not.toContain('href="/terms"');
  const kept = pressed(await adminPage(path), "Save Draft");
  const half = await send(path, { ...kept.fields, hindiHtml: "" });
  await expectAnswer(half, 422, "Please write the text.");
  const saved = await send(path, { ...kept.fields, html: "<p>Our own words.</p>" });
  expect(noticeOf(saved)).toContain("Draft Saved");
  expect((await ask("/terms", "")).status).toBe(404);
  expectWords(await adminPage(path), "Our own words.", "These are your own words.");
  expect((await send(path, { ...kept.fields, html: "<p>Too late.</p>" })).status).toBe(409);
  const { fields } = pressed(await adminPage(path), "I Have Read It, Show It");
  const answer = await send(path, { ...fields, title: "Our <i>Terms</i>", html: evil });
  expect(answer.headers.get("location")).toBe(path);
  const html = await page("/terms");
  harmless(html);
  expect(await page("/hi/terms")).toContain("शिकायत अधिकारी");
  expectWords(html, "Our &lt;i&gt;Terms&lt;/i&gt;", "Hello Jhola Crafts");
  await sendNow(business, { name: "javascript:alert(1)" });
  harmless((await page("/terms")).replaceAll("Hello javascript:alert(1)", "Hello"));
  await sendNow(business, {});
  expect((await send(path, { version: "0", title: "Late", html: "<p>Late</p>" })).status).toBe(409);
  const unknown = await sendNow(path, { title: "Terms", html: "<p>{{secret}}</p>" });
  await expectAnswer(unknown, 422, "{{secret}} is not one of the words");
  expect((await ask(`${settings}/texts/secrets`)).status).toBe(404);
  expect((await send(`${settings}/texts/secrets`, { version: "0", title: "a", html: "b" })).status).toBe(404);
});

test("the texts of the FAQ are added, moved, changed and deleted", async () => {
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
  const late = send(`${faq}?edit=${id}`, { ...edit, question: "Late?" });
  await expectAnswer(late, 409, "Late?");
  expect((await send(faq, { intent: "delete", id, version: "1" })).status).toBe(409);
  expect(await order()).toEqual(["Third", "First"]);
  expect((await send(faq, { intent: "delete", id, version: "2" })).status).toBe(303);
  expect((await send(faq, { intent: "delete", id, version: "2" })).status).toBe(404);
  expect(await order()).toEqual(["First"]);
});

test("where the settings about stock stood leads to the messages", async () => {
  const { status, headers } = await ask(`${settings}/stock`);
  expect([status, headers.get("location")]).toEqual([301, `${settings}/messages`]);
});

test("a question of the FAQ that says nothing is refused", async () => {
  const asked = { category: "Orders & Payment", question: "Why?", answer: "<script>alert(1)</script>" };
  expect((await send(`${faq}?new`, { id: "", version: "0", ...asked })).status).toBe(422);
  expect(await page("/faq")).not.toContain("Why?");
});
