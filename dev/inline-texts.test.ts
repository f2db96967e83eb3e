import { resolve } from "node:path";
import { expect, test } from "vitest";
import { withTexts } from "./inline-texts.ts";

const importing = 'import { uiText as words } from "#ui/ui.text.ts";\n';
const inEnglish = (code: string) => withTexts(resolve("app/cart/x.tsx"), importing + code, "en");

test("a text stands where it is read, and its file is asked for no more", async () =>
  expect(await inEnglish("<b title={words.close}>{words.menu}</b>")).toBe(
    `\n<b title={"Close"}>{"Menu"}</b>`,
  ));

test("another language says its own", async () => {
  const path = resolve("app/cart/x.tsx");
  expect(await withTexts(path, `${importing}words.close`, "hi")).toBe(`\n"बंद करें"`);
});

test("what is no plain string is asked for by itself", async () => {
  const code =
    'import { shareText } from "#ui/page/share.text.ts";\n[shareText.shareOn("X"), shareText.failed.title]';
  const told = await withTexts(resolve("app/cart/x.tsx"), code, "en");
  expect(told).toContain('[shareText$1("X"), "Error"]');
  expect(told).toMatch(/^import { shareText\$1 } from ".*\/app\/ui\/page\/share\.text\.ts";\n\n\[/);
});

test.each([
  "words[which]",
  "words?.close",
  "const all = { ...words };",
  "(words) => words.close",
  "const { words } = given; words.close",
  "other.words.close",
])("%s stays as it is", async (code) => expect(await inEnglish(code)).toBe(importing + code));
