import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withOption } from "#catalogue/options/variant.ts";
import { homeStateWords } from "#order-admin/homes/homes.text.ts";
import { orderNumberOf } from "#orders/lock-order.db.server.ts";
import { stateWords } from "#orders/parcel-moves/shipments.text.ts";
import { isOrderId } from "#orders/placing/new-order.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { type FileColumns, recordsFile } from "#records/page/records-file.server.ts";
import { allHomes } from "./list-homes.db.server.ts";

export const policy = {
  cached: false,
  needs: "export",
  of: "orders",
  fresh: "file",
} as const satisfies AdminPolicy;

type Row = Awaited<ReturnType<typeof allHomes>>[number];

/** The sheet back: each row with its courier, its number and where it is (HOMES-26). */
export const loader = recordsFile<Row>(policy, {
  act: "order.exported",
  table: "orders",
  async read({ db }, parameters) {
    const orderId = parameters.get("order") ?? "";
    const rows = isOrderId(orderId) ? await allHomes(db, orderId) : [];
    const number = rows.length > 0 ? await orderNumberOf(db, orderId) : "none";
    const lines = rows.length > 0 ? await itemsOf(db, orderId) : [];
    const pieces = lines.map(
      ({ id, product_name: name, option_text: option }) =>
        [withOption(name, option), ({ given }: Row) => given[id] ?? null] as const,
    );
    return {
      name: `recipients-${number}`,
      rows,
      detail: { rows: rows.length },
      columns: [...who, ...pieces, ...way],
    };
  },
});

const who: FileColumns<Row> = [
  ["Row", ({ row }) => row],
  ["Name", ({ name }) => name],
  ["Phone", ({ phone }) => phone],
  ["Address Line 1", ({ addressLine1 }) => addressLine1],
  ["Address Line 2", ({ addressLine2 }) => addressLine2],
  ["City", ({ city }) => city],
  ["State", ({ region }) => region],
  ["Pincode", ({ pincode }) => pincode],
];

const way: FileColumns<Row> = [
  ["Note", ({ note }) => note],
  ["Email", ({ email }) => email],
  ["Stands", ({ state }) => homeStateWords[state]],
  ["Parcel", ({ parcel }) => parcel?.number ?? null],
  ["Courier", ({ parcel }) => parcel?.courier ?? null],
  ["Tracking number", ({ parcel }) => parcel?.awb ?? null],
  ["Tracking link", ({ parcel }) => parcel?.trackingUrl ?? null],
  ["Parcel stands", ({ parcel }) => parcel && stateWords[parcel.state]],
  ["Left", ({ parcel }) => parcel?.pickedUpAt ?? null],
  ["Arrived", ({ parcel }) => parcel?.deliveredAt ?? null],
  ["Trouble", ({ parcel }) => parcel?.trouble ?? null],
];
