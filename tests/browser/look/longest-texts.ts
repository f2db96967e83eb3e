import { randomInt, randomUUID } from "node:crypto";
import { freshId } from "../../product-fields.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";

/** A text of so many characters in which no line may end. */
const unbroken = (most: number): string => "Venkatanarasimharajuvaripetamadhubani".repeat(300).slice(0, most);

/** An ordinary link out of another shop's address bar. */
const link = `https://shop.example/collections/bags/products/hand-painted-tote?variant=4123456789012&utm_source=whatsapp&x=${"a".repeat(60)}`;

const cells = (name: string) =>
  Array.from({ length: 7 }, (_, at) => `<${name}>Measure ${at}</${name}>`).join("");
const rich = `<h2>${unbroken(80)}</h2><p>${link}</p><p><a href="${link}">${link}</a></p><pre>${unbroken(120)} ${unbroken(60)}</pre>
  <table><tr>${cells("th")}</tr><tr>${cells("td")}</tr></table><ul><li>${unbroken(90)}</li></ul><blockquote>${unbroken(70)}</blockquote>
  <p><code>${unbroken(90)}</code></p>`;

const longEmail = `${"lakshminarayanavenkateswaran".repeat(2)}@${`${"mithilahandicraftscollective.".repeat(5)}`}example.com`;

/** Everything that anybody may write in the shop, as long as it may be and without a place to break. */
export async function writeLongestTexts(shop: RunningShop) {
  const admin = await signIn(shop, "admin");
  const customer = await signIn(shop, "user");
  const send = async (path: string, fields: Record<string, string>, cookie = "") => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await fetch(shop.origin + path, {
      method: "POST",
      redirect: "manual",
      headers: {
        Origin: shop.origin,
        Cookie: cookie,
        "X-Forwarded-For": `10.8.${randomInt(256)}.${randomInt(1, 255)}`,
      },
      body,
    });
    if (answer.status >= 400)
      throw new Error(
        `${path}: ${answer.status} ${(await answer.text()).slice(0, 9000).match(/<main.*/s)?.[0]}`,
      );
    return answer;
  };
  const asAdmin = (path: string, fields: Record<string, string>) =>
    send(`/admin/dashboard/${path}`, { by: "script", ...fields }, admin.cookie);

  const texts = {
    id: freshId(),
    version: "0",
    intent: "save",
    metaTitle: unbroken(60),
    metaDescription: unbroken(155),
  };
  const og = { ogTitle: unbroken(200), ogDescription: unbroken(500) };
  const artisan = unbroken(120);
  await asAdmin("artisans", {
    ...{ id: "", folder: freshId(), version: "0", intent: "save", name: artisan, craft: unbroken(120) },
    ...{ location: unbroken(160), bio: `${link}\n\n${unbroken(400)}`, portraitAlt: unbroken(300) },
  });
  const product = { id: texts.id, slug: "p".repeat(100), name: unbroken(160) };
  await asAdmin("products", {
    ...{ ...texts, ...og, ...product, sku: unbroken(60), price: "149900", artisan, edition: unbroken(120) },
    ...{ collection: "limited", limited: "on", featured: "on", description: rich, features: unbroken(400) },
    ...{ material: unbroken(300), size: unbroken(300), weight: unbroken(120), handles: unbroken(300) },
    ...{ story: `${link}\n${unbroken(400)}`, seoKeywords: unbroken(1000), inStock: "true" },
    ...{ shownInStock: "true", shownStockCount: "" },
  });
  const post = { id: freshId(), slug: "s".repeat(100), title: unbroken(200) };
  await asAdmin("blog", {
    ...{ ...texts, ...og, ...post, excerpt: unbroken(1000), content: rich, publishDate: "2026-01-15" },
    ...{
      author: unbroken(120),
      authorBio: `${link}\n${unbroken(1000)}`,
      category: unbroken(80),
      coverAlt: unbroken(300),
    },
  });
  const faq = { category: "Orders & Payment", question: unbroken(200), answer: rich };
  await asAdmin("settings/faq", { id: "", version: "0", intent: "save", ...faq });
  for (const approved of [false, true]) {
    await send(`/blog/${post.slug}`, {
      name: unbroken(80),
      email: longEmail,
      comment: `${approved ? "B" : "A"}${link}\n${unbroken(500)}`,
    });
  }
  const person = { fullName: unbroken(120), email: longEmail, phone: "98765 43210" };
  await send("/contact", { ...person, message: `${link}\n${unbroken(500)}` });
  const asked = { company: unbroken(160), quantity: "100000" };
  await send(`/shop/${product.slug}/quote`, {
    ...person,
    ...asked,
    customization: link,
    message: unbroken(500),
  });
  await send("/b2b?form=quote", { ...person, ...asked, about: "quote", product: unbroken(200), logo: link });
  await send("/b2b?form=sample", {
    ...person,
    about: "sample",
    product: unbroken(200),
    address: unbroken(500),
  });
  await send("/newsletter", { email: longEmail });
  const address = {
    addressLine1: unbroken(200),
    addressLine2: unbroken(200),
    city: unbroken(100),
    state: "Bihar",
    pincode: "800001",
    country: "India",
  };
  const placed = await send(
    "/checkout",
    {
      ...{
        ...person,
        ...address,
        key: randomUUID(),
        step: "3",
        go: "place",
        cart: `${product.id}:60:14990000`,
      },
      ...{ shippingSameAsBilling: "on", shippingMethod: "standard", paymentMethod: "cod" },
    },
    customer.cookie,
  );
  const number = /orderId=(JC-\d+)/.exec(placed.headers.get("location") ?? "")?.[1] ?? "";
  await send(
    "/dashboard/settings",
    { form: "profile", fullName: unbroken(120), phone: "+91 98765 43210" },
    customer.cookie,
  );
  const opened = await writeOwnersTexts(shop, admin.cookie, asAdmin, number);
  return { admin, customer, artisan, product, post, number, opened };
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
    const html = await (
      await fetch(`${origin}/admin/dashboard/${path}`, { headers: { Cookie: cookie } })
    ).text();
    return Array.from(new Set(html.matchAll(address)), ([, id = ""]) => id);
  };
  const [order = ""] = await found(`orders?q=${number}`, /href="\/admin\/dashboard\/orders\/([\w-]{30,})/g);
  const tracking = { trackingNumber: unbroken(80), trackingUrl: `${link}${unbroken(200)}` };
  await asAdmin(`orders/${order}`, { intent: "tracking", version: "1", ...tracking });
  await asAdmin(`orders/${order}`, { intent: "note", noteBefore: "", note: `${link}\n${unbroken(500)}` });
  const [message = ""] = await found("contact-messages", /id="open-([\w-]+)"/g);
  const answer = `${link}\n${unbroken(500)}`;
  await asAdmin("contact-messages", {
    id: message,
    version: "1",
    status: "Contacted",
    response: answer,
    intent: "save",
  });
  const quotes = await found("bulk-quotes", /id="open-([\w-]+)"/g);
  for (const id of quotes)
    await asAdmin("bulk-quotes", { id, version: "1", status: "New", notes: answer, intent: "save" });
  const comments = await found("comments", /name="id" value="([^"]+)"/g);
  await asAdmin("comments", { id: comments[0] ?? "", intent: "approve" });
  const [version = ""] = await found("settings", /name="version" value="(\d+)"/g);
  await asAdmin("settings", {
    ...{
      version,
      name: unbroken(60),
      address: unbroken(300),
      grievanceOfficer: unbroken(160),
      email: longEmail,
    },
    ...{ ratingShown: "on", ratingText: unbroken(60), facebook: link, instagram: link, x: link },
  });
  for (const slug of ["privacy", "terms", "shipping", "returns"]) {
    const [now = "0"] = await found(`settings/texts/${slug}`, /name="version" value="(\d+)"/g);
    await asAdmin(`settings/texts/${slug}`, {
      version: now,
      title: unbroken(120),
      html: rich,
      metaDescription: unbroken(155),
    });
  }
  return [
    ...[`orders/${order}`, `orders/${order}/packing-slip`, `contact-messages?message=${message}`],
    ...quotes.map((id) => `bulk-quotes?quote=${id}`),
  ];
}
