import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { account, openCarrier, openShop, parcelOf } from "./test-simulator.ts";

describe("the account", () => {
  test("gives a token for ten days, and nothing without one", async () => {
    const { ask, send, steer } = await openCarrier();
    expect((await ask("GET", "/settings/company/pickup")).status).toBe(200);
    expect(await send("GET", "/settings/company/pickup")).toMatchObject({ status: 401 });
    await steer("clock", { advance_s: 10 * 24 * 3600 + 5 });
    expect((await ask("GET", "/settings/company/pickup")).body).toEqual({
      message: "Token has expired",
      status_code: 401,
    });
    expect((await send("POST", "/auth/login", { ...account, password: "wrong" })).status).toBe(400);
  });
});

describe("booking", () => {
  test("order, AWB, pickup and label come one after the other", async () => {
    const { origin, ask, book, orders } = await openCarrier();
    const { shipmentId, awb } = await book("JC-1-1");
    expect(await orders()).toMatchObject([{ number: "JC-1-1", awb, courierId: 43, freight: 116 }]);
    const again = await ask("POST", "/courier/generate/pickup", { shipment_id: [shipmentId] });
    expect(again).toMatchObject({ status: 400, body: { message: "Already in Pickup Queue." } });
    const label = (await ask("POST", "/courier/generate/label", { shipment_id: [shipmentId] })).body;
    expect(label.label_url).toBe(`${origin}/labels/${shipmentId}.pdf`);
    const pdf = Buffer.from(await (await fetch(label.label_url)).arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    const found = (await ask("GET", "/orders?search=JC-1-1")).body.data;
    expect(found).toMatchObject([{ channel_order_id: "JC-1-1", shipments: [{ awb }] }]);
  });

  test("asked twice it makes two, but never one of a cancelled number", async () => {
    const { ask, orders } = await openCarrier();
    const create = () => ask("POST", "/orders/create/adhoc", parcelOf("JC-2-1"));
    const first = (await create()).body.order_id;
    await create();
    expect(await orders()).toHaveLength(2);
    expect((await ask("POST", "/orders/cancel", { ids: [first] })).status).toBe(200);
    expect((await create()).body.errors).toEqual({ order_id: ["The order id has already been taken."] });
  });

  test.each([
    [{ billing_phone: "12" }, "billing_phone"],
    [{ order_items: [] }, "order_items"],
    [{ weight: 0 }, "weight"],
    [{ payment_method: "cash" }, "payment_method"],
  ])("%j is refused", async (more, field) => {
    const { ask } = await openCarrier();
    const answer = await ask("POST", "/orders/create/adhoc", parcelOf("JC-3-1", more));
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  test("no courier goes to the islands, nor where the test says so", async () => {
    const { ask, steer } = await openCarrier();
    const rates = async (pin: string) =>
      (
        await ask(
          "GET",
          `/courier/serviceability/?pickup_postcode=847211&delivery_postcode=${pin}&weight=1&cod=1`,
        )
      ).body;
    expect((await rates("800001")).data.available_courier_companies).toHaveLength(4);
    expect(await rates("744101")).toMatchObject({ status: 404 });
    await steer("scenario", { unserviceable: ["800"] });
    expect(await rates("800001")).toMatchObject({ status: 404 });
    const { shipment_id } = (await ask("POST", "/orders/create/adhoc", parcelOf("JC-4-1"))).body;
    expect((await ask("POST", "/courier/assign/awb", { shipment_id })).body).toMatchObject({
      ...{ awb_assign_status: 0 },
      response: { data: { awb_assign_error: "Delivery pincode is not serviceable." } },
    });
  });
});

describe("on the way", () => {
  test("nothing moves by itself until the clock is moved", async () => {
    const { url, arrived } = await openShop();
    const { ask, book, steer } = await openCarrier({ webhookUrl: url });
    const { awb } = await book("JC-5-1");
    expect((await ask("GET", `/courier/track/awb/${awb}`)).body.tracking_data.track_status).toBe(0);
    await steer("clock", { advance_s: 30 * 60 });
    await vi.waitFor(() => expect(arrived).toHaveLength(3));
    expect(arrived.map(({ body }) => body.current_status)).toEqual([
      ...["OUT FOR PICKUP", "PICKED UP", "IN TRANSIT"],
    ]);
    expect(arrived.every(({ key, body }) => key === "a token" && body.awb === awb)).toBe(true);
    const { tracking_data } = (await ask("GET", `/courier/track/awb/${awb}`)).body;
    expect(tracking_data).toMatchObject({ shipment_status: 18, shipment_track: [{ awb_code: awb }] });
    expect(tracking_data.shipment_track_activities[0]["sr-status"]).toBe("18");
  });

  test("events are told as the test says, doubled, backwards and with another weight", async () => {
    const { url, arrived } = await openShop();
    const { ask, book, steer } = await openCarrier({ webhookUrl: url });
    const { awb, orderId } = await book("JC-6-1");
    await steer("webhooks", { mode: "shuffle" });
    await steer("events", { parcel: "JC-6-1", tell: ["picked_up", "undelivered", "rto_initiated"] });
    await vi.waitFor(() => expect(arrived).toHaveLength(3));
    expect(arrived[0]?.body.current_status).toBe("RTO INITIATED");
    await steer("webhooks", { mode: "duplicate" });
    await steer("events", { parcel: awb, tell: ["rto_delivered"], charged_weight: 2.2 });
    await vi.waitFor(() => expect(arrived).toHaveLength(5));
    const { awb_data } = (await ask("GET", `/orders/show/${orderId}`)).body.data;
    expect(awb_data.charges).toMatchObject({ freight_charges: 290, charged_weight: 2.2 });
    expect((await ask("POST", "/orders/cancel", { ids: [orderId] })).status).toBe(400);
  });
});

describe("misbehaving", () => {
  test("loses an answer after the work, and every third one on command", async () => {
    const { ask, orders, steer } = await openCarrier();
    const create = (number: string) => ask("POST", "/orders/create/adhoc", parcelOf(number));
    const endpoint = "POST orders/create/adhoc";
    await steer("scenario", { next: { endpoint, reset: true, after: true } });
    await expect(create("JC-7-1")).rejects.toThrow();
    expect(await orders()).toHaveLength(1);
    await steer("scenario", { next: { endpoint, status: 500, every: 3, times: 2 } });
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await create(`JC-8-${index}`)).status);
    expect(statuses).toEqual([200, 200, 500, 200, 200, 500, 200]);
  });
});

test("a restart forgets neither parcels nor who is signed in", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-carrier-"));
  const stateFile = join(folder, "parcels");
  const first = await openCarrier({ stateFile });
  await first.book("JC-9-1");
  await first.close();
  const second = await openCarrier({ stateFile });
  expect(await second.orders()).toMatchObject([{ number: "JC-9-1" }]);
  await second.close();
  rmSync(folder, { recursive: true });
});
