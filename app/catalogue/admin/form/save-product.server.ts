import { teamNameOf } from "#accounts/actor.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { lostAt } from "#pictures/record-pictures.server.ts";
import { sweepSoon } from "#pictures/sweep-uploads.server.ts";
import { changesOf } from "#platform/audit/changed-columns.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { FieldErrors } from "#ui/form/form-answer.ts";
import type { ProductInput, ProductTexts } from "../../product-fields.ts";
import { turnPrices } from "../../turn-prices.db.server.ts";
import { lockRow } from "../list/product-list.db.server.ts";
import { choiceRowsOf, noRows } from "../options/choices.db.server.ts";
import { type ChoicesInput, nothingToChoose, type VariantStock } from "../options/choices.form.ts";
import type { ChoicesPlan } from "../options/choices-plan.ts";
import { hasChoices, isVariantsSku, planChoices, writeChoices } from "../options/write-choices.db.server.ts";
import { type ProductRow, type ProductServices, productColumns } from "../product-columns.server.ts";
import { profilesOf } from "../product-writes.db.server.ts";
import { productText } from "./product.text.ts";
import { exchangeProductPictures, type ProductPictures, pictureColumns } from "./product-pictures.server.ts";
import { productSlug } from "./product-texts.ts";
import { changedOfProduct } from "./untouched-columns.server.ts";
import { addProduct, type Columns, changeProduct } from "./write-product.db.server.ts";

type Writer = Pick<Holder<"products">, "id" | "fullName" | "permissions">;

export interface ProductSave {
  /**
   * Made with the empty form for a new product, so that its pictures have a folder and a second submit is no
   * second product.
   */
  id: string;
  /** The version that the form was opened with; 0 for a new product. */
  version: number;
  input: ProductInput;
  /** The fields as the form sent them: of a product that is there, only what was changed is written. */
  sent?: ProductTexts;
  /** The stock that the form showed: orders change it meanwhile. */
  shown: VariantStock;
  pictures: ProductPictures;
  /** Its options, variants and personalisation; where absent, these stay as they are. */
  choices?: ChoicesInput;
}

export type SaveOutcome =
  | { kind: "saved"; name: string; isNew: boolean }
  /** With the stock as it is now, where orders took from it meanwhile. */
  | {
      kind: "refused";
      errors: FieldErrors<string>;
      stock?: VariantStock;
      /** The same of its variants, by their values (`valuesKey`). */
      stocks?: ReadonlyMap<string, VariantStock>;
    }
  | { kind: "stale" }
  | { kind: "gone" };

/** Ends the transaction with an expected refusal. */
class Refused extends Error {
  readonly outcome: SaveOutcome;
  constructor(outcome: SaveOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * Adds or changes a product, with its pictures and its audit row, in one transaction. Pictures it gave up go
 * afterwards.
 */
export async function saveProduct(
  shop: ProductServices,
  actor: Writer,
  save: ProductSave,
  isAgain = false,
): Promise<SaveOutcome> {
  try {
    const outcome = await inTransaction(shop.db, (trx) => write(trx, actor, withMaker(shop, actor, save)));
    await sweepSoon(shop);
    await turnPrices(shop.db, shop.now());
    return outcome;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    const next = afterConflict(violatedConstraint(error), save, isAgain);
    if (!next) throw error;
    return "kind" in next ? next : saveProduct(shop, actor, next, true);
  }
}

/** After a conflict with another row a save is refused, or made once more. */
function afterConflict(
  taken: string | undefined,
  save: ProductSave,
  isAgain: boolean,
): SaveOutcome | ProductSave | undefined {
  // Sent twice at once: the other one has written it, and this one goes on from there.
  if (taken === "products_pkey") return save;
  // Another product took one of its variants' SKUs at that moment, and is seen the second time.
  if (taken === "product_variants_sku_key" && !isAgain) return save;
  if (taken && isOf("slug", taken)) {
    const refused: SaveOutcome = { kind: "refused", errors: { slug: productText.errors.slugUsed } };
    const slug = otherSlug(save);
    return slug ? { ...save, input: { ...save.input, slug } } : refused;
  }
  if (taken && isOf("sku", taken)) return { kind: "refused", errors: { sku: productText.errors.skuUsed } };
  if (taken === "products_making_group_fkey")
    return { kind: "refused", errors: { makingGroup: productText.errors.makingGroup } };
  return undefined;
}

/** Each name is unique as it is written and as it reads. */
const isOf = (name: "slug" | "sku", constraint: string): boolean =>
  constraint === `products_${name}_key` || constraint === `products_${name}_alike`;

/** The next address of a new product whose own was made of its name: nobody chose that (PRODUCT-3). */
function otherSlug({ version, input: { name, slug } }: ProductSave): string | undefined {
  const made = productSlug(name);
  const [, place = "1"] = /-(\d+)$/.exec(slug.slice(made.length)) ?? [];
  const isMade = slug === made || slug === `${made}-${place}`;
  return version === 0 && isMade && Number(place) < mostAlike ? `${made}-${Number(place) + 1}` : undefined;
}

const mostAlike = 30;

/** A missing artisan falls back to the writer's name or the team's (PRODUCT-7). */
function withMaker({ config }: ProductServices, actor: Writer, save: ProductSave) {
  return { ...save, maker: save.input.artisan ?? (actor.fullName.trim() || teamNameOf(config.shop.name)) };
}

type MadeSave = ProductSave & { maker: string };

async function write(trx: Trx, actor: Writer, save: MadeSave): Promise<SaveOutcome> {
  const before = await lockRow(trx, save.id);
  if (!before && save.version > 0) return { kind: "gone" };
  if (before && save.version > 0 && before.version !== save.version) return { kind: "stale" };
  const profile = (await profilesOf(trx, [save.maker])).get(save.maker);
  const columns = {
    ...productColumns(save.input),
    artisan: profile?.name ?? save.maker,
    artisan_id: profile?.id ?? null,
    ...pictureColumns(save.pictures),
  };
  if (before && save.version === 0) {
    return (await isSameAgain(trx, before, columns, save)) ? saved(save) : { kind: "stale" };
  }
  const after = changedOfProduct(before, columns, save.sent);
  const lost = await exchangeProductPictures(
    trx,
    save.id,
    before ?? { images: [], og_image_url: null },
    after,
  );
  if (lost.length > 0) throw new Refused(picturesLost(save, lost));
  const plan = await plannedChoices(trx, before, save, after.images);
  const personal = JSON.stringify(choicesOf(save).personal);
  if (!before) await addProduct(trx, actor, save.id, { ...after, personal });
  // Its stock follows from its variants as long as it has any, whatever is written of itself.
  if (Object.keys(plan.detail).length > 0) await writeChoices(trx, plan);
  if (before)
    await changeProduct(trx, actor, before, { ...after, ...stockOf(before, save) }, { plan, personal });
  return saved(save);
}

const choicesOf = ({ choices }: ProductSave): ChoicesInput => choices ?? nothingToChoose;

async function plannedChoices(
  trx: Trx,
  before: ProductRow | undefined,
  save: ProductSave,
  images: readonly string[],
): Promise<ChoicesPlan> {
  const { id, input } = save;
  if (input.sku && input.sku !== before?.sku && (await isVariantsSku(trx, id, input.sku))) {
    throw new Refused({ kind: "refused", errors: { sku: productText.errors.skuUsed } });
  }
  const personal = before?.personal ?? [];
  const plan = await planChoices(trx, { id, personal, choices: choicesOf(save), images });
  if ("errors" in plan) throw new Refused({ kind: "refused", ...plan });
  return plan;
}

const saved = ({ input, version }: ProductSave): SaveOutcome => ({
  kind: "saved",
  name: input.name,
  isNew: version === 0,
});

/**
 * A new product whose first answer got lost is there already, as it was sent; orders may have taken from its
 * stock since.
 */
async function isSameAgain(
  trx: Trx,
  before: ProductRow,
  { stock_count, in_stock, ...after }: Columns,
  save: ProductSave,
): Promise<boolean> {
  if (before.version !== 1 || Object.keys(changesOf(before, after)).length > 0) return false;
  const rows = (await choiceRowsOf(trx, [save.id])).get(save.id) ?? noRows;
  const { images } = after;
  return hasChoices({ personal: before.personal, before: rows }, { choices: choicesOf(save), images });
}

function picturesLost({ pictures }: ProductSave, lost: readonly string[]): SaveOutcome {
  const fields = { images: pictures.images.map(({ url }) => url), ogImage: [pictures.ogImage] };
  return { kind: "refused", errors: lostAt(fields, lost, productText.errors.pictureLost) };
}

/**
 * Only what the owner changed is written: what orders took since the form was opened stays taken. Of a
 * product with variants it follows from them.
 */
function stockOf(before: ProductRow, save: ProductSave) {
  const { input, shown } = save;
  if (choicesOf(save).variants.length > 0) {
    return { stock_count: before.stock_count, in_stock: before.in_stock };
  }
  if (before.variants > 0) return { stock_count: input.stockCount, in_stock: input.inStock };
  const recounted = input.stockCount !== shown.stockCount;
  if (recounted && before.stock_count !== shown.stockCount && before.stock_count !== input.stockCount) {
    const stock: VariantStock = { inStock: before.in_stock, stockCount: before.stock_count };
    const error = productText.errors.sold(stock.stockCount ?? 0);
    throw new Refused({ kind: "refused", errors: { stockCount: error }, stock });
  }
  return {
    stock_count: recounted ? input.stockCount : before.stock_count,
    in_stock: input.inStock === shown.inStock ? before.in_stock : input.inStock,
  };
}
