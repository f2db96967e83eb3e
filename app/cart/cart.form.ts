import * as z from "zod/mini";
import { addLine, isProductId, lineIdOf, maxQuantity, removeLine, setQuantity } from "./cart.ts";
import { type CartClaim, claimOf } from "./cart-cookie.ts";

const productId = z.string().check(z.refine(isProductId));
const line = z.string().check(z.minLength(1), z.maxLength(200));
const wholeNumber = z.pipe(z.string().check(z.trim(), z.regex(/^-?\d{1,9}$/)), z.transform(Number));
/** How many to add: one where the field was left blank, as many as a line may hold where it asks for more. */
const quantity = z.pipe(
  z.string().check(z.trim(), z.regex(/^(-?\d{1,9})?$/)),
  z.transform((text) => Math.min(Number(text || 1), maxQuantity)),
);

/** What a plain form may ask of the cart. */
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), id: productId, quantity: z._default(quantity, 1) }),
  z.object({ intent: z.literal("set"), line, quantity: wholeNumber }),
  z.object({ intent: z.literal("remove"), line }),
  z.object({ intent: z.literal("clear") }),
]);

export type CartAct = z.infer<typeof schema>;

/**
 * A posted cart form; undefined when it asks for nothing that a cart can do. A product without an intent is
 * added: its button is all that its form sends. A pressed button's number beats the typed one. A page of
 * before names a product where a line is meant: that product's.
 */
export function parseCartForm(form: FormData): CartAct | undefined {
  const given = Object.fromEntries(form);
  const { id, to, quantity } = given;
  const line =
    given.line ?? (productId.safeParse(id).success ? lineIdOf({ productId: String(id) }) : undefined);
  const parsed = schema.safeParse({ intent: "add", ...given, line, quantity: to ?? quantity });
  return parsed.success ? parsed.data : undefined;
}

export function applyAct(claims: readonly CartClaim[], act: CartAct): readonly CartClaim[] {
  switch (act.intent) {
    case "add":
      return addLine(claims, claimOf({ productId: act.id }, act.quantity));
    case "set":
      return setQuantity(claims, act.line, act.quantity);
    case "remove":
      return removeLine(claims, act.line);
    case "clear":
      return [];
  }
}
