import { latinDigits } from "../text/latin-digits.ts";
import type { IndianState } from "./indian-state.ts";

/** The six digits of an Indian PIN code (first not 0, a blank after the third is allowed), or undefined. */
export function parsePincode(text: string): string | undefined {
  const match = /^([1-9]\d{2}) ?(\d{3})$/.exec(latinDigits(text).trim());
  return match ? `${match[1]}${match[2]}` : undefined;
}

/**
 * The state of a PIN code as far as its digits tell; undefined where one prefix spans two states.
 * The longest prefix in the table counts.
 */
export function stateOfPincode(pincode: string): IndianState | undefined {
  for (let length = 6; length >= 2; length -= 1) {
    const state = prefixes.get(pincode.slice(0, length));
    if (state !== undefined) return state === spansTwo ? undefined : state;
  }
  return undefined;
}

/** Two digits that no postal region of India has. */
const unusedRegions = new Set("10 29 35 54 55 65 66 86 87 88 89".split(" "));

/** Can it be a PIN code at all? Post for the forces goes by 9, whatever the state. */
export const isIssuedPincode = (pincode: string): boolean =>
  !unusedRegions.has(pincode.slice(0, 2)) && !/^(\d)\1{5}$/.test(pincode);

const spansTwo = "";
const islandsOfTheWest = "Dadra and Nagar Haveli and Daman and Diu";

/** India Post's sorting regions by prefix. Prefixes that are not there (army post, unused) tell nothing. */
const regions: [IndianState | typeof spansTwo, string][] = [
  ["Delhi", "11"],
  ["Haryana", "12 13"],
  // Mohali's sectors of Punjab share Chandigarh's 160.
  ["Punjab", "14 15 160055 160059 160062 160071"],
  ["Chandigarh", "160"],
  ["Himachal Pradesh", "17"],
  ["Jammu and Kashmir", "18 19"],
  ["Ladakh", "194"],
  ["Uttar Pradesh", "20 21 22 23 24 25 26 27 28 2467 2627 2628 2629"],
  ["Uttarakhand", "248 249 263 2460 2461 2464 2625"],
  ["Rajasthan", "30 31 32 33 34"],
  ["Gujarat", "36 37 38 39 3960 3963 3964 3965"],
  [islandsOfTheWest, "362520 362540 362570 396210 396215 396220 396230 396235 396240"],
  ["Maharashtra", "40 41 42 43 44"],
  ["Goa", "403"],
  ["Madhya Pradesh", "45 46 47 48"],
  ["Chhattisgarh", "49"],
  ["Telangana", "50"],
  ["Andhra Pradesh", "51 52 53"],
  ["Karnataka", "56 57 58 59"],
  ["Tamil Nadu", "60 61 62 63 64 6056 6057"],
  ["Puducherry", "6050 609602 533464 673310"],
  ["Kerala", "67 68 69"],
  ["Lakshadweep", "68255"],
  ["West Bengal", "70 71 72 73 74"],
  ["Sikkim", "737"],
  ["Andaman and Nicobar Islands", "744"],
  ["Odisha", "75 76 77"],
  ["Assam", "78"],
  ["Arunachal Pradesh", "790 791 792"],
  ["Meghalaya", "793 794"],
  ["Manipur", "795"],
  ["Mizoram", "796"],
  ["Nagaland", "797 798"],
  ["Tripura", "799"],
  ["Bihar", "80 811 812 813 821 823 824 84 85"],
  ["Jharkhand", "814 815 816 822 825 826 827 828 829 83"],
  // Each of these holds places of two states that only a list of post offices could tell apart.
  [spansTwo, "1601 2447 246 2476 262 396 5071 605 6074 6096 81413"],
];

const prefixes = new Map(
  regions.flatMap(([state, list]) => list.split(" ").map((prefix) => [prefix, state] as const)),
);
