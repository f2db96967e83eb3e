import { expect, test } from "vitest";
import { indianStates } from "./indian-state.ts";
import { isIssuedPincode, parsePincode, stateOfPincode } from "./pincode.ts";

test.each([
  ["800001", "800001"],
  [" 800 001 ", "800001"],
  ["012345", undefined],
  ["8000", undefined],
  ["8000011", undefined],
  ["80 0001", undefined],
  ["80000a", undefined],
  ["", undefined],
  ["८०० ००१", "800001"],
])("PIN code %j reads as %j", (text, expected) => expect(parsePincode(text)).toBe(expected));

// Enclaves are named, and what lies beside them.
const places: [state: string | undefined, ...pincodes: string[]][] = [
  ["Bihar", "847211", "800001"],
  ["Jharkhand", "834001", "822101"], // Daltonganj, amid Bihar's 82
  ["Delhi", "110001"],
  ["Chandigarh", "160017"],
  ["Punjab", "160062"], // Mohali
  ["Jammu and Kashmir", "190001"],
  ["Ladakh", "194101"],
  ["Uttar Pradesh", "201301", "246701"], // Bijnor
  ["Uttarakhand", "248001", "263001", "246149"], // Kotdwar
  ["Dadra and Nagar Haveli and Daman and Diu", "362520", "396230"], // Diu, Silvassa
  ["Gujarat", "362001", "396001"], // Valsad
  ["Maharashtra", "400001"],
  ["Goa", "403001"],
  ["Chhattisgarh", "492001"],
  ["Telangana", "500001"],
  ["Andhra Pradesh", "520001"],
  ["Karnataka", "560001"],
  ["Puducherry", "605001", "533464", "609602", "673310"], // Yanam, Karaikal, Mahe
  ["Tamil Nadu", "609001", "605602"], // Villupuram
  ["Kerala", "673001", "682001"],
  ["Lakshadweep", "682555"], // Kavaratti
  ["West Bengal", "700001"],
  ["Sikkim", "737101"],
  ["Andaman and Nicobar Islands", "744101"],
  ["Odisha", "751001"],
  ["Assam", "781001"],
  ["Arunachal Pradesh", "791111"], // Itanagar
  ["Meghalaya", "793001"],
  ["Manipur", "795001"],
  ["Mizoram", "796001"],
  ["Nagaland", "797001"],
  ["Tripura", "799001"],
  [undefined, "396191", "605106", "290001", "900001"], // the last is an army post
];
const cases = places.flatMap(([state, ...pincodes]) => pincodes.map((pincode) => [pincode, state] as const));

test.each(cases)("PIN code %s lies in %s", (pincode, state) => expect(stateOfPincode(pincode)).toBe(state));

test("there are 28 states and 8 union territories", () => expect(indianStates).toHaveLength(36));

test.each([
  ["800001", true],
  ["900056", true], // post for the forces
  ["999999", false],
  ["111111", false],
  ["290001", false],
  ["660001", false],
])("can %s be a PIN code: %s", (pincode, isIssued) => expect(isIssuedPincode(pincode)).toBe(isIssued));
