import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.server.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("base64");

const page = `<script nonce="n1">first()</script><script>injected()</script><script src="/a.js" nonce="n1"></script>
<link rel="modulepreload" nonce="n1"/><script type="module" nonce="n1" async="">second(1 > 0)</script><script nonce="guess">guessed()</script>`;

test("the scripts that the render marked are allowed, and no others", () => {
  const policy = contentSecurityPolicy(page, "n1");
  expect(policy).toContain(hash("first()"));
  expect(policy).toContain(hash("second(1 > 0)"));
  expect(policy).not.toContain(hash("injected()"));
  expect(policy).not.toContain(hash("guessed()"));
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});
