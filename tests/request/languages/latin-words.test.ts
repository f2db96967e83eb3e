import { expect, test } from "vitest";
import { adminPage, formOf, freshId } from "../../form-of.ts";
import { hindiTexts, latinWords } from "../../latin-words.ts";
import { productForm, send } from "../admin/product-form.ts";
import { sharedAdmin, textAt } from "../ask.ts";

// No English is left on a page in Hindi, but for what is marked as English.

/** Marks that nobody in India writes otherwise. */
const allowed = new Set(
  "JC PIN Razorpay UPI WhatsApp Meta Facebook Instagram GST GSTIN PDF COD HSN SKU".split(" "),
);

const pages = `
  shop shop?collection=core shop?q=%E0%A4%AE%E0%A5%8B%E0%A4%B0 cart checkout login signup forgot-password
  reset-password?token=x sign-in-code confirm-email track wishlist delivery delivery?pincode=847211 c/check
  c/JC-AAAA unsubscribe stock-alert b2b about faq faq?q=return privacy terms shipping returns contact blog
  artisans artisan/dhaniya-paswan shop/nothing-here order-confirmation subscribed return/R-1 offer/O-1
  review/xx pay/JC-1 order/JC-1/cancel cart/link cart/mail cart/shared?items=none:1 list/none`
  .trim()
  .split(/\s+/);

test.each(["", ...pages.map((page) => `/${page}`)])("/hi%s has no word in English", async (path) => {
  const html = await textAt(`/hi${path}`);
  expect(html).toContain('<html lang="hi-IN"');
  const words = hindiTexts(html).flatMap((text) =>
    latinWords(text, allowed).map((word) => `${word} in: ${text}`),
  );
  expect(words).toEqual([]);
});

test("a maker and a product without Hindi are marked as English wherever they stand", async () => {
  const { cookie } = await sharedAdmin();
  const maker = `Untold Maker ${freshId().slice(-6)}`;
  const told = { intent: "save", id: "", version: "0", folder: freshId(), name: maker, craft: "Painting" };
  const form = formOf({ ...told, location: "Ranti", bio: "One.", portraitAlt: "" });
  await send("/admin/dashboard/artisans", cookie, form);
  const product = productForm({ artisan: maker, collection: "limited", features: "Light, strong" });
  expect((await send(adminPage, cookie, product)).status).toBe(200);
  const paths = ["/shop?sort=newest", `/artisan/${maker.toLowerCase().replaceAll(" ", "-")}`];
  for (const path of paths) {
    const html = await textAt(`/hi${path}`);
    expect(html).toContain(`<span lang="en">${maker}</span>`);
    expect(html).toMatch(/<img [^>]*alt="[^"]*Test Tote[^"]*"[^>]* lang="en"/);
    expect(hindiTexts(body(html)).flatMap((text) => latinWords(text, allowed))).toEqual([]);
  }
});

const body = (html: string): string => html.slice(html.indexOf("<body"));

test.each([
  ["<p>झोला <b>Add</b></p>", ["Add"]],
  ['<p lang="en">Add <b>this</b></p><p>too</p>', ["too"]],
  ['<input placeholder="Name"><span>here</span>', ["Name", "here"]],
  ['<meta name="description" content="Bags"/><meta property="og:type" content="website"/>', ["Bags"]],
  ["<script>const a = '<p>b</p>'</script><style>p{}</style>", []],
  ['<img alt="UPI &amp; lotus" class="w-full"/>', ["lotus"]],
  ["<p>UPI, owner@shop.example, JC-20261127-ABC, DIWALI26, 20cm, https://wa.me/91</p>", []],
])("%s has %j in Latin letters", (html, words) => {
  expect(hindiTexts(html).flatMap((text) => latinWords(text, allowed))).toEqual(words);
});
