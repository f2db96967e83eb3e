import { describe, expect, test } from "vitest";
import { applyAct, parseCartForm } from "./cart.form.ts";
import { lineIdOf } from "./cart.ts";
import { claimOf } from "./kept/cart-cookie.ts";

const lineOf = (productId: string) => lineIdOf({ productId });

describe("a plain form", () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };

  test.each([
    [
      { intent: "add", id: "b" },
      [
        { id: "a", quantity: 2 },
        { id: "b", quantity: 1 },
      ],
    ],
    [{ intent: "add", id: "a", quantity: "3" }, [{ id: "a", quantity: 5 }]],
    [{ id: "a" }, [{ id: "a", quantity: 3 }]],
    [{ id: "a", quantity: "3" }, [{ id: "a", quantity: 5 }]],
    [{ id: "a", quantity: " " }, [{ id: "a", quantity: 3 }]],
    [{ id: "a", quantity: "१०" }, [{ id: "a", quantity: 12 }]],
    [{ id: "a", quantity: "1000" }, [{ id: "a", quantity: 999 }]],
    [
      { id: "b", quantity: "1000" },
      [
        { id: "a", quantity: 2 },
        { id: "b", quantity: 999 },
      ],
    ],
    [{ intent: "set", line: lineOf("a"), quantity: "7" }, [{ id: "a", quantity: 7 }]],
    [{ intent: "set", line: lineOf("a"), quantity: "7", to: "1" }, [{ id: "a", quantity: 1 }]],
    [{ intent: "set", line: lineOf("a"), quantity: "७" }, [{ id: "a", quantity: 7 }]],
    [{ intent: "set", line: lineOf("a"), quantity: "0" }, []],
    [{ intent: "set", line: lineOf("b"), quantity: "7" }, [{ id: "a", quantity: 2 }]],
    [{ intent: "remove", line: lineOf("a") }, []],
    // From a page of before, which named products.
    [{ intent: "set", id: "a", quantity: "7" }, [{ id: "a", quantity: 7 }]],
    [{ intent: "remove", id: "a" }, []],
    [{ intent: "clear" }, []],
  ])("%j", (fields, expected) => {
    const act = parseCartForm(form(fields));
    const cart = act && applyAct([claimOf({ productId: "a" }, 2)], act);
    expect(cart?.map(({ productId: id, quantity }) => ({ id, quantity }))).toEqual(expected);
  });

  const filled = (fields: [string, string][]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  };
  const goods = { productId: "a", variant: "small-red", personal: [{ label: "Name", text: "Asha" }] };

  test.each<[string, [string, string][], object]>([
    [
      "its options' values and what was typed",
      [
        ["id", "a"],
        ["option2", "red"],
        ["option1", "small"],
        ["personalLabel", "Name"],
        ["personal", " Asha "],
        ["personalLabel", "Note"],
        ["personal", " "],
      ],
      goods,
    ],
    [
      "its variant",
      [
        ["id", "a"],
        ["variant", "small-red"],
      ],
      { productId: "a", variant: "small-red" },
    ],
    [
      "no variant where that is blank",
      [
        ["id", "a"],
        ["variant", ""],
      ],
      { productId: "a" },
    ],
  ])("adds a product with %s", (_, fields, added) => {
    expect(parseCartForm(filled(fields))).toEqual({ intent: "add", goods: added, quantity: 1 });
  });

  test("sets a line by its id, however long", () => {
    const personal = ["1", "2", "3"].map((label) => ({ label, text: '"'.repeat(200) }));
    const id = lineIdOf({ productId: "a", personal });
    const act = parseCartForm(form({ intent: "set", line: id, id: "a", quantity: "3" }));
    const claims = [claimOf({ productId: "a", personal }, 1), claimOf({ productId: "a" }, 1)];
    expect(act && applyAct(claims, act).map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test("says so of a text that is too long, and reads nothing into fields that don't pair", () => {
    const long = filled([
      ["id", "a"],
      ["personalLabel", "Name"],
      ["personal", "अ".repeat(500)],
    ]);
    expect(parseCartForm(long)).toEqual({ intent: "refuse", refusal: "text" });
    expect(applyAct([claimOf({ productId: "a" }, 2)], { intent: "refuse", refusal: "text" })).toHaveLength(1);
    const odd = filled([
      ["id", "a"],
      ["personal", "Asha"],
    ]);
    expect(parseCartForm(odd)).toBeUndefined();
  });

  test.each<Record<string, string>>([
    {},
    { intent: "steal" },
    { quantity: "1" },
    { intent: "add" },
    { intent: "add", id: "" },
    { intent: "add", id: "a\u0000" },
    { intent: "add", id: "a", quantity: "-" },
    { intent: "set", id: "a", quantity: "" },
    { intent: "set", id: "a", quantity: "0.5" },
    { intent: "set", id: "a", quantity: "many" },
    { intent: "set", id: "a", quantity: "1e9" },
    ...["NaN", "Infinity", "0x10", "١", "9".repeat(400), "1;2"].map((quantity) => ({
      ...{ intent: "add", id: "a", quantity },
    })),
    { intent: "remove", id: "x".repeat(65) },
    { intent: "remove", line: "" },
    { intent: "set", line: "x".repeat(40_001), quantity: "1" },
    { id: "a", option1: "x".repeat(301) },
  ])("%j asks for nothing", (fields) => {
    expect(parseCartForm(form(fields))).toBeUndefined();
  });
});
