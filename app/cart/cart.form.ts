import * as z from "zod/mini";
import { letterCount, mostLetters, personalLine } from "#catalogue/options/personal.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { addLine, maxQuantity, removeLine, setQuantity } from "./cart.ts";
import { type Goods, lineIdOf, parsedGoods } from "./goods.ts";
import { type CartClaim, claimOf } from "./kept/cart-cookie.ts";

/** As long as a line's id gets that has three texts, each of its letters of many signs. */
const longestLine = 40_000;
const line = z.string().check(z.minLength(1), z.maxLength(longestLine));
const goods = z.custom<Goods>((given) => given !== undefined);
const typedDigits = z.pipe(
  z.string(),
  z.transform((text) => latinDigits(text).trim()),
);
const wholeNumber = z.pipe(typedDigits.check(z.regex(/^-?\d{1,9}$/)), z.transform(Number));
/** How many to add: one where the field was left blank, as many as a line may hold where it asks for more. */
const quantity = z.pipe(
  typedDigits.check(z.regex(/^(-?\d{1,9})?$/)),
  z.transform((text) => Math.min(Number(text || 1), maxQuantity)),
);

/** What a plain form may ask of the cart. */
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), goods, quantity: z._default(quantity, 1) }),
  z.object({ intent: z.literal("set"), line, quantity: wholeNumber }),
  z.object({ intent: z.literal("remove"), line }),
  z.object({ intent: z.literal("clear") }),
]);

/** `refuse`: what is to be written on a piece is longer than any field takes. */
export type CartAct = z.infer<typeof schema> | { intent: "refuse"; refusal: "text" };

/**
 * A posted cart form; undefined when it asks for nothing that a cart can do. A product without an intent is
 * added: its button is all that its form sends. A pressed button's number beats the typed one. A page of
 * before names a product where a line is meant: that product's.
 */
export function parseCartForm(form: FormData): CartAct | undefined {
  const given = Object.fromEntries(form);
  const { to, quantity } = given;
  const goods = goodsOfForm(form);
  const line = given.line ?? (goods && lineIdOf(goods));
  const parsed = schema.safeParse({ intent: "add", ...given, goods, line, quantity: to ?? quantity });
  if (parsed.success) return parsed.data;
  return isTooLong(form) ? { intent: "refuse", refusal: "text" } : undefined;
}

/**
 * The goods that a form adds: its product, with the chosen value of each option or the variant itself, and
 * what was typed into its text fields, each behind the field's label.
 */
function goodsOfForm(form: FormData): Goods | undefined {
  const values = ["option1", "option2"].flatMap((name) => form.get(name) ?? []);
  const variant = values.length > 0 ? values.join("-") : form.get("variant");
  const labels = form.getAll("personalLabel");
  const texts = form.getAll("personal");
  if (labels.length !== texts.length) return undefined;
  const personal = labels.map((label, at) => ({ label, text: texts[at] }));
  return parsedGoods(form.get("id"), variant, personal);
}

const isTooLong = (form: FormData): boolean =>
  form
    .getAll("personal")
    .some((text) => typeof text === "string" && letterCount(personalLine(text)) > mostLetters);

export function applyAct(claims: readonly CartClaim[], act: CartAct): readonly CartClaim[] {
  switch (act.intent) {
    case "add":
      return addLine(claims, claimOf(act.goods, act.quantity));
    case "set":
      return setQuantity(claims, act.line, act.quantity);
    case "remove":
      return removeLine(claims, act.line);
    case "clear":
      return [];
    case "refuse":
      return claims;
  }
}
