import { createHash } from "node:crypto";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { ContentServices } from "#platform/services.server.ts";
import { readPincodes } from "#shipping/pincodes/pincode-table.server.ts";
import {
  comparePincodes,
  countPincodes,
  type PincodeChanges,
  writePincodes,
} from "#shipping/pincodes/pincodes.db.server.ts";
import { settingsRecord } from "../save-settings.server.ts";

export type ImportMode = "update" | "replace";

export type PincodeImport =
  | { kind: "unreadable"; problem: string }
  | {
      kind: "checked";
      mode: ImportMode;
      changes: PincodeChanges;
      wrong: { line: number; text: string }[];
      wrongCount: number;
      /**
       * Stands for the file, the mode and what they change, so that the import is the one that was checked.
       */
      fingerprint: string;
      isChanged: boolean;
    }
  | { kind: "applied"; known: number };

interface Asked {
  bytes: Uint8Array;
  mode: ImportMode;
  /** Of the check that this import follows; undefined where it is only to be checked. */
  fingerprint?: string | undefined;
}

/**
 * Checks a table of PIN codes, or imports it in one transaction where it still does what its check had shown
 * (CASH-14).
 */
export async function importPincodes(
  { db, pages }: ContentServices,
  actor: Pick<Actor, "id">,
  { bytes, mode, fingerprint }: Asked,
): Promise<PincodeImport> {
  const table = await readPincodes(bytes);
  if ("problem" in table) return { kind: "unreadable", problem: table.problem };
  const outcome = await inTransaction(db, async (trx): Promise<PincodeImport> => {
    const changes = await comparePincodes(trx, table.rows);
    const print = printOf(bytes, mode, changes);
    const { wrong, wrongCount } = table;
    if (fingerprint !== print)
      return {
        kind: "checked",
        mode,
        changes,
        wrong,
        wrongCount,
        fingerprint: print,
        isChanged: fingerprint !== undefined,
      };
    await writePincodes(trx, table.rows, mode);
    const { known } = await countPincodes(trx);
    const { entity, id } = settingsRecord;
    await writeAudit(trx, {
      actorId: actor.id,
      action: "shop_settings.updated",
      entity,
      entityId: id,
      detail: { "PIN codes": `${known} known, ${changes.added} new, ${changes.changed} changed` },
    });
    return { kind: "applied", known };
  });
  if (outcome.kind === "applied") await pages.settle();
  return outcome;
}

const printOf = (bytes: Uint8Array, mode: ImportMode, changes: PincodeChanges): string =>
  createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([mode, changes]))
    .digest("hex");
