import type { Doer } from "#accounts/permissions/holder.ts";
import { optionText } from "#catalogue/options/variant.ts";
import { optionsOf, type ProductChoices } from "#catalogue/options/variants.db.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { auditOffer } from "../audit-offer.server.ts";
import { lockNumber, quoteThatIs, wasWrittenBy } from "../draft.db.server.ts";
import { type Offer, type OfferLine, type OfferSource, offerNumberAt, offerSums } from "../offer.ts";
import { insertOffer, lockRevisions, type OfferDraft, updateDraft } from "../offers.db.server.ts";
import { keepWeeksHeld } from "../weeks/keep-held.server.ts";
import type { LineInput } from "./line.form.ts";
import { type FrozenProduct, frozenProducts } from "./line-products.db.server.ts";
import type { OfferInput } from "./offer.form.ts";
import { offerFormText } from "./offer-form.text.ts";
import { lineFieldAt } from "./typed-lines.ts";

type Shop = Pick<Services, "db">;

type Writer = Doer<"money">;

export type SavedOffer =
  | { kind: "saved"; number: string }
  | { kind: "refused"; errors: FieldErrors<string> }
  | { kind: "stale" | "gone" };

export interface NewOffer {
  /** The millisecond in which its form was opened: sent twice, it makes one offer. */
  begunAt: number;
  source: OfferSource;
  quoteId: string | null;
}

/** Stores a new offer as a draft, once for each form. */
export const saveNewOffer = (
  { db }: Shop,
  actor: Writer,
  wanted: NewOffer,
  input: OfferInput,
): Promise<SavedOffer> =>
  inTransaction(db, async (trx): Promise<SavedOffer> => {
    const { number, isThere } = await numberFor(trx, actor, wanted.begunAt);
    if (isThere) return { kind: "saved", number };
    const frozen = await freezeLines(trx, input.lines);
    if ("errors" in frozen) return { kind: "refused", errors: frozen.errors };
    const quoteId = await quoteThatIs(trx, wanted.quoteId);
    const draft = draftOf(input, frozen.lines, actor);
    await insertOffer(trx, { ...draft, number, revision: 1, source: wanted.source, quoteId });
    await auditOffer(trx, actor, number, { done: "created", detail: { total: rupeesExact(draft.total) } });
    return { kind: "saved", number };
  });

/** The number of the form's millisecond, or of the next that no other owner has. */
export async function numberFor(
  trx: Trx,
  actor: Writer,
  begunAt: number,
): Promise<{ number: string; isThere: boolean }> {
  for (let at = begunAt; ; at += 1) {
    const number = offerNumberAt(at);
    await lockNumber(trx, number);
    const [first] = await lockRevisions(trx, number);
    if (!first) return { number, isThere: false };
    if (await wasWrittenBy(trx, first, actor)) return { number, isThere: true };
  }
}

const draftOf = (
  { lines: _, buyer, words, validUntil, promisedOn, shippingCost, toMany, advancePercent }: OfferInput,
  lines: OfferDraft["lines"],
  actor: Writer,
) => ({
  buyer,
  words,
  validUntil,
  promisedOn,
  advancePercent,
  lines,
  actorId: actor.id,
  ...offerSums(lines, shippingCost, toMany),
});

/** Stores the changes of an offer's draft. */
export const saveDraft = (
  shop: Shop & Pick<Services, "now" | "config">,
  actor: Writer,
  seen: Pick<Offer, "number" | "version">,
  input: OfferInput,
): Promise<SavedOffer> =>
  inTransaction(shop.db, async (trx): Promise<SavedOffer> => {
    const draft = (await lockRevisions(trx, seen.number)).find(({ state }) => state === "draft");
    if (!draft) return { kind: "gone" };
    if (draft.version !== seen.version) return { kind: "stale" };
    const frozen = await freezeLines(trx, input.lines);
    if ("errors" in frozen) return { kind: "refused", errors: frozen.errors };
    const next = { ...draft, ...draftOf(input, frozen.lines, actor) };
    await updateDraft(trx, draft, next);
    await keepWeeksHeld(trx, shop, next, "draft");
    const detail = { total: rupeesExact(next.total) };
    await auditOffer(trx, actor, seen.number, { done: "updated", detail });
    return { kind: "saved", number: seen.number };
  });

export type FrozenLines = { lines: Omit<OfferLine, "id">[] } | { errors: Record<string, string> };

/** Lines with their products' facts as papers print them; or the error of one. */
export async function freezeLines(db: Db, inputs: readonly LineInput[]): Promise<FrozenLines> {
  const ids = [...new Set(inputs.flatMap(({ productId }) => productId ?? []))];
  const rows = await frozenProducts(db, ids);
  const choices = await optionsOf(db, ids);
  const errors: Record<string, string> = {};
  const lines = inputs.flatMap((input) => {
    if (input.productId === null) return [freeLine(input)];
    const product = rows.find(({ id }) => id === input.productId);
    const line = product && productLine(input, product, choices.get(product.id));
    if (line) return [line];
    if (product) errors[lineFieldAt(input.place, "variant")] = offerFormText.errors.variant;
    else errors[lineFieldAt(input.place, "product")] = offerFormText.errors.productGone;
    return [];
  });
  return Object.keys(errors).length > 0 ? { errors } : { lines };
}

const freeLine = ({ name, details, hsn, taxRate, quantity, unitPrice }: LineInput) => ({
  productId: null,
  variantId: null,
  name,
  optionText: null,
  details,
  sku: null,
  hsn,
  taxRate,
  quantity,
  unitPrice,
});

/** Undefined where the variant is none of the product's, or one has to be chosen. */
function productLine(
  { variantId, details, hsn, taxRate, quantity, unitPrice }: LineInput,
  product: FrozenProduct,
  choices: ProductChoices | undefined,
): Omit<OfferLine, "id"> | undefined {
  const variants = choices?.variants ?? [];
  const variant = variants.find(({ id }) => id === variantId);
  if (!variant && (variants.length > 0 || variantId !== null)) return undefined;
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    name: product.name,
    details,
    optionText: variant ? optionText(choices?.options ?? [], variant.values) : null,
    sku: variant?.sku ?? product.sku,
    hsn: product.hsn ?? hsn,
    taxRate: product.tax_rate ?? taxRate,
    quantity,
    unitPrice,
  };
}
