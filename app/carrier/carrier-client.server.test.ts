import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { account, openCarrier } from "../../dev/carrier-simulator/test-simulator.ts";
import { carrierClient } from "./carrier-client.server.ts";
import type { NewParcel } from "./new-parcel.ts";

const parcel: NewParcel = {
  number: "JC-1-1",
  orderedAt: new Date("2026-11-20T04:30:00Z"),
  to: {
    ...{ name: "Asha Devi", address: "House 12", address2: "", city: "Patna", state: "Bihar" },
    ...{ country: "India", pincode: "800001", phone: "9876543210" },
  },
  items: [{ name: "Lotus Tote", sku: "tote", units: 2, price: paise(50_000) }],
  cash: paise(0),
  grams: 800,
  box: { lengthCm: 30, widthCm: 20, heightCm: 10 },
};
const place = { name: "Primary", pincode: "847211" };
const way = { from: "847211", to: "800001", grams: 800, isCash: true };

async function open(patience = 20_000) {
  const simulator = await openCarrier();
  const { email, password } = account;
  const access = { email, password, apiBase: simulator.origin, patience };
  const log = async (): Promise<{ endpoint: string; body: string }[]> =>
    (await (await fetch(`${simulator.origin}/sim/log`)).json()).requests;
  return { ...simulator, access, client: carrierClient(access), log };
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A carrier that signs in anybody and answers everything with this. */
async function answering(body: unknown) {
  const server = createServer((request, response) =>
    response.end(JSON.stringify(request.url === "/auth/login" ? { token: "t" } : body)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return carrierClient({ ...account, apiBase: `http://127.0.0.1:${port}` });
}

test("twenty who ask at once sign in once, and a token that ended is renewed once", async () => {
  const { client, log, steer } = await open();
  const before = (await log()).length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.rates(way)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const asked = async () => (await log()).slice(before).map(({ endpoint }) => endpoint);
  const signIns = async () => (await asked()).filter((endpoint) => endpoint === "POST auth/login").length;
  expect(await signIns()).toBe(1);
  await steer("clock", { advance_s: 11 * 24 * 3600 });
  expect(await client.pickupPlace()).toEqual({ ok: true, value: place });
  expect(await signIns()).toBe(2);
});

test("an account that is refused is not tried again at once", async () => {
  const { access, log } = await open();
  const client = carrierClient({ ...access, password: "wrong" });
  const before = (await log()).length;
  for (let index = 0; index < 5; index += 1)
    expect(await client.find("JC-1-1")).toMatchObject({ ok: false, kind: "unauthorised" });
  expect((await log()).length - before).toBe(1);
});

test("the buyer's e-mail stays here, and the moment is India's", async () => {
  const { client, log } = await open();
  expect((await client.create(parcel, place, "parcels@shop.example")).ok).toBe(true);
  const sent = JSON.parse((await log()).findLast(({ endpoint }) => endpoint.includes("adhoc"))?.body ?? "");
  expect(sent).toMatchObject({
    ...{ order_date: "2026-11-20 10:00", billing_email: "parcels@shop.example", payment_method: "Prepaid" },
    ...{ sub_total: 1000, weight: 0.8, order_items: [{ selling_price: 500, units: 2 }] },
  });
  const paidInCash = { ...parcel, number: "JC-1-2", cash: paise(99_950) };
  expect((await client.create(paidInCash, place, "a@b.example")).ok).toBe(true);
  expect(await client.find("JC-1-2")).toMatchObject({ value: [{ isCash: true, total: 99_950 }] });
});

test.each([
  [{ status: 500 }, "down"],
  [{ html: true, status: 200 }, "odd"],
  [{ html: true, status: 502 }, "down"],
  [{ reset: true, times: 2 }, "down"],
  [{ delay_ms: 600 }, "down"],
  [{ status: 429 }, "busy"],
  [{ status: 400, body: { message: "No\0." } }, "refused"],
  [{ status: 200, body: { data: "none" } }, "odd"],
])("%j is a trouble: %s", async (mishap, kind) => {
  const { client, steer } = await open("delay_ms" in mishap ? 300 : undefined);
  await steer("scenario", { next: { endpoint: "GET orders", ...mishap } });
  const answer = await client.find("JC-1-1");
  expect(answer).toMatchObject({ ok: false, kind });
  expect(answer.ok ? "" : answer.message).not.toContain("\0");
});

test.each([
  [{ order_id: "../x", shipment_id: 1 }],
  [{ order_id: 1 }],
  [{ order_id: -1, shipment_id: 1 }],
  [[]],
  ["made"],
])("%j is no order", async (body) => {
  const client = await answering(body);
  expect(await client.create(parcel, place, "a@b.example")).toMatchObject({ ok: false, kind: "odd" });
});

test.each([
  [{ awb_assign_status: 1, response: { data: {} } }, "odd"],
  [{ awb_assign_status: 1, response: { data: { awb_code: "1|../x" } } }, "odd"],
  [{}, "odd"],
  [{ awb_assign_status: 0, response: { data: { awb_assign_error: "Your wallet is empty." } } }, "refused"],
  [{ message: "No.", status_code: 400 }, "refused"],
])("of a courier's number %j is %s", async (body, kind) => {
  expect(await (await answering(body)).assign("1", 43)).toMatchObject({ ok: false, kind });
});

test.each([
  "https://elsewhere.example/label.pdf",
  "http://169.254.169.254/label.pdf",
  "http://shiprocket.in/label.pdf",
  "https://shiprocket.in.elsewhere.example/label.pdf",
  "file:///etc/passwd",
  "label.pdf",
])("a label at %s is not fetched", async (label_url) => {
  const client = await answering({ label_created: 1, label_url });
  expect(await client.label("1")).toMatchObject({ ok: false, kind: "odd" });
});

test("another parcel's way is not this one's", async () => {
  const track = { shipment_status: 7, shipment_track: [{ awb_code: "222" }], shipment_track_activities: [] };
  expect(await (await answering({ tracking_data: track })).track("111")).toMatchObject({ kind: "odd" });
});
