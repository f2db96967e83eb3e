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
