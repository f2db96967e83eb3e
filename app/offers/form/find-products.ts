import * as z from "zod/mini";
import { isPaise, type Paise } from "#values/money/money.ts";
import type { FoundProducts } from "../writing/offer.form.ts";

const amount = z.custom<Paise>((value) => typeof value === "number" && isPaise(value));

const foundProducts = z.object({
  text: z.string(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sku: z.nullable(z.string()),
      collection: z.enum(["core", "artisanal", "limited"]),
      price: amount,
      // A former copy of the shop beside this one names none of these.
      image: z._default(z.nullable(z.string()), null),
      hsn: z._default(z.nullable(z.string()), null),
      taxRate: z._default(z.nullable(z.string()), null),
      variants: z.array(z.object({ id: z.string(), text: z.string(), price: amount })),
    }),
  ),
});

/** What a text finds; undefined where the shop can't be reached, or nobody is signed in any more. */
export async function findProducts(text: string): Promise<FoundProducts | undefined> {
  try {
    const answer = await fetch(lineProductsPath(text), { redirect: "manual" });
    if (!answer.ok) return undefined;
    const read: unknown = await answer.json();
    return foundProducts.safeParse(read).data;
  } catch {
    return undefined;
  }
}

export const lineProductsPath = (text: string): string =>
  `/admin/dashboard/offers/products?${new URLSearchParams({ q: text })}`;
