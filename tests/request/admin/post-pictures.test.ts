import sharp from "sharp";
import { expect, test } from "vitest";
import { freshId } from "../../product-fields.ts";
import { ask } from "../ask.ts";
import { postAt, postForm, postsAdmin } from "../post-form.ts";
import { sharedAdmin } from "../sign-in.ts";
import { send, textOf, uploaded } from "./product-form.ts";

const { cookie: admin } = await sharedAdmin();

test("pictures that move are kept as their first frame, a still picture", async () => {
  const still = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await still("#A6342B"), await still("#27406B")];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const id = freshId();
  const url = await uploaded(admin, "blog_images", id, gif);
  expect(url).toMatch(/_20x20\.webp$/);
  const form = postForm({ id, cover: url, coverAlt: "A painted wall" });
  expect((await send(postsAdmin, admin, form)).status).toBe(200);
  expect((await postAt(textOf(form, "slug"))).html).toContain("A painted wall");
  const shown = await ask(url);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect((await sharp(await shown.arrayBuffer()).stats()).channels[0]?.mean).toBeGreaterThan(120);
});

test("pictures of another record or from elsewhere are not taken", async () => {
  const foreign = await uploaded(admin, "blog_images", freshId());
  for (const url of [foreign, "https://evil.example/a.png", "javascript:alert(1)", "/files/../secret.key"]) {
    for (const field of ["cover", "authorImage", "ogImage"])
      expect((await send(postsAdmin, admin, postForm({ [field]: url }))).status, url).toBe(422);
  }
  expect((await ask(foreign)).status).toBe(200);
});
