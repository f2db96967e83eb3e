import { describe, expect, test } from "vitest";
import { openOwnersShop } from "../owners-shop.ts";
import { fieldIn, noticeOf } from "./admin-pages.ts";

const settings = "/admin/dashboard/settings/cash-on-delivery";
const pincodes = `${settings}/pincodes`;

const { ask, page, send } = openOwnersShop({ SEED: "empty" });
const save = async (fields: Record<string, string>) =>
  send(settings, { version: fieldIn(await page(settings), "version"), ...fields });

/** The form of 'Import PIN Codes' with this table. */
function table(text: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("file", new File([text], "pincodes.csv", { type: "text/csv" }));
  for (const [name, value] of Object.entries({ mode: "update", intent: "check", ...fields }))
    form.set(name, value);
  return form;
}

const checked = async (text: string, mode = "update") => (await send(pincodes, table(text, { mode }))).text();

describe("the terms of cash on delivery", () => {
  test("that are wrong are refused at their fields, and keep what was typed", async () => {
    const answer = await save({ min: "1,200", max: "100", blockedStates: "Bengal", openPerPhone: "1.5" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const said of ["must not be above the largest", "“Bengal” is no state of India.", "from 1 to 99"])
      expect(html).toContain(said);
    expect(html).toContain('value="1,200"');
    expect(await page(settings)).toContain("Today cash on delivery is offered for any sum.");
  });

  test("say what they come to today, with who saved them, and go back when emptied", async () => {
    const terms = { min: "200", max: "5,000", fee: "30", confirm: "link", cancelAfterHours: "24" };
    const answer = await save({ ...terms, blockedStates: "nagaland, Sikkim" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, settings]);
    expect(noticeOf(answer)).toContain("Settings Saved");
    const html = await page(settings);
    expect(html).toContain("Today cash on delivery is offered for ₹200 to ₹5,000.");
    expect(html).toContain("Today ₹30 is added to an order for cash.");
    expect(html).toContain("Nagaland\nSikkim");
    expect((await save({})).status).toBe(303);
    expect(await page(settings)).toContain("Today cash on delivery is offered for any sum.");
  });

  test("are not overwritten by an older form, which keeps what was typed", async () => {
    const version = fieldIn(await page(settings), "version");
    expect((await save({ min: "300" })).status).toBe(303);
    const answer = await send(settings, { version, min: "412" });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('value="412"');
    expect(await page(settings)).toContain('value="300"');
  });
});

describe("the import of PIN codes", () => {
  test("is looked at first, wrong lines and all, and writes nothing", async () => {
    const html = await checked("pincode,cod,days\n847211,yes,3\n12,yes,3\n800001,perhaps,3\n110001,no,90\n");
    expect(html).toContain("1 new, 0 changed, 0 not in the file.");
    expect(html).toContain("3 of its lines say nothing, and are left out:");
    for (const line of [
      "Line 3: “12” is no PIN code.",
      "Line 4: “cod” is yes or no, not “perhaps”.",
      "Line 5: “days” is a whole number from 1 to 60, not “90”.",
    ])
      expect(html).toContain(line);
    expect(await page(settings)).not.toMatch(/knows? 1 PIN/);
  });

  test.each([
    ["no file", "", "Please choose a CSV file first."],
    ["another table", "name,price\nTote,500\n", "The first line must name the columns"],
    ["a head alone", "pincode,cod\n", "This file has no lines below its header."],
  ])("refuses %s, and keeps what was chosen", async (_, text, said) => {
    const answer = await send(pincodes, table(text, { mode: "replace" }));
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(said);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="replace"|value="replace"[^>]*checked=""/);
  });

  test("takes lines as they were looked at, and nothing else", async () => {
    const text = "pincode,cod,days\n800001,yes,5\n800002,no,5\n";
    const html = await checked(text);
    expect(html).toContain("2 new, 0 changed, 0 not in the file.");
    const fingerprint = fieldIn(html, "fingerprint");
    const other = await send(pincodes, table(`${text}847211,no,2\n`, { intent: "apply", fingerprint }));
    expect(other.status).toBe(409);
    expect(await other.text()).toContain("has changed since it was checked");
    const applied = await send(pincodes, table(text, { intent: "apply", fingerprint }));
    expect([applied.status, applied.headers.get("location")]).toEqual([303, settings]);
    expect(noticeOf(applied)).toContain("The shop knows 2 now.");
    expect(await (await ask("/delivery?pin=800001", { headers: { Cookie: "" } })).text()).toContain("800001");
    expect(await checked("pincode\n800001\n", "replace")).toContain("1 not in the file: forgotten.");
  });
});
