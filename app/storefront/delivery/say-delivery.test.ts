import { describe, expect, test } from "vitest";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { sayDelivery } from "./say-delivery.ts";

/** A Thursday. */
const now = new Date("2026-11-26T06:00:00.000Z");
const shop = { closedDays: "", cash: openCashTerms };
const asked = { pincode: "847211", service: undefined, leaves: null, now };
const service = { serviceable: true, cod: true, days: null };
const linesOf = (given: Partial<Parameters<typeof sayDelivery>[1]>, of: Partial<typeof shop> = {}) =>
  sayDelivery({ ...shop, ...of }, { ...asked, ...given }).lines.map(({ text }) => text);

describe("delivery to a PIN code", () => {
  test("is told for each method by its usual days where the shop knows nothing of it, with cash", () =>
    expect(sayDelivery(shop, asked)).toEqual({
      pincode: "847211",
      title: "Delivery to 847211, Bihar",
      lines: [
        { label: "Standard", text: "2 to 4 December 2026" },
        { label: "Express", text: "28 to 30 November 2026" },
        { label: "Cash on delivery", text: "Yes." },
      ],
      note: "If you order today.",
      service: null,
    }));

  test("counts working days, less the closed ones", () =>
    expect(linesOf({}, { closedDays: "27 November 2026 to 30 November 2026" })[1]).toBe(
      "2 to 3 December 2026",
    ));

  test("goes by the days that are known of the way", () =>
    expect(linesOf({ service: { ...service, days: 9 } }).slice(0, 2)).toEqual([
      "4 to 7 December 2026",
      "1 to 2 December 2026",
    ]));

  test("begins when what is made for the buyer leaves", () => {
    const { note, lines } = sayDelivery(shop, { ...asked, leaves: "2026-12-08" });
    expect(note).toBe("Made for you: leaves us by 8 December 2026");
    expect(lines[1]?.text).toBe("10 to 11 December 2026");
  });

  test("names what cash costs and for what it is taken", () => {
    const cash = { ...openCashTerms, min: paise(200_00), max: paise(5000_00), fee: paise(40_00) };
    expect(linesOf({ service }, { cash }).at(-1)).toBe("Yes, for ₹200 to ₹5,000; it costs ₹40 more.");
  });

  const notInBihar = "Cash on delivery is not offered in Bihar.";
  test.each([
    ["no courier takes it", { service: { ...service, cod: false } }, {}, "Couriers take no cash at 847211."],
    ["its state is blocked", {}, { blockedStates: ["Bihar" as const] }, notInBihar],
  ])("says why there is no cash where %s", (_, given, terms, words) =>
    expect(linesOf(given, { cash: { ...openCashTerms, ...terms } }).at(-1)).toBe(
      `No. ${words} Pay by card or UPI.`,
    ),
  );

  test("names no day where couriers don't come, and says what to do", () => {
    const said = sayDelivery(shop, { ...asked, service: { ...service, serviceable: false } });
    expect(said.lines.map(({ label }) => label)).toEqual(["Cash on delivery"]);
    expect(said.note).toContain("Please write to us before you order");
  });
});
