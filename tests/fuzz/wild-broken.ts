import { count, pick, type Random, type Surroundings, type WildRequest } from "./wild-parts.ts";

/** Requests that are none. */
export function wildBytes(random: Random, { host, origin }: Surroundings): WildRequest {
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
