import { beforeEach, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { nameIn, orderForMail, spokenLines } from "./lines-in-language.db.server.ts";

const name = { label: "Name", text: "Asha" };
const line = { productId: "fish", productName: "Fish Tote", optionText: "Size: Small", personal: [name] };

eachShop("lines of an order (HINDI-48)", {}, (shop) => {
  const inHindi = <T>(run: () => T): T => speaking("hi", run);

  beforeEach(async () => {
    await shop.addProducts([{ id: "fish", name: "Fish Tote" }]);
    const word = (id: string, text: string) =>
      ({ kind: "word", id, field: "text", english: id, text }) as const;
    await writeTexts(shop.db, [
      { kind: "product", id: "fish", field: "name", english: "Fish Tote", text: "मछली वाला झोला" },
      ...[word("Size", "नाप"), word("Small", "छोटा"), word("Name", "नाम")],
    ]);
  });

  test("have the names of today, and are known by the English ones", async () => {
    expect(await inHindi(() => spokenLines(shop.db, [line]))).toEqual([
      {
        productId: "fish",
        productName: "मछली वाला झोला",
        optionText: "नाप: छोटा",
        personal: [{ label: "Name", shownAs: "नाम", text: "Asha" }],
      },
    ]);
    expect(await spokenLines(shop.db, [line])).toEqual([line]);
  });

  test("have the shop's own label for what was agreed, also where nobody has translated it", async () => {
    const agreed = { ...line, personal: [{ label: "Details", text: "Logo in madder red" }] };
    const [said] = await inHindi(() => spokenLines(shop.db, [agreed]));
    expect(said?.personal).toEqual([{ label: "Details", shownAs: "ब्योरा", text: "Logo in madder red" }]);
  });

  const nameOf = async (productName: string) =>
    (await inHindi(() => spokenLines(shop.db, [{ ...line, productName }])))[0]?.productName;

  test("keep a name of before, but where that one was translated", async () => {
    expect(await nameOf("Carp Tote")).toBe("Carp Tote");
    await shop.set("products", {}, { name: "Carp Tote" });
    expect(await nameOf("Carp Tote")).toBe("मछली वाला झोला");
    expect(await nameOf("Fish Tote")).toBe("मछली वाला झोला");
  });

  test.each([
    ["Size: A6, Paper: Small", "नाप: A6, Paper: छोटा"],
    ["Size: Large", "नाप: Large"],
    ["Colour: Small", "Colour: छोटा"],
    ["Colour: Red", "Colour: Red"],
    ["Size: Small, Red", "Size: Small, Red"],
  ])("say of %s what has words, as the cart does", async (optionText, told) => {
    const [said] = await inHindi(() => spokenLines(shop.db, [{ ...line, optionText }]));
    expect(said?.optionText).toBe(told);
  });

  test("are told in the language in which their buyer is written to", async () => {
    const order = { language: "hi" as const, lines: [line] };
    expect((await orderForMail(shop.db, order)).lines[0]?.productName).toBe("मछली वाला झोला");
    const goods = { id: "fish", name: "Fish Tote", optionText: "Size: Small" };
    expect(await inHindi(() => nameIn(shop.db, goods))).toBe("मछली वाला झोला (नाप: छोटा)");
  });
});
