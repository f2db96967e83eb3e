import sharp from "sharp";
import { expect, test } from "vitest";
import { freshId } from "../../form-of.ts";
import { somePhotograph } from "../../some-photograph.ts";
import { ask, expectAnswer, expectHeaders, expectWords, post, sharedAdmin, textAt } from "../ask.ts";
import { productForm, send, shownAt, upload } from "./product-form.ts";

const { cookie: admin } = await sharedAdmin();
const area = "/admin/dashboard/pictures";
const products = "/admin/dashboard/products";
const photograph = await somePhotograph({ width: 400, height: 300, light: 0.4 });
const busy = await somePhotograph({ width: 300, height: 300, wall: "busy" });

const said = async (answer: Response, name: string): Promise<string> => {
  const body: unknown = await answer.json();
  return typeof body === "object" && body !== null ? String(Reflect.get(body, name)) : "";
};

async function uploaded(recordId: string, bytes = photograph, bucket = "product_images"): Promise<string> {
  return said(await upload(admin, { bucket, for: recordId }, new Uint8Array(bytes)), "url");
}

/** A product in the shop with one photograph. */
async function product() {
  const id = freshId();
  const picture = await uploaded(id);
  const form = productForm({ id, images: picture, imagesAlt: "A bag" });
  expect((await send(products, admin, form)).status).toBe(200);
  return { id, picture, form, slug: String(form.get("slug")) };
}

const get = (path: string, fields: Record<string, string>) =>
  ask(`${path}?${new URLSearchParams(fields)}`, admin);
const preview = (fields: Record<string, string>) => get(`${area}/preview`, fields);
const save = (fields: Record<string, string>) => post(area, fields, admin);
const light = async (answer: Response) =>
  (await sharp(Buffer.from(await answer.arrayBuffer())).stats()).channels[1]?.mean ?? 0;
const busyText =
  "The background is not plain enough to be taken away. Cut it closer, or photograph the piece before a plain wall or cloth.";

test("PHOTO-24: a preview is the picture as it would be, kept by nobody", async () => {
  const picture = await uploaded(freshId());
  const [plain, turned] = [await preview({ picture }), await preview({ picture, turns: "1", auto: "on" })];
  expectHeaders(plain, { "content-type": "image/webp", "cache-control": "private, no-store" });
  const size = await sharp(Buffer.from(await turned.clone().arrayBuffer())).metadata();
  expect([size.width, size.height]).toEqual([300, 400]);
  expect(await light(turned)).toBeGreaterThan(1.5 * (await light(plain)));
});

test("PHOTO-24: a preview says where it has no plain ground (PHOTO-23)", async () => {
  const picture = await uploaded(freshId(), busy);
  expect((await preview({ picture, plain: "on" })).headers.get("picture-refusal")).toBe("busy");
  expect((await preview({ picture })).headers.get("picture-refusal")).toBeNull();
});

test("PHOTO-26: saving makes a new picture beside the old one, which the record takes when it is saved", async () => {
  const { id, picture, form, slug } = await product();
  const edited = await said(await save({ picture, turns: "1", light: "30" }), "url");
  expect(edited).toMatch(new RegExp(`^/files/product_images/${id}/[0-9a-f]{18}_300x400\\.webp$`));
  // Nothing of the record has changed.
  expect((await shownAt(slug)).html).toContain(picture);
  form.set("version", "1");
  form.set("images", edited);
  expect((await send(products, admin, form)).status).toBe(200);
  const { html } = await shownAt(slug);
  expect([html.includes(edited), html.includes(picture)]).toEqual([true, false]);
  expect((await ask(picture)).status).toBe(404);
  // What it was made from is still there, and so is how.
  expect(await said(await get(area, { picture: edited }), "edit")).toBe("turns=1&light=30");
  expect(await said(await save({ picture: edited }), "url")).toMatch(/_400x300\.webp$/);
});

test("PHOTO-26: saving sent twice makes two that wait, and the record takes the one that its form names", async () => {
  const { picture, form } = await product();
  const answers = await Promise.all([1, 2].map(() => save({ picture, light: "10" })));
  const [one, two] = await Promise.all(answers.map((answer) => said(answer, "url")));
  expect(one).not.toBe(two);
  form.set("version", "1");
  form.set("images", two ?? "");
  expect((await send(products, admin, form)).status).toBe(200);
  expect(await Promise.all([one, two].map(async (url) => (await ask(url ?? "")).status))).toEqual([200, 200]);
});

test("PHOTO-26: saving with nothing changed makes none", async () => {
  const picture = await uploaded(freshId());
  expect(await said(await save({ picture, turns: "0" }), "url")).toBe(picture);
});

test("PHOTO-26: a drawing is copied first, and can be undone when its own file is gone", async () => {
  const [url = ""] = /\/files\/product_images\/[^" ]+?_\d+x\d+\.webp/.exec(await textAt("/shop")) ?? [];
  const edited = await said(await save({ picture: url, left: "10", right: "10" }), "url");
  const sides = /_(\d+)x(\d+)\.webp$/;
  const [, width] = sides.exec(url) ?? [];
  expect(Number(sides.exec(edited)?.[1])).toBe(Math.round(Number(width) * 0.8));
  expect(await said(await get(area, { picture: edited }), "edit")).toBe("left=10&right=10");
});

test("PHOTO-26: a wall that is not plain is told, and nothing is kept", async () => {
  const answer = await save({ picture: await uploaded(freshId(), busy), plain: "on" });
  expect([answer.status, await said(answer, "text")]).toEqual([422, busyText]);
});

test.each([
  "",
  "/files/private/originals/0123456789abcdef01_1x1.webp",
  "/files/product_images/../../secret.key",
  `/files/product_images/${freshId()}/0123456789abcdef01_60x40.webp`,
  "/files/product_og_images/a/0123456789abcdef01_60x40.webp",
  "https://elsewhere.example/files/product_images/a/b_1x1.webp",
])("PHOTO-26: what is nobody's to edit: %j is not found", async (picture) => {
  const answers = [
    ...[await preview({ picture }), await get(area, { picture }), await save({ picture, turns: "1" })],
    await get(`${area}/edit`, { picture }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("PHOTO-27: without script the address says what is set, and saving leads back to the form, which shows the new picture", async () => {
  const { id, picture, slug } = await product();
  const form = `${products}?q=tote&edit=${id}`;
  const record = await textAt(form, admin);
  const link = `${area}/edit?${new URLSearchParams({ picture, form })}`;
  expectWords(record, link.replaceAll("&", "&amp;"), 'name="imagesRemoved"');
  const page = await (
    await get(`${area}/edit`, { picture, form, turns: "0", turn: "right", light: "20" })
  ).text();
  expectWords(page, "Cut off top", 'alt="The picture as it will be"');
  expect(page).toMatch(/name="turns" value="1"/);
  expect(page).toContain(
    `src="${area}/preview?${new URLSearchParams({ picture, turns: "1", light: "20" })}"`.replaceAll(
      "&",
      "&amp;",
    ),
  );
  const saved = await post(link, { picture, form, turns: "1", light: "20" }, admin);
  expect(saved.status).toBe(303);
  const to = saved.headers.get("location") ?? "";
  const as = new URLSearchParams(to.split("?")[1]).get("as") ?? "";
  expect(to).toBe(`${products}?${new URLSearchParams({ q: "tote", edit: id, edited: picture, as })}`);
  const shown = await textAt(to, admin);
  expect(shown).toContain("The edited picture is in its place. Press “Save Product” to keep it.");
  expect(shown).toContain(`name="images" value="${as}"`);
  expect((await shownAt(slug)).html).toContain(picture);
});

test("PHOTO-27: without script a form shows no picture of another record in a place of its own", async () => {
  const { id, picture } = await product();
  const foreign = await uploaded(freshId());
  const to = `${products}?${new URLSearchParams({ edit: id, edited: picture, as: foreign })}`;
  const shown = await textAt(to, admin);
  expect(shown).toContain(`name="images" value="${picture}"`);
  expect(shown).not.toContain("is in its place");
});

test("PHOTO-27: without script it leads nowhere else", async () => {
  const { id, picture } = await product();
  const typed = { picture, form: "https://elsewhere.example/", turns: "2" };
  const saved = await post(`${area}/edit?${new URLSearchParams({ picture })}`, typed, admin);
  expect(saved.headers.get("location")).toMatch(
    new RegExp(`^${products.replaceAll("/", "\\/")}\\?edit=${id}&`),
  );
});

test("PHOTO-27: without script what can't be had is said on the page, with what was set in its fields", async () => {
  const picture = await uploaded(freshId(), busy);
  const at = `${area}/edit?${new URLSearchParams({ picture })}`;
  const page = await expectAnswer(post(at, { picture, turns: "0", light: "15", plain: "on" }, admin), 422);
  expect(page).toContain(busyText);
  expect(page).toMatch(/name="light"[^>]*value="15"|value="15"[^>]*name="light"/);
});
