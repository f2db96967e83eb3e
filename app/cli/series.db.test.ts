import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takeSerial } from "#orders/invoice/invoice.db.server.ts";
import { makeArchive } from "#platform/backup/make-archive.server.ts";
import { type Machine, migratedMachine } from "../../tests/database/backup-shop.ts";
import { runCommand } from "./run-command.server.ts";

describe("documents' numbers after a restore", () => {
  let machine: Machine;
  let archive: string;

  beforeEach(async () => {
    machine = await migratedMachine("server");
    const { db, dataDir } = machine;
    const row = { kind: "tax" as const, financial_year: "26-27", last_serial: 118 };
    await db.insertInto("invoice_series").values(row).execute();
    archive = join(dataDir, "shop.tar.gz");
    await makeArchive(machine, archive, new Date());
  });
  afterEach(() => machine.discard());

  const restore = (...words: string[]) => {
    const env = { NODE_ENV: "test", DATA_DIR: machine.dataDir, DATABASE_URL: machine.url };
    return runCommand(["restore", archive, "--replace", ...words], env, machine.root);
  };
  /** What the series give next, and what the audit log says. */
  async function nextNumbers() {
    const { db } = machine;
    const audit = await db.selectFrom("audit_log").select(["action", "detail"]).execute();
    const serials = await db.transaction().execute(async (trx) => {
      const taken: number[] = [];
      for (const series of ["tax", "supply", "credit"] as const)
        taken.push(await takeSerial(trx, series, "26-27"));
      return taken;
    });
    return { serials, audit };
  }

  test("go on after those that customers hold, each series by itself", async () => {
    const said = await restore("--issued", "INV/26-27/000120", "--issued=CRN/26-27/000004");
    expect(said).toContain("The last documents' numbers are CRN/26-27/000004, INV/26-27/000120.");
    const { serials, audit } = await nextNumbers();
    expect(serials).toEqual([121, 1, 5]);
    expect(audit).toContainEqual({
      action: "invoice_series.raised_after_restore",
      detail: { after: "INV/26-27/000120" },
    });
  });

  test("are told, and not turned back: one below the archive's own is refused, and nothing is restored", async () => {
    expect(await restore()).toMatch(
      /^Restored shop\.tar\.gz, .*files\.\nThe last documents' numbers are INV\/26-27\/000118\. If customers hold later ones, restore again with --replace and --issued NUMBER.*\nNo certificate was issued yet\./,
    );
    await expect(restore("--issued", "BOS/26-27/000009", "--issued", "INV/26-27/000117")).rejects.toThrow(
      "--issued INV/26-27/000117 is below the archive's own last number, INV/26-27/000118. Nothing was restored.",
    );
    expect((await nextNumbers()).serials).toEqual([119, 1, 1]);
  });
});
