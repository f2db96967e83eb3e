import { describe, expect, test } from "vitest";
import { anyProductPath, ask, origin, post } from "../ask.ts";
import { sendRaw } from "./raw.ts";

describe("unknown addresses", () => {
  test.each(["/nothing-here", "/shop/a/b/c"])("%s leads home", async (path) => {
    const answer = await ask(path);
    expect([301, 302]).toContain(answer.status);
    expect(answer.headers.get("location")).toBe("/");
  });

  const ofMachines = ["/api/products", "/functions/v1/unknown", "/.well-known/security.txt"];
  test.each(ofMachines)("%s is 404 as JSON", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
  });

  const missing = [
    "/files/%2e%2e%2f%2e%2e%2fsecret.key",
    "/files/%E0%A4%A",
    "/index.php",
    "/admin.html",
    "/.vite/manifest.json",
    "/.vite/manifest.json.br",
    "/.vite/manifest.json.gz",
    "/%2evite/manifest.json",
    "/.env",
    "/.git/config",
    "/assets/entry.client.js.map",
    "/mark.svg.br",
  ];
  test.each(missing)("%s is 404", async (path) => expect((await ask(path)).status).toBe(404));
});

describe("posts from elsewhere", () => {
  test.each([
    ["no Origin", {}],
    ["a foreign Origin", { Origin: "https://evil.example" }],
    ["an opaque Origin", { Origin: "null" }],
    ["our host on another port", { Origin: "http://localhost:1" }],
  ])("%s is refused with a request id", async (_what, headers: Record<string, string>) => {
    for (const path of ["/cart", "/checkout", "/newsletter", "/contact", await anyProductPath()]) {
      const answer = await ask(path, { method: "POST", body: new URLSearchParams({ a: "b" }), headers });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(answer.headers.get("x-request-id"));
    }
  });

  test("127.0.0.1 is this machine too", async () => {
    const here = origin.replace("localhost", "127.0.0.1");
    const answer = await post("/cart", { intent: "clear" }, { Origin: here });
    expect(answer.status).toBeLessThan(400);
  });
});

test.each(["create-razorpay-order", "verify-razorpay-payment", "report-payment-outcome"])(
  "%s is called with some names and numbers",
  async (name) => {
    const answer = await ask(`/functions/v1/${name}`, {
      method: "POST",
      headers: { Origin: origin, "Content-Type": "application/json" },
      body: JSON.stringify({ db_order_id: "x".repeat(110_000) }),
    });
    expect(answer.status).toBe(413);
  },
);

test("a body of unknown length is refused before it is read", async () => {
  const head = `POST /cart HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\nConnection: close\r\n`;
  const pieces = "Transfer-Encoding: chunked\r\n\r\nc\r\nintent=clear\r\n0\r\n\r\n";
  expect((await sendRaw(origin, head + pieces)).status).toBe(411);
});

test.each([
  ["application/json", '{"intent":"add"}'],
  ["text/plain", "intent=add"],
  ["multipart/form-data; boundary=x", "--y\r\nbroken"],
  ["application/x-www-form-urlencoded", "%E0%A4%A=%ZZ&&&==&intent"],
])("a %s body that is no form of ours is a 4xx or the page's own message", async (type, body) => {
  for (const path of ["/cart", "/checkout", "/newsletter"]) {
    const answer = await ask(path, {
      method: "POST",
      body,
      headers: { Origin: origin, "Content-Type": type },
    });
    expect(answer.status, `${type} to ${path}`).toBeLessThan(500);
  }
});

test.each(["PUT", "DELETE", "PATCH", "REPORT"])("%s changes nothing", async (method) => {
  for (const path of ["/", "/shop", "/cart", "/checkout"]) {
    const answer = await ask(path, { method, headers: { Origin: origin } });
    expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    expect(answer.status, `${method} ${path}`).toBeLessThan(500);
  }
});
