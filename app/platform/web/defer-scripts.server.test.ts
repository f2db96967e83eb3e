import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.server.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head><body><p>Hello</p>
<script type="module" async="" nonce="n1">import "/assets/a.js";</script><script nonce="n1">data()</script></body>`;

test("the program waits, with the files that it needs, and nothing else changes", () => {
  const deferred = deferScripts(page, "n1");
  expect(deferred).not.toContain('modulepreload" href');
  expect(deferred).not.toContain('<script type="module"');
  expect(deferred).toContain(
    '<script type="text/plain" id="later" data-modules="/assets/a.js" nonce="n1">import "/assets/a.js";</script>',
  );
  expect(deferred).toContain('<link rel="stylesheet" href="/a.css"/></head><body><p>Hello</p>');
  expect(deferred.endsWith('<script nonce="n1">data()</script></body>')).toBe(true);
});

test("a document without a program stays as it is", () => {
  expect(deferScripts("<p>Hello</p>", "n1")).toBe("<p>Hello</p>");
});

test("a module script that the render did not mark is left alone", () => {
  const injected = '<script type="module" async="">evil()</script>';
  expect(deferScripts(injected, "n1")).toBe(injected);
});
