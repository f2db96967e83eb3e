import { expect, test, vi } from "vitest";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { paise } from "#values/money/money.ts";
import { somePhotograph } from "../../../tests/some-photograph.ts";
import { type JobSlip, jobSlipsPdf } from "./slip-pdf.server.ts";

const slip: JobSlip = {
  ...{
    language: "en",
    number: "W-26-27-0007",
    maker: "Asha Devi",
    product: "Kohbar Bag",
    option: "Size: Small",
  },
  ...{ step: "Painting", pieces: 12, dueOn: "2026-12-04", rate: paise(180_00), personal: [] },
};

/** What is written of slips, each with the place of its upper and its lower end. */
async function written(...slips: JobSlip[]) {
  const write = vi.spyOn(Typesetter.prototype, "write");
  await jobSlipsPdf(slips, {
    shop: "Jhola",
    url: "https://jhola.example/x",
    picture: await somePhotograph(),
  });
  const words = write.mock.calls.map(([text, , top], at) => {
    const high = write.mock.results[at]?.value;
    return { text, top, end: top + (typeof high === "number" ? high : Number.NaN) };
  });
  write.mockRestore();
  return words;
}

test("a slip says who makes what by when, in its maker's language (MAKING-13)", async () => {
  const bare = { ...slip, language: "hi", option: null, dueOn: null, rate: null } as const;
  expect((await written(slip, bare)).map(({ text }) => text)).toEqual([
    "Lot W-26-27-0007 · Asha Devi",
    "Make 12",
    "by 4 December 2026",
    "Kohbar Bag, Size: Small",
    "Painting",
    "₹180 a piece",
    "Jhola. For the shop: where this work stands",
    "Received by",
    "काम W-26-27-0007 · Asha Devi",
    "12 बनाएँ",
    "दिन आपको बताया जाएगा।",
    "Kohbar Bag",
    "Painting",
    "Jhola. दुकान के लिए: यह काम कहाँ तक पहुँचा",
    "काम लिया",
  ]);
});

test("all that is written on the pieces stands on it, however much it is", async () => {
  const personal = ["Front", "Back", "Label"].map((label) => ({
    label,
    text: "शुभकामनाएँ ".repeat(18).trim(),
  }));
  const words = await written({ ...slip, language: "hi", product: "Kohbar Lotus Tote ".repeat(5), personal });
  expect(words.filter(({ text }) => text.includes("शुभकामनाएँ"))).toHaveLength(3);
  const [foot, ...above] = words.slice(0, -1).reverse();
  for (const [at, line] of above.entries()) {
    const next = above[at - 1] ?? foot;
    expect(line.end).toBeLessThanOrEqual(next?.top ?? 0);
  }
});
