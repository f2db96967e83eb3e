import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { type LabelDefaults, labelRows } from "../../label/label-rows.ts";
import type { Product } from "../../product.ts";
import { productOf, unrated } from "../../product-row.server.ts";
import type { ChoicesInput } from "../options/choices.form.ts";
import { productColumns } from "../product-columns.server.ts";
import type { ProductEntry } from "./product.form.ts";
import type { OpenProduct } from "./product-answer.ts";

/** The facts that the database derives from a product's variants once they are saved. */
function derivedFrom(
  { variants, personal }: ChoicesInput,
  { price, salePrice }: Pick<ProductEntry["input"], "price" | "salePrice">,
) {
  const own = variants.flatMap(({ ownPrice }) => ownPrice ?? []);
  const bases = own.length < variants.length ? [price, ...(salePrice == null ? [] : [salePrice])] : [];
  const has_base_price = own.length < variants.length || variants.length === 0;
  return {
    variants: variants.length,
    personal,
    has_base_price,
    own_price_from: own.length > 0 ? rupeesColumn(paise(Math.min(...own))) : null,
    price_varies: own.length > 0 && new Set([...own, ...bases]).size > 1,
  };
}

/** A product that is not saved, read back the way the shop reads one. */
export function productPreview(
  { id, pictures }: OpenProduct,
  { input, choices }: ProductEntry,
  { moment, shop }: { moment: Date; shop: LabelDefaults },
): Product {
  const columns = productColumns(input);
  const row = {
    ...columns,
    id,
    artisan: input.artisan ?? "",
    artisan_id: null,
    images: pictures.images.map(({ url }) => url),
    image_alt_texts: pictures.images.map(({ alt }) => alt),
    og_image_url: pictures.ogImage[0]?.url ?? null,
    ...derivedFrom(choices, input),
    ...unrated,
  };
  const product = productOf(row, moment);
  return { ...product, details: [...product.details, ...labelRows(row, shop)] };
}
