import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  artisanShape,
  collectionShape,
  errorShape,
  productItem,
  productShape,
} from "#connections/api/shapes.ts";
import { adminPage } from "../../form-of.ts";
import { productForm, send } from "../admin/product-form.ts";
import { ask, expectLed, origin, post, sharedAdmin } from "../ask.ts";

const listOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ items: z.array(shape), next: z.string().nullable() });
const products = listOf(productItem.strict());

const at = (path: string) => ask(`/api/v1/${path}`);
const jsonAt = async (path: string): Promise<unknown> => (await at(path)).json();
const refusal = async (answer: Response) => [
  answer.status,
  errorShape.strict().parse(await answer.json()).error.code,
];

/** The whole of the products, page by page. */
async function allProducts(limit: number) {
  const items: z.infer<typeof productItem>[] = [];
  let query = `limit=${limit}`;
  for (;;) {
    const page = products.parse(await jsonAt(`products?${query}`));
    items.push(...page.items);
    if (page.next === null) return items;
    query = `limit=${limit}&cursor=${page.next}`;
  }
}

test("the API is there at each address that its page shows", async () => {
  const page = readFileSync(new URL("../../../docs/api/README.md", import.meta.url), "utf8");
  const shown = [...page.matchAll(/"\$shop\/api\/v1\/([^"…]+)"/g)].flatMap(([, path]) => path ?? []);
  expect(shown.length).toBeGreaterThan(7);
  const expected = (path: string) => (path.startsWith("orders") ? 401 : path.endsWith("limit=0") ? 400 : 200);
  for (const path of shown) expect([path, (await at(path)).status]).toEqual([path, expected(path)]);
});

test("a product costs what the product's page says, and is shown by whole addresses", async () => {
  // Another test's product may have no picture.
  const first = (await allProducts(100)).find(({ pictures }) => pictures.length > 0);
  if (!first) throw new Error("no product");
  const one = productShape.strict().parse(await jsonAt(`products/${first.slug}`));
  expect(one).toMatchObject({ id: first.id, price_paise: first.price_paise, pictures: first.pictures });
  expect(one.url).toBe(`${origin}/shop/${first.slug}`);
  expect(await (await fetch(one.url)).text()).toContain(`"price":"${(one.price_paise / 100).toFixed(2)}"`);
  const picture = await fetch(one.pictures[0]?.url ?? "");
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("artisans and collections are told, too", async () => {
  const artisans = listOf(artisanShape.strict()).parse(await jsonAt("artisans?limit=100"));
  expect(artisans.items.length).toBeGreaterThan(2);
  const [first, ...others] = listOf(collectionShape.strict()).parse(await jsonAt("collections")).items;
  expect([first?.id, ...others.map(({ id }) => id)]).toEqual(["core", "artisanal", "limited"]);
  const { next } = listOf(collectionShape).parse(await jsonAt("collections?limit=2"));
  expect(listOf(collectionShape).parse(await jsonAt(`collections?limit=2&cursor=${next}`))).toMatchObject({
    items: [{ id: "limited" }],
    next: null,
  });
});

test("an address leads from an id or a slug of before to the address of today", async () => {
  const [first] = await allProducts(100);
  const answer = await expectLed(at(`products/${first?.id}`), `/api/v1/products/${first?.slug}`, 301);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

test.each(["products", "products?limit=3", "artisans", "collections", "openapi.json"])(
  "%s: the same for everybody, to scripts of any site, and not again to who holds it",
  async (path) => {
    const first = await at(path);
    const body = await first.text();
    const tag = first.headers.get("etag") ?? "";
    expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const headers = { Cookie: "jhola_cart=x:1", Authorization: "Bearer x", Origin: "https://evil.example" };
    expect(await (await ask(`/api/v1/${path}`, { headers })).text()).toBe(body);
    const again = await ask(`/api/v1/${path}`, { headers: { "If-None-Match": tag } });
    expect([again.status, again.headers.get("access-control-allow-origin")]).toEqual([304, "*"]);
  },
);

test("a script of another site may ask with headers, and never with cookies", async () => {
  const answer = await ask("/api/v1/products", {
    method: "OPTIONS",
    headers: { Origin: "https://a.example" },
  });
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(answer.headers.get("access-control-allow-headers")).toContain("If-None-Match");
  expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
  expect((await ask("/shop", { method: "OPTIONS" })).status).toBe(405);
});

test.each([
  ["products?limit=0", 400, "bad_limit"],
  ["artisans?limit=ten", 400, "bad_limit"],
  ["products?cursor=x", 400, "bad_cursor"],
  [`artisans?cursor=${Buffer.from("products:x").toString("base64url")}`, 400, "bad_cursor"],
  ["products?collection=none", 400, "bad_collection"],
  ["products/none", 404, "not_found"],
  ["products/%00", 400, "bad_request"],
  ["none", 404, "not_found"],
  ["products/a/b", 404, "not_found"],
])("%s is %d as JSON, and kept by nobody", async (path, status, code) => {
  const answer = await at(path);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await refusal(answer)).toEqual([status, code]);
});

test("the API is only read", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH"])
    expect(await refusal(await ask("/api/v1/products", { method }))).toEqual([405, "method_not_allowed"]);
  const large = await post("/api/v1/products/none", { a: "x".repeat(340_000) });
  expect(await refusal(large)).toEqual([413, "too_large"]);
});

test("whoever asks is told when to come again where too many ask at once, and goes on", async () => {
  const asked = Array.from({ length: 200 }, (_, at) => ask(`/api/v1/products/crowd-${at}`));
  const answers = await Promise.all(asked);
  const busy = answers.filter(({ status }) => status === 503);
  for (const answer of busy.slice(0, 3)) {
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusal(answer)).toEqual([503, "busy"]);
  }
  const others = answers.filter(({ status }) => status !== 404 && status !== 503);
  expect(await Promise.all(others.map(async (one) => [one.status, await one.text()]))).toEqual([]);
  expect((await at("products")).status).toBe(200);
});

describe("what the owner changes", () => {
  let admin: string;
  beforeAll(async () => {
    admin = (await sharedAdmin()).cookie;
  });

  test("is there at once, and what is hidden is not", async () => {
    const form = productForm({ name: "Sujani Api Quilt", price: "641.50" });
    const slug = String(form.get("slug"));
    expect((await at(`products/${slug}`)).status).toBe(404);
    expect((await send(adminPage, admin, form)).status).toBe(200);
    expect(await jsonAt(`products/${slug}`)).toMatchObject({ price_paise: 64_150, name: "Sujani Api Quilt" });
    const hidden = productForm({ name: "Sujani Api Secret", hidden: "true" });
    expect((await send(adminPage, admin, hidden)).status).toBe(200);
    expect((await at(`products/${hidden.get("slug")}`)).status).toBe(404);
    expect((await at(`products/${hidden.get("id")}`)).status).toBe(404);
    const names = (await allProducts(100)).map(({ name }) => name);
    expect([names.includes("Sujani Api Quilt"), names.includes("Sujani Api Secret")]).toEqual([true, false]);
  });
});

test("the OpenAPI document tells of every address, and refers to nothing that is missing", async () => {
  const text = await (await at("openapi.json")).text();
  const document = z
    .object({
      openapi: z.literal("3.1.0"),
      paths: z.record(z.string(), z.object({ get: z.object({ security: z.array(z.object({})) }) })),
      components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
    })
    .parse(JSON.parse(text));
  const withKey = Object.entries(document.paths).map(([path, { get }]) => [path, get.security.length]);
  expect(Object.fromEntries(withKey)).toEqual({
    "/api/v1/products": 0,
    "/api/v1/products/{slug}": 0,
    "/api/v1/artisans": 0,
    "/api/v1/collections": 0,
    "/api/v1/orders": 1,
    "/api/v1/orders/{number}": 1,
  });
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "");
  expect(named.filter((name) => !(name in document.components.schemas))).toEqual([]);
});
