import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { newSecret, sealSecret, unsealSecret } from "../delivering/sealed-secret.server.ts";
import { parseEndpoint } from "./parse-endpoint.server.ts";

const parsed = (url: string, events = "order.placed", allowPrivate = false) =>
  parseEndpoint(formOf({ url, events }), allowPrivate);

test.each([
  ["", "Please give the address"],
  ["books", "This is no address"],
  ["ftp://books.in/", "This is no address"],
  ["http://books.in/hooks", "must begin with https://"],
  ["https://me:secret@books.in/", "leave user name and password out"],
  ["https://127.0.0.1/", "leads into a private network"],
  ["https://0x7f000001/", "leads into a private network"],
  ["https://[::ffff:10.0.0.1]/", "leads into a private network"],
  ["https://169.254.169.254/latest", "leads into a private network"],
  ["https://localhost./", "leads into a private network"],
  ["https://db.internal/", "leads into a private network"],
  ["https://books.in:25/", "Please use port 443"],
  [`https://books.in/${"a".repeat(600)}`, "at most 500 signs"],
])("the address %j is refused at its field, and stays", (url, words) =>
  expect(parsed(url)).toMatchObject({
    ...{ kind: "refused", typed: { url, events: ["order.placed"] } },
    errors: { url: expect.stringContaining(words) },
  }),
);

test("at least one event is asked for", () =>
  expect(parsed("https://books.in/", "order.eaten")).toMatchObject({
    errors: { events: expect.stringContaining("at least one event") },
  }));

test("an address of its own network is taken where the shop is told so", () =>
  expect(parsed("http://127.0.0.1:9/", "order.placed", true)).toMatchObject({ kind: "valid" }));

const shop = "the shop's own secret, long enough";

test("a secret comes back by the shop's own secret alone", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  const sealed = sealSecret(secret, shop);
  expect(sealed).not.toContain(secret.slice(6));
  expect(unsealSecret(sealed, shop)).toBe(secret);
  expect(unsealSecret(sealed, `${shop}.`)).toBeUndefined();
});

test("sealed twice it looks different", () =>
  expect(sealSecret("whsec_a", shop)).not.toBe(sealSecret("whsec_a", shop)));

test("what is damaged is nothing", () => {
  const sealed = sealSecret("whsec_a", shop);
  const otherBegin = sealed.startsWith("A") ? "B" : "A";
  for (const odd of ["", "abc", sealed.slice(0, -2), otherBegin + sealed.slice(1), sealed.slice(4)])
    expect(unsealSecret(odd, shop)).toBeUndefined();
});
