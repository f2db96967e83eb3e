import { expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { refusalInJson } from "./api-answer.server.ts";
import { errorPage } from "./error-page.server.ts";

test("a refusal names its request and leads back, in the language of the address, and to the other one", async () => {
  const page = await errorPage(413, "abc").text();
  expect(page).toContain('<html lang="en-IN">');
  expect(page).toContain('<small>Request id: abc</small></p><a href="/">Back to the shop</a>');
  expect(page).toContain('href="/hi" lang="hi" hreflang="hi">हिन्दी</a>');
  const inHindi = await speaking("hi", () => errorPage(413, "abc")).text();
  expect(inHindi).toContain('<html lang="hi-IN">');
  expect(inHindi).toContain('<a href="/hi">दुकान पर वापस</a>');
  expect(inHindi).toContain('href="/" lang="en" hreflang="en">English</a>');
});

const refused = (status: number) => new Response("", { status, headers: { "Retry-After": "3600" } });
const codeOf = async (answer: Response): Promise<unknown> => (await answer.json()).error.code;

test("a shop that is not open yet says so, and is not called busy (API-4)", async () => {
  const told = refusalInJson(refused(503), "public", true);
  expect([told.status, told.headers.get("Retry-After")]).toEqual([503, "3600"]);
  expect(await codeOf(told)).toBe("not_open");
  expect(await codeOf(refusalInJson(refused(503), "public"))).toBe("busy");
});
