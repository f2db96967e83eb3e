import { expect, it } from "vitest";
import { giveWork } from "#making/give-work.server.ts";
import { renewLink } from "#making/links/make-link.server.ts";
import { eachShop } from "./each-shop.ts";
import { pushShop } from "./push-shop.ts";

const given = { at: new Date(), settings: { WEBHOOKS_ALLOW_PRIVATE: "yes" } };

eachShop("new work rings its maker's phone", given, (shop) => {
  const push = pushShop(shop);
  const lot = async () => {
    const steps = JSON.stringify([
      { name: "Painting", rate: 18000 },
      { name: "Sewing", rate: 4000 },
    ]);
    const row = { number: "W-26-27-0001", product_name: "Lotus Tote", quantity: 24, steps };
    const { id } = await shop.db.insertInto("lots").values(row).returning("id").executeTakeFirstOrThrow();
    return id;
  };
  const give = async (lotId: string, steps: number[], ...shares: [string, number, string | null][]) => {
    const { version } = await shop.row("lots", lotId);
    const rows = shares.map(([artisanId, pieces, dueOn]) => ({ artisanId, pieces, dueOn }));
    return giveWork(shop, shop.owner, { lotId, version, steps, rows });
  };

  it("by its pieces and day, in her language, each maker hers alone, and no step twice", async () => {
    await push.maker("asha");
    await push.maker("sunita", "hi");
    await push.member("owner");
    await give(await lot(), [1, 2], ["asha", 12, "2026-12-04"], ["sunita", 8, null]);
    await push.round();
    expect(push.service.titles()).toEqual(["asha: New work: 12 · by 4 December", "sunita: नया काम: 8"]);
    expect(push.service.pushes[0]?.message).toMatchObject({ body: "Lotus Tote", to: "" });
  });

  it("no more once her link is renewed, or she is gone", async () => {
    await push.maker("asha");
    await push.maker("sunita");
    const lotId = await lot();
    await renewLink(shop, shop.owner, "asha");
    expect(await push.devices()).toEqual(["sunita"]);
    await give(lotId, [1], ["asha", 12, null]);
    await push.round();
    expect(push.service.pushes).toEqual([]);
    await shop.db.deleteFrom("artisans").where("id", "=", "sunita").execute();
    expect(await push.devices()).toEqual([]);
  });
});
