import sharp from "sharp";
import { expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { ask, expectAnswer, expectLed, expectWords, noticeOf, origin } from "../ask.ts";
import { fieldIn, openOrderAdmin, orders } from "./admin-pages.ts";

const shop = await openOrderAdmin();

const measures = { weight: "800", length: "30", width: "25", height: "8" };
const mobile = { phone: "9876543210" };

/** The form of 'New Shipment' with so many pieces of the order's one line. */
async function newParcel(order: string, pieces: string, fields: Record<string, string> = {}) {
  const html = await shop.page(`${order}/shipments/new`);
  const [, name = ""] = /name="(pieces:[^"]+)"/.exec(html) ?? [];
  const form = { version: fieldIn(html, "version"), [name]: pieces, ...measures, ...fields };
  return { form, answer: await shop.send(`${order}/shipments/new`, form) };
}

const placeOf = (answer: Response): string => answer.headers.get("location")?.split("?")[0] ?? "";

test("more pieces than there are and half a box make no parcel; what was typed stays", async () => {
  const { path } = await shop.place(mobile);
  for (const [pieces, fields, said] of [
    ["3", {}, "More pieces than are left to be sent."],
    ["1", { height: "" }, "Enter all three sides of the box, or none."],
  ] as const) {
    const { answer } = await newParcel(path, pieces, { courier: "Asha & Sons", ...fields });
    expect([said, answer.status]).toEqual([said, 422]);
    expectWords(await answer.text(), said, 'value="Asha &amp; Sons"');
  }
  expect(await shop.page(path)).toContain("Nothing is packed yet.");
});

test("two parcels of one order, the first sent by hand, the second made from an old form", async () => {
  const { path } = await shop.place(mobile);
  const first = await newParcel(path, "1", { courier: "India Post", trackingNumber: "EX1IN" });
  expect(first.answer.status).toBe(303);
  const parcel = placeOf(first.answer);
  expect((await shop.send(`${path}/shipments/new`, first.form)).status).toBe(409);
  const version = fieldIn(await shop.page(parcel), "version");
  const sent = { version, ...measures, courier: "India Post", trackingNumber: "EX1IN", state: "picked_up" };
  expect((await shop.send(parcel, sent)).status).toBe(200);
  const stale = await shop.send(parcel, { ...sent, trackingNumber: "EX2IN" });
  await expectAnswer(stale, 409, "This parcel changed meanwhile.");
  expect(await shop.page(path)).toContain("1 piece is in no parcel yet.");
  expect((await newParcel(path, "1")).answer.status).toBe(303);
  expect(await shop.page(`${path}/shipments/new`)).toContain("Every piece of this order is in a parcel.");
});

test("a courier is booked once, its label is a PDF, and the booking is taken back", async () => {
  const { path } = await shop.place(mobile);
  const { answer } = await newParcel(path, "2", { intent: "book" });
  const rates = placeOf(answer);
  const html = await shop.page(rates);
  const [, courier = ""] = /<button[^>]* value="(\d+)"/.exec(html) ?? [];
  const wish = { courier, version: fieldIn(html, "version") };
  const booked = await shop.send(rates, wish);
  expect([booked.status, placeOf(booked)]).toEqual([303, rates.replace(/\/book$/, "")]);
  expect((await shop.send(rates, wish)).status).toBe(409);
  const parcel = placeOf(booked);
  const label = await shop.get(`${parcel}/label.pdf`);
  expect([label.status, label.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const version = fieldIn(await shop.page(parcel), "version");
  const cancelled = await shop.send(parcel, { intent: "cancel-booking", version });
  expect(await cancelled.text()).toContain("Its pieces can be packed anew");
  expect(await shop.page(parcel)).not.toContain(`${parcel}/label.pdf`);
  const refused = await shop.get(`${parcel}/label.pdf`);
  expect([refused.status, placeOf(refused)]).toEqual([303, parcel]);
  expect(noticeOf(refused)).toContain("Its booking is cancelled");
});

test("'Book Parcels' says of each ticked order what came of it, and books none twice", async () => {
  const [good, without] = [await shop.place(mobile), await shop.place({ phone: "" })];
  const ids = [good, without].map(({ path }) => path.split("/").at(-1) ?? "");
  const book = () =>
    shop.send(
      `${orders}/book-parcels`,
      ids.map((id) => ["id", id]),
    );
  const answer = await book();
  expect(answer.status).toBe(303);
  expectWords(await shop.page(answer.headers.get("location") ?? ""), good.number, without.number);
  const parcelsOf = async (path: string) =>
    new Set((await shop.page(path)).match(/shipments\/[0-9a-f-]{36}/g) ?? []).size;
  const made = await parcelsOf(good.path);
  await book();
  expect(await parcelsOf(good.path)).toBe(made);
  await expectLed(shop.send(`${orders}/book-parcels`), orders);
});

test("a parcel is found only at its order", async () => {
  const [mine, other] = [await shop.place(mobile), await shop.place(mobile)];
  const parcel = placeOf((await newParcel(mine.path, "1")).answer);
  const elsewhere = parcel.replace(mine.path, other.path);
  expect((await shop.get(elsewhere)).status).toBe(404);
  expect((await shop.send(elsewhere, { version: "1", state: "picked_up" })).status).toBe(404);
  expect(await shop.page(parcel)).toContain("Packed");
});

test("an order that came back leads on to what comes next", async () => {
  const { send, place, versionOf } = await openOrderAdmin();
  const { path } = await place();
  await place();
  const act = async (fields: Record<string, string>) =>
    (await send(path, { version: await versionOf(path), ...fields })).text();
  expect(await act({ intent: "status", status: "shipped" })).not.toContain("It came back on");
  const html = await act({ intent: "cameBack" });
  expect(html).toContain("It came back on");
  expect(html).toMatch(/Next (to pack|coming back)/);
  expect(html).toContain(`href="${orders}?status=shipped"`);
});

test("a packed parcel's photo is the owner's alone", async () => {
  const shop = await openOrderAdmin();
  const order = await shop.place();
  const form = `${order.path}/shipments/new`;
  const pieces = /name="(pieces:[^"]+)"/.exec(await shop.page(form))?.[1] ?? "";
  const send = (path: string, fields: Record<string, string | Blob>) => shop.send(path, formOf(fields));
  const made = await shop.send(form, { intent: "make", version: await shop.versionOf(form), [pieces]: "1" });
  const parcel = new URL(made.headers.get("location") ?? "", origin).pathname;
  const photo = () => shop.get(`${parcel}/photo`);
  expect((await photo()).status).toBe(404);

  const sheet = sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#A6342B" } });
  const jpeg = new Blob([new Uint8Array(await sheet.jpeg().toBuffer())], { type: "image/jpeg" });
  const version = await shop.versionOf(parcel);
  const page = new Blob(["<script>alert(1)</script>"], { type: "image/jpeg" });
  expect((await send(parcel, { intent: "photo", version, photo: page })).status).toBe(409);
  expect((await send(parcel, { intent: "photo", version })).status).toBe(409);
  expect((await send(parcel, { intent: "photo", version, photo: jpeg })).status).toBe(200);
  expect((await send(parcel, { intent: "photo", version, photo: jpeg })).status).toBe(409);
  const kept = await photo();
  expect([kept.status, kept.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(kept.headers.get("cache-control")).toContain("private");
  expect((await ask(`${parcel}/photo`)).status).not.toBe(200);
  expect((await ask(`${parcel}/photo`, shop.customer)).status).not.toBe(200);
  expect(await shop.page(parcel)).toContain("Parcel 1 as it was packed");

  const removed = await send(parcel, { intent: "no-photo", version: await shop.versionOf(parcel) });
  expect(removed.status).toBe(200);
  expect((await photo()).status).toBe(404);
});
