import { expect, test } from "vitest";
import { firefox, pageRequest, visitCounter } from "../../tests/visitor.ts";
import { program } from "./visit-counter.server.ts";
import { visitSource } from "./visit-source.ts";
import { networkOf, visitorMark } from "./visitor-mark.server.ts";

const visitorsIn = (counter: ReturnType<typeof visitCounter>) =>
  counter.take().flatMap(({ visitors }) => [...visitors.values()].filter((seen) => seen !== program));

test("whoever asks for several pages is one visitor, as far as they came", () => {
  const counter = visitCounter();
  for (const page of ["/", "/shop/tote", "/shop"]) counter.answered(pageRequest(page));
  expect(visitorsIn(counter)).toEqual([
    { address: "203.0.113.9", agent: firefox, reached: 2, isStaff: false, source: undefined },
  ]);
  expect(counter.take()).toEqual([]);
});

test.each<[what: string, headers: Record<string, string>]>([
  ["a search engine", { agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a preview of a link", { agent: "WhatsApp/2.23.20.0" }],
  ["a browser without a head", { agent: firefox.replace("Firefox", "HeadlessChrome") }],
  ["a script", { agent: "python-requests/2.32" }],
  ["whoever does not say what it is", { agent: "" }],
  ["a browser that names no language", { "Accept-Language": "" }],
])("%s is a program", (_, headers) => {
  const counter = visitCounter();
  counter.answered(pageRequest("/", headers));
  counter.answered(pageRequest("/shop", headers));
  const [batch] = counter.take();
  expect([...(batch?.visitors.values() ?? [])]).toEqual([program]);
  expect(batch?.botPages).toBe(2);
});

test.each<[what: string, url: string, headers: Record<string, string>]>([
  ["only its head is asked for", "/", { method: "HEAD" }],
  ["a form is sent", "/", { method: "POST" }],
  ["it is fetched ahead", "/", { "Sec-Purpose": "prefetch;anonymous-client-ip" }],
  ["it is fetched ahead as browsers used to say", "/", { Purpose: "prefetch" }],
  ["it is shown in a frame", "/", { "Sec-Fetch-Dest": "iframe" }],
  ["it is no page", "/sitemap.xml", {}],
])("a page is not counted where %s", (_, url, headers) => {
  const counter = visitCounter();
  counter.answered(pageRequest(url, headers));
  expect(counter.take()).toEqual([]);
});

test("where from is what is said first, and never the shop itself", () => {
  const counter = visitCounter();
  counter.answered(pageRequest("/", { Referer: "https://jhola.example/shop" }));
  counter.answered(pageRequest("/?utm_source=Instagram&utm_campaign=diwali", { Referer: "https://a.in/" }));
  counter.answered(pageRequest("/shop", { Referer: "https://www.google.com/" }));
  const source = { source: "instagram", medium: "", campaign: "diwali", host: "" };
  expect(visitorsIn(counter)).toMatchObject([{ source }]);
});

test("a page's script says on which page somebody is, and how they came there", () => {
  const counter = visitCounter();
  const headers = new Headers({ "User-Agent": firefox, "Accept-Language": "hi" });
  const page = "https://jhola.example/shop/tote?utm_source=whatsapp";
  counter.reached({ clientAddress: "203.0.113.9", headers }, "visit", page);
  const curl = { clientAddress: "203.0.113.9", headers: new Headers({ "User-Agent": "curl/8" }) };
  counter.reached(curl, "visit");
  expect(visitorsIn(counter)).toMatchObject([{ reached: 2, source: { source: "whatsapp" } }]);
});

test("days begin at midnight in India", () => {
  let now = new Date("2026-11-21T23:59:59+05:30");
  const counter = visitCounter(() => now);
  counter.answered(pageRequest("/"));
  now = new Date("2026-11-22T00:00:00+05:30");
  counter.answered(pageRequest("/"));
  expect(counter.take().map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22"]);
});

test("a flood of senders is not held in memory", () => {
  const counter = visitCounter();
  for (let sender = 0; sender < 21_000; sender++) counter.answered(pageRequest("/", { from: `s${sender}` }));
  const taken = counter.take();
  expect(taken[0]?.visitors.size).toBe(20_000);
  counter.answered(pageRequest("/"));
  counter.putBack(taken);
  expect(counter.take().map(({ visitors }) => visitors.size)).toEqual([1]);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:0001:0:aaaa:bbbb:cccc:dddd", "2001:db8:1:0"],
  ["2001:DB8:1::5", "2001:db8:1:0"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("the network of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));

test("a mark is the same for an address and browser on one day, and for nothing else", () => {
  const salt = Buffer.from("one day's salt");
  const mark = visitorMark(salt, "203.0.113.9", "Firefox");
  expect(visitorMark(salt, "203.0.113.9", "Firefox")).toBe(mark);
  expect(visitorMark(salt, "203.0.113.9", "Safari")).not.toBe(mark);
  expect(visitorMark(salt, "203.0.113.8", "Firefox")).not.toBe(mark);
  expect(visitorMark(Buffer.from("the next day's"), "203.0.113.9", "Firefox")).not.toBe(mark);
  expect(mark).toMatch(/^-?\d{1,19}$/);
});

const own = ["jhola.example", "localhost:3000"];
const direct = undefined;
const tagged = (source: string, medium = "", campaign = "") => ({ source, medium, campaign, host: "" });
const linked = (host: string) => ({ source: "", medium: "", campaign: "", host });
const long = "x".repeat(90);

test.each<[address: string, referrer: string | undefined, expected: object | undefined]>([
  ["/shop", undefined, direct],
  ["/shop", "https://www.google.co.in/", linked("google.co.in")],
  ["/shop", "https://lm.facebook.com/l.php?u=secret", linked("facebook.com")],
  ["/shop", "https://l.instagram.com/", linked("instagram.com")],
  ["/shop", "https://m.in/", linked("m.in")],
  ["/shop", "android-app://com.google.android.gm/", linked("com.google.android.gm")],
  ["/shop", "https://jhola.example/blog", direct],
  ["/shop", "http://localhost:3000/cart", direct],
  ["/shop", "https://api.razorpay.com/v1/checkout", direct],
  ["/shop", "https://203.0.113.9/", direct],
  ["/shop", "https://[2001:db8::1]/", direct],
  ["/shop", "about:blank", direct],
  ["/shop", "javascript:alert(1)", direct],
  ["/shop", "not an address", direct],
  ["/shop", `https://${"a".repeat(61)}.in/`, direct],
  [
    "/?utm_source=Insta&utm_medium=Story&utm_campaign=Diwali+1",
    undefined,
    tagged("insta", "story", "diwali 1"),
  ],
  ["/shop?q=tote&utm_source=whatsapp", "https://google.com/", tagged("whatsapp")],
  ["https://jhola.example/shop?utm_source=mail&utm_medium=a%00b#top", undefined, tagged("mail", "a b")],
  ["/shop?utm_source=asha@example.com", "https://google.com/", linked("google.com")],
  ["/shop?utm_source=mail&utm_campaign=to:asha@example.com", undefined, tagged("mail")],
  ["/shop?utm_source=%20%20", undefined, direct],
  ["/shop?utm_medium=story", undefined, direct],
  [`/shop?utm_source=${long}`, undefined, tagged(long.slice(0, 60))],
  ["/shop?utm_source=%E0%A4%A6%E0%A5%80", undefined, tagged("दी")],
  ["/shop?utm_source=%ff", undefined, tagged("\u{fffd}")],
])("a visit to %s, from %s", (address, referrer, expected) => {
  expect(visitSource(address, referrer, own)).toEqual(expected);
});
