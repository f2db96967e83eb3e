import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type CsvCell, csvFile, csvOf } from "#platform/text/csv.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { WholeBank } from "../banks/banks.db.server.ts";
import { payRunPath } from "../pay-paths.ts";
import { paySettings } from "./pay-settings.db.server.ts";
import { readRun, type ShownRunLine } from "./read-runs.db.server.ts";
import { runText as text } from "./run.text.ts";
import { runBanks } from "./run-banks.server.ts";
import type { RunColumn } from "./run-columns.ts";

const noBank: WholeBank = { account: "", ifsc: "", upi: "", pan: "", unread: [] };

/**
 * What is still to be paid of a run, with where it goes to: the one place that shows it whole (OWED-23).
 * There is none while it would leave something out; the run's page says of whom (OWED-27).
 */
export async function runFile(
  shop: Pick<Services, "db" | "secret">,
  actor: Doer<"money">,
  id: string,
): Promise<Response> {
  const { db } = shop;
  const run = await readRun(db, id);
  if (!run) return new Response("Not found", { status: 404 });
  const { columns } = await paySettings(db);
  const lines = run.lines.filter(({ toPay }) => toPay > 0);
  const { banks, unread } = await runBanks(shop, run, columns);
  if (unread.length > 0) return redirectWithNotice(payRunPath(id), text.unreadFile);
  await writeAudit(db, {
    actorId: actor.id,
    action: "maker_run.exported",
    entity: "maker_runs",
    entityId: id,
  });
  const day = indianDay(run.madeAt);
  const cell = (line: ShownRunLine) => cellOf(line, banks.get(line.maker.id) ?? noBank, day);
  // A file is in English in either language: the bank's program reads it, too.
  const header = speaking("en", () => columns.map((column) => text.columns.names[column]));
  const rows = lines.map((line) => columns.map(cell(line)));
  return csvFile(`pay-run-${day}`, csvOf(header, rows));
}

const cellOf =
  ({ maker, toPay }: ShownRunLine, bank: WholeBank, day: string) =>
  (column: RunColumn): CsvCell => {
    switch (column) {
      case "name":
        return maker.name;
      case "amount":
        return rupeesColumn(toPay);
      case "note":
        return `Pay ${day}`;
      case "account":
      case "ifsc":
      case "upi":
      case "pan":
        return bank[column];
    }
  };
