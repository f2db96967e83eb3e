import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { linkStanding, orderLinkToken } from "./order-access.server.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));

eachShop("a mailed link", { on: "embedded" }, (shop) => {
  async function orderOf(status: "shipped" | "delivered", history: Record<string, Date>): Promise<string> {
    const id = await shop.addOrder([{}], inState(status));
    for (const [step, created_at] of Object.entries(history))
      await shop.add("order_history", { order_id: id, status: step, actor_kind: "admin", created_at });
    return (await shop.row("orders", id)).order_id_text;
  }
  const standing = (number: string, now: Date, at?: Date) => {
    shop.clock = now;
    return linkStanding(shop, orderLinkToken(number, shop.secret, at), number);
  };

  test("opens its order until 180 days after the delivery; one that is asked for then does again", async () => {
    const number = await orderOf("delivered", { shipped: day(-3), delivered: day(0) });
    expect(await standing(number, day(179))).toBe("open");
    expect(await standing(number, day(180))).toBe("over");
    expect(await standing(number, day(180), day(180))).toBe("open");
    expect(await linkStanding(shop, "forged", number)).toBe("none");
  });

  test("of an order that never arrived, or was sent on its way again, keeps working", async () => {
    expect(await standing(await orderOf("shipped", { shipped: day(0) }), day(3000))).toBe("open");
    const again = await orderOf("shipped", { delivered: day(0), shipped: day(1) });
    expect(await standing(again, day(3000))).toBe("open");
  });
});
