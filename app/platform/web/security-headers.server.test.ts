import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { completeHeaders, contentSecurityPolicy, paymentSources } from "./security-headers.server.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("base64");

test("the scripts that the render wrote are allowed by their hashes, each once", () => {
  const policy = contentSecurityPolicy(["first()", "second(1 > 0)", "first()"], []);
  expect(policy).toContain(hash("first()"));
  expect(policy).toContain(hash("second(1 > 0)"));
  expect(policy.match(/sha256-/g)).toHaveLength(2);
});

const real = { simulated: false, apiBase: "https://api.razorpay.com" };
const simulated = { simulated: true, apiBase: "http://127.0.0.1:3001" };
const policyOf = (isAdminArea: boolean, razorpay: typeof real) =>
  contentSecurityPolicy([], paymentSources(isAdminArea, razorpay));

test("the storefront lets the payment provider in everywhere, since navigations keep this policy", () => {
  const policy = policyOf(false, real);
  for (const name of ["script-src", "img-src", "connect-src", "frame-src", "form-action"])
    expect(policy).toMatch(new RegExp(`${name} [^;]*https://\\*\\.razorpay\\.com`));
  expect(policy).not.toContain("127.0.0.1");
  expect(policyOf(false, simulated)).toMatch(/script-src [^;]*http:\/\/127\.0\.0\.1:3001/);
});

test("files may come from the asset origin, where there is one, and nothing else", () => {
  const names = (policy: string) =>
    policy.split("; ").flatMap((part) => (part.includes("https://cdn.example") ? part.split(" ")[0] : []));
  const policy = contentSecurityPolicy(["first()"], [], "https://cdn.example");
  expect(names(policy)).toEqual(["script-src", "style-src", "img-src", "font-src"]);
  expect(policy.replaceAll(" https://cdn.example", "")).toBe(contentSecurityPolicy(["first()"], []));
});

test("an admin page lets nobody in", () => {
  const policy = policyOf(true, simulated);
  expect(policy).not.toMatch(/razorpay|127\.0\.0\.1/);
  expect(policy).toContain("frame-src 'none'");
});

test("pictures come from the shop, its files and the payment provider, and from nobody else", () => {
  const pictures = (policy: string) => /img-src ([^;]*)/.exec(policy)?.[1];
  expect(pictures(policyOf(true, real))).toBe("'self' data:");
  expect(pictures(policyOf(false, real))).toBe("'self' data: https://*.razorpay.com");
  const far = contentSecurityPolicy([], [], "https://cdn.example");
  expect(pictures(far)).toBe("'self' https://cdn.example data:");
});

const completed = (given: HeadersInit, isHttps: boolean): Headers => {
  const headers = new Headers(given);
  completeHeaders(headers, isHttps);
  return headers;
};

test("a document keeps its own policy, everything else may load nothing", () => {
  expect(completed({ "Content-Security-Policy": "own" }, false).get("content-security-policy")).toBe("own");
  const table = completed({ "Content-Type": "text/csv" }, false).get("content-security-policy");
  expect(table).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  const paper = completed({ "Content-Type": "application/pdf" }, false).get("content-security-policy");
  expect(paper).toMatch(/frame-ancestors 'none'/);
  expect(paper).not.toContain("default-src");
});

test("at an https address every cookie is sent by https only, and by its own attributes otherwise", () => {
  const given: HeadersInit = [
    ["Set-Cookie", "a=1; Path=/; Max-Age=60"],
    ["Set-Cookie", "b=secure; Path=/; HttpOnly; Secure"],
    ["Set-Cookie", "c=; Path=/; secure"],
  ];
  expect(completed(given, true).getSetCookie()).toEqual([
    "a=1; Path=/; Max-Age=60; Secure",
    "b=secure; Path=/; HttpOnly; Secure",
    "c=; Path=/; secure",
  ]);
  expect(completed(given, false).getSetCookie()).toEqual(given.map(([, cookie]) => cookie));
  expect(completed(given, true).has("strict-transport-security")).toBe(true);
  expect(completed(given, false).has("strict-transport-security")).toBe(false);
});
