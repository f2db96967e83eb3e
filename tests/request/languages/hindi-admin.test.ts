import { afterAll, beforeAll, expect, test } from "vitest";
import { htmlText } from "#values/text/html-text.ts";
import { hindiTexts, latinWords } from "../../latin-words.ts";
import { startOwnShop } from "../../own-shop.ts";
import { answersReads } from "../../route-policies.ts";
import { signIn } from "../../sign-in.ts";
import { adminRoutes, filled, knownRecords } from "../admin/admin-requests.ts";
import { visitorsOf } from "../ask.ts";

// Whoever reads Hindi meets no English in the owner's area, but for what the owner wrote (HINDI-73).

let shop: Awaited<ReturnType<typeof startOwnShop>>;
const { ask, post } = visitorsOf(() => shop.origin);
let cookie = "";

/** Names of files, formats, services, keys and columns, and examples, that are said so in every language. */
const allowed = new Set(
  `JC PIN Razorpay UPI WhatsApp Facebook Instagram GST GSTIN MRP PDF COD HSN SKU CSV JSON PNG JPEG WebP HEIC GIF
  MB OG URL HTML QR API UTM GI SEO English localhost Excel Google Sheets LibreOffice Shopify WooCommerce Aegis
  Authenticator JavaScript px mm Ctrl Shiprocket India Post slug Slug meta title description image keywords
  pincode serviceable cod days yes no pm cookies simulator bill of supply thaila bag State still right
  January October November to Grievance Officer Webhook Add
  PAN URP Transaction Document From To Ship Outward Supply Bill
  Connections IFSC ID CGST SGST UTGST IGST UTR Tally XML Hindi Legal Metrology utm source medium campaign example Nagaland Colour Bags
  Home Decor Handloom cotton Inside pocket Account Settings International payments`.split(/\s+/),
);

const dashboard = "/admin/dashboard";
const forms = ["products", "blog", "artisans", "discounts", "newsletters"].map((list) => `${list}?new=`);
const pages = [
  ...adminRoutes
    .filter(({ route }) => answersReads(route) && route.id.endsWith(".page"))
    .map(({ pattern }) => pattern.replaceAll("?", "")),
  ...forms.map((form) => `${dashboard}/${form}`),
];

let known: Record<string, string> = {};
let written: readonly string[] = [];
let allWritten = "";

beforeAll(async () => {
  shop = await startOwnShop("empty", { SEED: "demo" });
  cookie = (await signIn(shop, "admin")).cookie;
  known = await knownRecords(shop.client);
  written = await ownersWords();
  allWritten = written.join("\n");
  await post(`${dashboard}/account`, { form: "language", language: "hi" }, cookie);
});

afterAll(() => shop?.discard());

test.each(pages)("%s has no word in English", async (pattern) => {
  const html = await (await ask(filled(pattern, known), cookie)).text();
  expect(html).toContain('<html lang="hi-IN"');
  const words = hindiTexts(html).flatMap((text) =>
    latinWords(withoutRecords(text), allowed).map((word) => `${word} in: ${text}`),
  );
  expect(words).toEqual([]);
});

/** Every text that stands in the shop's tables, the longest first. */
async function ownersWords(): Promise<string[]> {
  const { rows: tables } = await shop.client.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const words = new Set<string>(["Jhola Crafts"]);
  const gather = (value: unknown): void => {
    if (typeof value === "string" && /[A-Za-z]{2}/.test(value))
      for (const word of partsOf(value)) words.add(word);
    if (value !== null && typeof value === "object") Object.values(value).forEach(gather);
  };
  for (const { name } of tables) {
    const { rows } = await shop.client.query(`select to_jsonb(t) as row from "${name}" as t limit 1000`);
    for (const { row } of rows) gather(row);
  }
  return [...words].sort((one, other) => other.length - one.length);
}

/** What is kept as a whole, and what pages show of it one by one: texts within HTML, lines, sentences. */
const partsOf = (value: string): string[] =>
  [value, htmlText(value), ...hindiTexts(value).flatMap((text) => [text, ...text.split(/\n+|(?<=[.?!]) /)])]
    .map((text) => text.trim())
    .filter((text) => /[A-Za-z]{2}/.test(text));

/** Addresses and their ends, what fills a text of the owner's, a certificate's code, a second step's key. */
const filledIn =
  /https?:\/\/\S*|\{\{\w+\}\}|\b[a-z]+(?:-[a-z]+){2,}\b|\b[A-Z\d]{5}-[A-Z\d]{5}\b|\b[A-Z2-7]{4}(?: [A-Z2-7]{4}){3,}\b/g;
const shortest = 40;

/** A text without what stands in a table, whole words only; one that was cut short is all of it. */
function withoutRecords(text: string): string {
  const whole = text.replace(/…$/, "");
  if (whole.length > shortest && allWritten.includes(whole)) return "";
  return written
    .filter((word) => text.includes(word))
    .reduce(
      (rest, word) => rest.replace(new RegExp(`(?<![A-Za-z])${RegExp.escape(word)}(?![A-Za-z])`, "g"), " "),
      text.replace(filledIn, " "),
    );
}
