import { expect, test, vi } from "vitest";
import { paise } from "#values/money/money.ts";
import { addToCart } from "../cart.ts";
import { openBrowserCart } from "./browser-cart.ts";

/** A browser's storage, cookie jar and events, as far as the cart knows them. */
function fakeBrowser(stored: Record<string, string> = {}, cookies: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored));
  const jar = new Map(Object.entries(cookies));
  const listeners: Record<string, ((event: Event) => void)[]> = {};
  return {
    storage,
    jar,
    fire: (type: string, facts: object) => {
      for (const listener of listeners[type] ?? []) listener(Object.assign(new Event(type), facts));
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
    location: { protocol: "http:" },
    document: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      },
      set cookie(line: string) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes("Max-Age=0")) jar.delete(name);
        else jar.set(name, value);
      },
    },
    addEventListener: (type: string, listener: (event: Event) => void) => {
      listeners[type] = [...(listeners[type] ?? []), listener];
    },
  };
}

const bag = { id: "a", slug: "bag", name: "Bag", unitPrice: paise(149_50), image: null };
const inRupees = { id: "a", name: "Bag", price: 149.5, slug: "bag", image: null };
const stored = JSON.stringify([{ ...inRupees, quantity: 2 }]);

test("the stored cart is restored and mirrored for the server", () => {
  const browser = fakeBrowser({ "jhola-cart": stored }, { jhola_cart: "b:9" });
  const cart = openBrowserCart(browser);
  const lines = [{ productId: "a", quantity: 2, unitPrice: 149_50 }];
  expect(cart.snapshot()).toMatchObject({ ready: true, lines });
  expect(browser.jar.get("jhola_cart")).toBe("a:2");
});

test("every change is saved in rupees and tells the listeners", () => {
  const browser = fakeBrowser();
  const cart = openBrowserCart(browser);
  const listener = vi.fn();
  cart.subscribe(listener);
  cart.change((lines) => addToCart(lines, bag, 3));
  expect(listener).toHaveBeenCalled();
  expect(JSON.parse(browser.storage.get("jhola-cart") ?? "")).toEqual([{ ...inRupees, quantity: 3 }]);
  cart.change(() => []);
  expect(browser.jar.has("jhola_cart")).toBe(false);
});

test("a cart that a plain form changed is taken over, with what is known of it", () => {
  const browser = fakeBrowser({ "jhola-cart": stored }, { jhola_cart: "b:1,a:5", jhola_cart_changed: "1" });
  expect(openBrowserCart(browser).snapshot().lines).toMatchObject([
    { productId: "b", quantity: 1, name: "" },
    { productId: "a", quantity: 5, name: "Bag" },
  ]);
  expect(browser.jar.has("jhola_cart_changed")).toBe(false);
  expect(JSON.parse(browser.storage.get("jhola-cart") ?? "")).toHaveLength(2);
});

test("a cart that a plain form emptied is empty", () => {
  const browser = fakeBrowser({ "jhola-cart": stored }, { jhola_cart_changed: "1" });
  expect(openBrowserCart(browser).snapshot().lines).toEqual([]);
});

test("an order that the server has placed empties the cart at the next look", () => {
  const browser = fakeBrowser({ "jhola-cart": stored });
  const cart = openBrowserCart(browser);
  browser.document.cookie = "jhola_cart=; Max-Age=0";
  cart.takeOver();
  expect(cart.snapshot().lines).toHaveLength(1);
  browser.document.cookie = "jhola_cart_changed=1";
  cart.takeOver();
  expect(cart.snapshot().lines).toEqual([]);
});

test("other tabs' changes arrive, other keys' do not", () => {
  const browser = fakeBrowser();
  const cart = openBrowserCart(browser);
  browser.storage.set("jhola-cart", stored);
  browser.fire("storage", { key: "jhola-orders" });
  expect(cart.snapshot().lines).toEqual([]);
  browser.fire("storage", { key: "jhola-cart" });
  expect(cart.snapshot().lines).toHaveLength(1);
});

test("storage that refuses leaves a cart for this page", () => {
  const browser = fakeBrowser();
  const refuse = () => {
    throw new Error("QuotaExceededError");
  };
  const cart = openBrowserCart({ ...browser, localStorage: { getItem: refuse, setItem: refuse } });
  cart.change((lines) => addToCart(lines, bag));
  expect(cart.snapshot().lines).toHaveLength(1);
});

test("a product is being added for 500 ms from the last add", () => {
  vi.useFakeTimers();
  const cart = openBrowserCart(fakeBrowser());
  cart.startAdding("a");
  vi.advanceTimersByTime(400);
  cart.startAdding("b");
  vi.advanceTimersByTime(499);
  expect(cart.snapshot().adding).toBe("b");
  vi.advanceTimersByTime(1);
  expect(cart.snapshot().adding).toBeUndefined();
  vi.useRealTimers();
});

test("what was added without the cookie of the stored cart is added to it", () => {
  const cookies = { jhola_cart: "b:1,a:5", jhola_cart_changed: "added" };
  const browser = fakeBrowser({ "jhola-cart": stored }, cookies);
  expect(openBrowserCart(browser).snapshot().lines).toMatchObject([
    { productId: "a", quantity: 7, name: "Bag" },
    { productId: "b", quantity: 1 },
  ]);
  expect(Object.fromEntries(browser.jar)).toEqual({ jhola_cart: "a:7,b:1" });
});

test("each start writes the cookie anew, before the browser drops it", () => {
  const browser = fakeBrowser({ "jhola-cart": stored }, { jhola_cart: "a:2" });
  const written = vi.spyOn(browser.document, "cookie", "set");
  openBrowserCart(browser);
  expect(written).toHaveBeenCalledWith(expect.stringContaining("jhola_cart=a:2;"));
});
