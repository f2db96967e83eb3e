import { type RawBuilder, sql } from "kysely";
import type { Collection, Technique } from "#catalogue/product.ts";
import { editionLabel } from "#catalogue/product-labels.ts";
import type { Trx } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { getsOfPiece, type PricedRow, pricedColumns } from "./gets-of-piece.db.server.ts";
import { insertCertificates } from "./insert-certificates.db.server.ts";
import type { IssuingShop } from "./issuing-shop.ts";

/**
 * Issues the certificates of an order that is packed (CERTIFICATE-2): each piece of what has them gets one
 * that has none, however often this is called. A piece that was returned, or whose certificate the owner
 * withdrew, gets no second one. Inside the transaction that packs, under the order's lock, and after whatever
 * else of it changes products.
 */
export const issueForOrder = (trx: Trx, shop: IssuingShop, orderId: string): Promise<void> =>
  issue(
    trx,
    shop,
    sql`
      select item.id as "orderItemId", item.product_id as "productId", item.option_text as option,
        item.variant_id as "variantId", item.picture_url as picture, item.quantity - (
          select count(*)::int from certificates given
          where given.order_item_id = item.id and given.shipment_id is null
            and coalesce(given.void_reason not in ('cancelled', 'came_back'), true)
        ) as pieces
      from order_items item where item.order_id = ${orderId}`,
  );

/**
 * Issues the certificates of what goes out for a return: of the same pieces anew, or of what goes in their
 * place. Called once for its parcel, in the transaction that makes it.
 */
export const issueForReplacement = (trx: Trx, shop: IssuingShop, shipmentId: string): Promise<void> =>
  issue(
    trx,
    { ...shop, shipmentId },
    sql`
      select item.id as "orderItemId", coalesce(parcel.instead_product, item.product_id) as "productId",
        (case when parcel.instead_name is null then item.option_text else parcel.instead_option end) as option,
        (case when parcel.instead_name is null then item.variant_id end) as "variantId",
        (case when parcel.instead_name is null then item.picture_url else instead.images[1] end) as picture,
        piece.quantity as pieces
      from shipments parcel
        join shipment_items piece on piece.shipment_id = parcel.id
        join order_items item on item.id = piece.order_item_id
        left join products instead on instead.id = parcel.instead_product
      where parcel.id = ${shipmentId} and (parcel.instead_name is null or parcel.instead_product is not null)`,
  );

interface WantedRow extends PricedRow {
  orderItemId: string;
  productId: string;
  option: string | null;
  picture: string | null;
  pieces: number;
  name: string;
  artisan: string | null;
  technique: Technique;
  collection: Collection;
  limited: boolean;
  edition: string | null;
  material: string | null;
  size: string | null;
}

async function issue(
  trx: Trx,
  shop: IssuingShop & { shipmentId?: string },
  wanted: RawBuilder<unknown>,
): Promise<void> {
  // In the order of the products' ids: two acts that number the same ones never wait for each other.
  const { rows } = await sql<WantedRow>`
    select wanted.*, product.name, product.artisan, product.technique, product.collection, product.limited,
      product.edition, product.material, product.size, ${pricedColumns}
    from (${wanted}) as wanted join products product on product.id = wanted."productId"
      left join product_variants variant on variant.id = wanted."variantId"
    where wanted.pieces > 0 and ${hasCertificates(sql.ref("product"))}
    order by wanted."productId", wanted."orderItemId"`.execute(trx);
  for (const row of rows)
    await insertCertificates(trx, shop, {
      productId: row.productId,
      orderItemId: row.orderItemId,
      shipmentId: shop.shipmentId ?? null,
      pieces: row.pieces,
      facts: {
        product: row.name,
        option: row.option,
        maker: row.artisan,
        technique: row.technique,
        edition: speaking("en", () => editionLabel(row)) ?? null,
        material: row.material,
        size: row.size,
        picture: row.picture,
        gets: getsOfPiece(row, shop),
      },
    });
}

/** Do a product's pieces have certificates: by the owner's word, or because it is limited (CERTIFICATE-1)? */
const hasCertificates = (product: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  (${product}.certificate = 'always'
    or ${product}.certificate = 'limited' and (${product}.limited or ${product}.collection = 'limited'))`;
