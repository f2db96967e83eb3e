import { expect, test } from "vitest";
import { translationsText } from "#admin/translations/translations.text.ts";
import { formOf } from "../../form-of.ts";
import { adminPages, fieldIn } from "../admin/admin-pages.ts";
import { expectWords, noticeOf, readPage } from "../ask.ts";

// The owner's texts in Hindi, by forms without script (HINDI-31 to HINDI-46).

const translations = "/admin/dashboard/translations";

function sendFile(
  admin: Awaited<ReturnType<typeof adminPages>>,
  lines: readonly string[],
  fields: Record<string, string>,
) {
  const form = formOf(fields);
  form.set("file", new File([lines.join("\r\n")], "texts.csv"));
  return admin.send(`${translations}/import`, form);
}

test("a text is said in Hindi on its page as soon as it is saved, and whoever comes second is told", async () => {
  const admin = await adminPages();
  expect(await admin.page("/admin/dashboard/translations?kind=policy")).toMatch(/Hindi: \d+ of \d+/);
  const form = "/admin/dashboard/translations/texts?kind=policy&record=terms";
  const shown = await admin.page(form);
  expect(shown).toMatch(/<textarea[^>]* name="hi\.html"[^>]*>[^<]*&lt;h2&gt;/);
  const version = fieldIn(shown, "version");
  const title = `नियम ${Date.now()}`;
  expect(noticeOf(await admin.send(form, { version, "hi.title": title }))).toContain("Translation Saved");
  const [hindi, english] = await Promise.all(["/hi/terms", "/terms"].map((path) => readPage(path)));
  expect(hindi).toContain(`<h1 class="text-3xl">${title}</h1>`);
  expect(english).not.toContain(title);
  const long = "क".repeat(10_000);
  expect((await admin.send(form, { version, "hi.title": "और", "hi.html": long })).status).toBe(409);
});

test("the shop's facts stand in Hindi around each page and in texts, and are changed from the settings", async () => {
  const address = "वार्ड 4, स्टेशन रोड, मधुबनी, बिहार 847211, भारत";
  const [contact, privacy, english] = await Promise.all(
    ["/hi/contact", "/hi/privacy", "/contact"].map((path) => readPage(path)),
  );
  expect(contact).toContain('<span class="truncate">झोला क्राफ़्ट्स</span>');
  expect(contact).toContain(`<p class="text-balance">${address}</p>`);
  expect(privacy).toContain(`<p>झोला क्राफ़्ट्स, ${address}। `);
  expect(english).not.toContain("झोला क्राफ़्ट्स");
  const admin = await adminPages();
  const counted = await admin.page("/admin/dashboard/translations?kind=shop");
  // Read first: a part that could not be read says so, and has no count.
  expect(counted).not.toContain(translationsText.loadFailed.text);
  expect(counted).toContain("Hindi: 7 of 7");
  expect(await admin.page("/admin/dashboard/settings/business")).toContain("texts?kind=shop&amp;record=shop");
});

const faq = "/admin/dashboard/settings/faq";

test("an old text is marked, and becomes right by its line in a translator's file", async () => {
  const admin = await adminPages();
  const [before, after] = [`Who stitches ${Date.now()}`, `Who sews ${Date.now()}`];
  const write = (question: string, id: string, version: string) =>
    admin.send(faq, { id, version, category: "Orders & Payment", question, answer: "<p>We do.</p>" });
  await write(before, "", "0");
  const id = new RegExp(`aria-label="Edit: ${before}"[^>]*edit=([^"]+)"`).exec(await admin.page(faq))?.[1];
  const hindi = `${translations}/texts?kind=faq&record=${id}`;
  const form = await admin.page(hindi);
  await admin.send(hindi, { version: fieldIn(form, "version"), "hi.question": "कौन सीता है?" });
  await write(after, id ?? "", "1");
  expect(await admin.page(`${faq}?edit=${id}`)).toContain("1 missing, 1 old");
  const file = await admin.page(`${translations}/export.csv`);
  const [head = "", ...lines] = file.split("\r\n");
  const line = lines.find((each) => each.startsWith(`faq,${id},question,`)) ?? "";
  expect(line).toContain(`${after},कौन सीता है?,old,`);
  const upload = (said: string, fields: Record<string, string>) => sendFile(admin, [head, said], fields);
  const untouched = await (await upload(line, { intent: "check" })).text();
  expect(untouched).toContain("This file changes nothing.");
  expect(untouched).not.toContain('name="fingerprint"');
  const right = line.replace(",old,", ",still right,");
  const fingerprint = fieldIn(await (await upload(right, { intent: "check" })).text(), "fingerprint");
  expect(noticeOf(await upload(right, { intent: "apply", fingerprint }))).toContain("1 saved");
  expect(await admin.page(`${faq}?edit=${id}`)).not.toContain("1 old");
  await admin.send(faq, { intent: "delete", id: id ?? "", version: "2" });
});

test("what was typed for a record that is deleted meanwhile is still there to be taken elsewhere", async () => {
  const admin = await adminPages();
  const question = `Who dyes ${Date.now()}`;
  const fields = { id: "", version: "0", category: "Orders & Payment", question, answer: "<p>We do.</p>" };
  await admin.send(faq, fields);
  const id = new RegExp(`aria-label="Edit: ${question}"[^>]*edit=([^"]+)"`).exec(await admin.page(faq))?.[1];
  const hindi = `${translations}/texts?kind=faq&record=${id}`;
  const version = fieldIn(await admin.page(hindi), "version");
  await admin.send(faq, { intent: "delete", id: id ?? "", version: "1" });
  const answer = await admin.send(hindi, { version, "hi.question": "कौन रंगता है?" });
  expect(answer.status).toBe(404);
  const page = (await answer.text()).replaceAll(/<script.*?<\/script>/gs, "");
  expectWords(page, "This record is no longer there.", "कौन रंगता है?");
  expect((await admin.get(hindi)).status).toBe(404);
});

test("a translator's file goes out, and comes back onto the pages", async () => {
  const admin = await adminPages();
  const file = await admin.page(`${translations}/export.csv?state=all`);
  const [head = "", ...lines] = file.split("\r\n");
  expect(head).toContain("Kind,Record,Field,Title,English,Hindi,State,Source Hash");
  const line = lines.find((each) => each.startsWith("policy,returns,title,")) ?? "";
  const title = `वापसी ${Date.now()}`;
  const cells = line.split(",");
  cells[5] = title;
  const upload = (fields: Record<string, string>) => sendFile(admin, [head, cells.join(",")], fields);
  const checked = await (await upload({ intent: "check" })).text();
  expect(checked).toMatch(/0 new, 1 changed|1 new, 0 changed/);
  const fingerprint = fieldIn(checked, "fingerprint");
  expect(noticeOf(await upload({ intent: "apply", fingerprint }))).toContain("Translations Imported");
  expect(await readPage("/hi/returns")).toContain(title);
  expect((await upload({ intent: "apply", fingerprint })).status).toBe(409);
});
