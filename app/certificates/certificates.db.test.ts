import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { someCertificate } from "../../tests/some-certificate.ts";
import { languagesOfCards } from "./certificates.db.server.ts";

eachShop("the language of a card", { on: "embedded" }, (shop) => {
  const lineOf = async (language: "en" | "hi"): Promise<string> => {
    const order = await shop.addOrder([{}], { language });
    return (await shop.row("order_items", { order_id: order })).id;
  };

  test("is that of its order; a card of no order, or of one that is gone, has none", async () => {
    const [hindi, english] = [await lineOf("hi"), await lineOf("en")];
    const cards = [hindi, english, hindi, null, "00000000-0000-7000-8000-000000000000"].map(
      (orderItemId, at) => someCertificate({}, { id: `c${at}`, orderItemId }),
    );
    const languages = new Map(Object.entries({ c0: "hi", c1: "en", c2: "hi" }));
    expect(await languagesOfCards(shop.db, cards)).toEqual(languages);
    expect(await languagesOfCards(shop.db, [])).toEqual(new Map());
  });
});
