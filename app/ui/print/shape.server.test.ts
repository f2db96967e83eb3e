import { expect, test } from "vitest";
import { printFont } from "./print-fonts.server.ts";
import { shaped } from "./shape.server.ts";

const letters = async (text: string) =>
  shaped(await printFont("mukta-400"), text, false).glyphs.map(({ path }) => path);

test.each(["Asha ", "20 Asha, ", "Ольга "])(
  "letters that stand before their consonant do so behind %s, too",
  async (before) => {
    const [both, alone] = [await letters(`${before}लिए`), await letters("लिए")];
    expect(both.slice(-alone.length)).toEqual(alone);
  },
);

test("pieces of two scripts stand one behind the other", async () => {
  const font = await printFont("mukta-400");
  const [first, second] = ["किरण ", "Asha"].map((text) => shaped(font, text, false));
  const both = shaped(font, "किरण Asha", false);
  expect(both.advance).toBe((first?.advance ?? 0) + (second?.advance ?? 0));
  expect(both.glyphs.at(-1)?.x).toBe((first?.advance ?? 0) + (second?.glyphs.at(-1)?.x ?? 0));
});
