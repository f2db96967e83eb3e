import { expect, test } from "vitest";
import { addCertificate } from "./certificate-row.ts";
import { foreignPictures, start } from "./foreign-pictures-shop.ts";
import { eachAdminPage } from "./products-admin.ts";

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
