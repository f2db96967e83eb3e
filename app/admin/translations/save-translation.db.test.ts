import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { everything } from "#accounts/staff/permissions.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { textsAsked } from "#translations/text-sources.server.ts";
import {
  countHindi,
  countTexts,
  listTextRecords,
  readEditedTexts,
} from "#translations/texts-of-records.db.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { formOfRecord } from "./form-of-record.server.ts";
import { saveTranslation } from "./save-translation.server.ts";
import { kindsFor } from "./translations.ts";

eachDatabase("a record's Hindi", (database) => {
  const db = () => database().db;
  const config = parseConfig({ SHOP_ADDRESS: "Station Road" });
  const shop = () => ({
    ...{ db: db(), config, now: () => new Date() },
    pages: { settle: async () => {} } as never,
  });
  const actor = { id: "owner" };

  beforeEach(async () => {
    await sql`truncate translations, products, audit_log, product_options cascade`.execute(db());
    await db()
      .insertInto("products")
      .values({ id: "fish", slug: "fish", name: "Fish Tote", price: "1.00", material: "Cotton" })
      .execute();
  });

  const version = async () => (await formOfRecord(shop(), "product", "fish"))?.version ?? 0;
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

  it("is that of the shop's facts, too: those that the owner set, over those it was started with", async () => {
    const facts = JSON.stringify({ name: "Sita Crafts", ratingText: "" });
    await db().updateTable("shop_settings").set({ facts }).execute();
    const form = await formOfRecord(shop(), "shop", "shop");
    expect(form).toMatchObject({ record: "Sita Crafts" });
    expect(form?.texts.map(({ english }) => english)).toEqual([
      ...["Sita Crafts", "Station Road", "Grievance Officer, Jhola Crafts"],
    ]);
    const asked = { kind: "shop", id: "shop", version: form?.version ?? 0 } as const;
    expect(await saveTranslation(shop(), actor, asked, { typed: { name: "सीता" }, confirmed: [] })).toBe(
      "saved",
    );
    expect(await countHindi(db(), textsAsked("shop", config), "shop")).toEqual({
      texts: 3,
      hindi: 1,
      old: 0,
    });
    await db().updateTable("shop_settings").set({ facts: "{}" }).execute();
    expect(await countTexts(db(), textsAsked("shop", config))).toMatchObject({ missing: 3, old: 1 });
  });

  it("is counted in lists of every kind", async () => {
    await save({ name: "मछली" });
    const page = { page: 1, size: 50 } as const;
    expect(await listTextRecords(db(), { asked: "product", state: "missing", ...page })).toEqual({
      records: [{ id: "fish", record: "Fish Tote", texts: 2, hindi: 1, old: 0 }],
      total: 1,
    });
    for (const kind of kindsFor(everything)) {
      const { records, total } = await listTextRecords(db(), {
        asked: textsAsked(kind, config),
        state: "all",
        ...page,
      });
      expect(total).toBe(records.length);
    }
  });
});
