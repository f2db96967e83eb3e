import type { Product } from "../../product.ts";
import type { ProductInput } from "../../product-fields.ts";
import { productOf } from "../../product-row.server.ts";
import { productColumns } from "../product-columns.server.ts";
import type { OpenProduct } from "./product-answer.ts";

/** A product that is not saved, read back the way the shop reads one. */
export function productPreview({ id, pictures }: OpenProduct, input: ProductInput, moment: Date): Product {
  const columns = productColumns(input);
  const row = {
    ...columns,
    id,
    artisan: input.artisan ?? "",
    artisan_id: null,
    images: pictures.images.map(({ url }) => url),
    image_alt_texts: pictures.images.map(({ alt }) => alt),
    og_image_url: pictures.ogImage[0]?.url ?? null,
  };
  return productOf(row, moment);
}
