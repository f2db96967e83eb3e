import { addLine, type Cart } from "../cart.ts";
import {
  blankLines,
  cartAdded,
  cartChangedCookie,
  cartCookie,
  cookieLine,
  cookieValue,
  decodeCart,
  encodeCart,
} from "./cart-cookie.ts";

import { cartKey, formatCart, parseCart } from "./stored-cart.ts";

/** What of the browser the cart needs; tests hand in their own. */
export interface CartBrowser {
  localStorage: Pick<Storage, "getItem" | "setItem">;
  document: { cookie: string };
  location: { protocol: string };
  addEventListener(type: "storage" | "pageshow", listener: (event: Event) => void): void;
}

/** One look at the cart. `ready` is false until the browser's own cart has been read. */
export interface CartSnapshot {
  lines: Cart;
  ready: boolean;
  /** The product that was just to be added, for 500 ms after that. */
  adding?: string;
}

export const emptySnapshot: CartSnapshot = { lines: [], ready: false };
const addingMilliseconds = 500;

export type BrowserCart = ReturnType<typeof openBrowserCart>;

/** The cart in local storage, mirrored into a cookie for the server and the same in all tabs. */
export function openBrowserCart(browser: CartBrowser) {
  let snapshot: CartSnapshot = { lines: restore(browser), ready: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(change: Partial<CartSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function reread(): void {
    show({ lines: parseCart(readStored(browser)) });
  }

  browser.addEventListener("storage", (event) => {
    const key = "key" in event ? event.key : null;
    if (key === cartKey || key === null) reread();
  });
  // A page that comes back from the browser's memory has missed what other tabs did.
  browser.addEventListener("pageshow", (event) => {
    if ("persisted" in event && event.persisted === true) reread();
  });

  return {
    snapshot: (): CartSnapshot => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(rule: (cart: Cart) => Cart): void {
      const lines = rule(snapshot.lines);
      if (lines === snapshot.lines) return;
      save(browser, lines);
      show({ lines });
    },
    /** Takes over what the server has done to the cart since: a plain form, a placed order. */
    takeOver(): void {
      if (isChangedByServer(browser)) show({ lines: restore(browser) });
    },
    startAdding(id: string): void {
      clearTimeout(timer);
      show({ adding: id });
      timer = setTimeout(() => show({ adding: undefined }), addingMilliseconds);
    },
  };
}

/**
 * Local storage wins, unless a plain form has changed the cookie's cart since: the last writer wins. The
 * cookie is written at each start, since some browsers keep it for a week only.
 */
function restore(browser: CartBrowser): Cart {
  const stored = parseCart(readStored(browser));
  const cookies = browser.document.cookie;
  const change = cookieValue(cookies, cartChangedCookie);
  if (!change) {
    mirror(browser, stored);
    return stored;
  }
  const given = blankLines(decodeCart(cookieValue(cookies, cartCookie)));
  const lines = change === cartAdded ? given.reduce(addLine, stored) : adopt(stored, given);
  save(browser, lines);
  browser.document.cookie = cookieLine(cartChangedCookie, undefined, isSecure(browser));
  return lines;
}

const isChangedByServer = ({ document }: CartBrowser): boolean =>
  cookieValue(document.cookie, cartChangedCookie) !== undefined;

/**
 * The server's cart with this browser's display copies. What is unknown here stays blank until it is priced.
 */
function adopt(stored: Cart, given: Cart): Cart {
  return given.map((line) => {
    const known = stored.find(({ id }) => id === line.id);
    return known ? { ...known, quantity: line.quantity } : line;
  });
}

function readStored({ localStorage }: CartBrowser): string | null {
  try {
    return localStorage.getItem(cartKey);
  } catch {
    return null;
  }
}

function save(browser: CartBrowser, lines: Cart): void {
  mirror(browser, lines);
  try {
    browser.localStorage.setItem(cartKey, formatCart(lines));
  } catch {
    // Storage may be full or forbidden: the cart then lives in the cookie and on this page.
  }
}

const isSecure = (browser: CartBrowser): boolean => browser.location.protocol === "https:";

function mirror(browser: CartBrowser, lines: Cart): void {
  // A browser without a cart, like one with too long a cart, has no cookie.
  browser.document.cookie = cookieLine(cartCookie, encodeCart(lines) || undefined, isSecure(browser));
}
