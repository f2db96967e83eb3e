import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { personalData } from "#privacy/personal-data.db.server.ts";
import { addWishlistItems } from "#storefront/wishlist/wishlist.db.server.ts";
import { eachShop, manyAtOnce, type TestShop } from "../../tests/database/each-shop.ts";
import { listPath, mostLists } from "./shared-list.ts";
import { findByLink, findOwnList, listsOf } from "./shared-lists.db.server.ts";
import { takeList } from "./take-list.server.ts";

const begin = (shop: TestShop) => shop.addProducts(["a", "b", "c"].map((id) => ({ id, name: `Bag ${id}` })));

eachShop("shared lists", { begin }, (shop) => {
  async function somebody() {
    const me = await shop.addCustomer();
    await addWishlistItems(shop.db, me, ["a", "b"], shop.now());
    return me;
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>;

  /** What an owner's form says: with script or without it is led on, or answered. */
  const press = async (me: Somebody, fields: [string, string][], id?: string) => {
    const list = id === undefined ? undefined : await findOwnList(shop.db, me, id);
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return takeList(shop, me, form, list).catch((led: unknown) => led);
  };
  const shared = (title = "For Amma", id: string = randomUUID()): [string, string][] => [
    ...Object.entries({ id, title }),
    ...["a", "b"].map((each): [string, string] => ["goods", each]),
  ];
  const share = async (me: Somebody) => {
    await press(me, shared());
    const [list] = await listsOf(shop.db, me);
    if (!list) throw new Error("no list is shared");
    return list;
  };

  test("hold what was ticked of the wishlist, and nothing that joins it later (LINK-7)", async () => {
    const me = await somebody();
    const list = await share(me);
    expect(list).toMatchObject({
      title: "For Amma",
      products: ["a", "b"],
      token: expect.stringMatching(/^[\w-]{22}$/),
    });
    await addWishlistItems(shop.db, me, ["c"], shop.now());
    expect(await findByLink(shop.db, list.token)).toMatchObject({
      products: ["a", "b"],
      fullName: "Rekha Jha",
    });
    const was: readonly [string, string][] = [
      ["version", "1"],
      ["title", "Amma"],
    ];
    await press(me, [...was, ["goods", "c"], ["goods", "no-such"]], list.id);
    expect(await findByLink(shop.db, list.token)).toMatchObject({ title: "Amma", products: ["c"] });
    // The same form once more was made from what is no longer so.
    expect(await press(me, [...was, ["goods", "a"]], list.id)).toMatchObject({
      init: { status: 409 },
    });
  });

  test("are ten at once, however many are shared at the same time (LINK-7)", async () => {
    const me = await somebody();
    const again = shared();
    await manyAtOnce(20, (at) => press(me, at < 5 ? again : shared()));
    expect(await listsOf(shop.db, me)).toHaveLength(mostLists);
    expect(await press(me, shared())).toMatchObject({
      data: { text: "You share 10 lists. End one of them to share another." },
    });
    await manyAtOnce(10, () => press(me, shared("")));
    expect(await press(me, shared())).toMatchObject({ init: { status: 429 } });
  });

  test.each<[string, [string, string][], object]>([
    [
      "no title",
      [
        ["title", " \u202e\u0007 "],
        ["goods", "a"],
      ],
      { title: "Give your list a title." },
    ],
    [
      "a long title",
      [
        ["title", "श्री".repeat(61)],
        ["goods", "a"],
      ],
      { title: expect.stringContaining("60") },
    ],
    [
      "nothing ticked",
      [
        ["title", "x"],
        ["goods", "c"],
      ],
      { goods: "Choose at least one piece." },
    ],
  ])("with %s are refused, and what was typed stays", async (_, fields, errors) => {
    const me = await somebody();
    expect(await press(me, fields)).toMatchObject({
      init: { status: 422 },
      data: { kind: "refused", errors, typed: { title: fields[0]?.[1] } },
    });
    expect(await listsOf(shop.db, me)).toEqual([]);
  });

  test("are in the download, and go when they are ended or with their account (LINK-10)", async () => {
    const [me, other] = [await somebody(), await somebody()];
    const [mine, hers] = [await share(me), await share(other)];
    await shop.db.deleteFrom("products").where("id", "=", "b").execute();
    const { shared_lists } = await personalData(shop.db, me, shop.now());
    expect(shared_lists).toEqual([
      expect.objectContaining({ link: listPath(mine.token), title: "For Amma", products: ["Bag a", ""] }),
    ]);
    await press(me, [["intent", "end"]], mine.id);
    expect(await findByLink(shop.db, mine.token)).toBeUndefined();
    await shop.db.deleteFrom("profiles").where("id", "=", other.id).execute();
    expect(await findByLink(shop.db, hers.token)).toBeUndefined();
    expect(await shop.count("shared_lists")).toBe(0);
  });
});
