import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { editedKinds } from "#translations/text-sources.server.ts";
import { countTexts, listTextRecords, readEditedTexts } from "#translations/texts-of-records.db.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { formOfRecord } from "./form-of-record.server.ts";
import { saveTranslation } from "./save-translation.server.ts";

eachDatabase("a record's Hindi", (database) => {
  const db = () => database().db;
  const shop = () => ({ db: db(), pages: { settle: async () => {} } as never, now: () => new Date() });
  const actor = { id: "owner" };

  beforeEach(async () => {
    await sql`truncate translations, products, audit_log, product_options cascade`.execute(db());
    await db()
      .insertInto("products")
      .values({ id: "fish", slug: "fish", name: "Fish Tote", price: "1.00", material: "Cotton" })
      .execute();
  });

  const version = async () => (await formOfRecord(db(), "product", "fish"))?.version ?? 0;
  const save = async (typed: Record<string, string>, from?: number, confirmed: string[] = []) =>
    saveTranslation(
      shop(),
      actor,
      { kind: "product", id: "fish", version: from ?? (await version()) },
      { typed, confirmed },
    );
  const hindi = async () =>
    Object.fromEntries(
      (await readEditedTexts(db(), "product", { id: "fish" })).map(({ field, hindi: said, isOld }) => [
        field,
        said && `${said}${isOld ? " (old)" : ""}`,
      ]),
    );

  it("is saved with its line in the activity, and goes where it is emptied", async () => {
    expect(await save({ name: "मछली", material: "सूती" })).toBe("saved");
    expect(await hindi()).toEqual({ name: "मछली", material: "सूती" });
    expect(await save({ name: "मछली", material: "" })).toBe("saved");
    expect(await hindi()).toEqual({ name: "मछली", material: null });
    expect(await save({ name: "मछली" })).toBe("unchanged");
    const lines = await db().selectFrom("audit_log").select(["action", "detail"]).orderBy("id").execute();
    expect(lines).toEqual([
      { action: "product.updated", detail: { hindi: "Name, Material" } },
      { action: "product.updated", detail: { hindi: "Material" } },
    ]);
  });

  it("tells the second of two editors, and overwrites nothing", async () => {
    const opened = await version();
    const both = await Promise.all([save({ name: "एक" }, opened), save({ name: "दो" }, opened)]);
    expect(both.toSorted()).toEqual(["saved", "stale"]);
    expect((await hindi()).name).toBe(both[0] === "saved" ? "एक" : "दो");
  });

  it("is stale where the English has changed since the form", async () => {
    const opened = await version();
    await db().updateTable("products").set({ name: "Lotus Tote" }).execute();
    expect(await save({ name: "मछली" }, opened)).toBe("stale");
  });

  it("is old once its English changes, until somebody says that it is still right", async () => {
    await save({ name: "मछली" });
    await db().updateTable("products").set({ name: "Fish Bag" }).execute();
    expect((await hindi()).name).toBe("मछली (old)");
    expect(await save({ name: "मछली" })).toBe("unchanged");
    expect(await countTexts(db(), "product")).toEqual({ all: 2, missing: 1, old: 1 });
    expect(await save({ name: "मछली" }, undefined, ["name"])).toBe("saved");
    expect((await hindi()).name).toBe("मछली");
  });

  it("is gone with its record", async () => {
    const opened = await version();
    await db().deleteFrom("products").execute();
    expect(await save({ name: "मछली" }, opened)).toBe("gone");
  });

  it("is counted in lists of every kind", async () => {
    await save({ name: "मछली" });
    const page = { page: 1, size: 50 } as const;
    expect(await listTextRecords(db(), { kind: "product", state: "missing", ...page })).toEqual({
      records: [{ id: "fish", record: "Fish Tote", texts: 2, hindi: 1, old: 0 }],
      total: 1,
    });
    for (const kind of editedKinds) {
      const { records, total } = await listTextRecords(db(), { kind, state: "all", ...page });
      expect(total).toBe(records.length);
    }
  });
});
