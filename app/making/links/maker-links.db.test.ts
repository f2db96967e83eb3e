import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { eachShop, manyAtOnce, type TestShop } from "../../../tests/database/each-shop.ts";
import { changeCode, makerByToken, mayOpen, openedMark, renewLink, tryCode } from "./make-link.server.ts";
import { typedFourDigits } from "./maker-link.ts";

const begin = (shop: TestShop) =>
  shop.addAll(
    "artisans",
    ["asha", "sunita"].map((id) => ({ id, name: id })),
  );

test.each([
  ["1234", "1234"],
  [" १२ ३४ ", "1234"],
  ["123", undefined],
  ["12345", undefined],
  ["12a4", undefined],
])("the code '%s' is read as %s", (typed, code) => expect(typedFourDigits(typed)).toBe(code));

eachShop("a maker's link", { begin }, (shop) => {
  const link = async (id = "asha") => (await renewLink(shop, shop.owner, id)) ?? "";
  const maker = async (token: string) => {
    const found = await makerByToken(shop, token);
    if (!found) throw new Error("no link");
    return found;
  };

  test("has 128 bits of chance, of which the shop keeps a hash; a new one ends it (MAKING-20)", async () => {
    const [first, other] = [await link(), await link("sunita")];
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(await shop.rows("maker_links"))).not.toContain(first);
    expect(await makerByToken(shop, first)).toMatchObject({
      artisanId: "asha",
      language: "hi",
      codeHash: null,
    });
    const second = await link();
    expect([await makerByToken(shop, first), (await maker(second)).name]).toEqual([undefined, "asha"]);
    expect((await maker(other)).name).toBe("sunita");
    expect(await renewLink(shop, shop.owner, "nobody")).toBeUndefined();
    expect((await auditOf(shop.db, "artisans", "asha")).map(({ what }) => what)).toHaveLength(2);
  });

  test.each(["", "x", "\0".repeat(22), "a".repeat(22), "a".repeat(10_000)])(
    "none is opened by %j",
    async (token) => expect(await makerByToken(shop, token)).toBeUndefined(),
  );

  test("asks for a code once it has one, until that is taken away; a new link keeps it", async () => {
    expect(await changeCode(shop, shop.owner, "asha", "1234")).toBe(false);
    const token = await link();
    expect(mayOpen(await maker(token), undefined, shop.secret)).toBe(true);
    expect(await changeCode(shop, shop.owner, "asha", "1234")).toBe(true);
    const mark = openedMark(await maker(token), shop.secret);
    const may = async (given: string | undefined, at = token) => mayOpen(await maker(at), given, shop.secret);
    expect([await may(undefined), await may("x"), await may(mark)]).toEqual([false, false, true]);
    const renewed = await link();
    expect(await may(mark, renewed)).toBe(false);
    expect(await tryCode(shop, await maker(renewed), "1234")).toBe("right");
    await changeCode(shop, shop.owner, "asha", null);
    expect(await may(undefined, renewed)).toBe(true);
  });

  test("is locked for 15 minutes after five wrong codes in a row (MAKING-21)", async () => {
    const token = await link();
    await changeCode(shop, shop.owner, "asha", "1234");
    const typed = async (...codes: string[]) => {
      const tried: string[] = [];
      for (const code of codes) tried.push(await tryCode(shop, await maker(token), code));
      return tried;
    };
    const four = ["0000", "0001", "0002", "0003"];
    expect(await typed(...four, "1234")).toEqual(["wrong", "wrong", "wrong", "wrong", "right"]);
    expect(await typed(...four, "0004", "1234")).toEqual([...Array(5).fill("wrong"), "locked"]);
    shop.pass({ minutes: 14 });
    expect(await typed("1234")).toEqual(["locked"]);
    shop.pass({ minutes: 1 });
    expect(await typed("0005", "1234")).toEqual(["wrong", "right"]);
  });

  test("looks at five of twenty wrong codes that come at once, whatever copy takes them", async () => {
    const token = await link();
    await changeCode(shop, shop.owner, "asha", "1234");
    const found = await maker(token);
    const copies = [shop, { ...shop, db: shop.db }];
    const tried = await manyAtOnce(20, (at) => tryCode(copies[at % 2] ?? shop, found, `00${10 + at}`));
    expect(tried.filter((one) => one === "wrong")).toHaveLength(5);
    expect(await tryCode(shop, found, "1234")).toBe("locked");
  });

  test("goes with its maker", async () => {
    await link();
    await shop.db.deleteFrom("artisans").where("id", "=", "asha").execute();
    expect(await shop.count("maker_links")).toBe(0);
  });
});
