import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, sum } from "#values/money/money.ts";
import { type BorneWork, type GetsFacts, type MakersPart, shownParts, whoGets } from "./who-gets.ts";

const rates = (...works: readonly (readonly [string, number | null])[]): MakersPart => ({
  kind: "rates",
  works: works.map(([name, rate]) => ({ name, rate: rate === null ? null : paise(rate) })),
});
const borne = (work: string, pieces: number, each: number): BorneWork => ({
  ...{ work, pieces },
  paid: paise(pieces * each),
});
const usual: GetsFacts = {
  material: paise(210_00),
  makers: rates(["Sewing", 300_00], ["Painting", 240_00]),
  borne: [borne("painting ", 5, 240_00), borne("Sewing", 8, 300_00)],
  gstRate: 500,
};
const at = (facts: Partial<GetsFacts>, rupees = 1499) => whoGets({ ...usual, ...facts }, paise(rupees * 100));
const shown = (...[makers, material, collective, gst]: number[]) => ({
  kind: "shown",
  parts: { makers, material, collective, gst },
});
const half: MakersPart = { kind: "percent", basisPoints: 33_33 };
const one = rates(["Sewing", 540_00]);

test.each<[string, ReturnType<typeof at>, object]>([
  ["the example of the law's rate", at({}), shown(540_00, 210_00, 677_62, 71_38)],
  ["a shop that takes no tax", at({ gstRate: 0 }), shown(540_00, 210_00, 749_00, 0)],
  ["a sale: the collective's part alone falls", at({}, 999), shown(540_00, 210_00, 201_43, 47_57)],
  ["nothing left for the collective", at({ gstRate: 0 }, 750), shown(540_00, 210_00, 0, 0)],
  ["a paisa more than the price", at({ gstRate: 0 }, 749.99), { kind: "above-price", by: 1 }],
  ["no material said", at({ material: null }), { kind: "no-material" }],
  ["material that costs nothing", at({ material: paise(0), gstRate: 0 }), shown(540_00, 0, 959_00, 0)],
  ["neither rates nor a share", at({ makers: undefined }), { kind: "no-makers" }],
  [
    "a rate that is agreed each time",
    at({ makers: rates(["A", 1], ["B", null]) }),
    { kind: "no-rate", work: "B" },
  ],
  ["a step that nobody was paid for", at({ borne: [] }), { kind: "few-pieces", work: "Sewing", pieces: 0 }],
  [
    "four pieces of one step",
    at({ borne: [borne("Sewing", 9, 300_00), borne("Painting", 4, 240_00)] }),
    { kind: "few-pieces", work: "Painting", pieces: 4 },
  ],
  [
    "5 % less, and no paisa more",
    at({ makers: one, borne: [borne("Sewing", 5, 513_00)] }),
    shown(540_00, 210_00, 677_62, 71_38),
  ],
  [
    "5 % more",
    at({ makers: one, borne: [borne("Sewing", 5, 567_00)] }),
    shown(540_00, 210_00, 677_62, 71_38),
  ],
  [
    "a paisa below that",
    at({ makers: one, borne: [borne("Sewing", 5, 512_99)] }),
    { kind: "apart", average: 512_99, figure: 540_00 },
  ],
  [
    "a paisa above that",
    at({ makers: one, borne: [borne("Sewing", 5, 567_01)] }),
    { kind: "apart", average: 567_01, figure: 540_00 },
  ],
  [
    "a share of the price without its tax",
    at({ makers: half, borne: [borne("", 5, 475_82)] }),
    shown(475_83, 210_00, 741_79, 71_38),
  ],
  [
    "the share in a sale",
    at({ makers: half, borne: [borne("", 5, 317_11)] }, 999),
    shown(317_11, 210_00, 424_32, 47_57),
  ],
  [
    "a share that was paid at other prices",
    at({ makers: half, borne: [borne("", 5, 317_11)] }),
    { kind: "apart", average: 317_11, figure: 475_83 },
  ],
  [
    "a sum for each that is sold",
    at({ makers: { kind: "sum", amount: paise(500_00) }, borne: [borne("", 5, 500_00)] }),
    shown(500_00, 210_00, 717_62, 71_38),
  ],
])("%s (GETS-2, GETS-3)", (_what, standing, expected) => expect(standing).toEqual(expected));

test("the parts add up to the price to the paisa, none of them is below zero, and a sale leaves makers theirs", () =>
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 1, max: 100_000_000 }),
        less: fc.integer({ min: 0, max: 100_000_000 }),
        material: fc.integer({ min: 0, max: 500_00 }),
        works: fc.array(fc.integer({ min: 1, max: 999_99 }), { minLength: 1, maxLength: 8 }),
        share: fc.option(fc.integer({ min: 1, max: 100_00 })),
        gstRate: fc.constantFrom(0, 10, 25, 150, 300, 500, 1200, 1800, 2800, 4000),
        off: fc.integer({ min: -6, max: 6 }),
      }),
      ({ price, less, material, works, share, gstRate, off }) => {
        const named = works.map((rate, place) => [`Step ${place}`, rate] as const);
        const makers: MakersPart = share === null ? rates(...named) : { kind: "percent", basisPoints: share };
        const paidFor = named.map(([work, rate]) => borne(work, 5, rate + Math.round((rate * off) / 100)));
        const facts = {
          makers,
          material: paise(material),
          gstRate,
          borne: [...paidFor, borne("", 7, price)],
        };
        const prices = [paise(price), paise(Math.max(1, price - less))];
        const parts = shownParts(facts, prices);
        for (const [each, { makers: made, material: goods, collective, gst }] of Object.entries(parts)) {
          expect(sum([made, goods, collective, gst])).toBe(Number(each));
          expect(Math.min(made, goods, collective, gst)).toBeGreaterThanOrEqual(0);
          if (share === null) expect(made).toBe(works.reduce((all, rate) => all + rate, 0));
        }
      },
    ),
  ));
