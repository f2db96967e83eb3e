import { expect, test } from "vitest";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import { addCertificate } from "../../tests/database/certificate-row.ts";
import { eachShop } from "../../tests/database/each-shop.ts";

eachShop("the picture of a certificate", { on: "embedded" }, (shop) => {
  const [front, back] = ["/files/product_images/p/front_9x9.webp", "/files/product_images/p/back_9x9.webp"];

  test("stays when its product gives it up, as a deleted one does", async () => {
    const facts = { product: "Scroll", option: null, maker: null, technique: "hand-painted" };
    const kept = { ...facts, edition: null, material: null, size: null, picture: front };
    await addCertificate(shop.db, { facts: JSON.stringify(kept) });
    await shop.inTransaction((trx) => doomPictures(trx, [front, back]));
    expect(await shop.rows("uploads")).toMatchObject([{ url: back }]);
  });
});
