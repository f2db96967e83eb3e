import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { homesSentences } from "./homes-sentences.ts";
import { type HomesSummary, toBookOf } from "./homes-summary.ts";

const three: HomesSummary = {
  ...{ agreed: 3, billed: 3, parcelPrice: paise(60_00), sendKnownAt: null },
  counts: { wanted: 0, known: 3, packed: 0, sent: 0, there: 0, back: 0 },
  ...{ unbooked: 0, asked: 0, booked: 0, troubled: 0, ungiven: 0, elsewhere: 0 },
};
const packed = { ...three.counts, known: 2, packed: 1 };

test.each<[string, Partial<HomesSummary>, string, number]>([
  ["all stand as agreed", {}, "3 parcels can be sent.", 3],
  [
    "a difference is in the balance",
    { agreed: 4 },
    "The list has 3 rows, and 4 parcels were agreed on: the difference is asked with the balance.",
    3,
  ],
  [
    "fewer than are paid for (HOMES-3)",
    { agreed: 5, billed: 5 },
    "5 parcels are paid for, and the list has 3 homes: ₹120 more than is needed. Nothing goes back by itself.",
    3,
  ],
  ["free parcels are never too many", { billed: null }, "3 parcels can be sent.", 3],
  [
    "several states, and none is packed (HOMES-31)",
    { elsewhere: 1 },
    "1 address is in another state than the others. Without a GSTIN all parcels of one order go to one state: correct it, or write another offer.",
    0,
  ],
  ["those in the first one's state go on", { counts: packed, elsewhere: 1 }, "1 parcel can be sent.", 1],
])("%s", (_, change, sentence, toBook) => {
  const homes = { ...three, ...change };
  expect([homesSentences(homes), toBookOf(homes)]).toEqual([expect.arrayContaining([sentence]), toBook]);
});
