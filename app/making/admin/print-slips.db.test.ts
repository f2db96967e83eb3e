import { expect, test, vi } from "vitest";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { printSlips } from "./print-slips.server.ts";

eachShop("a job slip", {}, (shop) => {
  test("calls what is made, its steps and what is written as its maker's language does", async () => {
    await shop.addProducts([{ id: "bag", name: "Kohbar Bag" }]);
    await shop.addAll("artisans", [
      { id: "asha", name: "Asha", page_language: "hi" },
      { id: "tarini", name: "Tarini", page_language: "en" },
    ]);
    const words = { Sewing: "सिलाई", Size: "माप", Small: "छोटा", Name: "नाम" };
    await shop.addAll(
      "translations",
      [
        ...Object.entries(words).map(([id, text]) => ({ kind: "word" as const, id, field: "text", text })),
        { kind: "product" as const, id: "bag", field: "name", text: "कोहबर थैला" },
      ].map(({ id: record_id, ...text }) => ({
        ...text,
        record_id,
        language: "hi" as const,
        source_hash: "0".repeat(64),
      })),
    );
    const steps = JSON.stringify([
      { name: "Sewing", rate: null },
      { name: "Making", rate: null },
    ]);
    const personal = JSON.stringify([{ label: "Name", text: "Mira" }]);
    const number = "W-26-27-0001";
    await shop.add("lots", {
      ...{ id: "l", number, product_id: "bag", product_name: "Kohbar Bag", option_text: "Size: Small" },
      ...{ quantity: 4, steps, personal },
    });
    await shop.addAll("lot_parts", [
      { id: "p1", lot_id: "l", step: 1, artisan_id: "asha", artisan_name: "Asha", quantity: 2 },
      { id: "p2", lot_id: "l", step: 1, artisan_id: "tarini", artisan_name: "Tarini", quantity: 2 },
      { id: "p3", lot_id: "l", step: 2, artisan_id: "asha", artisan_name: "Asha", quantity: 4 },
    ]);
    const write = vi.spyOn(Typesetter.prototype, "write");
    await printSlips(shop, number, null);
    const written = write.mock.calls.map(([text]) => text);
    write.mockRestore();
    expect(written).toEqual(
      expect.arrayContaining([
        ...["कोहबर थैला, माप: छोटा", "सिलाई", "नाम: Mira", "बनाना"],
        ...["Kohbar Bag, Size: Small", "Sewing", "Name: Mira"],
      ]),
    );
    expect(written.filter((text) => ["सिलाई", "Sewing", "बनाना"].includes(text))).toEqual([
      ...["सिलाई", "Sewing", "बनाना"],
    ]);
  });
});
