import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { pincodeProblems } from "#shipping/pincodes/pincode-import.text.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { settingsRecord } from "../save-settings.server.ts";
import { type ImportMode, importPincodes } from "./import-pincodes.server.ts";

eachShop("the import of PIN codes", {}, (shop) => {
  const run = (text: string, mode: ImportMode = "update", fingerprint?: string) =>
    importPincodes(shop, { id: "owner" }, { bytes: new TextEncoder().encode(text), mode, fingerprint });
  const printOf = async (text: string, mode: ImportMode = "update") => {
    const checked = await run(text, mode);
    return checked.kind === "checked" ? checked.fingerprint : "";
  };
  const apply = async (text: string, mode: ImportMode = "update") =>
    run(text, mode, await printOf(text, mode));
  const known = async () =>
    (await shop.rows("pincodes", {}, "pincode")).map(({ pincode, serviceable, cod, days }) =>
      [pincode, serviceable, cod, days].join(" "),
    );

  test("is checked without writing anything, and then adds, changes and keeps, or forgets", async () => {
    const first = "pincode,cod,days\n847211,no,4\n110001,yes,\nx,,\n";
    expect(await run(first)).toMatchObject({
      ...{ kind: "checked", changes: { added: 2, changed: 0, missing: 0 }, wrongCount: 1, isChanged: false },
    });
    expect(await known()).toEqual([]);
    expect(await apply(first)).toEqual({ kind: "applied", known: 2 });
    const second = "pincode,cod\n847211,yes\n560001,no\n";
    expect(await run(second)).toMatchObject({ changes: { added: 1, changed: 1, missing: 1 } });
    await apply(second);
    expect(await known()).toEqual(["110001 true true ", "560001 true false ", "847211 true true "]);
    await apply(second, "replace");
    expect(await known()).toEqual(["560001 true false ", "847211 true true "]);
    const history = await auditOf(shop.db, settingsRecord.entity, settingsRecord.id);
    expect(history).toHaveLength(3);
    expect(history[0]?.what).toContain("PIN codes: 2 known");
  });

  test("writes nothing that was not looked at, or can't be read", async () => {
    const print = await printOf("pincode\n847211\n");
    expect(await run("pincode\n847212", "update", print)).toMatchObject({ kind: "checked", isChanged: true });
    expect(await run("pincode\n847211\n", "replace", print)).toMatchObject({ isChanged: true });
    expect(await run("", "replace", print)).toEqual({ kind: "unreadable", problem: pincodeProblems.noFile });
    expect(await known()).toEqual([]);
  });

  test("of 40,000 rows is one import, also beside another one", async () => {
    const text = (cod: string) =>
      `pincode,cod\n${Array.from({ length: 40_000 }, (_, at) => `${400_000 + at},${cod}`).join("\n")}`;
    const prints = await Promise.all([printOf(text("yes")), printOf(text("no"))]);
    expect(
      await Promise.all([run(text("yes"), "update", prints[0]), run(text("no"), "update", prints[1])]),
    ).toContainEqual({ kind: "applied", known: expect.any(Number) });
    expect(new Set(await shop.column("pincodes", "cod")).size).toBe(1);
  });
});
