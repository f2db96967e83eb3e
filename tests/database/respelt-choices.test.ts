import { expect, test } from "vitest";
import { choiceRowsOf } from "#catalogue/admin/options/choices.db.server.ts";
import { readEditedTexts } from "#translations/texts-of-records.db.server.ts";
import { textsOf, writeTexts } from "#translations/translations.db.server.ts";
import { paise } from "#values/money/money.ts";
import { choicesFor, size } from "./product-choices.ts";
import { eachAdminPage } from "./products-admin.ts";

eachAdminPage("spelling anew what a product can be had in", (shop) => {
  const { history, product, save } = shop;
  const variantsOf = async (id: string) => (await choiceRowsOf(shop.db, [id])).get(id)?.variants ?? [];

  test("keeps a variant whose spelling was mended, with what was known of it (PRODUCT-29)", async () => {
    const misspelt = { ...size, values: ["Small", "Meduim"] };
    await save("p1", { choices: choicesFor([misspelt], { meduim: { sku: "M" } }) });
    const [, before] = await variantsOf("p1");
    const alert = { product_id: "p1", email: "asha@example.com", state: "waiting", token: "t" } as const;
    await shop.add("stock_alerts", { ...alert, variant: "meduim" });
    const mended = choicesFor([{ ...size, values: ["Medium", "Small"] }], { medium: { sku: "M" } });
    await save("p1", { version: 1, choices: mended });
    const [after] = await variantsOf("p1");
    expect(after).toMatchObject({ id: before?.id, key: "medium", values: ["Medium"], sku: "M" });
    expect(after?.former).toEqual([{ key: "meduim", values: ["Meduim"] }]);
    expect(await shop.rows("stock_alerts")).toMatchObject([{ variant: "medium" }]);
    const told = "updated · options: Size (Medium, Small) · variants renamed: Meduim → Medium";
    expect((await history("p1"))[0]).toBe(told);
    await save("p1", { version: 2, choices: mended });
    expect(await product("p1")).toMatchObject({ version: 2 });
  });

  test("keeps the Hindi of what was spelt anew, as an old one (HINDI-72)", async () => {
    const name = { label: "Naem", most: 12, required: false, price: paise(0) };
    const wrong = { name: "Szie", values: ["Meduim", "large", "Grey"] };
    await save("p1", { choices: choicesFor([wrong], {}, [name]) });
    const said = { Szie: "नाप", Meduim: "मझोला", large: "बड़ा", Grey: "धूसर", Naem: "नाम", Large: "विशाल" };
    const word = { kind: "word", field: "text" } as const;
    const texts = Object.entries(said).map(([english, text]) => ({ ...word, id: english, english, text }));
    await writeTexts(shop.db, texts);
    const right = { name: "Size", values: ["Medium", "Large", "Green"] };
    await save("p1", { version: 1, choices: choicesFor([right], {}, [{ ...name, label: "Name" }]) });
    const words = await readEditedTexts(shop.db, "word");
    expect(words.map(({ id, hindi, isOld }) => [id, hindi, isOld])).toEqual([
      // Another value has no Hindi of its own, and what was said already stays.
      ["Green", null, false],
      ["Large", "विशाल", false],
      ["Medium", "मझोला", true],
      ["Name", "नाम", true],
      ["Size", "नाप", true],
    ]);
    // Orders of before have the former words.
    expect(await textsOf(shop.db, "word", "Meduim")).toMatchObject(new Map([["text", { text: "मझोला" }]]));
  });
});
