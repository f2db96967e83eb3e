import type { Kysely } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { InsteadGoods, Shipment } from "../shipments/shipment.ts";

/**
 * Parcels with what goes out in place of their lines' goods in the language of the moment, by one query;
 * by none in English, or where there is nothing such (HINDI-59).
 */
export async function spokenParcels<Parcel extends Pick<Shipment, "instead">>(
  db: Kysely<Tables>,
  parcels: readonly Parcel[],
): Promise<Parcel[]> {
  if (parcels.every(({ instead }) => instead === null)) return [...parcels];
  const said = await spokenLines(db, parcels.map(asLine));
  return parcels.map((parcel, place) => {
    const goods = said[place];
    if (!parcel.instead || !goods) return parcel;
    const { productName: name, optionText } = goods;
    return { ...parcel, instead: { ...parcel.instead, name, optionText } };
  });
}

const nothing: InsteadGoods = { name: "", optionText: null, productId: null };

function asLine({ instead }: Pick<Shipment, "instead">) {
  const { name: productName, optionText, productId } = instead ?? nothing;
  return { productName, optionText, productId };
}
