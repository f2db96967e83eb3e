import { expect, test } from "vitest";
import { everything, type Held } from "#accounts/permissions/permissions.ts";
import { eachShop, type TestShop } from "../../../tests/database/each-shop.ts";
import { findAnything } from "./find-anything.server.ts";

const begin = async (shop: TestShop) => {
  await shop.addProducts([{ id: "lotus", name: "Lotus Tote", price: "500" }]);
  for (const [at, email] of ["asha@example.com", "Asha@Example.com", "ravi@example.com"].entries())
    await shop.addOrder([], {
      order_id_text: `JC-179570000000${at}`,
      billing_full_name: at === 2 ? "Ravi Lotus" : "Asha Kumari",
      billing_email: email,
      created_at: new Date(Date.UTC(2026, 10, at + 1)),
    });
  await shop.add("contact_messages", {
    full_name: "Meera Lotus",
    email: "meera@example.com",
    message_content: "Hello",
  });
  const lot = { number: "W-26-27-0001", product_name: "Lotus Tote", quantity: 200 };
  await shop.add("lots", lot);
  await shop.add("artisans", {
    id: "lotus-devi",
    name: "Lotus Devi",
    craft: "Kohbar",
    location: "Jitwarpur",
    bio: "Paints.",
  });
};

eachShop("the search of the admin area", { begin, isKept: true }, (shop) => {
  const find = (query: string, held: Held = everything) => findAnything(shop, held, query);
  /** "People: Asha Kumari". */
  const told = async (query: string, held?: Held) =>
    (await find(query, held)).groups.flatMap(({ heading, finds }) =>
      finds.map(({ title }) => `${heading}: ${title}`),
    );

  test("one word finds orders, products and people, each with the way to it", async () => {
    expect(await told("lotus")).toEqual([
      "Orders: JC-1795700000002 · Ravi Lotus",
      "Products: Lotus Tote",
      "People: Ravi Lotus",
      "People: Meera Lotus",
      "People: Lotus Devi",
    ]);
    const { groups } = await find("lotus");
    expect(groups.map(({ all }) => all)).toEqual([
      "/admin/dashboard/orders?q=lotus",
      "/admin/dashboard/products?q=lotus",
      undefined,
    ]);
  });

  test("who ordered more than once is one person, whichever way the e-mail is written", async () =>
    expect((await find("asha")).groups.find(({ heading }) => heading === "People")?.finds).toEqual([
      {
        to: "/admin/dashboard/orders?q=asha%40example.com",
        title: "Asha Kumari",
        note: "asha@example.com · 2 orders",
      },
    ]));

  test("a number finds its order, and a page is found by what people call it", async () => {
    expect((await told("JC-1795700000001"))[0]).toBe("Orders: JC-1795700000001 · Asha Kumari");
    expect((await find("JC-1795700000001")).groups[0]?.finds[0]?.note).toMatch(/ · 2 November 2026$/);
    expect((await find("w-26-27-0001")).groups[0]?.finds).toEqual([
      { to: "/admin/dashboard/making/W-26-27-0001", title: "W-26-27-0001", note: "Lotus Tote · 200 pieces" },
    ]);
    expect(await told("W-26-27-0001", { orders: true, products: true })).toEqual([]);
    expect(await told("coupon")).toEqual(["Pages: Discounts"]);
  });

  test.each<[Held, readonly string[]]>([
    [{}, []],
    [{ products: true }, ["Products: Lotus Tote"]],
    [{ messages: true }, ["People: Meera Lotus"]],
    [{ stories: true }, ["People: Lotus Devi"]],
    [{ orders: true }, ["Orders: JC-1795700000002 · Ravi Lotus", "People: Ravi Lotus"]],
  ])("whoever holds %o finds no more than that", async (held, found) =>
    expect(await told("lotus", held)).toEqual(found),
  );

  test.each(["", "   ", "%", "\\", "'", "nobody-of-that-name"])(
    "%j finds nothing and breaks nothing",
    async (query) => expect(await find(query.trim())).toMatchObject({ groups: [], isPart: false }),
  );
});
