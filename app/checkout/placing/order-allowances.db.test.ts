import { expect, test } from "vitest";
import { ask } from "#platform/database/ask-together.server.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { takingOrder } from "./order-allowances.server.ts";
import { orderFloods } from "./order-floods.db.server.ts";

const now = new Date("2026-11-25T10:00:00.000Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

eachShop("orders in somebody's name", {}, (shop) => {
  interface Ordered {
    email?: string;
    phone?: string | null;
    shippingPhone?: string;
    network?: string;
  }
  const order = (index: number, change: Ordered = {}) => {
    const { shippingPhone } = change;
    const { email = `buyer-${index}@example.com`, phone = null, network = `203.0.113.${index}` } = change;
    return ask(shop.db, takingOrder(shop.db, { network, billing: { email, phone }, shippingPhone }, now));
  };
  const many = (count: number, change: (index: number) => Parameters<typeof order>[1]) =>
    manyAtOnce(count, (index) => order(index, change(index)));
  const placed = (answers: Awaited<ReturnType<typeof many>>) => answers.filter(({ ok }) => ok).length;

  test("are twenty for one mailbox in ten minutes, however it is spelled and wherever they come from", async () => {
    const spelled = ["asha@example.com", "Asha@Example.com", "asha+1@example.com"];
    const answers = await many(60, (index) => ({ email: spelled[index % 3] ?? "" }));
    expect(placed(answers)).toBe(20);
    expect(answers).toContainEqual({ ok: false, refusal: "too-many-for-person" });
  });

  test("are twenty for one phone, however it is written", async () => {
    const written = ["98765 43210", "+91 9876543210", "09876543210"];
    expect(placed(await many(30, (index) => ({ phone: written[index % 3] ?? "" })))).toBe(20);
  });

  test("are twenty for one phone, whether its owner buys or receives", async () => {
    const by = (index: number) =>
      index % 2 === 0 ? { phone: "98765 43210" } : { shippingPhone: "9876543210" };
    expect(placed(await many(30, by))).toBe(20);
    expect(await order(99, { phone: "91234 56789", shippingPhone: "91234 56789" })).toEqual({ ok: true });
  });

  test("are sixty from one network, whoever they are for", async () => {
    const answers = await many(65, () => ({ network: "203.0.113.7" }));
    expect(placed(answers)).toBe(60);
    expect(answers).toContainEqual({ ok: false, refusal: "too-many" });
  });

  test("are told to the owner when they are many, each flood once, and none of its names", async () => {
    await many(14, () => ({ network: "198.51.100.7" }));
    expect(await orderFloods(shop.db, now)).toEqual([]);
    await many(17, () => ({ email: "asha@example.com" }));
    const floods = await orderFloods(shop.db, now);
    expect(floods).toEqual([{ count: 17, occasion: expect.stringMatching(/^many-orders:[0-9a-f]{32}$/) }]);
    expect(await orderFloods(shop.db, later(601))).toEqual([]);
  });
});
