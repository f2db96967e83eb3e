import { expect, test } from "vitest";
import { artisanCalled } from "#catalogue/product.db.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { receiveRecord } from "#records/receive-record.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { findArtisan } from "../artisan.db.server.ts";
import type { ArtisanPictures } from "./artisan-fields.ts";
import { artisanKeeper } from "./artisan-keeper.server.ts";
import { listAdminArtisans } from "./artisan-list.db.server.ts";
import { deleteArtisan, saveArtisan } from "./save-artisan.server.ts";

const shown = { name: "Asha Devi", craft: "Painting", location: "Ranti", bio: "Paints.", portraitAlt: null };
const asha = {
  ...shown,
  ...{ phone: "98765 43210", pageLanguage: "hi" as const, piecesWeek: 6, working: true },
  ...{ awayFrom: "2026-12-01", awayUntil: null },
};
const none: ArtisanPictures = { portrait: null, banner: null, gallery: [] };

eachShop("the artisans' admin page", {}, (shop) => {
  const add = (change: Partial<typeof asha> = {}, pictures = none) =>
    saveArtisan(shop, shop.owner, {
      ...{ id: "", version: 0, folder: "fresh", input: { ...asha, ...change }, pictures },
    });
  const edit = (id: string, version: number, change: Partial<typeof asha> = {}, pictures = none) =>
    saveArtisan(shop, shop.owner, { id, version, folder: id, input: { ...asha, ...change }, pictures });
  const makers = () => shop.rows("products", {}, "name");
  const history = async (id: string) => (await auditOf(shop.db, "artisans", id)).map(({ what }) => what);
  const keep = (url: string) => shop.add("uploads", { url, actor_id: "owner" });

  test("an artisan gets a readable id; one that is taken gets a number", async () => {
    expect(await add()).toMatchObject({ kind: "saved", id: "asha-devi", isNew: true });
    expect(await add({ name: "Asha-Devi" })).toMatchObject({ id: "asha-devi-2" });
    expect(await add({ name: "आशा" })).toMatchObject({ id: "asha" });
    expect(await history("asha-devi")).toEqual(["created · name: Asha Devi"]);
    expect((await listAdminArtisans(shop.db, "")).map(({ id }) => id)).toEqual([
      "asha",
      "asha-devi",
      "asha-devi-2",
    ]);
  });

  test("a new artisan's form with the id of one who is there is stale, and overwrites nothing", async () => {
    await add();
    expect(await edit("asha-devi", 0, { name: "Other" })).toEqual({ kind: "stale" });
    expect((await listAdminArtisans(shop.db, "")).map(({ name }) => name)).toEqual(["Asha Devi"]);
  });

  test("two of one name at once are one artisan", async () => {
    const outcomes = await Promise.all([add(), add(), add()]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["refused", "refused", "saved"]);
    expect(await listAdminArtisans(shop.db, "")).toHaveLength(1);
  });

  test("a new name goes to the products, linked or by name alone, and to nobody else's", async () => {
    await add();
    await add({ name: "Bina" });
    await shop.addProducts([
      { name: "a", artisan: "Asha Devi", artisan_id: "asha-devi" },
      { name: "b", artisan: "Asha Devi" },
      { name: "c", artisan: "Bina", artisan_id: "bina" },
      { name: "d", artisan: "Somebody" },
    ]);
    expect(await edit("asha-devi", 1, { name: "Asha Kumari" })).toMatchObject({ kind: "saved", renamed: 2 });
    expect(await makers()).toMatchObject([
      { name: "a", artisan: "Asha Kumari", artisan_id: "asha-devi" },
      { name: "b", artisan: "Asha Kumari", artisan_id: "asha-devi" },
      { name: "c", artisan: "Bina", artisan_id: "bina" },
      { name: "d", artisan: "Somebody", artisan_id: null },
    ]);
    expect((await history("asha-devi"))[0]).toBe("updated · name: Asha Kumari");
  });

  test("a name that was given up, and one in other letters, leads to the works of today's", async () => {
    await add();
    await shop.addProducts([{ name: "a", artisan: "Asha Devi" }]);
    await edit("asha-devi", 1, { name: "Asha Kumari" });
    await edit("asha-devi", 2, { name: "Asha Jha" });
    for (const given of ["Asha Devi", "asha kumari", "ASHA JHA", "Ásha jha", "Asha Jha"])
      expect(await artisanCalled(shop.db, given), given).toBe("Asha Jha");
    expect(await artisanCalled(shop.db, "Nobody")).toBeUndefined();
  });

  test("two artisans who are told apart by an accent alone keep a name each", async () => {
    await shop.addProducts([
      { name: "a", artisan: "Jose" },
      { name: "b", artisan: "José" },
    ]);
    for (const name of ["Jose", "José"]) expect(await artisanCalled(shop.db, name)).toBe(name);
  });

  test("an invented example is nobody's example any more once an owner has changed it", async () => {
    await add();
    await shop.set("artisans", {}, { is_example: true });
    const isExample = async () => (await findArtisan(shop.db, "asha-devi"))?.isExample;
    await edit("asha-devi", 1);
    expect(await isExample()).toBe(true);
    await edit("asha-devi", 1, { bio: "I paint." });
    expect(await isExample()).toBe(false);
  });

  test("a phone is the owner's alone: neither the artisan's page nor the log has it (MAKING-1)", async () => {
    await add();
    expect(await edit("asha-devi", 1, { phone: "91234 56789", piecesWeek: 8 })).toMatchObject({
      kind: "saved",
    });
    expect(await shop.row("artisans")).toMatchObject({ phone: "91234 56789", away_from: "2026-12-01" });
    expect((await history("asha-devi"))[0]).toBe("updated · phone · pieces week: 8");
    expect(JSON.stringify(await findArtisan(shop.db, "asha-devi"))).not.toMatch(/\d{5}/);
  });

  test("a form that was opened before makers had fields leaves what stood there, and a new one takes work", async () => {
    const post = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return receiveRecord(shop, shop.owner, form, artisanKeeper);
    };
    await add();
    await post({ id: "asha-devi", folder: "asha-devi", version: "1", name: "Asha Devi", craft: "Sewing" });
    const making = { phone: "98765 43210", pieces_week: 6, away_from: "2026-12-01", working: true };
    expect(await shop.row("artisans")).toMatchObject({ ...making, craft: "Sewing", location: "Ranti" });
    await post({ id: "asha-devi", folder: "asha-devi", version: "2", name: "Asha Devi", phone: "" });
    expect(await shop.row("artisans")).toMatchObject({ phone: null, working: false, pieces_week: 6 });
    await post({ folder: crypto.randomUUID(), version: "0", name: "Bina" });
    expect(await shop.rows("artisans", { name: "Bina" })).toMatchObject([{ working: true }]);
  });

  test("a save that is refused renames nothing", async () => {
    await add();
    await shop.addProducts([{ name: "a", artisan: "Asha Devi", artisan_id: "asha-devi" }]);
    const lost = { ...none, portrait: "/files/artisan_images/asha-devi/gone_1x1.webp" };
    expect(await edit("asha-devi", 1, { name: "Other" }, lost)).toEqual({
      kind: "refused",
      errors: { portrait: "A picture waited too long to be saved and was removed. Please add it again." },
    });
    expect(await edit("asha-devi", 7, { name: "Other" })).toEqual({ kind: "stale" });
    expect(await edit("nobody", 1, { name: "Other" })).toEqual({ kind: "gone" });
    expect(await edit("asha-devi\0", 1)).toEqual({ kind: "gone" });
    expect((await makers())[0]?.artisan).toBe("Asha Devi");
    expect(await history("asha-devi")).toHaveLength(1);
  });

  test("a picture that waited too long is told at its own field; too many are told at the gallery", async () => {
    const url = (name: string) => `/files/artisan_images/fresh/${name}_1x1.webp`;
    await keep(url("face"));
    const lost = { portrait: url("face"), banner: url("wide"), gallery: [{ url: url("bag"), alt: "" }] };
    const refused = await add({}, lost);
    expect(refused.kind === "refused" && Object.keys(refused.errors)).toEqual(["banner", "gallery"]);
    const gallery = Array.from({ length: 13 }, (_, place) => ({ url: url(`${place}`), alt: "" }));
    for (const one of gallery) await keep(one.url);
    const many = await add({}, { ...none, gallery });
    expect(many.kind === "refused" && Object.keys(many.errors)).toEqual(["gallery"]);
  });

  test("a deleted artisan stays as a name on the products", async () => {
    await add();
    await shop.addProducts([{ name: "a", artisan: "Asha Devi", artisan_id: "asha-devi" }]);
    const given = { lot_id: "lot", step: 1, artisan_id: "asha-devi", artisan_name: "Asha Devi" };
    await shop.add("lots", { id: "lot", number: "W-26-27-0001", product_name: "a", quantity: 9 });
    await shop.add("lot_parts", { ...given, id: "part", quantity: 9, done: 5, passed: 3, state: "begun" });
    expect(await deleteArtisan(shop, shop.owner, "asha-devi")).toEqual({ kind: "has-work", pieces: 6 });
    await shop.db.updateTable("lot_parts").set({ state: "cancelled" }).execute();
    expect(await deleteArtisan(shop, shop.owner, "asha-devi")).toEqual({ kind: "deleted" });
    expect(await deleteArtisan(shop, shop.owner, "asha-devi")).toEqual({ kind: "gone" });
    expect(await makers()).toMatchObject([{ name: "a", artisan: "Asha Devi", artisan_id: null }]);
    expect((await history("asha-devi"))[0]).toBe("deleted · name: Asha Devi");
  });

  test("a picture goes once it is given up, but not while another profile shows it too", async () => {
    const url = "/files/artisan_images/fresh/face_1x1.webp";
    await keep(url);
    const own = "/files/artisan_images/fresh/wide_1x1.webp";
    await keep(own);
    await shop.files.put("artisan_images/fresh/wide_1x1.webp", new Uint8Array([1]), "image/webp");
    expect(await add({}, { ...none, portrait: url, banner: own })).toMatchObject({ kind: "saved" });
    await edit("asha-devi", 1, {}, { ...none, portrait: url });
    expect(await shop.files.list("artisan_images/")).toEqual([]);
    await shop.add("artisans", { id: "twin", name: "Twin", gallery_urls: [url] });
    await shop.files.put("artisan_images/fresh/face_1x1.webp", new Uint8Array([1]), "image/webp");
    await deleteArtisan(shop, shop.owner, "asha-devi");
    expect(await shop.files.list("artisan_images/")).toHaveLength(1);
    await deleteArtisan(shop, shop.owner, "twin");
    expect(await shop.files.list("artisan_images/")).toHaveLength(0);
  });
});
