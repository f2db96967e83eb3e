import { describe, expect, it } from "vitest";
import { dataAddress, isDataPath, pageOfData } from "./data-address.ts";

describe.each([
  ["https://shop.example/", ["home"], "https://shop.example/_.data?_routes=home"],
  ["https://shop.example/shop/bag#facts", ["a", "b"], "https://shop.example/shop/bag.data?_routes=a%2Cb"],
  ["https://shop.example/shop?q=fish", [], "https://shop.example/shop.data?q=fish"],
])("the data of %s", (page, routes, address) => {
  it("lies at its own address", () => expect(dataAddress(new URL(page), routes).href).toBe(address));

  it("leads back to the page and its routes", () => {
    const asked = pageOfData(new URL(address));
    expect([asked.page.href, asked.routes ?? []]).toEqual([page.replace("#facts", ""), routes]);
  });
});

it.each([
  ["/shop.data", true],
  ["/_.data", true],
  ["/shop", false],
  ["/data", false],
])("is %s an address of data: %s", (path, isData) => expect(isDataPath(path)).toBe(isData));
