import { describe, expect, test } from "vitest";
import { claimOf, cookieLine, cookieValue, decodeCart, encodeCart } from "./cart-cookie.ts";

describe("the cookie", () => {
  test.each([
    [undefined, []],
    ["", []],
    [
      "a:2,b:1",
      [
        ["a", 2],
        ["b", 1],
      ],
    ],
    [
      "a%3A2%2Cb%3A1",
      [
        ["a", 2],
        ["b", 1],
      ],
    ],
    ["a:0,b:-3,c:0.5,d:1e9,e:1000,f:x,g", []],
    ["%E0%A4%A:1", [["%E0%A4%A", 1]]],
    ["a:2,a:5", [["a", 5]]],
    [`${"x".repeat(65)}:1`, []],
    ["nul%00l:1,line%0Abreak:1", []],
    ["%22%3Cscript%3E:1", [['"<script>', 1]]],
  ])("%j", (value, expected) => {
    expect(decodeCart(value).map(({ productId, quantity }) => [productId, quantity])).toEqual(expected);
  });

  test("carries odd ids, fits 100 uuids and gives up before a browser would", () => {
    const odd = [claimOf({ productId: "a,b:c;d=é %" }, 3)];
    expect(decodeCart(encodeCart(odd))).toEqual(odd);
    const uuids = (count: number, quantity: number) =>
      Array.from({ length: count }, (_, index) =>
        claimOf({ productId: `018bcfe5-6800-7fff-bfff-${String(index).padStart(12, "0")}` }, quantity),
      );
    expect(decodeCart(encodeCart(uuids(100, 99)))).toHaveLength(100);
    expect(encodeCart(uuids(100, 999))).toBeUndefined();
  });

  test("is found among others and written without surprises", () => {
    expect(cookieValue("x=1; jhola_cart=a:1; y=2", "jhola_cart")).toBe("a:1");
    expect(cookieValue("xjhola_cart=a:1", "jhola_cart")).toBeUndefined();
    expect(cookieLine("jhola_cart", undefined, true)).toContain("Max-Age=0; SameSite=Lax; Secure");
  });
});
