import { beforeEach, expect, test } from "vitest";
import { readSynonyms } from "#catalogue/search/forget-words.db.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { eachShop, shopOwner } from "../../../tests/database/each-shop.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { saveSearchWords } from "./save-search-words.server.ts";

eachShop("saving the search words", { on: "embedded" }, (shop) => {
  const save = (version: number, groups: string[][]) =>
    saveSearchWords(shop, shopOwner(), { version, groups });
  const version = async () => (await readSettings(shop.db)).version;
  const told = async () =>
    (await auditOf(shop.db, settingsRecord.entity, settingsRecord.id)).map(({ what }) => what);
  const first = [
    ["झोला", "bag"],
    ["दीया", "lamp"],
  ];

  beforeEach(async () => {
    await save(await version(), first);
    await shop.remove("audit_log");
    shop.looks = 0;
  });

  test("replaces all, tells what came and went, and looks for the new content at once", async () => {
    const after = [
      ["झोला", "bag"],
      ["कलश", "kalash", "pot"],
    ];
    expect(await save(await version(), after)).toBe("saved");
    expect(await readSynonyms(shop.db)).toEqual(after);
    expect(shop.looks).toBe(1);
    expect((await told())[0]).toContain("search words: added कलश, kalash, pot; removed दीया, lamp");
    expect(await save(await version(), after.toReversed())).toBe("saved");
    expect((await told())[0]).toContain("search words: in another order");
    expect(await save(await version(), [])).toBe("saved");
    expect(await readSynonyms(shop.db)).toEqual([]);
  });

  test("refuses an older form, and leaves no row of one that changed nothing", async () => {
    const before = await version();
    expect(await save(before, first)).toBe("saved");
    expect(await told()).toEqual([]);
    expect(await save(before, first.slice(0, 1))).toBe("saved");
    expect(await save(before, [])).toBe("stale");
    expect(await readSynonyms(shop.db)).toEqual(first.slice(0, 1));
  });
});
