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

test.each([
  ["847211", "Bihar"], // Madhubani
  ["800001", "Bihar"],
  ["822101", "Jharkhand"], // Daltonganj, amid Bihar's 82
  ["834001", "Jharkhand"],
  ["110001", "Delhi"],
  ["160017", "Chandigarh"],
  ["160062", "Punjab"], // Mohali
  ["190001", "Jammu and Kashmir"],
  ["194101", "Ladakh"],
  ["201301", "Uttar Pradesh"],
  ["248001", "Uttarakhand"],
  ["263001", "Uttarakhand"],
  ["246149", "Uttarakhand"], // Kotdwar
  ["246701", "Uttar Pradesh"], // Bijnor
  ["362520", "Dadra and Nagar Haveli and Daman and Diu"], // Diu
  ["362001", "Gujarat"],
  ["396230", "Dadra and Nagar Haveli and Daman and Diu"], // Silvassa
  ["396001", "Gujarat"], // Valsad
  ["396191", undefined],
  ["400001", "Maharashtra"],
  ["403001", "Goa"],
  ["492001", "Chhattisgarh"],
  ["500001", "Telangana"],
  ["520001", "Andhra Pradesh"],
  ["533464", "Puducherry"], // Yanam
  ["560001", "Karnataka"],
  ["605001", "Puducherry"],
  ["605602", "Tamil Nadu"], // Villupuram
  ["605106", undefined],
  ["609602", "Puducherry"], // Karaikal
  ["609001", "Tamil Nadu"],
  ["673310", "Puducherry"], // Mahe
  ["673001", "Kerala"],
  ["682001", "Kerala"],
  ["682555", "Lakshadweep"], // Kavaratti
  ["700001", "West Bengal"],
  ["737101", "Sikkim"],
  ["744101", "Andaman and Nicobar Islands"],
  ["751001", "Odisha"],
  ["781001", "Assam"],
  ["791111", "Arunachal Pradesh"], // Itanagar
  ["793001", "Meghalaya"],
  ["795001", "Manipur"],
  ["796001", "Mizoram"],
  ["797001", "Nagaland"],
  ["799001", "Tripura"],
  ["900001", undefined], // army post
  ["290001", undefined],
])("PIN code %s lies in %s", (pincode, state) => expect(stateOfPincode(pincode)).toBe(state));

test("there are 28 states and 8 union territories", () => expect(indianStates).toHaveLength(36));

test.each([
  ["800001", true],
  ["900056", true], // post for the forces
  ["999999", false],
  ["111111", false],
  ["290001", false],
  ["660001", false],
])("can %s be a PIN code: %s", (pincode, isIssued) => expect(isIssuedPincode(pincode)).toBe(isIssued));
