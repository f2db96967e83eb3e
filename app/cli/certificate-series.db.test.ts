import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { issueForOrder } from "#certificates/issuing/issue-certificates.server.ts";
import { makeArchive } from "#platform/backup/make-archive.server.ts";
import { type Machine, migratedMachine } from "../../tests/database/backup-shop.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { runCommand } from "./run-command.server.ts";

describe("certificates' numbers after a restore", () => {
  let machine: Machine;
  let archive: string;

  beforeEach(async () => {
    machine = await migratedMachine("server");
    const { db, dataDir } = machine;
    await addProducts(
      db,
      ["Tote", "Scroll", "Mask"].map((name) => ({ id: name, name, certificate: "always" as const })),
    );
    await packed({ Tote: 3, Mask: 1 });
    archive = join(dataDir, "shop.tar.gz");
    await makeArchive(machine, archive, new Date());
  });
  afterEach(() => machine.discard());

  const restore = (...words: string[]) => {
    const env = { NODE_ENV: "test", DATA_DIR: machine.dataDir, DATABASE_URL: machine.url };
    return runCommand(["restore", archive, "--replace", ...words], env, machine.root);
  };
  /** Packs an order of so many of each. */
  async function packed(pieces: Record<string, number>): Promise<void> {
    const { db } = machine;
    const lines = Object.entries(pieces).map(([id, quantity]) => ({ product_id: id, quantity }));
    const orderId = await addOrder(db, lines);
    const shop = { secret: "a secret of this test, long enough", now: () => new Date() };
    await db.transaction().execute((trx) => issueForOrder(trx, shop, orderId));
  }
  /** The numbers that the pieces of an order have which is packed now. */
  async function nextNumbers(): Promise<Record<string, number>> {
    const { db } = machine;
    await packed({ Tote: 1, Scroll: 1, Mask: 1 });
    const rows = await db.selectFrom("certificate_series").selectAll().execute();
    return Object.fromEntries(rows.map(({ product_id, last_number }) => [product_id, last_number]));
  }

  test("go on after those that customers hold, each product's by itself", async () => {
    const said = await restore("--certified", "tote=8", "--certified=scroll=2");
    expect(said).toContain("The last certificates are mask=1, scroll=2, tote=8.");
    expect(await machine.db.selectFrom("audit_log").select(["action", "detail"]).execute()).toContainEqual({
      action: "certificate_series.raised_after_restore",
      detail: { product: "tote", after: 8 },
    });
    expect(await nextNumbers()).toEqual({ Tote: 9, Scroll: 3, Mask: 2 });
  });

  test("are told, and not turned back: one below the archive's own is refused, and nothing is restored", async () => {
    expect(await restore()).toContain("The last certificates are mask=1, tote=3. If customers hold later");
    await expect(restore("--certified", "scroll=9", "--certified", "tote=2")).rejects.toThrow(
      "--certified tote=2 is below the archive's own last number, 3. Nothing was restored.",
    );
    await expect(restore("--certified", "scroll=9", "--certified", "toad=2")).rejects.toThrow(
      "--certified toad=2: the archive has no such product. Nothing was restored.",
    );
    expect(await nextNumbers()).toEqual({ Tote: 4, Scroll: 1, Mask: 2 });
  });

  test("of a product that was made after the backup go on once it is made again, by a second restore", async () => {
    await restore();
    await addProducts(machine.db, [{ id: "made-again", name: "Toad", certificate: "always" }]);
    await makeArchive(machine, archive, new Date());
    expect(await restore("--certified", "toad=7")).toContain("mask=1, toad=7, tote=3");
    await packed({ "made-again": 1 });
    expect(await nextNumbers()).toMatchObject({ "made-again": 8 });
  });
});
