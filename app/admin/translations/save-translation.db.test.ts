import { expect, it } from "vitest";
import { everything } from "#accounts/permissions/permissions.ts";
import { textsAsked } from "#translations/text-sources.db.server.ts";
import {
  countHindi,
  countTexts,
  listTextRecords,
  readEditedTexts,
} from "#translations/texts-of-records.db.server.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { formOfRecord } from "./form-of-record.server.ts";
import { saveTranslation } from "./save-translation.server.ts";
import { kindsFor } from "./translations.ts";

const actor = { id: "owner" };
const begin = (shop: TestShop) =>
  shop.add("products", { id: "fish", slug: "fish", name: "Fish Tote", price: "1.00", material: "Cotton" });

eachShop("a record's Hindi", { begin, settings: { SHOP_ADDRESS: "Station Road" } }, (shop) => {
  const version = async () => (await formOfRecord(shop, "product", "fish"))?.version ?? 0;
  const save = async (typed: Record<string, string>, from?: number, confirmed: string[] = []) =>
    saveTranslation(
      shop,
      actor,
      { kind: "product", id: "fish", version: from ?? (await version()) },
      { typed, confirmed },
    );
  const hindi = async () =>
    Object.fromEntries(
      (await readEditedTexts(shop.db, "product", { id: "fish" })).map(({ field, hindi: said, isOld }) => [
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
    expect(await shop.audit()).toMatchObject([
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
    await shop.set("products", {}, { name: "Lotus Tote" });
    expect(await save({ name: "मछली" }, opened)).toBe("stale");
  });

  it("is old once its English changes, until somebody says that it is still right", async () => {
    await save({ name: "मछली" });
    await shop.set("products", {}, { name: "Fish Bag" });
    expect((await hindi()).name).toBe("मछली (old)");
    expect(await save({ name: "मछली" })).toBe("unchanged");
    expect(await countTexts(shop.db, "product")).toEqual({ all: 2, missing: 1, old: 1 });
    expect(await save({ name: "मछली" }, undefined, ["name"])).toBe("saved");
    expect((await hindi()).name).toBe("मछली");
  });

  it("is gone with its record", async () => {
    const opened = await version();
    await shop.remove("products");
    expect(await save({ name: "मछली" }, opened)).toBe("gone");
  });

  it("is that of the shop's facts, too: those that the owner set, over those it was started with", async () => {
    await shop.set("shop_settings", {}, { facts: JSON.stringify({ name: "Sita Crafts", ratingText: "" }) });
    const form = await formOfRecord(shop, "shop", "shop");
    expect(form).toMatchObject({ record: "Sita Crafts" });
    expect(form?.texts.map(({ english }) => english)).toEqual([
      ...["Sita Crafts", "Station Road", "Grievance Officer, Jhola Crafts"],
    ]);
    const all = { kind: "shop", id: "shop", version: form?.version ?? 0 } as const;
    expect(await saveTranslation(shop, actor, all, { typed: { name: "सीता" }, confirmed: [] })).toBe("saved");
    expect(await countHindi(shop.db, textsAsked("shop", shop.config), "shop")).toEqual({
      texts: 3,
      hindi: 1,
      old: 0,
    });
    await shop.set("shop_settings", {}, { facts: "{}" });
    expect(await countTexts(shop.db, textsAsked("shop", shop.config))).toMatchObject({ missing: 3, old: 1 });
  });

  it("is counted in lists of every kind", async () => {
    await save({ name: "मछली" });
    const page = { page: 1, size: 50 } as const;
    expect(await listTextRecords(shop.db, { asked: "product", state: "missing", ...page })).toEqual({
      records: [{ id: "fish", record: "Fish Tote", texts: 2, hindi: 1, old: 0 }],
      total: 1,
    });
    for (const kind of kindsFor(everything)) {
      const { records, total } = await listTextRecords(shop.db, {
        asked: textsAsked(kind, shop.config),
        state: "all",
        ...page,
      });
      expect(total).toBe(records.length);
    }
  });
});
