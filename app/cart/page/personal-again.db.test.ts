import { expect, test } from "vitest";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { personalAgain } from "./personal-again.server.ts";

const begin = ({ db }: TestShop) => {
  const personal = [{ label: "Name", most: 10, required: true, price: 5000 }];
  return addProducts(db, [
    { id: "named", name: "Name Plate", price: "500", personal: JSON.stringify(personal) },
    { id: "plain", name: "Plain Bag", price: "500" },
  ]);
};

eachShop(
  "a personal text that is sent without the browser's own checks",
  { at: "2026-11-28T06:00:00Z", begin, on: "embedded" },
  (shop) => {
    const sent = (id: string, text?: string) => {
      const form = new FormData();
      form.set("id", id);
      form.set("quantity", "2");
      if (text !== undefined) {
        form.set("personalLabel", "Name");
        form.set("personal", text);
      }
      return personalAgain(shop, form);
    };

    test("is refused at its field when it is missing or too long, and kept (CART-18)", async () => {
      for (const text of [undefined, "", "  "]) {
        const again = await sent("named", text);
        const asked = { label: "Name", typed: "", error: "'Name' has to be filled in." };
        expect(again?.fields).toMatchObject([asked]);
      }
      const long = await sent("named", "Padmashree Asha");
      const tooLong = { typed: "Padmashree Asha", error: "'Name' can have at most 10 letters." };
      expect(long?.fields).toMatchObject([tooLong]);
      expect(long?.sent).toEqual([
        ["id", "named"],
        ["quantity", "2"],
      ]);
      expect(await sent("named", "x".repeat(5000))).toMatchObject({ fields: [{ label: "Name" }] });
    });

    test("stands in nobody's way when it is right, or none is asked for", async () => {
      expect(await sent("named", "Asha")).toBeUndefined();
      expect(await sent("plain")).toBeUndefined();
      expect(await sent("no-such", "Asha")).toBeUndefined();
    });
  },
);
