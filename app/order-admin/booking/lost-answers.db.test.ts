import { describe, expect, test } from "vitest";
import { eachCarrierShop, mishaps } from "../../../tests/database/booked-parcels.ts";

const steps = ["orders/create/adhoc", "courier/assign/awb"];
const asked = [...steps, "courier/generate/pickup", "courier/generate/label"].map((path) => `POST ${path}`);

const lost = "a booking of which an answer did not come";

eachCarrierShop(lost, { on: "embedded" }, ({ world, found, book, resume }) => {
  describe.each(asked)("%s", (endpoint) => {
    test.each(mishaps)("that %s books one parcel in the end", async (_, mishap) => {
      const { id } = await world().parcel();
      await world().mishap(endpoint, mishap);
      const first = await book(id);
      expect(["booked", "waiting"]).toContain(first.kind);
      // Nothing is done before its time.
      await resume();
      expect((await found(id)).state).toBe(first.kind === "booked" ? "booked" : "booking");
      for (const _ of [1, 2]) {
        world().pass(3);
        await resume();
      }
      const parcel = await found(id);
      expect(parcel).toMatchObject({ state: "booked", bookingClaimedUntil: null, bookingTries: 0 });
      const orders = await world().orders();
      expect(orders).toMatchObject([{ awb: parcel.awb, cancelled: false }]);
      expect(orders[0]?.pickupAt).not.toBeNull();
    });
  });
});

eachCarrierShop(`${lost}, on either database`, {}, ({ world, found, book, resume }) => {
  test("while it can't be looked up it is not asked for again, however long that lasts", async () => {
    const { id } = await world().parcel();
    await world().mishap("POST orders/create/adhoc", { reset: true, after: true });
    expect(await book(id)).toMatchObject({ kind: "waiting" });
    await world().mishap("GET orders", { status: 503, times: 6 });
    for (let round = 0; round < 6; round += 1) {
      world().pass(31);
      await resume();
    }
    expect(await world().orders()).toHaveLength(1);
    expect(await found(id)).toMatchObject({ state: "booking", bookingTries: 7 });
    world().pass(31);
    await resume();
    expect(await world().orders()).toHaveLength(1);
    expect((await found(id)).state).toBe("booked");
  });

  test("a parcel that the carrier has twice is left alone, until one of them is cancelled there", async () => {
    const { id, name } = await world().parcel();
    await world().mishap("POST courier/assign/awb", { status: 500 });
    await book(id);
    const base = world().shop().config.carrier;
    const post = async (path: string, body: string, token = "") => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${base?.apiBase}${path}`, { method: "POST", headers, body })).json();
    };
    const account = { email: base?.email, password: base?.password };
    const { token } = await post("/auth/login", JSON.stringify(account));
    const { requests }: { requests: { endpoint: string; body: string }[] } = await world().steer("log");
    const placing = requests.find(({ endpoint }) => endpoint === "POST orders/create/adhoc");
    const twin = await post("/orders/create/adhoc", placing?.body ?? "", token);
    world().pass(2);
    await resume();
    expect(await found(id)).toMatchObject({ state: "booking", trouble: expect.stringContaining("twice") });
    await post("/orders/cancel", JSON.stringify({ ids: [twin.order_id] }), token);
    world().pass(10);
    await resume();
    expect((await found(id)).state).toBe("booked");
    expect((await world().orders()).filter(({ cancelled }) => !cancelled)).toMatchObject([{ number: name }]);
  });

  test("two copies of the shop go on with one booking together, once", async () => {
    const parcels = [];
    for (let index = 0; index < 6; index += 1) parcels.push(await world().parcel());
    await world().mishap("POST courier/assign/awb", { reset: true, after: true, times: 6 });
    for (const { id } of parcels) await book(id);
    world().pass(3);
    await Promise.all([resume(), resume(), resume()]);
    expect(await world().orders()).toHaveLength(6);
    for (const { id } of parcels) expect((await found(id)).state).toBe("booked");
    expect(await world().asked("POST courier/assign/awb")).toBe(6);
  });
});
