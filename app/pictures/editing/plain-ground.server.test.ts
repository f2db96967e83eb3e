import sharp from "sharp";
import { expect, test } from "vitest";
import { noEdit } from "#values/picture-edit.ts";
import { longestStretch } from "../../../tests/longest-stretch.ts";
import { somePhotograph } from "../../../tests/some-photograph.ts";
import { findGround } from "./plain-ground.server.ts";
import { renderEdit } from "./render-edit.server.ts";

async function photograph() {
  const small = sharp(await somePhotograph({ width: 320, height: 240 })).removeAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test.each([{}, { most: 800 }, { most: 800, whole: true }])(
  "whoever shops waits for no picture that is edited, rendered %j (PHOTO-24)",
  async (how) => {
    const file = await somePhotograph({ width: 2400, height: 1800 });
    const edit = { ...noEdit, auto: true, plain: true };
    expect(await longestStretch(() => renderEdit(file, edit, how))).toBeLessThan(0.08);
  },
);

test("what takes too long is ended, and the next picture has its ground all the same", async () => {
  await expect(findGround(await photograph(), 1)).rejects.toThrow("too long");
  expect(await findGround(await photograph())).toBeInstanceOf(Uint8Array);
});

test("a thread that dies is an error of its picture alone", async () => {
  const picture = await photograph();
  await expect(findGround({ ...picture, width: 0 })).rejects.toThrow("not as large");
  await expect(findGround({ ...picture, width: 321 })).rejects.toThrow("not as large");
  expect(await findGround(picture)).toBeInstanceOf(Uint8Array);
});
