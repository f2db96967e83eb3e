import { expect, test } from "vitest";
import { ask, expectLed, expectWords, newSender, post, textAt } from "../ask.ts";

// A code that checks, and that nobody gave.
const unknown = "7KQ4MZX824";

const look = (path: string, sender = newSender()) => ask(path, { headers: { "X-Forwarded-For": sender } });

test("a code as it is typed leads to its own address", async () => {
  for (const typed of [
    "7kq4m-zx824",
    "7KQ4M%20ZX824",
    "check?certificate=+7kq4m-zx824+",
    "check?certificate=https%3A%2F%2Fjhola.example%2Fc%2F7KQ4MZX824",
    "%E0%A5%ADKQ4MZX824",
  ])
    await expectLed(look(`/c/${typed}`), `/c/${unknown}`);
});

test.each([
  ["7KQ4MZX825", "No Certificate Has This Code"],
  ["7KQ4MZX842", "No Certificate Has This Code"],
  ["O0I1", "No Certificate Has This Code"],
  ["%3Cscript%3Ealert(1)%3C%2Fscript%3E", "No Certificate Has This Code"],
  [unknown, "We Gave No Such Certificate"],
])("%s is no certificate, and says which kind of none", async (code, title) => {
  const answer = await look(`/c/${code}`);
  const page = await answer.text();
  expect([answer.status, page.includes(`${title}</h1>`)]).toEqual([404, true]);
  expect(page).toContain("Look Up");
  expect(page).not.toContain("<script>alert");
});

test("a code can be typed, by nobody's cache and for no search engine", async () => {
  const answer = await look("/c/check");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expectWords(await answer.text(), '<meta name="robots" content="noindex"/>', "Look Up a Certificate</h1>");
  expect(await textAt("/sitemap.xml")).not.toContain("/c/");
});

test("after 20 codes that nobody gave from one network nothing is told there", async () => {
  const sender = newSender();
  const statuses = new Set<number>();
  for (let times = 0; times < 20; times++) statuses.add((await look(`/c/${unknown}`, sender)).status);
  expect([...statuses]).toEqual([404]);
  expect((await look(`/c/${unknown}`, sender)).status).toBe(429);
  expect((await look(`/c/${unknown}`)).status).toBe(404);
});

test("a secret for a certificate that is not there is refused, and one that is none stays at its field", async () => {
  const give = (secret: string) => post(`/c/${unknown}`, { secret });
  expect((await give("7QK4-MZX8-2HJR")).status).toBe(404);
  expect((await give("")).status).toBe(422);
  expect((await give("0000-0000-0000")).status).toBe(422);
});
