import { afterAll, expect, test } from "vitest";
import { formOf } from "../../form-of.ts";
import { expectAnswer, expectLed, expectWords, noticeOf, sharedOwnersShop } from "../ask.ts";
import { fieldIn } from "./admin-pages.ts";

const settings = "/admin/dashboard/settings/cash-on-delivery";
const pincodes = `${settings}/pincodes`;

const { page, send } = await sharedOwnersShop();
const save = async (fields: Record<string, string>) =>
  send(settings, { version: fieldIn(await page(settings), "version"), ...fields });
afterAll(() => save({}));

/** The form of 'Import PIN Codes' with this table. */
const table = (text: string, fields: Record<string, string> = {}): FormData => {
  const file = new File([text], "pincodes.csv", { type: "text/csv" });
  return formOf({ file, mode: "update", intent: "check", ...fields });
};

const checked = async (text: string, mode = "update") => (await send(pincodes, table(text, { mode }))).text();

test("the terms of cash on delivery that are wrong are refused at their fields, and keep what was typed", async () => {
  const answer = await save({ min: "1,200", max: "100", blockedStates: "Bengal", openPerPhone: "1.5" });
  const html = await expectAnswer(answer, 422, "must not be above the largest");
  expectWords(html, "“Bengal” is no state of India.", "from 1 to 99", 'value="1,200"');
  expect(await page(settings)).toContain("Today cash on delivery is offered for any sum.");
});

test("the terms of cash on delivery say what they come to today, with who saved them, and go back when emptied", async () => {
  const terms = { min: "200", max: "5,000", fee: "30", confirm: "link", cancelAfterHours: "24" };
  const answer = await expectLed(save({ ...terms, blockedStates: "nagaland, Sikkim" }), settings);
  expect(noticeOf(answer)).toContain("Settings Saved");
  const html = await page(settings);
  expect(html).toContain("Today cash on delivery is offered for ₹200 to ₹5,000.");
  expectWords(html, "Today ₹30 is added to an order for cash.", "Nagaland\nSikkim");
  const costs = "Cash on delivery costs ₹30 more.";
  expect(await page("/delivery", "")).toContain(costs);
  expect((await save({})).status).toBe(303);
  expect(await page(settings)).toContain("Today cash on delivery is offered for any sum.");
  expect(await page("/delivery", "")).not.toContain(costs);
});

test("the terms of cash on delivery are not overwritten by an older form, which keeps what was typed", async () => {
  const version = fieldIn(await page(settings), "version");
  expect((await save({ min: "300" })).status).toBe(303);
  await expectAnswer(send(settings, { version, min: "412" }), 409, 'value="412"');
  expect(await page(settings)).toContain('value="300"');
});

test("the import of PIN codes is looked at first, wrong lines and all, and writes nothing", async () => {
  const html = await checked("pincode,cod,days\n847211,yes,3\n12,yes,3\n800001,perhaps,3\n110001,no,90\n");
  expectWords(html, "1 new, 0 changed, 0 not in the file.", "3 of its lines say nothing, and are left out:");
  expectWords(html, "Line 3: “12” is no PIN code.", "Line 4: “cod” is yes or no, not “perhaps”.");
  expect(html).toContain("Line 5: “days” is a whole number from 1 to 60, not “90”.");
  expect(await page(settings)).not.toMatch(/knows? 1 PIN/);
});

test.each([
  ["no file", "", "Please choose a CSV file first."],
  ["another table", "name,price\nTote,500\n", "The first line must name the columns"],
  ["a head alone", "pincode,cod\n", "This file has no lines below its header."],
])("the import of PIN codes refuses %s, and keeps what was chosen", async (_, text, said) => {
  const html = await expectAnswer(send(pincodes, table(text, { mode: "replace" })), 422, said);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="replace"|value="replace"[^>]*checked=""/);
});

test("the import of PIN codes takes lines as they were looked at, and nothing else", async () => {
  const text = "pincode,cod,days\n800001,yes,5\n800002,no,5\n";
  const html = await checked(text);
  expect(html).toContain("2 new, 0 changed, 0 not in the file.");
  const fingerprint = fieldIn(html, "fingerprint");
  const other = await send(pincodes, table(`${text}847211,no,2\n`, { intent: "apply", fingerprint }));
  await expectAnswer(other, 409, "has changed since it was checked");
  const applied = await expectLed(send(pincodes, table(text, { intent: "apply", fingerprint })), settings);
  expect(noticeOf(applied)).toContain("The shop knows 2 now.");
  expect(await page("/delivery?pin=800001", "")).toContain("800001");
  expect(await checked("pincode\n800001\n", "replace")).toContain("1 not in the file: forgotten.");
});
