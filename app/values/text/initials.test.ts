import { expect, test } from "vitest";
import { areInitials, initialsOf } from "./initials.ts";

test.each([
  ["Asha Rao", "AR"],
  ["asha", "A"],
  ["Asha Kumari Rao", "AR"],
  ["O'Neil", "ON"],
  ["आशा देवी", "आदे"],
  ["कुसुम", "कु"],
  ["प्रिया", "प्रि"],
  ["श्याम ज्ञान", "श्याज्ञा"],
  ["स्त्री", "स्त्री"],
  ["শ্রেয়া", "শ্রে"],
  ["ਪ੍ਰੀਤ", "ਪ੍ਰੀ"],
  ["પ્રિયા", "પ્રિ"],
  ["ପ୍ରିୟା", "ପ୍ରି"],
  ["ప్రియ", "ప్రి"],
  ["ಪ್ರಿಯಾ", "ಪ್ರಿ"],
  ["പ്രിയ", "പ്രി"],
  ["பிரியா", "பி"],
  ["ப்ரியா", "ப்"],
  ["فاطمہ علی", "فع"],
  ["वाक्", "वा"],
  ["क्", "क्"],
  ["😀 Asha 😀", "A"],
  ["😀", ""],
  ["3 Sisters", "S"],
  ["Straße ß", "SSS"],
  ["  -- ", ""],
  ["007", ""],
  ["", ""],
  ["<script>alert(1)</script>", "SS"],
])("%j has the initials %j", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
  expect(letters === "" || areInitials(letters)).toBe(true);
});

test.each(["", "<", "A<", "A B", "ABCD", "../etc", "A\u202E", "प्रियाप्रिया", "😀", "्"])(
  "%j are none",
  (text) => expect(areInitials(text)).toBe(false),
);
