import sharp from "sharp";
import { expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { placedPhotograph } from "../../some-photograph.ts";
import { openOrderAdmin } from "../admin/admin-pages.ts";
import { ask, expectAnswer, expectLed, expectWords, post, textAt } from "../ask.ts";
import { mailTo, orderTokenIn } from "../read-mail.ts";

const shop = await openOrderAdmin();
const photo = await placedPhotograph();

const words = { stars: "4", title: "Fine work", body: "The painting is finer than in the picture." };

/** A form with files, as a browser without script sends it. */
function send(path: string, fields: Record<string, string>, files: readonly Blob[] = []) {
  const body = formOf({ version: "0", ...fields });
  for (const file of files) body.append("photos", file, "bag.jpg");
  return post(path, body);
}

async function placed() {
  const order = await shop.place();
  const token = orderTokenIn(await mailTo(order.email));
  return { ...order, token, act: `/order/${order.number}/review?token=${encodeURIComponent(token)}` };
}

/** A guest's order that has arrived, with the address of the form of its only piece. */
async function delivered() {
  const order = await placed();
  const version = await shop.versionOf(order.path);
  await post(order.path, { intent: "status", version, status: "delivered" }, shop.admin);
  const led = await ask(order.act);
  const page = led.headers.get("location") ?? "";
  const form = /action="([^"]+piece=[^"]+)"/.exec(await textAt(page))?.[1] ?? "";
  return { ...order, led, page, form };
}

test("a delivered order's pieces are reviewed by its mail's link, without script", async () => {
  const { led, page, form, number, token } = await delivered();
  expect(led.status).toBe(302);
  expect(page).toMatch(/^\/review\/JC-\d+\./);
  expect(await textAt(`/order-confirmation?orderId=${number}&token=${token}`)).toContain("Write a Review");
  await expectLed(send(form, words), page);
  const list = await textAt(page);
  expect(list).toContain("Waiting: we look at it first.");
  expect(list).toContain(words.body);
  expect(await textAt(form)).toContain('name="version" value="1"');
  expect((await send(form, { ...words, stars: "5" })).status).toBe(409);
  expect((await send(form, { ...words, version: "1", stars: "5" })).status).toBe(303);
  expect((await send(form, { ...words, version: "2", body: "Short." })).status).toBe(422);
});

test("what has not arrived is not reviewed", async () => {
  const { act, number } = await placed();
  const page = (await ask(act)).headers.get("location") ?? "";
  const list = await textAt(page);
  expect(list).toContain("It has not arrived yet.");
  expect(list).not.toContain('name="stars"');
  await expectAnswer(send(`${page}?piece=x`, words), 422, "This piece can&#x27;t be reviewed");
  expect(number).toMatch(/^JC-/);
});

test("looking at a mail's stop link stops nothing; its button does, and says so, as often as it is pressed", async () => {
  const { act } = await placed();
  const stop = `${(await ask(act)).headers.get("location")}/stop`;
  for (let times = 0; times < 2; times++) expect(await textAt(stop)).toContain("Shall We Stop Asking?");
  for (let times = 0; times < 2; times++) await expectLed(post(stop, {}), stop);
  const stopped = await textAt(stop);
  expect(stopped).toContain("We Ask No More");
  expect(stopped).not.toContain("Stop Asking Me");
  expect(stopped).toContain('<meta name="robots" content="noindex"/>');
});

test("a mail program's one click stops it from wherever it is sent", async () => {
  const { act } = await placed();
  const stop = `${(await ask(act)).headers.get("location")}/stop`;
  const click = await ask(stop, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    headers: { Origin: "https://mail.example" },
  });
  expect(click.status).toBe(200);
  expect(await textAt(stop)).toContain("We Ask No More");
});

test("a wrong stop link stops nothing, and says what does", async () => {
  const { act } = await placed();
  const page = (await ask(act)).headers.get("location") ?? "";
  for (const wrong of [`${page}x/stop`, `${page.slice(0, -1)}/stop`, "/review/none/stop"]) {
    await expectAnswer(ask(wrong), 404, "Reply to the mail, and we stop.");
    expect((await post(wrong, {})).status).toBe(404);
  }
  expect(await textAt(`${page}/stop`)).toContain("Shall We Stop Asking?");
});

test("nobody else reviews an order", async () => {
  const { number, page, form } = await delivered();
  expect((await ask(`/order/${number}/review`)).status).toBe(404);
  expect((await ask(`/order/${number}/review?token=none`)).status).toBe(404);
  const forged = [
    page.slice(0, -1),
    `${page}x`,
    page.replace(number, "JC-1"),
    "/review/none",
    "/review/JC-1.a.b",
  ];
  for (const path of forged) {
    expect((await ask(path)).status).toBe(404);
    expect((await send(`${path}?piece=${form.split("piece=")[1]}`, words)).status).toBe(404);
  }
});

test("its photos keep nothing of where they were taken, and are nobody else's before it is shown", async () => {
  const [own, other] = [await delivered(), await delivered()];
  expect((await send(own.form, words, [photo, photo])).status).toBe(303);
  const line = own.form.split("piece=")[1] ?? "";
  const shown = await ask(`${own.page}/photos/${line}/1`);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const facts = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([facts.format, facts.width, facts.exif]).toEqual(["webp", 1600, undefined]);
  for (const path of [
    `${other.page}/photos/${line}/1`,
    `${own.page}/photos/${line}/2`,
    `${own.page}/photos/x/0`,
    `/review/none/photos/${line}/0`,
  ])
    expect((await ask(path)).status).toBe(404);
});

test("what is no picture, or is one too many, is refused in words", async () => {
  const { form } = await delivered();
  const page = await send(form, words, [new Blob(["<html>"], { type: "image/jpeg" })]);
  await expectAnswer(page, 422, "is no PNG, JPEG or WebP picture that can be read");
  await expectAnswer(send(form, words, Array(5).fill(photo)), 422, "Add 4 photos at most.");
});

test("the owner finds it, shows it with a reply, hides it for a reason, and no form of hers has words", async () => {
  const { form, page } = await delivered();
  const title = `Fine ${Date.now()}`;
  await send(form, { ...words, title }, [photo]);
  const read = async (path: string) => (await ask(path, shop.admin)).text();
  const list = await read("/admin/dashboard/reviews");
  const path =
    new RegExp(`href="(/admin/dashboard/reviews/[^"]+)"(?:(?!href).)*${title}`, "s").exec(list)?.[1] ?? "";
  const dialog = await read(path);
  expectWords(dialog, "Manage Review", "It stands below the review as &#x27;Reply from ");
  expect(
    [...dialog.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name),
  ).toEqual(expect.arrayContaining(["version", "reply", "reason"]));
  expect(dialog).not.toMatch(/name="(stars|body|title)"/);
  expect((await ask(`${path}/photos/0`, shop.admin)).status).toBe(200);
  expect((await ask(`${path}/photos/0`)).status).toBe(303);
  const act = (fields: Record<string, string>) =>
    post(path, { stars: "5", body: "Bought words", ...fields }, shop.admin);
  expect((await act({ intent: "hide", version: "1" })).status).toBe(422);
  expect((await act({ intent: "reply", version: "1", reply: "Thank you, Sita Devi." })).status).toBe(303);
  expect((await act({ intent: "show", version: "1" })).status).toBe(409);
  expect((await act({ intent: "show", version: "2" })).status).toBe(303);
  expectWords(await textAt(page), "It is shown to everybody.", "Thank you, Sita Devi.", words.body);
  expect((await act({ intent: "hide", version: "3", reason: "off_topic" })).status).toBe(303);
  expect(await textAt(page)).toContain("It is not shown: it is not about the piece.");
});
