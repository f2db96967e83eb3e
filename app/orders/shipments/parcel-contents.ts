import type { OrderLine } from "../order.ts";
import type { Shipment } from "./shipment.ts";

/** What is in a parcel, as it is named to those who pack, bring or open it. */
export interface ParcelContent {
  id: string;
  name: string;
  optionText: string | null;
  quantity: number;
  /** The order's line that it is of; undefined for what goes out in a line's place. */
  line: OrderLine | undefined;
}

/** What is really in a parcel: its lines' goods, or what goes out in their place. */
export function parcelContents(
  { items, instead }: Pick<Shipment, "items" | "instead">,
  lines: readonly OrderLine[],
): ParcelContent[] {
  if (instead) {
    const quantity = items.reduce((all, item) => all + item.quantity, 0);
    const { name, optionText } = instead;
    return [{ id: "instead", name, optionText, quantity, line: undefined }];
  }
  return items.flatMap(({ orderItemId, quantity }) => {
    const line = lines.find(({ id }) => id === orderItemId);
    return line ? [{ id: line.id, name: line.productName, optionText: line.optionText, quantity, line }] : [];
  });
}
