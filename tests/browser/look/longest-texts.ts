import { randomUUID } from "node:crypto";
import { formOf, freshId } from "../../form-of.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";
import { anotherSender } from "../admin/admin-visitors.ts";

/** A text of so many characters in which no line may end. */
const long = (most: number): string => "Venkatanarasimharajuvaripetamadhubani".repeat(300).slice(0, most);

/** An ordinary link out of another shop's address bar. */
const link = `https://shop.example/collections/bags/products/hand-painted-tote?variant=4123456789012&utm_source=whatsapp&x=${"a".repeat(60)}`;

const cells = (name: string) =>
  Array.from({ length: 7 }, (_, at) => `<${name}>Measure ${at}</${name}>`).join("");
const rich = `<h2>${long(80)}</h2><p>${link}</p><p><a href="${link}">${link}</a></p><pre>${long(120)} ${long(60)}</pre>
  <table><tr>${cells("th")}</tr><tr>${cells("td")}</tr></table><ul><li>${long(90)}</li></ul><blockquote>${long(70)}</blockquote>
  <p><code>${long(90)}</code></p>`;

const longEmail = `${"lakshminarayanavenkateswaran".repeat(2)}@${`${"mithilahandicraftscollective.".repeat(5)}`}example.com`;

const word = `x${randomUUID().slice(0, 7)}`;

/** 120 characters, among them words that are long by themselves, in two scripts. */
const longName =
  `Handpainted Madhubani Lotus-and-Fish-Pond-Weddingchamberwall मधुबनीचित्रकलापरम्परागतहस्तनिर्मित Tote for Every Occasion`
    .slice(0, 118 - word.length)
    .concat(` ${word}a`);

/** A product whose name is as long as names get, and one that costs next to nothing. */
const extremes = [
  { name: longName, price: "149900", sku: `JC-MITHILA-KOHBAR-LOTUS-EXTRALARGE-${word}` },
  { name: `मधुबनीचित्रकलापरम्परागतहस्तनिर्मितथैला ${word}b`, price: "9", sku: word, edition: "" },
].map((product, at) => ({ ...product, slug: `extreme-${word}-${at}` }));

/** Everything that anybody may write in the shop, as long as it may be and without a place to break. */
export async function writeLongestTexts(shop: RunningShop) {
  const admin = await signIn(shop, "admin");
  const customer = await signIn(shop, "user");
  const send = async (path: string, fields: Record<string, string>, cookie = "") => {
    const headers = { Origin: shop.origin, Cookie: cookie, ...anotherSender() };
    const sent = { method: "POST", redirect: "manual", headers, body: formOf(fields) } as const;
    const answer = await fetch(shop.origin + path, sent);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const asAdmin = (path: string, fields: Record<string, string>) =>
    send(`/admin/dashboard/${path}`, { by: "script", ...fields }, admin.cookie);

  const meta = { metaTitle: long(60), metaDescription: long(155) };
  const texts = { id: freshId(), version: "0", intent: "save", ...meta };
  const og = { ogTitle: long(200), ogDescription: long(500) };
  const artisan = long(120);
  const record = { id: "", folder: freshId(), version: "0", intent: "save" };
  const maker = { name: artisan, craft: long(120), location: long(160), portraitAlt: long(300) };
  await asAdmin("artisans", { ...record, ...maker, bio: `${link}\n\n${long(400)}` });
  const product = { id: texts.id, slug: "p".repeat(100), name: long(160) };
  const inStock = { inStock: "true", shownInStock: "true", shownStockCount: "" };
  const ofLimited = { collection: "limited", limited: "on" };
  const details = { material: long(300), size: long(300), weight: long(120), handles: long(300) };
  const written = { description: rich, story: `${link}\n${long(400)}`, features: long(400), artisan };
  await asAdmin("products", {
    ...texts,
    ...og,
    ...product,
    ...inStock,
    ...ofLimited,
    ...details,
    ...written,
    sku: long(60),
    price: "149900",
    edition: long(120),
    featured: "on",
    seoKeywords: long(1000),
  });
  for (const extreme of extremes)
    await asAdmin("products", {
      ...texts,
      ...inStock,
      ...ofLimited,
      id: freshId(),
      category: "bags",
      technique: "hand-painted",
      edition: "अन्तिमसंस्करणम्विशेषसंग्रह of 25",
      material: "Cotton",
      artisan: "श्रीमतीसुनैनादेवीकुमारीविद्यालंकारमिश्रा Lakshminarayanavenkateswaran",
      metaTitle: "Extreme",
      features: "Unbreakablelongwordwithoutanyhyphenanywhereinsideofit, Short",
      description: "<p>हस्तनिर्मितमधुबनीचित्रकलापरम्परागतथैलासंग्रहविशेष</p>",
      ...extreme,
    });
  const post = { id: freshId(), slug: "s".repeat(100), title: long(200) };
  const story = { excerpt: long(1000), content: rich, category: long(80), coverAlt: long(300) };
  const author = { author: long(120), authorBio: `${link}\n${long(1000)}` };
  await asAdmin("blog", { ...texts, ...og, ...post, ...story, ...author, publishDate: "2026-01-15" });
  const faq = { category: "Orders & Payment", question: long(200), answer: rich };
  await asAdmin("settings/faq", { id: "", version: "0", intent: "save", ...faq });
  for (const first of ["A", "B"]) {
    const comment = `${first}${link}\n${long(500)}`;
    await send(`/blog/${post.slug}`, { name: long(80), email: longEmail, comment });
  }
  const person = { fullName: long(120), email: longEmail, phone: "98765 43210" };
  await send("/contact", { ...person, message: `${link}\n${long(500)}` });
  const asked = { ...person, company: long(160), quantity: "100000", product: long(200) };
  await send(`/shop/${product.slug}/quote`, { ...asked, customization: link, message: long(500) });
  await send("/b2b?form=quote", { ...asked, about: "quote", logo: link });
  await send("/b2b?form=sample", { ...person, about: "sample", product: long(200), address: long(500) });
  await send("/newsletter", { email: longEmail });
  const place = { city: long(100), state: "Bihar", pincode: "800001", country: "India" };
  const address = { addressLine1: long(200), addressLine2: long(200), ...place };
  const chosen = { shippingSameAsBilling: "on", shippingMethod: "standard", paymentMethod: "cod" };
  const order = { key: randomUUID(), cart: `${product.id}:60:14990000`, ...chosen };
  const form = { ...person, ...address, ...order, step: "3", go: "place" };
  const placed = await send("/checkout", form, customer.cookie);
  const number = /orderId=(JC-\d+)/.exec(placed.headers.get("location") ?? "")?.[1] ?? "";
  const profile = { form: "profile", fullName: long(120), phone: "+91 98765 43210" };
  await send("/dashboard/settings", profile, customer.cookie);
  const opened = await writeOwnersTexts(shop, admin.cookie, asAdmin, number);
  return { admin, customer, artisan, product, post, number, opened, word, extremes };
}

/**
 * What an owner adds to what others sent, and says of the shop. Returns the addresses of what can be opened.
 */
async function writeOwnersTexts(
  { origin }: RunningShop,
  cookie: string,
  asAdmin: (path: string, fields: Record<string, string>) => Promise<Response>,
  number: string,
): Promise<string[]> {
  const found = async (path: string, address: RegExp) => {
    const page = await fetch(`${origin}/admin/dashboard/${path}`, { headers: { Cookie: cookie } });
    return Array.from(new Set((await page.text()).matchAll(address)), ([, id = ""]) => id);
  };
  const [order = ""] = await found(`orders?q=${number}`, /href="\/admin\/dashboard\/orders\/([\w-]{30,})/g);
  const tracking = { trackingNumber: long(80), trackingUrl: `${link}${long(200)}` };
  await asAdmin(`orders/${order}`, { intent: "tracking", version: "1", ...tracking });
  const words = `${link}\n${long(500)}`;
  await asAdmin(`orders/${order}`, { intent: "note", noteBefore: "", note: words });
  const [message = ""] = await found("contact-messages", /id="open-([\w-]+)"/g);
  const change = { version: "1", intent: "save" };
  await asAdmin("contact-messages", { ...change, id: message, status: "Contacted", response: words });
  const quotes = await found("bulk-quotes", /id="open-([\w-]+)"/g);
  for (const id of quotes) await asAdmin("bulk-quotes", { ...change, id, status: "New", notes: words });
  const comments = await found("comments", /name="id" value="([^"]+)"/g);
  await asAdmin("comments", { id: comments[0] ?? "", intent: "approve" });
  const facts = {
    business: {
      ...{ name: long(60), address: long(300), grievanceOfficer: long(160), email: longEmail },
      ...{ facebook: link, instagram: link, x: link },
    },
    reviews: { ratingShown: "on", ratingText: long(60) },
  };
  for (const [page, fields] of Object.entries(facts)) {
    const [version = ""] = await found(`settings/${page}`, /name="version" value="(\d+)"/g);
    await asAdmin(`settings/${page}`, { version, ...fields });
  }
  for (const slug of ["privacy", "terms", "shipping", "returns"]) {
    const [now = "0"] = await found(`settings/texts/${slug}`, /name="version" value="(\d+)"/g);
    const hindi = { hindiTitle: long(120), hindiHtml: rich, hindiMeta: long(155) };
    const text = { version: now, title: long(120), html: rich, metaDescription: long(155), ...hindi };
    await asAdmin(`settings/texts/${slug}`, text);
  }
  return [
    ...[`orders/${order}`, `orders/${order}/packing-slip`, `contact-messages?message=${message}`],
    ...quotes.map((id) => `bulk-quotes?quote=${id}`),
  ];
}
