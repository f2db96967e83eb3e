import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type Book, readBook } from "../reading/read-book.server.ts";
import { askedMonth } from "./asked-month.server.ts";

type Own = Book & { gstin: string };

/**
 * A month's book for a file. That buyers' names and GSTINs leave the shop is noted in the audit log. A month
 * without a GSTIN has no file.
 */
export async function bookForFile(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Doer<"export">,
  url: URL,
  kind: "csv" | "json",
): Promise<Own> {
  const { month } = await askedMonth(db, url, now());
  const { gstin, ...book } = await speaking("en", () => readBook(db, month));
  if (gstin === null) throw new Response("No GSTR-1 for This Month", { status: 404 });
  await noteExport(db, actor, { month, kind });
  return { ...book, gstin };
}

/** That buyers' names leave the shop is a line of the audit log. */
export const noteExport = (
  db: Db,
  actor: Doer<"export">,
  detail: { month: string; kind: "csv" | "json" | "tally" | "e-way" },
): Promise<void> =>
  writeAudit(db, {
    actorId: actor.id,
    action: "books.exported",
    entity: "invoices",
    entityId: null,
    detail,
  });
