import { type PersonalField, type PersonalText, personalLine } from "#catalogue/options/personal.ts";
import { personalAs } from "#catalogue/options/personal-as.ts";
import type { Services } from "#platform/services.server.ts";
import { textIn } from "#values/text/form-text.ts";
import { isProductId } from "../goods.ts";
import { priceProducts } from "../prices/price-cart.db.server.ts";
import { personalReason } from "../prices/priced-cart.ts";
import type { PersonalAgain } from "./code-answer.ts";

const alsoSent = ["id", "variant", "option1", "option2", "quantity"];

/**
 * What is wrong with what is to be written on a piece that a form adds, field by field; undefined where
 * nothing is. A browser that looks at the form itself never sends it so.
 */
export async function personalAgain(
  { db, now }: Pick<Services, "db" | "now">,
  form: FormData,
): Promise<PersonalAgain | undefined> {
  const productId = textIn(form, "id");
  const isAdding = ["", "add"].includes(textIn(form, "intent"));
  if (!isAdding || !isProductId(productId)) return undefined;
  const [answer] = await priceProducts(db, [{ productId }], { moment: now() });
  const { name, slug, personal = [] } = answer?.product ?? {};
  if (name === undefined || slug === undefined || personal.length === 0) return undefined;
  const given = textsIn(form);
  const fields = personal.map((field) => judged(field, given));
  if (fields.every(({ error }) => error === undefined)) return undefined;
  const sent = alsoSent.flatMap((part): [string, string][] =>
    form.has(part) ? [[part, textIn(form, part)]] : [],
  );
  return { product: { name, slug }, sent, fields };
}

function judged(field: PersonalField, given: readonly PersonalText[]): PersonalAgain["fields"][number] {
  const typed = personalLine(given.find(({ label }) => label === field.label)?.text ?? "");
  const written = personalAs([field], [{ label: field.label, text: typed }]);
  return { ...field, typed, error: written.ok ? undefined : personalReason(written.refusal) };
}

function textsIn(form: FormData): PersonalText[] {
  const texts = form.getAll("personal");
  return form.getAll("personalLabel").map((label, at) => ({
    label: String(label),
    text: String(texts[at] ?? ""),
  }));
}
