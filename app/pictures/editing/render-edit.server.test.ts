import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { noEdit, type PictureEdit } from "#values/picture-edit.ts";
import { bagIn, somePhotograph } from "../../../tests/some-photograph.ts";
import type { Pixels } from "./light.ts";
import { type Rendered, renderEdit } from "./render-edit.server.ts";

let photograph: Buffer;
let dark: Buffer;
beforeAll(async () => {
  photograph = await somePhotograph();
  dark = await somePhotograph({ light: 0.35 });
});

const edited = (file: Buffer, edit: Partial<PictureEdit>, how: { most?: number; whole?: boolean } = {}) =>
  renderEdit(file, { ...noEdit, ...edit }, how);

/** A pixel's colour, its place given in parts of the sides; of nine pixels, so that grain says nothing. */
function at({ data, width, height }: Pixels, x: number, y: number): number[] {
  const sums = [0, 0, 0];
  for (const [dx, dy] of [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))) {
    const first = 3 * ((Math.round(y * (height - 1)) + dy) * width + Math.round(x * (width - 1)) + dx);
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[first + channel] ?? 0) / 9;
  }
  return sums.map(Math.round);
}

const ground = [0xf1, 0xe7, 0xd3];
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, n) => value - (other[n] ?? 0)));
const size = ({ width, height }: Rendered) => [width, height];
const hue = ([r = 0, g = 0, b = 0]: number[]) =>
  (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;

describe("PHOTO-21: turned, straightened and cut", () => {
  test.each([
    [{ turns: 1 }, [300, 400]],
    [{ turns: 2 }, [400, 300]],
    [{ left: 25, right: 25 }, [200, 300]],
    [{ top: 90 }, [400, 30]],
    [{ turns: 1, left: 50 }, [150, 400]],
  ])("%j of a picture of 400 by 300 is %j", async (edit, expected) => {
    const file = await somePhotograph({ width: 400, height: 300 });
    expect(size(await edited(file, edit))).toEqual(expected);
  });

  test("a turn to the right brings the top to the right", async () => {
    const turned = await edited(photograph, { turns: 1 });
    const upright = await edited(photograph, {});
    expect(distance(at(turned, 0.3, 0.5), at(upright, 0.5, 0.7))).toBeLessThan(6);
  });

  test.each([-15, -4, 0.3, 15])("tilted by %d degrees it has no corner of nothing", async (tilt) => {
    const white = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#123456" } })
      .png()
      .toBuffer();
    const straight = await edited(white, { tilt });
    const reds = straight.data.filter((_, at) => at % 3 === 0);
    expect(new Set(reds)).toEqual(new Set([0x12]));
  });

  test("what was held askew stands straight again", async () => {
    const straight = await edited(await somePhotograph({ askew: 8 }), { tilt: -8 });
    // The bag's foot is one line.
    const foot = [0.38, 0.5, 0.62].map((x) => {
      const rows = Array.from({ length: 60 }, (_, step) => 0.7 + step / 200);
      return rows.find((y) => distance(at(straight, x, y), [39, 64, 107]) > 90 && y > 0.86) ?? 0;
    });
    expect(Math.max(...foot) - Math.min(...foot)).toBeLessThan(0.011);
  });
});

describe("PHOTO-22: light", () => {
  test("a dark picture becomes light by itself", async () => {
    const lit = await edited(dark, { auto: true });
    expect(Math.max(...at(await edited(dark, {}), 0.1, 0.1))).toBeLessThan(80);
    expect(Math.min(...at(lit, 0.1, 0.1))).toBeGreaterThan(185);
  });

  test("a picture that is light already stays nearly as it is", async () => {
    const light = await somePhotograph({ light: 1.25 });
    const [before, after] = [await edited(light, {}), await edited(light, { auto: true })];
    const places: [x: number, y: number][] = [
      [0.1, 0.1],
      [0.5, 0.75],
      [0.9, 0.9],
      [0.5, 0.58],
    ];
    for (const place of places) expect(distance(at(before, ...place), at(after, ...place))).toBeLessThan(45);
  });

  test.each([{ light: 60 }, { light: -60 }, { auto: true }, { auto: true, light: 100 }])(
    "%j casts no colour and lets nothing run out into white",
    async (edit) => {
      const [before, after] = [await edited(photograph, {}), await edited(photograph, edit)];
      const places: [x: number, y: number][] = [
        [0.5, 0.66],
        [0.5, 0.58],
        [0.35, 0.7],
      ];
      for (const place of places)
        expect(Math.abs(hue(at(before, ...place)) - hue(at(after, ...place)))).toBeLessThan(4);
      const white = ({ data }: Rendered) => data.filter((value) => value === 255).length / data.length;
      expect(white(after)).toBeLessThan(white(before) + 0.003);
    },
  );

  test.each([-100, 100])("%d moves the middle that way", async (light) => {
    const middle = async (edit: Partial<PictureEdit>) => at(await edited(photograph, edit), 0.1, 0.9)[1] ?? 0;
    expect(Math.sign((await middle({ light })) - (await middle({})))).toBe(Math.sign(light));
  });
});

/** How much of the bag and of the ground is taken for what it is: shared part of both, 1 when all is. */
function agreement(picture: Pixels, bag: Buffer) {
  let [both, either, groundKept, groundAll] = [0, 0, 0, 0];
  for (const [pixel, isBag] of bag.entries()) {
    const colour = [...picture.data.subarray(3 * pixel, 3 * pixel + 3)];
    const isPiece = distance(colour, ground) > 8;
    if (isPiece && isBag > 127) both += 1;
    if (isPiece || isBag > 127) either += 1;
    if (isBag === 0) groundAll += 1;
    if (isBag === 0 && isPiece) groundKept += 1;
  }
  return { overlap: both / either, wallLeft: groundKept / groundAll };
}

describe("PHOTO-23: the plain ground", () => {
  test.each([
    [{}, {}],
    [{ light: 0.35 }, { auto: true }],
  ])("of a picture %j edited %j: the wall goes, also behind the handle; the bag stays", async (how, edit) => {
    const small = { width: 600, height: 600 };
    const plain = await edited(await somePhotograph({ ...small, ...how }), { ...edit, plain: true });
    expect(plain.refusal).toBeUndefined();
    const { overlap, wallLeft } = agreement(plain, await bagIn(small));
    expect(overlap).toBeGreaterThan(0.96);
    expect(wallLeft).toBeLessThan(0.01);
    expect(at(plain, 0.5, 0.38)).toEqual(ground);
    expect(at(plain, 0.02, 0.98)).toEqual(ground);
    // What is painted white on it is no wall.
    expect(distance(at(plain, 0.5, 0.803), ground)).toBeGreaterThan(8);
  });

  test("its border is soft: between bag and ground lies something of both", async () => {
    const plain = await edited(photograph, { plain: true });
    const pixel = (place: number) => [...plain.data.subarray(3 * place, 3 * place + 3)];
    const row = Array.from({ length: 12 }, (_, step) => pixel(700_000 + 270 + step));
    const bag = [39, 64, 107];
    const between = row.filter((colour) => distance(colour, ground) > 25 && distance(colour, bag) > 60);
    expect(between.length).toBeGreaterThanOrEqual(1);
  });

  test.each([
    [1, {}],
    [0.4, {}],
    [0.4, { left: 13, right: 13 }],
    [0.4, { left: 20, right: 20 }],
    [1, { turns: 1, top: 13 }],
  ])("a busy wall in light %d, cut %j, is left, and said", async (light, edit) => {
    const busy = await somePhotograph({ width: 640, height: 480, wall: "busy", light });
    const refused = await edited(busy, { ...edit, plain: true });
    expect(refused.refusal).toBe("busy");
    expect(refused.data.equals((await edited(busy, edit)).data)).toBe(true);
  });

  test("where there is nothing but wall, that is said too", async () =>
    expect((await edited(photograph, { plain: true, right: 80, bottom: 80 })).refusal).toBe("faint"));
});

describe("PHOTO-24: previews", () => {
  test("are no larger than asked, and the same picture", async () => {
    const large = await somePhotograph({ width: 1600, height: 1200 });
    const small = await edited(large, { plain: true }, { most: 800 });
    expect(size(small)).toEqual([800, 600]);
    const whole = await edited(large, { plain: true });
    expect(distance(at(small, 0.5, 0.713), at(whole, 0.5, 0.713))).toBeLessThan(12);
  });

  test("show the whole picture where a frame is laid over it, changed inside the frame alone", async () => {
    const cut = { left: 20, right: 20, top: 20, bottom: 10, plain: true };
    const whole = await edited(photograph, cut, { most: 500, whole: true });
    expect(size(whole)).toEqual([500, 500]);
    expect(at(whole, 0.25, 0.25)).toEqual(ground);
    expect(distance(at(whole, 0.1, 0.1), ground)).toBeGreaterThan(15);
  });
});

test("PHOTO-21: what could be seen through stands on the shop's ground", async () => {
  const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  expect(at(await edited(clear, {}), 0.5, 0.5)).toEqual(ground);
});
