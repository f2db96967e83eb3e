import { askedOfAddresses, cookieNames } from "./forms.ts";
import { nested, wildForm, wildJson, wildMultipart } from "./wild-bodies.ts";
import {
  count,
  encoded,
  garbage,
  head,
  pick,
  type Random,
  type Surroundings,
  urlEncoded,
  type WildRequest,
  withBody,
} from "./wild-parts.ts";

/** Makes the request that a series of random numbers leads to. */
export function wildRequest(random: Random, around: Surroundings): WildRequest {
  const bodies = [wildForm, wildForm, wildForm, wildMultipart, wildJson];
  const makers = [...bodies, query, query, part, part, cookie, wildBytes, payment, left];
  return pick(random, makers)(random, around);
}

const parameters = ["q", ...askedOfAddresses];

function query(random: Random, around: Surroundings): WildRequest {
  const asked = Array.from(
    { length: count(random, 5) },
    () => `${pick(random, parameters)}${pick(random, ["", "[]", "%00"])}=${encoded(garbage(random), random)}`,
  );
  const path = pathOf(pick(random, around.patterns), () => "none");
  const method = pick(random, ["GET", "GET", "HEAD"]);
  return { kind: `query ${path}`, bytes: head(method, `${path}?${asked.join("&")}`, around, random) };
}

const odds = ["", "", ".data", "/", "//", "/.", "/..", "%00", "%", "%ZZ", ";a=b", ".css", "\\", "%2f", "#x"];

function part(random: Random, around: Surroundings): WildRequest {
  const pattern = pick(random, around.patterns);
  const path = pathOf(pattern, () => encodeURIComponent(garbage(random).slice(0, 400).toWellFormed()) || "-");
  const odd = pick(random, odds);
  const method = pick(random, ["GET", "HEAD", "POST", "PUT"]);
  const bytes = head(method, path + odd, around, random, ["Content-Length: 0"]);
  return { kind: `part ${pattern}`, bytes };
}

const pathOf = (pattern: string, fill: () => string): string => pattern.replaceAll(/:\w+\??|\*/g, fill);

const personalPaths = [
  "/cart",
  "/checkout",
  "/session",
  "/dashboard",
  "/",
  "/order-confirmation?orderId=JC-1",
  "/confirm-email?token=x",
];

function cookie(random: Random, around: Surroundings): WildRequest {
  const value = () =>
    pick(random, [
      encodeURIComponent(garbage(random).toWellFormed()),
      "a:1,b:9",
      "~",
      "=".repeat(500),
      "x.y%2Bz",
      '"',
      ";;;",
    ]);
  const line = cookieNames.map((name) => `${name}=${value()}`).join("; ");
  const path = pick(random, personalPaths);
  return { kind: `cookie ${path}`, bytes: head("GET", path, { ...around, cookies: [line] }, random) };
}

/** The endpoints of provider and carrier, without their signature or token. */
function payment(random: Random, around: Surroundings): WildRequest {
  if (random() < 0.5) {
    const body = ["razorpay_order_id", "razorpay_payment_id", "razorpay_signature", "error[metadata]"].map(
      (name) => `${name}=${encoded(garbage(random), random)}`,
    );
    return withBody("callback", "/payments/razorpay/callback", urlEncoded, body.join("&"), around, random);
  }
  const signature = pick(random, ["0".repeat(64), "", garbage(random).replaceAll(/[^\x20-\x7e]/g, "")]);
  const of = pick(random, ["razorpay", "carrier"]);
  const lines = [
    `${of === "carrier" ? "X-API-Key" : "X-Razorpay-Signature"}: ${signature}`,
    "Content-Type: application/json",
  ];
  const event = { event: garbage(random), awb: garbage(random), payload: nested(random, 4) };
  const body = Buffer.from(JSON.stringify(event));
  const start = head("POST", `/webhooks/${of}`, around, random, [...lines, `Content-Length: ${body.length}`]);
  return { kind: "webhook", bytes: Buffer.concat([start, body]) };
}

/** The sender goes away in the middle. */
function left(random: Random, around: Surroundings): WildRequest {
  const { kind, bytes } = pick(random, [wildForm, wildMultipart, wildJson])(random, around);
  return { kind: `left ${kind}`, bytes: bytes.subarray(0, count(random, bytes.length - 1)), isLeft: true };
}

/** Requests that are none. */
function wildBytes(random: Random, { host, origin }: Surroundings): WildRequest {
  const name = `X-${"a".repeat(count(random, 300))}`;
  const wild: readonly string[] = [
    `${pick(random, ["FOO", "PROPFIND", "get", "G\0T", "", "TRACE", "CONNECT", "OPTIONS", "M-SEARCH", "LOCK"])} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/${pick(random, ["0.9", "1.0", "2.0", "9.9", "1.1x"])}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    `GET ${pick(random, ["@evil.example/", "?x", "*", "//evil.example", "http://evil.example", "http:///x", "\\\\evil", "/\x7f", "/%", "x"])} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${pick(random, ["", "a b", "[::1", "x".repeat(5000), "evil.example:99999", "\0", "a,b", "user@host"])}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\n${name}: ${"b".repeat(count(random, 20_000))}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\n${`${name}: c\r\n`.repeat(count(random, 3_000))}Connection: close\r\n\r\n`,
    `POST /cart HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Length: ${pick(random, ["-1", "1e3", "99999999999999999999", "+5", "0x10", "5, 5", " "])}\r\nConnection: close\r\n\r\nintent`,
    `POST /cart HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nTransfer-Encoding: ${pick(random, ["chunked", "xchunked", "chunked, identity", "gzip", " chunked"])}\r\nContent-Length: 4\r\nConnection: close\r\n\r\n1\r\nZ\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
    `POST /webhooks/razorpay HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${pick(random, ["ffffffffff\r\nx", "-1\r\n", "zz\r\n", "5;a=b\r\nhello\r\n0\r\n\r\n", "0\r\nX-Evil: 1\r\n\r\n"])}`,
    `GET / HTTP/1.1\nHost: ${host}\n\n`,
    `GET / HTTP/1.1\r\n Host: ${host}\r\nHost : ${host}\r\n\r\n`,
    `POST /cart HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nExpect: ${pick(random, ["100-continue", "200-ok"])}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    `GET /shop HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=${pick(random, ["0-", "-1", "9-1", "0-0,1-1,2-2", "a-b"])}\r\nIf-None-Match: ${pick(random, ["*", "W/", '"a","b"'])}\r\nAccept-Encoding: ${pick(random, ["*", "br;q=x", "gzip;q=1;;", "x".repeat(3000)])}\r\nConnection: close\r\n\r\n`,
    `GET /mark.svg HTTP/1.1\r\nHost: ${host}\r\nRange: bytes=${pick(random, ["0-99999999999999999999", "5-2", "-0", "0-0,2-3"])}\r\nConnection: close\r\n\r\n`,
    String.fromCharCode(...Array.from({ length: 200 }, () => count(random, 255))),
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  ];
  const text = pick(random, wild);
  return { kind: `broken ${JSON.stringify(text.slice(0, 60))}`, bytes: Buffer.from(text, "latin1") };
}
