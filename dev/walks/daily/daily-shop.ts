import { orders as formerOrders } from "@jhola/demo/content/orders/orders.ts";
import type { SeedOrder } from "@jhola/demo/content/orders/seed-order.ts";
import { morningOrders } from "../morning-orders.ts";
import { layShop } from "../morning-shop.ts";

/** Whose photos are not drawn here, and one whose parcel has the number of another of that morning. */
const without = ["lalitha 41", "neha 38", "devika 10", "farah 5", "ananya 8"];

/** Both tell of this buyer's order of that day. */
const leftOut = (order: SeedOrder): boolean =>
  without.includes(`${order.buyer} ${order.daysAgo}`) ||
  morningOrders.some(({ buyer, daysAgo }) => buyer === order.buyer && daysAgo === order.daysAgo);

/** What the post brought the money of, and nobody wrote down yet. */
const cashBrought: SeedOrder = {
  ...{ buyer: "lalitha", daysAgo: 7, at: "12:10", pays: "cash", tracking: "EM418221107IN" },
  ...{ lines: [{ slug: "sujani-story-sling" }], fate: { packed: 20, shipped: 25 } },
};

const dailyOrders: readonly SeedOrder[] = [
  ...formerOrders.filter((order) => !leftOut(order)),
  cashBrought,
  ...morningOrders,
];

/** Three who wrote and wait for an answer. */
const messages = [
  ["Meenakshi Iyer", "Does the Mithila tote close with a zip? I carry it in trains."],
  ["Harpreet Gill", "Can you paint a name in Gurmukhi on a cushion? It is for my mother's birthday."],
  ["Zoya Khan", "My order has not come yet. When will it be here? I leave on Friday."],
] as const;

/** Lays a shop of thirty orders on top of the weeks before, for the ten jobs of a day. */
export const layDailyShop = (): Promise<string> =>
  layShop({
    orders: dailyOrders,
    messages: messages.map(([fullName, message], place) => ({
      ...{ fullName, message, email: `${fullName.split(" ")[0]?.toLowerCase()}@example.com` },
      phone: `90000 2000${place}`,
    })),
  });
