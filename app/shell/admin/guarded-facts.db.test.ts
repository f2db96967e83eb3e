import { beforeEach, expect, test } from "vitest";
import { heldIn, permissions } from "#accounts/staff/permissions.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { PageCache } from "#platform/web/cache/page-cache.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { keptFrom } from "./guarded-facts.ts";
import { saveSettings } from "./save-settings.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

const config = parseConfig({ SHOP_NAME: "Mithila Haat" });
const actor = shopOwner({ id: "rekha", fullName: "Rekha" });
const bank = ["accountName", "accountNumber", "ifsc", "upiId"];

eachDatabase("where money and mails go", (database) => {
  const db = () => database().db;
  const mails = () =>
    db()
      .selectFrom("mail_outbox")
      .select(["kind", "to_address as to", "letter"])
      .orderBy("to_address")
      .execute();
  const save = async (change: SavedFacts) => {
    const contentVersion = async () => 1;
    const pages = new PageCache({ maxBytes: 1, keyOf: () => undefined, contentVersion, now: () => 0 });
    const { version } = await readSettings(db());
    const shop = { db: db(), pages, config: { givenShop: config.shop } };
    return saveSettings(shop, actor, version, () => change, tellOwners({ config }, actor));
  };

  beforeEach(async () => {
    await db().updateTable("shop_settings").set({ facts: "{}", version: 1 }).execute();
    for (const table of ["mail_outbox", "profiles"] as const) await db().deleteFrom(table).execute();
    const admin = (name: string, may: string[] | null) => ({
      ...{
        id: name,
        full_name: name,
        email: `${name}@example.com`,
        role: "admin" as const,
        permissions: may,
      },
    });
    await db()
      .insertInto("profiles")
      .values([admin("rekha", null), admin("meera", null), admin("packer", ["pack", "settings"])])
      .execute();
  });

  test.each(permissions)("are kept from staff who may '%s' and the settings", (each) => {
    const kept = keptFrom(heldIn([each, "settings"]));
    expect(kept).toEqual(each === "money" ? ["email"] : [...bank, "email"]);
    expect(keptFrom(heldIn(["settings", "orders", "messages"]))).toEqual(bank);
    expect(keptFrom(heldIn(permissions))).toEqual([]);
  });

  test("are changed by those alone who hold what guards them, and every owner is told", async () => {
    await save({ upiId: "theirs@okbank" });
    const told = await mails();
    expect(told.map(({ kind, to }) => [kind, to])).toEqual([
      ["guarded-facts", "meera@example.com"],
      ["guarded-facts", "rekha@example.com"],
    ]);
    expect(JSON.stringify(told[0]?.letter)).toMatch(/Rekha changed.*UPI ID.*theirs@okbank/);
    await save({ upiId: "theirs@okbank", name: "Sita Crafts" });
    expect(await mails()).toHaveLength(2);
    await save({ upiId: "theirs@okbank", email: "theirs@example.com" });
    expect(await mails()).toHaveLength(4);
  });
});
