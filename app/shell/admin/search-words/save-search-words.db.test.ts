import { beforeEach, expect, test } from "vitest";
import { readSynonyms } from "#catalogue/search/synonyms.db.server.ts";
import { auditOf } from "#platform/audit/audit.server.ts";
import { readSettings } from "#platform/settings/settings.db.server.ts";
import { PageCache } from "#platform/web/cache/page-cache.server.ts";
import { eachDatabase } from "../../../../tests/database/each-database.ts";
import { shopOwner } from "../../../../tests/database/shop-owner.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { saveSearchWords } from "./save-search-words.server.ts";

eachDatabase("saving the search words", (database) => {
  let looked = 0;
  const save = (version: number, groups: string[][]) => {
    const contentVersion = async () => ++looked;
    const pages = new PageCache({ maxBytes: 1, keyOf: () => undefined, contentVersion, now: () => 0 });
    return saveSearchWords({ db: database().db, pages }, shopOwner(), { version, groups });
  };
  const version = async () => (await readSettings(database().db)).version;
  const told = async () =>
    (await auditOf(database().db, settingsRecord.entity, settingsRecord.id)).map(({ what }) => what);
  const first = [
    ["झोला", "bag"],
    ["दीया", "lamp"],
  ];

  beforeEach(async () => {
    await save(await version(), first);
    await database().db.deleteFrom("audit_log").execute();
    looked = 0;
  });

  test("replaces all, tells what came and went, and looks for the new content at once", async () => {
    const after = [
      ["झोला", "bag"],
      ["कलश", "kalash", "pot"],
    ];
    expect(await save(await version(), after)).toBe("saved");
    expect(await readSynonyms(database().db)).toEqual(after);
    expect(looked).toBe(1);
    expect((await told())[0]).toContain("search words: added कलश, kalash, pot; removed दीया, lamp");
    expect(await save(await version(), after.toReversed())).toBe("saved");
    expect((await told())[0]).toContain("search words: in another order");
    expect(await save(await version(), [])).toBe("saved");
    expect(await readSynonyms(database().db)).toEqual([]);
  });

  test("refuses an older form, and leaves no row of one that changed nothing", async () => {
    const before = await version();
    expect(await save(before, first)).toBe("saved");
    expect(await told()).toEqual([]);
    expect(await save(before, first.slice(0, 1))).toBe("saved");
    expect(await save(before, [])).toBe("stale");
    expect(await readSynonyms(database().db)).toEqual(first.slice(0, 1));
  });
});
