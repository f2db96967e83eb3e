import { expect, test } from "vitest";
import { heldIn, permissions } from "#accounts/permissions/permissions.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import type { SavedFacts } from "#platform/settings/shop-facts.server.ts";
import { eachShop, shopOwner, type TestShop } from "../../tests/database/each-shop.ts";
import { keptFrom } from "./guarded-facts.ts";
import { saveSettings } from "./save-settings.server.ts";
import { tellOwners } from "./tell-owners.server.ts";

const settings = { SHOP_NAME: "Mithila Haat" };
const actor = shopOwner({ id: "rekha", fullName: "Rekha" });
const bank = ["accountName", "accountNumber", "ifsc", "upiId"];

const admin = (name: string, may: string[] | null) => ({
  ...{ id: name, full_name: name, email: `${name}@example.com` },
  ...{ role: "admin" as const, permissions: may },
});
const begin = async (shop: TestShop) => {
  await shop.set("shop_settings", {}, { facts: "{}", version: 1 });
  const staff = [admin("rekha", null), admin("meera", null), admin("packer", ["pack", "settings"])];
  await shop.addAll("profiles", staff);
};

eachShop("where money and mails go", { begin, settings, on: "embedded" }, (shop) => {
  const mails = () => shop.rows("mail_outbox", {}, "to_address");
  const save = async (change: SavedFacts) => {
    const { version } = await readSettings(shop.db);
    const { db, pages, config } = shop;
    const given = { db, pages, config: { givenShop: config.shop } };
    return saveSettings(given, actor, version, () => change, tellOwners({ config }, actor));
  };

  test.each(permissions)("are kept from staff who may '%s' and the settings", (each) => {
    expect(keptFrom(heldIn([each, "settings"]))).toEqual(each === "money" ? ["email"] : [...bank, "email"]);
    expect(keptFrom(heldIn(["settings", "orders", "messages"]))).toEqual(bank);
    expect(keptFrom(heldIn(permissions))).toEqual([]);
  });

  test("are changed by those alone who hold what guards them, and every owner is told", async () => {
    await save({ upiId: "theirs@okbank" });
    const told = await mails();
    expect(told.map(({ kind, to_address }) => [kind, to_address])).toEqual([
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
