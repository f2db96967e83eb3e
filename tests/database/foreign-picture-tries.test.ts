import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { fetchProblems as say } from "#pictures/foreign/fetch-problems.ts";
import { claimForeign, noteFetched, noteForeign } from "#pictures/foreign/foreign-pictures.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { FilesAway } from "#platform/files/file-store.server.ts";
import { beside } from "./beside.ts";
import { addCertificate } from "./certificate-row.ts";
import { foreignPictures, holders, later, start } from "./foreign-pictures-shop.ts";
import { eachAdminPage } from "./products-admin.ts";

eachAdminPage("tries to fetch from other machines", (shop) => {
  const { addTote, failed, far, runAt, tote } = foreignPictures(shop);

  test("are four of a machine in trouble, later each time; a stop is none of them", async () => {
    far.answer = (_, response) => response.writeHead(503).end();
    await addTote([`${far.origin}/a`]);
    await noteForeign(shop.db, start);
    await claimForeign(shop.db, start);
    await runAt(later(60));
    expect(far.asked).toEqual([]);
    for (const seconds of [200, 201, 320, 321, 900]) await runAt(later(seconds));
    expect(far.asked).toHaveLength(3);
    expect(await failed()).toEqual([]);
    for (const seconds of [5000, 9000]) await runAt(later(seconds));
    expect(far.asked).toHaveLength(4);
    expect(await failed()).toEqual([["Tote", say.status(503)]]);
  });

  test("are none of one that another copy fetches while it is looked for", async () => {
    await addTote([`${far.origin}/a`]);
    await noteForeign(shop.db, start);
    const claimed = await claimForeign(shop.db, start);
    const fetched = async (trx: Transaction<Tables>) => {
      await trx
        .updateTable("products")
        .set({ images: ["/own.webp"] })
        .execute();
      await noteFetched(trx, claimed?.id ?? "", "/own.webp");
    };
    await beside(shop.database, fetched, () => noteForeign(shop.db, later(1)));
    expect(await shop.rows("foreign_pictures")).toMatchObject([{ state: "fetched" }]);
  });

  test("end where the shop was stopped eight times before an answer", async () => {
    await addTote([`${far.origin}/a`]);
    await noteForeign(shop.db, start);
    for (let stop = 0; stop < 8; stop += 1) await claimForeign(shop.db, later(stop * 200));
    await runAt(later(2000));
    expect(far.asked).toEqual([]);
    expect(await failed()).toEqual([["Tote", say.unfinished]]);
  });

  test("of one that can't be kept end, and the others are fetched in the same round", async () => {
    const { product: own } = holders;
    const product: typeof own = {
      ...own,
      exchange: async (trx, id, from, to) => {
        if (from.endsWith("/a")) throw new Error("a column that is not there");
        return own.exchange(trx, id, from, to);
      },
    };
    await addTote([`${far.origin}/a`, `${far.origin}/b`]);
    await runAt(start, { product });
    expect((await tote()).images).toEqual([`${far.origin}/a`, expect.stringMatching(/^\/files\//)]);
    for (const seconds of [200, 1000, 4000, 9000]) await runAt(later(seconds), { product });
    expect(far.asked.filter((path) => path === "/a")).toHaveLength(4);
    expect(await failed()).toEqual([["Tote", say.unkept]]);
  });

  test("count none while the store is away, which ends the round", async () => {
    const put = () => Promise.reject(new FilesAway("The bucket does not answer."));
    const files = { ...shop.files, put };
    await addTote([`${far.origin}/a`, `${far.origin}/b`]);
    for (let round = 0; round < 20; round += 1) await runAt(later(round * 200), { files });
    expect(far.asked).toHaveLength(20);
    far.answer = (_, response) => response.writeHead(503).end();
    await runAt(later(5000));
    expect(await failed()).toEqual([]);
    far.answer = (_, response) => response.end(far.png);
    await runAt(later(9000));
    const own = expect.stringMatching(/^\/files\//);
    expect((await tote()).images).toEqual([own, own]);
  });

  test("are none for a record whose id can't name a folder: its owner is told at once", async () => {
    await shop.addProducts([
      { id: "a b", name: "Sling", slug: "sling", images: [`${far.origin}/a`] },
      { id: "sita/1", name: "Tray", slug: "tray", images: [`${far.origin}/b`] },
    ]);
    await runAt(start);
    expect(far.asked).toEqual([]);
    expect(Object.fromEntries(await failed())).toEqual({ Sling: say.folder, Tray: say.folder });
  });

  test("begin within one round for what came while it was long", async () => {
    far.answer = async (_, response) => {
      const late = { id: "p2", name: "Late", slug: "late", images: [`${far.origin}/late`] };
      if (far.asked.length === 1) await shop.add("products", { ...late, price: "1" });
      response.end(far.png);
    };
    await addTote(Array.from({ length: 22 }, (_, number) => `${far.origin}/${number}`));
    await runAt(start);
    expect(far.asked).toContain("/late");
    await shop.remove("products", "p2");
  });
});

const facts = {
  ...{ product: "Tote", option: null, maker: null, technique: "hand-painted", edition: null },
  ...{ material: null, size: null },
};

eachAdminPage("pictures on other machines that are kept as they were", (shop) => {
  const { addTote, far, runAt, tote } = foreignPictures(shop);
  const certify = (picture: string) =>
    addCertificate(shop.db, { product_id: "p1", facts: JSON.stringify({ ...facts, picture }) });
  const certified = async () => (await shop.row("certificates")).facts;
  const ordered = async () => (await shop.rows("order_items", {}, "id")).map((row) => row.picture_url);
  const own = expect.stringMatching(/^\/files\/product_images\/p1\//);

  test("of a certified piece and of a line of an order become the product's own", async () => {
    const a = `${far.origin}/a`;
    await addTote([a]);
    await certify(a);
    await shop.addOrder([{ product_id: "p1", picture_url: a }]);
    await runAt(start);
    const [kept] = (await tote()).images;
    expect(kept).toEqual(own);
    expect(await certified()).toEqual({ ...facts, picture: kept });
    expect(await ordered()).toEqual([kept]);
    expect(far.asked).toEqual(["/a"]);
  });

  test("are fetched for them, too, where the product has given them up (ORDER-2)", async () => {
    await addTote(["/now.webp"]);
    await certify(`${far.origin}/certified`);
    await shop.addOrder([
      { id: "line-1", product_id: "p1", picture_url: `${far.origin}/ordered` },
      { id: "line-2", product_id: "p1", picture_url: "/now.webp" },
      { id: "line-3", product_id: null, picture_url: `${far.origin}/nobodys` },
    ]);
    const before = await tote();
    await runAt(start);
    expect(far.asked.sort()).toEqual(["/certified", "/ordered"]);
    expect(await certified()).toEqual({ ...facts, picture: own });
    expect(await ordered()).toEqual([own, "/now.webp", `${far.origin}/nobodys`]);
    expect(await tote()).toEqual(before);
    expect(await shop.rows("uploads")).toEqual([]);
  });
});
