import { expect, test } from "vitest";
import { adminPages, fieldIn, noticeOf } from "../admin/admin-pages.ts";
import { ask } from "../ask.ts";

// The owner's texts in Hindi, by a form without script (HINDI-40 to HINDI-42).

test("a text is said in Hindi on its page as soon as it is saved, and whoever comes second is told", async () => {
  const admin = await adminPages();
  expect(await admin.page("/admin/dashboard/translations?kind=policy")).toMatch(/Hindi: \d+ of \d+/);
  const form = "/admin/dashboard/translations/texts?kind=policy&record=terms";
  const version = fieldIn(await admin.page(form), "version");
  const title = `नियम ${Date.now()}`;
  const saved = await admin.send(form, { version, "hi.title": title });
  expect(noticeOf(saved)).toContain("Translation Saved");
  const [hindi, english] = await Promise.all(
    ["/hi/terms", "/terms"].map(async (path) => (await ask(path)).text()),
  );
  expect(hindi).toContain(`<h1 class="text-3xl">${title}</h1>`);
  expect(english).not.toContain(title);
  expect((await admin.send(form, { version, "hi.title": "और" })).status).toBe(409);
});

test("a translator's file goes out, and comes back onto the pages", async () => {
  const admin = await adminPages();
  const path = "/admin/dashboard/translations";
  const file = await admin.page(`${path}/export.csv?state=all`);
  const [head = "", ...lines] = file.split("\r\n");
  expect(head).toContain("Kind,Record,Field,Title,English,Hindi,State,Source Hash");
  const line = lines.find((each) => each.startsWith("policy,returns,title,")) ?? "";
  const title = `वापसी ${Date.now()}`;
  const cells = line.split(",");
  cells[5] = title;
  const upload = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", new File([[head, cells.join(",")].join("\r\n")], "texts.csv"));
    return admin.send(`${path}/import`, form);
  };
  const checked = await (await upload({ intent: "check" })).text();
  expect(checked).toMatch(/0 new, 1 changed|1 new, 0 changed/);
  const fingerprint = fieldIn(checked, "fingerprint");
  expect(noticeOf(await upload({ intent: "apply", fingerprint }))).toContain("Translations Imported");
  expect(await (await ask("/hi/returns")).text()).toContain(title);
  expect((await upload({ intent: "apply", fingerprint })).status).toBe(409);
});
