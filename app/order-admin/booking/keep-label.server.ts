import { randomUUID } from "node:crypto";
import type { CarrierClient } from "#carrier/carrier-client.server.ts";
import { writeLabel } from "#orders/shipments/change-shipment.db.server.ts";
import { fileAddress } from "#orders/shipments/file-address.ts";
import { claimUploads, doomPictures, registerUpload } from "#pictures/uploads.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";

type LabelShop = Pick<Services, "db" | "files" | "log"> & { carrier: CarrierClient };

/** Its key is among those that no address shows. */
const newKey = (): string => `private/${randomUUID()}/label.pdf`;

/**
 * Fetches a booked parcel's label and stores it among the shop's files, once: of two that fetch at the same
 * time one stays. Returns it; undefined while the carrier has none.
 */
export async function keepLabel(
  { db, files, log, carrier }: LabelShop,
  parcel: { id: string; carrier_shipment_id: string | null; label: string | null },
): Promise<Uint8Array | undefined> {
  if (parcel.label) {
    const kept = await files.read(parcel.label);
    if (kept) return kept.bytes;
  }
  if (parcel.carrier_shipment_id === null) return undefined;
  const answer = await carrier.label(parcel.carrier_shipment_id);
  if (!answer.ok) log.warn({ parcel: parcel.id, trouble: answer.kind }, "a label could not be fetched");
  if (!answer.ok || !answer.value) return undefined;
  await store({ db, files }, parcel, answer.value);
  return answer.value;
}

/** Known to the sweeper until the parcel holds it: a stop in between leaves no name and address behind. */
async function store(
  { db, files }: Pick<LabelShop, "db" | "files">,
  parcel: { id: string; label: string | null },
  label: Uint8Array,
): Promise<void> {
  const key = newKey();
  const address = fileAddress(key);
  await registerUpload(db, address, null);
  await files.put(key, label, "application/pdf");
  await inTransaction(db, async (trx) => {
    if (await writeLabel(trx, parcel, key)) await claimUploads(trx, [address]);
    else await doomPictures(trx, [address]);
  });
}
