import { createElement } from "react";
import { expect, test } from "vitest";
import { QrPicture } from "#ui/media/qr-picture.tsx";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { codeShown } from "../../../tests/read-code.ts";
import { markupOf } from "../../../tests/render-markup.tsx";
import { goodsNamed } from "../named-goods.db.server.ts";
import { cartLinkQuery } from "./cart-link-query.ts";
import { readCartLink } from "./make-link.server.ts";

async function begin(shop: TestShop) {
  const name = JSON.stringify([{ label: "Name", most: 8, required: true, price: 0 }]);
  await shop.addProducts([
    { id: "1", name: "Lotus Bag", slug: "lotus-bag" },
    { id: "2", name: "Lotus Tote", slug: "lotus-tote" },
    { id: "3", name: "Lotus Draft", slug: "lotus-draft", hidden: true },
    { id: "4", name: "झोला", slug: "झोला", personal: name },
  ]);
  await shop.addVariants("2", { Size: ["Small", "Large"] }, [{ values: ["Small"] }, { values: ["Large"] }]);
  await shop.addPromotion({ code: "DIWALI" });
}

eachShop("'Cart Link'", { begin }, (shop) => {
  const read = (text: string) => readCartLink(shop, cartLinkQuery(new URLSearchParams(text)));

  test("finds what shoppers see, and makes a link that names it, with a code that a camera reads (LINK-11)", async () => {
    expect((await read("q=lotus")).found.map(({ name }) => name).sort()).toEqual(["Lotus Bag", "Lotus Tote"]);
    const { made, lines } = await read(
      "id=1&option=&pieces=3&id=2&option=small&pieces=1&id=4&discount=diwali",
    );
    const link = `${shop.config.origin}/buy/lotus-bag:3,lotus-tote.small:1,~4KSd4KWL4KSy4KS-:1?discounts%2Fcodes%2F0=diwali`;
    expect(made).toMatchObject({ link, words: expect.stringContaining(link) });
    expect(lines.map(({ goods }) => goods?.asksText)).toEqual([false, false, true]);
    if (!made?.qr) throw new Error("there is no code");
    expect(await codeShown(markupOf(createElement(QrPicture, { qr: made.qr, label: "x" })))).toBe(link);
    const names = ["lotus-bag", "lotus-tote.small", "झोला"];
    expect((await goodsNamed(shop.db, names)).size).toBe(3);
  });

  test("opens in the language that was chosen, with its words", async () => {
    const { made } = await read("id=1&opens=hi");
    expect(made?.link).toBe(`${shop.config.origin}/hi/buy/lotus-bag:1`);
    expect(made?.words).toContain("हमने आपके लिए");
  });

  test.each([
    ["", undefined, []],
    ["id=3", undefined, ["It is not in the shop any more. Remove it."]],
    ["id=%00", undefined, ["It is not in the shop any more. Remove it."]],
    ["id=1&pieces=0", undefined, ["Enter a whole number from 1 to 999."]],
    ["id=1&discount=NOSUCH", "This code does not exist.", [undefined]],
  ])("makes none of '%s', and says why", async (text, codeError, errors) => {
    const shown = await read(text);
    expect(shown).toMatchObject({ made: null, codeError });
    expect(shown.lines.map(({ error }) => error)).toEqual(errors);
  });

  test("leaves an option that is none open, and draws no code of a link that is too long for one", async () => {
    const { lines, made } = await read("id=2&option=huge");
    expect([lines[0]?.option, made?.link]).toEqual(["", `${shop.config.origin}/buy/lotus-tote:1`]);
    const many = await read(Array.from({ length: 50 }, () => "id=1").join("&"));
    expect(many.made).toMatchObject({ qr: null, link: expect.stringMatching(/^.{500,}$/) });
  });
});
