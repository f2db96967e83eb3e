import type { Services } from "#platform/services.server.ts";
import { type WholeBank, wholeBanks } from "../banks/banks.db.server.ts";
import type { Maker } from "../entries.db.server.ts";
import type { ShownRun } from "./read-runs.db.server.ts";
import type { RunColumn } from "./run-columns.ts";

/** Where those are paid to who wait in a run. */
export interface RunBanks {
  banks: ReadonlyMap<string, WholeBank>;
  /** Of whom the file would leave something out that was sealed with another secret (OWED-27). */
  unread: readonly Maker[];
}

export async function runBanks(
  { db, secret }: Pick<Services, "db" | "secret">,
  run: ShownRun,
  columns: readonly RunColumn[],
): Promise<RunBanks> {
  const makers = run.lines.filter(({ toPay }) => toPay > 0).map(({ maker }) => maker);
  const banks = await wholeBanks(
    db,
    makers.map(({ id }) => id),
    secret,
  );
  const isUnread = ({ id }: Maker) => banks.get(id)?.unread.some((name) => columns.includes(name)) ?? false;
  return { banks, unread: makers.filter(isUnread) };
}
