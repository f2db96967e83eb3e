import type { Services } from "#platform/services.server.ts";
import { type BookingServices, bookingShop } from "./carry-on.server.ts";
import { keepLabel } from "./keep-label.server.ts";
import { missingPage } from "./missing-page.server.ts";
import { parcelNames, parcelToLabel } from "./parcel-facts.db.server.ts";

/** A parcel's label as a PDF; undefined where it has none, none can be had just now, or no courier comes. */
export async function labelOf(
  services: BookingServices,
  shipmentId: string,
): Promise<Uint8Array | undefined> {
  const { carrier, db, files, log } = bookingShop(services);
  const row = await parcelToLabel(db, shipmentId);
  if (!row) return undefined;
  if (carrier) return keepLabel({ db, files, log, carrier }, row);
  return row.label === null ? undefined : (await files.read(row.label))?.bytes;
}

/** Labels of several parcels. */
export interface Labels {
  /**
   * One PDF with a label a page, in the order of the address, behind a page that names the parcels which have
   * none; undefined when there is none at all.
   */
  pdf: Uint8Array | undefined;
  /** The parcels that have none. */
  missing: readonly string[];
}

/** The labels of these parcels in one PDF, for one press on 'Print'. */
export async function labelsOf(services: BookingServices, shipmentIds: readonly string[]): Promise<Labels> {
  // Loaded when it is needed: the library is large (ADR-87).
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const whole = await PDFDocument.create();
  const missing: string[] = [];
  for (const id of shipmentIds) {
    const label = await labelOf(services, id);
    const isAdded = label !== undefined && (await addPages(services, whole, label));
    if (!isAdded) missing.push(id);
  }
  if (whole.getPageCount() === 0) return { pdf: undefined, missing };
  if (missing.length > 0) await addMissing(services, whole, missing);
  return { pdf: await whole.save(), missing };
}

/** The person who sticks the labels on learns first which parcel gets none. */
async function addMissing(
  { db }: Pick<Services, "db">,
  whole: Joined,
  missing: readonly string[],
): Promise<void> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const list = await PDFDocument.load(await missingPage(await parcelNames(db, missing)));
  const [page] = await whole.copyPages(list, [0]);
  if (page) whole.insertPage(0, page);
}

type Joined = Awaited<ReturnType<typeof import("@cantoo/pdf-lib")["PDFDocument"]["create"]>>;

/** A label that nobody can read hides no other. */
async function addPages({ log }: Pick<Services, "log">, whole: Joined, label: Uint8Array): Promise<boolean> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  try {
    const one = await PDFDocument.load(label);
    for (const page of await whole.copyPages(one, one.getPageIndices())) whole.addPage(page);
    return true;
  } catch (error) {
    log.warn({ kind: error instanceof Error ? error.name : "unknown" }, "a label could not be joined");
    return false;
  }
}
