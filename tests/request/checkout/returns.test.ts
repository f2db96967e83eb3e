import sharp from "sharp";
import { expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { placedPhotograph } from "../../some-photograph.ts";
import { openOrderAdmin } from "../admin/admin-pages.ts";
import { ask, expectAnswer, expectWords, noticeOf, origin, post, signedInAs, textAt } from "../ask.ts";
import { mailsTo, mailTo, orderTokenIn } from "../read-mail.ts";

const shop = await openOrderAdmin();
const photo = await placedPhotograph();

/** A form with files, as a browser without script sends it. */
function send(path: string, fields: Record<string, string>, files: readonly Blob[] = [], cookie = "") {
  const body = formOf(fields);
  for (const file of files) body.append("photos", file, "broken.jpg");
  return post(path, body, cookie);
}

/** A guest's order that has arrived, with its mail's link and the name of its only pieces field. */
async function delivered() {
  const placed = await shop.place();
  const token = orderTokenIn(await mailTo(placed.email));
  const version = await shop.versionOf(placed.path);
  await post(placed.path, { intent: "status", version, status: "delivered" }, shop.admin);
  const path = `/order/${placed.number}/return?token=${encodeURIComponent(token)}`;
  const page = await textAt(path);
  const pieces = /name="(pieces:[^"]+)"/.exec(page)?.[1] ?? "";
  const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? "";
  return { ...placed, orderPath: placed.path, token, path, page, pieces, key };
}

/** The owner's page of the request with this number. */
async function managed(number: string, tab = "requested") {
  const list = await shop.page(`/admin/dashboard/returns?tab=${tab}`);
  const path = new RegExp(`href="(/admin/dashboard/returns/[^"/]+)"[^>]*>${number}<`).exec(list)?.[1] ?? "";
  const page = await shop.page(path);
  return { path, page, version: /name="version" value="(\d+)"/.exec(page)?.[1] ?? "" };
}

const placeOf = (answer: Response): URL => new URL(answer.headers.get("location") ?? "", origin);

test("a broken piece goes from the buyer's photo to the owner's settlement without script", async () => {
  const order = await delivered();
  expect(order.page).toContain("Return or Report a Problem");
  expect(order.page).toMatch(/<form[^>]* enctype="multipart\/form-data"/i);
  const fields = {
    ...{ key: order.key, [order.pieces]: "1", reason: "damaged", comment: "<b>Torn</b>" },
    ...{ wish: "refund", upiId: "asha@okhdfcbank" },
  };
  const again = await expectAnswer(send(order.path, fields), 422, "Add a photo that shows it.");
  expectWords(again, "&lt;b&gt;Torn&lt;/b&gt;", 'value="asha@okhdfcbank"');
  const forgotten = await send(order.path, { ...fields, upiId: "asha@gmail.com" }, [photo]);
  expect(await forgotten.text()).toContain("Please choose your photos again");
  const asTaken = await placedPhotograph({ width: 4000, height: 3000 });
  expect(asTaken.size).toBeGreaterThan(3_000_000);
  const asked = await send(order.path, fields, [asTaken, asTaken]);
  expect(asked.status).toBe(303);
  expect(placeOf(await send(order.path, fields, [asTaken, asTaken])).href).toBe(placeOf(asked).href);
  const own = placeOf(asked);
  const number = own.pathname.split("/").at(-1) ?? "";
  const mine = await textAt(own.pathname + own.search);
  expectWords(mine, `Return ${number}`, "We look at your request and write to you.");

  const { path, page, version } = await managed(number);
  expectWords(page, "Manage Return", "asha@okhdfcbank");
  await post(path, { intent: "approve", version }, shop.admin);
  const collected = await shop.versionOf(order.orderPath);
  await post(order.orderPath, { intent: "collected", version: collected }, shop.admin);
  const next = await managed(number, "approved");
  const settle = { intent: "settle", version: next.version, way: "refund", amount: "100" };
  const refused = await post(next.path, { ...settle, amount: "999999" }, shop.admin);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/At most ₹[\d,.]+ can go back\./);
  expect((await post(next.path, settle, shop.admin)).status).toBe(303);
  expect((await post(next.path, settle, shop.admin)).status).toBe(409);
  expect(await textAt(own.pathname + own.search)).toContain("We have sent ₹100.00 to your UPI ID.");
  const subjects = mailsTo(order.email).map(({ text }) => text);
  expect(subjects.some((text) => text.includes(`/return/${number}?token=`))).toBe(true);
});

test("more photos than the shop takes at once are refused on a page, once they are sent", async () => {
  const order = await delivered();
  const photos = Array.from({ length: 10 }, () => new Blob([new Uint8Array(5 * 1024 * 1024)]));
  const refused = await send(order.path, { key: order.key, [order.pieces]: "1", comment: "Torn" }, photos);
  await expectAnswer(refused, 413, "Go back: what you typed is still there.");
});

test("photos are for the order's buyer and the owner, and keep nothing of where they were taken", async () => {
  const order = await delivered();
  const fields = { key: order.key, [order.pieces]: "1", reason: "damaged", wish: "replacement" };
  const asked = await send(order.path, fields, [photo]);
  const own = placeOf(asked);
  const { cookie } = await signedInAs("user");
  const address = `${own.pathname}/photos/0`;
  const shown = await ask(address + own.search);
  expect(shown.status).toBe(200);
  expect(shown.headers.get("cache-control")).toBe("private, no-store");
  const { width, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect({ width, exif }).toEqual({ width: 1600, exif: undefined });
  for (const [path, as] of [
    [address, ""],
    [address, cookie],
    [`${address}?token=x`, ""],
    [`${own.pathname}/photos/1${own.search}`, ""],
    [`${own.pathname}/photos/00${own.search}`, ""],
    [own.pathname, cookie],
  ] as const)
    expect((await ask(path, as)).status).toBe(404);
  const { path, page } = await managed(own.pathname.split("/").at(-1) ?? "");
  expect(page).toContain(`${path}/photos/0`);
  expect((await ask(`${path}/photos/0`, shop.admin)).status).toBe(200);
});

test("nobody else asks for a return, sees one, or withdraws it", async () => {
  const order = await delivered();
  const fields = { key: order.key, [order.pieces]: "1", reason: "changed_mind", wish: "refund" };
  const bare = order.path.split("?")[0] ?? "";
  const { cookie } = await signedInAs("user");
  for (const as of ["", cookie]) {
    expect((await send(bare, fields, [photo], as)).status).toBe(404);
    expect((await ask(bare, as)).status).toBe(404);
  }
  const own = placeOf(await send(order.path, fields));
  expect((await post(own.pathname, {}, cookie)).status).toBe(404);
  expect((await post("/return/R-1", {})).status).toBe(404);
  expect(await textAt(`${own.pathname}?token=none`)).toContain("Return Not Found");
  expect(noticeOf(await post(own.pathname + own.search, {}))).toContain("Request Withdrawn");
});

test("what is no picture, or is one too many, is refused in words", async () => {
  const order = await delivered();
  const fields = { key: order.key, [order.pieces]: "1", reason: "damaged", wish: "refund" };
  const page = new Blob(["<script>alert(1)</script>"], { type: "image/jpeg" });
  expect(await (await send(order.path, fields, [page])).text()).toContain("is no PNG, JPEG or WebP picture");
  const six = await send(order.path, fields, Array(6).fill(photo));
  expect(await six.text()).toContain("Add 5 photos at most.");
});
