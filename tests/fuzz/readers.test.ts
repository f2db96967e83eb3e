import fc from "fast-check";
import { expect, test } from "vitest";
import { openOrderAccess, sealOrderAccess } from "#accounts/session/placed-orders.server.ts";
import { returnPath } from "#accounts/session/return-path.ts";
import { sessionFrom } from "#accounts/session/session.ts";
import { parseOwnComments } from "#blog/own-comments.ts";
import { decodeCart, encodeCart } from "#cart/kept/cart-cookie.ts";
import { parseCart } from "#cart/kept/stored-cart.ts";
import { parseFilter } from "#catalogue/list/product-filter.ts";
import { shopPath } from "#catalogue/list/shop-path.ts";
import { wordsOf } from "#catalogue/search/search-text.ts";
import { decodeLines } from "#checkout/form/purchase-lines.ts";
import { searchParts } from "#order-admin/list/order-search.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { orderLinkMade } from "#orders/links/order-access.server.ts";
import { iccProfileIn } from "#pictures/heic/icc-profile.ts";
import { anywhere } from "#platform/database/embedded/holds-words.server.ts";
import { isFileKey } from "#platform/files/file-store.server.ts";
import { noticeIn } from "#platform/notice.ts";
import { cellText } from "#platform/text/csv.server.ts";
import { chooseEncoding } from "#platform/web/cache/encoding.server.ts";
import { clientAddress, trustedProxyTest } from "#platform/web/client-address.server.ts";
import { plainText, sanitiseHtml } from "#rich-html/rich-html.server.ts";
import { jsonForScript } from "#ui/page/json-ld.tsx";
import { isEmail } from "#values/contact/email.ts";
import { cleanLines, cleanText } from "#values/text/clean-text.ts";
import { escapeXml } from "#values/text/xml.ts";
import { publicPageKey } from "../../app/server/routes/public-pages.ts";
import { policyAt } from "../route-policies.ts";
import { longTexts } from "./garbage.ts";
import { holds, text } from "./holds.ts";

// What reads addresses, cookies, headers and stored texts.

const pathish = fc
  .array(
    fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2f",
      "%5c",
      "%2e",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "a",
      "evil.example",
      "//",
      "http:",
      "\u202E",
      "shop",
      ".data",
    ),
    { maxLength: 12 },
  )
  .map((parts) => `/${parts.join("")}`);

test("the way back after signing in stays on this site", () =>
  holds(fc.oneof(text, pathish), (given) => {
    const back = returnPath(given);
    if (back === undefined) return;
    expect(back).toMatch(/^\/(?![/\\])/);
    expect(new URL(back, "https://shop.example/login").origin).toBe("https://shop.example");
    expect(back).not.toMatch(/[\r\n\t]/);
    expect(returnPath(back)).toBe(back);
  }));

const keyOf = (url: string) => publicPageKey(url, policyAt);

test("a cached page's key is its own key, and never leads to another page", () =>
  holds(fc.oneof(text, pathish), (given) => {
    const key = keyOf(given);
    if (key === undefined) return;
    expect(keyOf(key)).toBe(key);
    const path = key.split("?")[0] ?? "";
    if (/^[\x21-\x7e]*$/.test(path)) expect(new URL(`http://shop.example${path}`).pathname).toBe(path);
  }));

test("the catalogue's filter is read from any address, and written so that it reads the same", () => {
  const query = fc.dictionary(
    fc.constantFrom("q", "collection", "category", "price", "technique", "artisan", "sort", "page"),
    text,
  );
  holds(query, (given) => {
    const filter = parseFilter(new URLSearchParams(given));
    expect(filter.page).toBeGreaterThanOrEqual(1);
    expect(parseFilter(new URL(shopPath(filter), "http://shop.example").searchParams)).toEqual(filter);
    expect(listQuery(new URLSearchParams(given)).page).toBeGreaterThanOrEqual(1);
  });
});

test("a search reaches the database as words, its wildcards as plain characters", () =>
  holds(text, (given) => {
    for (const word of wordsOf(given)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    expect(wordsOf(given).length).toBeLessThanOrEqual(12);
    for (const part of searchParts(given)) {
      expect(
        anywhere(part)
          .slice(1, -1)
          .replaceAll(/\\[\\%_]/g, ""),
      ).not.toMatch(/[\\%_]/);
    }
  }));

test("a cart's cookie is read to whole quantities of possible products, or left out", () =>
  holds(
    fc.oneof(
      text,
      fc.array(text).map((parts) => parts.join(",")),
    ),
    (given) => {
      for (const { productId, quantity } of decodeCart(given)) {
        expect(productId).toMatch(/^[^\p{Cc}]{1,64}$/u);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(999);
      }
      const claims = decodeCart(given);
      const written = encodeCart(claims);
      expect(written ?? "").not.toMatch(/[;\s"]/);
      if (claims.length > 0 && written !== undefined) expect(decodeCart(written)).toEqual(claims);
    },
  ));

test("stored carts, comments, notices and sessions are read from anything", () => {
  holds(fc.oneof(text, fc.json({ maxDepth: 6 })), (given) => {
    for (const line of parseCart(given)) expect(Number.isSafeInteger(line.quantity)).toBe(true);
    parseOwnComments(given);
    noticeIn(`jhola_notice=${given}`);
    noticeIn(`jhola_notice=${encodeURIComponent(given.toWellFormed())}`);
  });
  holds(fc.anything(), (given) => expect(sessionFrom(given).status).toBe("known"));
});

test("what the checkout claims is a list of whole lines, or nothing", () =>
  holds(
    fc.oneof(
      text,
      fc.array(fc.tuple(text, text, text)).map((lines) => lines.map((line) => line.join(":")).join(",")),
    ),
    (given) => {
      for (const { productId, quantity, unitPrice } of decodeLines(given) ?? []) {
        expect(productId).not.toMatch(/\p{Cc}/u);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
        expect(Number.isSafeInteger(unitPrice) && unitPrice >= 0).toBe(true);
      }
    },
  ));

test("an order's cookie and link are good only as they were sealed", () => {
  const secret = "s".repeat(32);
  const sealed = sealOrderAccess("JC-1792000000000", [], secret);
  expect(openOrderAccess(sealed, secret)).toEqual(["JC-1792000000000"]);
  holds(text, (given) => expect(openOrderAccess(given, secret)).toEqual([]));
  holds(fc.tuple(fc.nat(sealed.length - 1), fc.string({ minLength: 1, maxLength: 1 })), ([at, sign]) => {
    const changed = sealed.slice(0, at) + sign + sealed.slice(at + 1);
    if (changed !== sealed) expect(openOrderAccess(changed, secret)).toEqual([]);
  });
  holds(text, (given) => expect(orderLinkMade(given, "JC-1", secret)).toBeUndefined());
});

test("a sender's address is the socket's, or one that a trusted proxy wrote", () => {
  const trusted = trustedProxyTest(["10.0.0.0/8"]);
  holds(
    fc.array(fc.oneof(text, fc.ipV4(), fc.ipV6())).map((hops) => hops.join(",")),
    (forwarded) => {
      expect(clientAddress("203.0.113.9", forwarded, trusted)).toBe("203.0.113.9");
      expect(clientAddress("10.0.0.1", `${forwarded},198.51.100.7`, trusted)).toBe("198.51.100.7");
    },
  );
});

test("cleaned texts hold nothing that can't be seen, and are no longer than allowed", () =>
  holds(text, (given) => {
    for (const clean of [cleanText(given, 50), cleanLines(given, 50)]) {
      expect(Array.from(clean).length).toBeLessThanOrEqual(50);
      expect(clean.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      expect(clean.isWellFormed()).toBe(true);
    }
    if (isEmail(given)) expect(given).toMatch(/^[\x21-\x7e]+@[\x21-\x7e]+$/);
  }));

test("a file's key can't climb", () =>
  holds(fc.oneof(text, pathish), (given) => {
    if (isFileKey(given)) expect(given).toMatch(/^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)+$/);
  }));

test("a HEIC's colours are looked for within it, and nowhere else", () => {
  const marks = fc
    .constantFrom("colrprof", "RGB ", "acsp", "\0\0\0\u0030", "\xff\xff\xff\xff")
    .map(Buffer.from);
  const bytes = fc.uint8Array({ maxLength: 40 });
  holds(fc.array(fc.oneof(marks, bytes), { maxLength: 12 }), (parts) => {
    const heic = Buffer.concat(parts);
    expect(iccProfileIn(heic)?.length ?? 0).toBeLessThanOrEqual(heic.length);
  });
});

test("none of these takes long over a long text", () => {
  const readers: ((long: string) => unknown)[] = [
    returnPath,
    keyOf,
    (long) => parseFilter(new URLSearchParams({ q: long, artisan: long, page: long })),
    wordsOf,
    searchParts,
    decodeCart,
    decodeLines,
    parseCart,
    (long) => noticeIn(`jhola_notice=${long}`),
    (long) => openOrderAccess(long, "s"),
    (long) => clientAddress("10.0.0.1", long, () => true),
    chooseEncoding,
    sanitiseHtml,
    (long) => plainText(long, 155),
    escapeXml,
    jsonForScript,
    cellText,
    isEmail,
    isFileKey,
  ];
  for (const long of longTexts(64_000)) {
    for (const [place, read] of readers.entries()) {
      const begun = performance.now();
      read(long);
      expect(performance.now() - begun, `reader ${place} of ${long.slice(0, 8)}…`).toBeLessThan(1_500);
    }
  }
});
