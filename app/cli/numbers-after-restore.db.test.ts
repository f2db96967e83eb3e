import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeArchive } from "#backup/make-archive.server.ts";
import { issueForOrder } from "#certificates/issuing/issue-certificates.db.server.ts";
import { takeSerial } from "#orders/invoice/invoice.db.server.ts";
import { usualGoodsTax } from "#values/money/gst.ts";
import { type Machine, migratedMachine } from "../../tests/database/backup-shop.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { TestRows } from "../../tests/database/test-rows.ts";
import { runCommand } from "./run-command.server.ts";

let machine: Machine;
let archive: string;
const shop = new TestRows(() => machine.db);
beforeEach(async () => {
  machine = await migratedMachine("server");
  archive = join(machine.dataDir, "shop.tar.gz");
});
afterEach(() => machine.discard());

const archiveIt = () => makeArchive(machine, archive, new Date());
const restore = (...words: string[]) => {
  const env = { NODE_ENV: "test", DATA_DIR: machine.dataDir, DATABASE_URL: machine.url };
  return runCommand(["restore", archive, "--replace", ...words], env, machine.root);
};

describe("documents' numbers after a restore", () => {
  beforeEach(async () => {
    await shop.add("invoice_series", { kind: "tax", financial_year: "26-27", last_serial: 118 });
    await archiveIt();
  });

  /** What the series give next. */
  const nextNumbers = () =>
    machine.db.transaction().execute(async (trx) => {
      const taken: number[] = [];
      for (const series of ["tax", "supply", "credit"] as const)
        taken.push(await takeSerial(trx, series, "26-27"));
      return taken;
    });

  test("go on after those that customers hold, each series by itself", async () => {
    const said = await restore("--issued", "INV/26-27/000120", "--issued=CRN/26-27/000004");
    expect(said).toContain("The last documents' numbers are CRN/26-27/000004, INV/26-27/000120.");
    expect(await nextNumbers()).toEqual([121, 1, 5]);
    const raised = await shop.rows("audit_log", { action: "invoice_series.raised_after_restore" });
    expect(raised.map(({ detail }) => detail)).toContainEqual({ after: "INV/26-27/000120" });
  });

  test("are told, and not turned back: what is below the archive's own restores nothing", async () => {
    expect(await restore()).toMatch(
      /^Restored shop\.tar\.gz, .*files\.\nThe last documents' numbers are INV\/26-27\/000118\. If customers or makers hold later ones, restore again with --replace and --issued NUMBER.*\nNo certificate was issued yet\./,
    );
    await expect(restore("--issued", "BOS/26-27/000009", "--issued", "INV/26-27/000117")).rejects.toThrow(
      "--issued INV/26-27/000117 is below the archive's own last number, INV/26-27/000118. Nothing was restored.",
    );
    expect(await nextNumbers()).toEqual([119, 1, 1]);
  });
});

describe("makers' papers after a restore", () => {
  beforeEach(async () => {
    await shop.add("maker_statement_series", { financial_year: "26-27", last_serial: 11 });
    await shop.add("lot_series", { financial_year: "26-27", last_serial: 3 });
    await archiveIt();
  });

  /** What both series have given last. */
  const lastNumbers = async () => [
    ...(await shop.column("maker_statement_series", "last_serial")),
    ...(await shop.column("lot_series", "last_serial")),
  ];

  test("go on after those that makers hold, each series by itself", async () => {
    const said = await restore("--issued", "M/26-27/000012", "--issued=w-26-27-0004");
    expect(said).toContain("The last documents' numbers are M/26-27/000012, W-26-27-0004.");
    expect(await lastNumbers()).toEqual([12, 4]);
    const acts = (await shop.rows("audit_log")).map(({ action, detail }) => [action, detail]);
    expect(acts).toContainEqual(["lot_series.raised_after_restore", { after: "W-26-27-0004" }]);
    const statements = "maker_statement_series.raised_after_restore";
    expect(acts).toContainEqual([statements, { after: "M/26-27/000012" }]);
  });

  test.each([
    ["M/26-27/000010", "M/26-27/000011"],
    ["W-26-27-0002", "W-26-27-0003"],
  ])("%s is below the archive's own: nothing is restored", async (asked, last) => {
    await expect(restore("--issued", "W-27-28-0001", "--issued", asked)).rejects.toThrow(
      `--issued ${asked} is below the archive's own last number, ${last}. Nothing was restored.`,
    );
    expect(await lastNumbers()).toEqual([11, 3]);
  });
});

describe("certificates' numbers after a restore", () => {
  beforeEach(async () => {
    const products = ["Tote", "Scroll", "Mask"];
    await addProducts(
      machine.db,
      products.map((name) => ({ id: name, name, certificate: "always" })),
    );
    await packed({ Tote: 3, Mask: 1 });
    await archiveIt();
  });

  /** Packs an order of so many of each. */
  async function packed(pieces: Record<string, number>): Promise<void> {
    const lines = Object.entries(pieces).map(([id, quantity]) => ({ product_id: id, quantity }));
    const orderId = await addOrder(machine.db, lines);
    const config = { shop: { goodsTax: usualGoodsTax } };
    const issuer = { secret: "a secret of this test, long enough", now: () => new Date(), config };
    await machine.db.transaction().execute((trx) => issueForOrder(trx, issuer, orderId));
  }
  /** The numbers that the pieces of an order have which is packed now. */
  async function nextNumbers(): Promise<Record<string, number>> {
    await packed({ Tote: 1, Scroll: 1, Mask: 1 });
    const rows = await shop.rows("certificate_series");
    return Object.fromEntries(rows.map(({ product_id, last_number }) => [product_id, last_number]));
  }

  test("go on after those that customers hold, each product's by itself", async () => {
    const said = await restore("--certified", "tote=8", "--certified=scroll=2");
    expect(said).toContain("The last certificates are mask=1, scroll=2, tote=8.");
    const raised = await shop.rows("audit_log", { action: "certificate_series.raised_after_restore" });
    expect(raised.map(({ detail }) => detail)).toContainEqual({ product: "tote", after: 8 });
    expect(await nextNumbers()).toEqual({ Tote: 9, Scroll: 3, Mask: 2 });
  });

  test("are told, and not turned back: what is below the archive's own restores nothing", async () => {
    expect(await restore()).toContain("The last certificates are mask=1, tote=3. If customers hold later");
    for (const [wrong, refusal] of [
      ["tote=2", "--certified tote=2 is below the archive's own last number, 3. Nothing was restored."],
      ["toad=2", "--certified toad=2: the archive has no such product. Nothing was restored."],
    ] as const)
      await expect(restore("--certified", "scroll=9", "--certified", wrong)).rejects.toThrow(refusal);
    expect(await nextNumbers()).toEqual({ Tote: 4, Scroll: 1, Mask: 2 });
  });

  test("of a product made after the backup go on once it is made again, by a second restore", async () => {
    await restore();
    await addProducts(machine.db, [{ id: "made-again", name: "Toad", certificate: "always" }]);
    await archiveIt();
    expect(await restore("--certified", "toad=7")).toContain("mask=1, toad=7, tote=3");
    await packed({ "made-again": 1 });
    expect(await nextNumbers()).toMatchObject({ "made-again": 8 });
  });
});
