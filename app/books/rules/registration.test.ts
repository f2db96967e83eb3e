import { expect, test } from "vitest";
import { indianState } from "#values/contact/indian-state.ts";
import { paise } from "#values/money/money.ts";
import { boundOf, registrationBounds, turnoverOf, type YearPart } from "./registration.ts";

const madhubani = "Ward 4, Station Road, Madhubani, Bihar 847211, India";
const imphal = "Paona Bazar, Imphal, Manipur 795001";
const lakh = 1_00_000_00;

const sold = (lakhs: number, stateCode: string | null = "10", more: Partial<YearPart> = {}): YearPart => ({
  ...{ kind: "invoice", address: madhubani, stateCode, value: paise(Math.round(lakhs * lakh)) },
  ...more,
});
const back = (lakhs: number, stateCode = "10") => sold(lakhs, stateCode, { kind: "note" });

test.each<[string, YearPart[], object, string?]>([
  ["nothing", [], { sales: 0, bound: "atHome", level: "below" }],
  ["sales at home", [sold(14.2)], { sales: 14.2 * lakh, bound: "atHome", level: "below" }],
  ["79.9 % of it", [sold(31.99)], { bound: "atHome", level: "below" }],
  ["80 % of it", [sold(32)], { bound: "atHome", level: "near" }],
  ["just the bound", [sold(40)], { bound: "atHome", level: "near" }],
  ["a paisa more", [sold(40, "10", { value: paise(40 * lakh + 1) })], { bound: "atHome", level: "above" }],
  ["the first parcel to another state", [sold(18), sold(0.01, "27")], { bound: "beyond", level: "near" }],
  ["a parcel whose state nobody knows", [sold(1), sold(1, null)], { bound: "beyond", level: "below" }],
  [
    "one that came back from there",
    [sold(21), sold(2, "27"), back(2, "27")],
    { sales: 21 * lakh, level: "above" },
  ],
  [
    "a note on last year's",
    [sold(1), back(1.5, "27")],
    { sales: -0.5 * lakh, bound: "atHome", level: "below" },
  ],
  [
    "a special category State",
    [sold(8, "14", { address: imphal })],
    { bound: "special", level: "near" },
    imphal,
  ],
  ["a shop that moved", [sold(1, "10"), sold(1, "14", { address: imphal })], { bound: "special" }, imphal],
  [
    "an address that says no state",
    [sold(16, "10", { address: "Ward 4" })],
    { bound: "beyond", hasState: false },
    "Ward 4",
  ],
])("of %s the meter shows what there is and which bound holds", (_, parts, turnover, address = madhubani) =>
  expect(turnoverOf(parts, { address })).toMatchObject(turnover),
);

test.each([
  ["Bihar", false, 40],
  ["Bihar", true, 20],
  ["Telangana", false, 20],
  ["Tripura", false, 10],
  ["Tripura", true, 10],
  ["", false, 20],
])("in %s, parcels to another state: %s, the bound is ₹%d lakh", (name, hasLeft, lakhs) =>
  expect(registrationBounds[boundOf(indianState(name), hasLeft)].above).toBe(lakhs * lakh),
);
