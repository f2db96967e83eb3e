import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inTransaction } from "../database/transaction.server.ts";
import { auditOf, writeAudit, writeAudits } from "./audit.db.server.ts";

eachShop("the audit log", { on: "embedded" }, (shop) => {
  const entry = { action: "product.updated", entity: "products", entityId: "p1" } as const;

  test("a record's lines name who wrote and what, newest first, and no other record's", async () => {
    const { db } = shop;
    await shop.add("profiles", { id: "a1", full_name: "Rekha Devi", email: "r@example.com", role: "admin" });
    await writeAudit(db, { ...entry, actorId: "a1", detail: { price: "499.00" } });
    await writeAudits(db, [
      { ...entry, actorId: "gone", detail: { featured: true, note: "<script>" } },
      { ...entry, actorId: "a1", entityId: "p2" },
    ]);
    await writeAudits(db, []);
    const lines = await auditOf(db, "products", "p1");
    expect(lines.map(({ who, what }) => `${who}: ${what}`).sort()).toEqual([
      "A former admin: updated · note: <script> · featured",
      "Rekha Devi: updated · price: 499.00",
    ]);
    expect(lines[0]?.at.getTime()).toBeGreaterThanOrEqual(lines[1]?.at.getTime() ?? Number.NaN);
  });

  test("a write that fails leaves no line", async () => {
    const { db } = shop;
    const act = inTransaction(db, async (trx) => {
      await writeAudit(trx, { ...entry, actorId: "a1", entityId: "p3" });
      throw new Error("the write failed");
    });
    await expect(act).rejects.toThrow("the write failed");
    expect(await auditOf(db, "products", "p3")).toEqual([]);
  });
});
