import { describe, expect, test } from "vitest";
import { applyAct, parseCartForm } from "./cart.form.ts";
import { lineIdOf } from "./cart.ts";
import { claimOf } from "./cart-cookie.ts";

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
    { intent: "remove", id: "x".repeat(65) },
    { intent: "remove", line: "" },
    { intent: "set", line: "x".repeat(201), quantity: "1" },
  ])("%j asks for nothing", (fields) => {
    expect(parseCartForm(form(fields))).toBeUndefined();
  });
});
