import { describe, expect, test } from "vitest";
import { formOf } from "../../tests/form-of.ts";
import { applyAct, parseCartForm } from "./cart.form.ts";
import { lineIdOf } from "./goods.ts";
import { claimOf } from "./kept/cart-cookie.ts";

const lineOf = (productId: string) => lineIdOf({ productId });

describe("a plain form", () => {
  const withB = (b: number) => ({ a: 2, b });

  test.each([
    [{ intent: "add", id: "b" }, withB(1)],
    [{ intent: "add", id: "a", quantity: "3" }, { a: 5 }],
    [{ id: "a" }, { a: 3 }],
    [{ id: "a", quantity: "3" }, { a: 5 }],
    [{ id: "a", quantity: " " }, { a: 3 }],
    [{ id: "a", quantity: "१०" }, { a: 12 }],
    [{ id: "a", quantity: "0" }, { a: 2 }],
    [{ id: "a", quantity: "1000" }, { a: 999 }],
    [{ id: "b", quantity: "1000" }, withB(999)],
    [{ intent: "set", line: lineOf("a"), quantity: "7" }, { a: 7 }],
    [{ intent: "set", line: lineOf("a"), quantity: "7", to: "1" }, { a: 1 }],
    [{ intent: "set", line: lineOf("a"), quantity: "७" }, { a: 7 }],
    [{ intent: "set", line: lineOf("a"), quantity: "0" }, {}],
    [{ intent: "set", line: lineOf("b"), quantity: "7" }, { a: 2 }],
    [{ intent: "remove", line: lineOf("a") }, {}],
    // From a page of before, which named products.
    [{ intent: "set", id: "a", quantity: "7" }, { a: 7 }],
    [{ intent: "remove", id: "a" }, {}],
    [{ intent: "clear" }, {}],
  ])("%j", (fields, expected) => {
    const act = parseCartForm(formOf(fields));
    const cart = act && applyAct([claimOf({ productId: "a" }, 2)], act);
    const pieces = cart?.map(({ productId, quantity }) => [productId, quantity] as const);
    expect(pieces && Object.fromEntries(pieces)).toEqual(expected);
  });

  const filled = (fields: string) => {
    const data = new FormData();
    for (const [name, value] of new URLSearchParams(fields)) data.append(name, value);
    return data;
  };
  const goods = { productId: "a", variant: "small-red", personal: [{ label: "Name", text: "Asha" }] };
  const texts = "personalLabel=Name&personal= Asha &personalLabel=Note&personal= ";

  test.each([
    [`id=a&option2=red&option1=small&${texts}`, goods],
    ["id=a&variant=small-red", { productId: "a", variant: "small-red" }],
    ["id=a&variant=", { productId: "a" }],
  ])("adds by %s what was chosen and typed", (fields, added) =>
    expect(parseCartForm(filled(fields))).toEqual({ intent: "add", goods: added, quantity: 1 }),
  );

  test("sets a line by its id, however long", () => {
    const personal = ["1", "2", "3"].map((label) => ({ label, text: '"'.repeat(200) }));
    const id = lineIdOf({ productId: "a", personal });
    const act = parseCartForm(formOf({ intent: "set", line: id, id: "a", quantity: "3" }));
    const claims = [claimOf({ productId: "a", personal }, 1), claimOf({ productId: "a" }, 1)];
    expect(act && applyAct(claims, act).map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test("says so of a text that is too long, and reads nothing into fields that don't pair", () => {
    const long = filled(`id=a&personalLabel=Name&personal=${"अ".repeat(500)}`);
    expect(parseCartForm(long)).toEqual({ intent: "refuse", refusal: "text" });
    expect(applyAct([claimOf({ productId: "a" }, 2)], { intent: "refuse", refusal: "text" })).toHaveLength(1);
    expect(parseCartForm(filled("id=a&personal=Asha"))).toBeUndefined();
  });

  test.each<Record<string, string>>([
    {},
    { intent: "steal" },
    { intent: "__proto__", id: "x" },
    { intent: "add", id: "a\r\nSet-Cookie: evil=1" },
    { intent: "add", id: "x".repeat(10_000) },
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
  ])("%j asks for nothing", (fields) => expect(parseCartForm(formOf(fields))).toBeUndefined());
});
