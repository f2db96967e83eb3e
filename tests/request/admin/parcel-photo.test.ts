import sharp from "sharp";
import { expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { ask, origin } from "../ask.ts";
import { openOrderAdmin } from "./order-admin.ts";

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
