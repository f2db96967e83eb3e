import { randomBytes, randomUUID } from "node:crypto";
import { uuidv7 } from "#values/uuid.ts";
import type { RunningShop } from "../../running-shop.ts";
import { signIn } from "../../sign-in.ts";

/** A word that no other test searches for. */
const word = `x${randomUUID().slice(0, 7)}`;

/** 120 characters, among them words that are long by themselves, in two scripts. */
const longName = (end: string): string =>
  `Handpainted Madhubani Lotus-and-Fish-Pond-Weddingchamberwall मधुबनीचित्रकलापरम्परागतहस्तनिर्मित Tote for Every Occasion ${end}`
    .slice(0, 119 - end.length)
    .concat(` ${end}`)
    .slice(0, 120);

const extremes = [
  {
    name: longName(`${word}a`),
    price: "149900",
    sku: `JC-MITHILA-KOHBAR-LOTUS-EXTRALARGE-${word}`,
    edition: "अन्तिमसंस्करणम्विशेषसंग्रह of 25",
  },
  { name: `मधुबनीचित्रकलापरम्परागतहस्तनिर्मितथैला ${word}b`, price: "9", sku: word, edition: "" },
];

export interface Extreme {
  name: string;
  slug: string;
}

/**
 * Sells a product whose name is as long as names get and one that costs next to nothing; answers what finds
 * both.
 */
export async function sellExtremes(shop: RunningShop): Promise<{ word: string; products: Extreme[] }> {
  const { cookie } = await signIn(shop, "admin");
  const products: Extreme[] = [];
  for (const [index, extreme] of extremes.entries()) {
    const slug = `extreme-${word}-${index}`;
    await save(shop.origin, cookie, { ...extreme, slug });
    products.push({ name: extreme.name, slug });
  }
  return { word, products };
}

async function save(origin: string, cookie: string, product: Record<string, string>): Promise<void> {
  const fields = {
    ...{ intent: "save", id: uuidv7(Date.now(), randomBytes(10)), version: "0", by: "script" },
    ...{ collection: "limited", category: "bags", technique: "hand-painted", limited: "on" },
    ...{ artisan: "श्रीमतीसुनैनादेवीकुमारीविद्यालंकारमिश्रा Lakshminarayanavenkateswaran" },
    ...{ inStock: "true", shownInStock: "true" },
    ...{ shownStockCount: "", description: "<p>हस्तनिर्मितमधुबनीचित्रकलापरम्परागतथैलासंग्रहविशेष</p>" },
    ...{ features: "Unbreakablelongwordwithoutanyhyphenanywhereinsideofit, Short", material: "Cotton" },
    ...{ metaTitle: "Extreme", metaDescription: "As long as names get.", ...product },
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${origin}/admin/dashboard/products`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, Cookie: cookie },
    body,
  });
  if (answer.status >= 400) throw new Error(`the product was not taken: ${answer.status}`);
}
