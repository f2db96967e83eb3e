import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ask } from "../ask.ts";

test.each(["AR", "A", "आदे", "É"])("the initials %s are drawn alike for everybody", async (letters) => {
  const answer = await ask(`/avatars/${encodeURIComponent(letters)}.svg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toContain("public");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const svg = await answer.text();
  expect(svg).toContain(`>${letters}</text>`);
  expect(svg).not.toMatch(/<script|<image|href=/);
});

const noDrawings = [
  "AR",
  "ABCD.svg",
  "A%3Cscript%3E.svg",
  "..%2F..%2Fetc.svg",
  ".svg",
  "%00.svg",
  "%E0%A4.svg",
];
test.each(noDrawings)("%s is no drawing", async (file) => {
  const { status } = await ask(`/avatars/${file}`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test("what the browser loads holds neither the drawing library nor the mails'", () => {
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts)
    expect(readFileSync(join(folder, name), "utf8"), name).not.toMatch(/dicebear|data-skip-in-text/i);
});
