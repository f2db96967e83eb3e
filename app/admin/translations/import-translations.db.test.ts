import { expect, it, vi } from "vitest";
import { csvOf } from "#platform/text/csv.server.ts";
import { readEditedTexts } from "#translations/texts-of-records.db.server.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { longestStretch } from "../../../tests/longest-stretch.ts";
import { formOfRecord } from "./form-of-record.server.ts";
import { importTranslations } from "./import-translations.server.ts";
import { saveTranslation } from "./save-translation.server.ts";
import { fileCells, fileColumns } from "./translations-file.ts";

const owner = { id: "owner", permissions: { products: true } } as const;
const begin = (shop: TestShop) =>
  shop.addAll(
    "products",
    ["fish", "lotus"].map((id) => ({ id, slug: id, name: `${id} tote`, price: "1.00", material: "Cotton" })),
  );

eachShop("a translator's file", { begin }, (shop) => {
  const texts = () => readEditedTexts(shop.db, "product");
  /** The file as it is exported now, with these texts in Hindi. */
  async function fileWith(said: Record<string, string>): Promise<Uint8Array> {
    const lines = (await texts()).map((text) =>
      fileCells({ ...text, hindi: said[`${text.id} ${text.field}`] ?? "" }),
    );
    return new TextEncoder().encode(csvOf(fileColumns, lines));
  }
  const hindi = async () =>
    (await texts()).flatMap((text) => (text.hindi ? [`${text.id} ${text.field}: ${text.hindi}`] : []));
  const check = (bytes: Uint8Array, actor: Parameters<typeof importTranslations>[1] = owner) =>
    importTranslations(shop, actor, { bytes });
  async function importFile(bytes: Uint8Array) {
    const checked = await check(bytes);
    const fingerprint = checked.kind === "checked" ? checked.fingerprint : "";
    return () => importTranslations(shop, owner, { bytes, fingerprint });
  }

  it("is checked, and imported with a line in the activity of each record", async () => {
    const bytes = await fileWith({ "fish name": "मछली", "fish material": "सूती", "lotus name": "कमल" });
    expect(await check(bytes)).toMatchObject({ added: 3, changed: 0, same: 1, refusedCount: 0 });
    expect(await hindi()).toEqual([]);
    expect(await (await importFile(bytes))()).toEqual({ kind: "applied", saved: 3 });
    expect(await hindi()).toEqual(["fish name: मछली", "fish material: सूती", "lotus name: कमल"]);
    expect(await shop.rows("audit_log", {}, "entity_id")).toMatchObject([
      { entity_id: "fish", detail: { hindi: "Name, Material" } },
      { entity_id: "lotus", detail: { hindi: "Name" } },
    ]);
    expect(await (await importFile(bytes))()).toEqual({ kind: "applied", saved: 0 });
  });

  it("leaves out what has other English by now, and takes nothing away", async () => {
    await (await importFile(await fileWith({ "fish name": "मछली" })))();
    const later = await fileWith({ "lotus name": "कमल" });
    await shop.set("products", "lotus", { name: "lily tote" });
    expect(await check(later)).toMatchObject({ added: 0, refusedCount: 1 });
    expect(await hindi()).toEqual(["fish name: मछली"]);
  });

  it("that changed since its check is looked at once more", async () => {
    const apply = await importFile(await fileWith({ "fish name": "मछली" }));
    await (await importFile(await fileWith({ "fish name": "माछ" })))();
    expect(await apply()).toMatchObject({ kind: "checked", isChanged: true, changed: 1 });
    expect(await hindi()).toEqual(["fish name: माछ"]);
  });

  it("is imported once by two who import it at once", async () => {
    const bytes = await fileWith({ "fish name": "मछली", "lotus name": "कमल" });
    const two = await Promise.all([await importFile(bytes), await importFile(bytes)].map((apply) => apply()));
    expect(two.filter(({ kind }) => kind === "applied")).toHaveLength(1);
    expect(await hindi()).toEqual(["fish name: मछली", "lotus name: कमल"]);
  });

  it("and an edit of one of its records come one after the other, and the later is told", async () => {
    const apply = await importFile(await fileWith({ "fish name": "मछली", "lotus name": "कमल" }));
    const version = (await formOfRecord(shop, "product", "fish"))?.version ?? 0;
    const edit = () =>
      saveTranslation(
        shop,
        owner,
        { kind: "product", id: "fish", version },
        { typed: { name: "माछ" }, confirmed: [] },
      );
    const [imported, edited] = await Promise.all([apply(), edit()]);
    const isFirst = imported.kind === "applied";
    expect(edited).toBe(isFirst ? "stale" : "saved");
    expect(await hindi()).toEqual(isFirst ? ["fish name: मछली", "lotus name: कमल"] : ["fish name: माछ"]);
  });

  it("changes nothing that its importer may not", async () => {
    const bytes = await fileWith({ "fish name": "मछली" });
    expect(await check(bytes, { id: "writer", permissions: { stories: true } })).toMatchObject({
      ...{ added: 0, refusedCount: 4 },
    });
  });

  it("is judged before a transaction begins, which would keep the database from carts", async () => {
    const bytes = await fileWith({ "fish name": "मछली" });
    const apply = await importFile(bytes);
    const stale = await importFile(await fileWith({ "fish name": "माछ" }));
    const begun = vi.spyOn(shop.db, "transaction");
    expect(await check(bytes)).toMatchObject({ kind: "checked", isChanged: false });
    expect(begun).toHaveBeenCalledTimes(0);
    expect(await apply()).toEqual({ kind: "applied", saved: 1 });
    expect(begun).toHaveBeenCalledTimes(1);
    expect(await stale()).toMatchObject({ kind: "checked", isChanged: true });
    expect(begun).toHaveBeenCalledTimes(1);
    begun.mockRestore();
  });

  it("of 20,000 lines holds nobody up", async () => {
    const known = (await texts())[0];
    if (!known) throw new Error("there is no text");
    const line = fileCells({ ...known, hindi: "मछली ".repeat(10) });
    const bytes = new TextEncoder().encode(csvOf(fileColumns, Array(20_000).fill(line)));
    let checked: unknown;
    const longest = await longestStretch(async () => {
      checked = await check(bytes);
    });
    expect(checked).toMatchObject({ added: 1, refusedCount: 0 });
    expect(longest).toBeLessThan(0.2);
  });
});
