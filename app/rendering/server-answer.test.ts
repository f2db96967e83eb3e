import { describe, expect, it } from "vitest";
import { dataAddress } from "./data-address.ts";
import { takePart } from "./server-answer.ts";

const caught = (work: () => unknown): unknown => {
  try {
    return { returned: work() };
  } catch (thrown) {
    return thrown;
  }
};

it.each([
  ["https://shop.example/", ["home"], "https://shop.example/_.data?_routes=home"],
  ["https://shop.example/shop/bag#facts", ["a", "b"], "https://shop.example/shop/bag.data?_routes=a%2Cb"],
  ["https://shop.example/shop?q=fish", [], "https://shop.example/shop.data?q=fish"],
])("the data of %s lies at its own address", (page, routes, address) => {
  expect(dataAddress(new URL(page), routes).href).toBe(address);
});

describe("a route's part of the server's answer", () => {
  it("is what it shows", () => {
    const routes = { page: { data: { name: "Bag" } } };
    expect(takePart({ routes }, "page", ["root", "page"])).toEqual({ name: "Bag" });
  });

  it("is its own error, or the one above it that kept the server from it", () => {
    const own = new Error("own");
    const above = new Error("above");
    expect(caught(() => takePart({ routes: { page: { error: own } } }, "page", ["page"]))).toBe(own);
    const routes = { root: { error: above } };
    expect(caught(() => takePart({ routes }, "page", ["root", "page"]))).toBe(above);
  });

  it("is a failure when the server told nothing of it", () => {
    expect(caught(() => takePart({ routes: {} }, "page", ["page"]))).toBeInstanceOf(Error);
  });

  it("leads elsewhere when the server does, with what the router has to know", () => {
    const redirect = { redirect: "/login", status: 303, revalidate: true, reload: false, replace: false };
    const thrown = caught(() => takePart({ routes: {}, redirect }, "page", ["page"]));
    expect(thrown).toBeInstanceOf(Response);
    if (!(thrown instanceof Response)) return;
    expect([thrown.status, thrown.headers.get("Location")]).toEqual([303, "/login"]);
    expect(thrown.headers.has("X-Remix-Revalidate")).toBe(true);
    expect(thrown.headers.has("X-Remix-Reload-Document")).toBe(false);
  });
});
