import { beforeAll, describe, expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { askedOfAddresses, cookieNames, shopForms } from "../../fuzz/forms.ts";
import { patternsOf } from "../../route-patterns.ts";
import { anyProductPath, ask, newSender, origin, post, signedInAs, textAt } from "../ask.ts";
import { sendRaw } from "./raw.ts";

// No database keeps a zero byte, and no encoding half of a surrogate pair: neither reaches a room, wherever
// it stands.

const filled = (pattern: string, part: string) => pattern.replaceAll(/:\w+\??|\*/g, part);
const patterns = patternsOf(await routes);
const withParts = patterns.filter((pattern) => pattern !== filled(pattern, ""));
const dataOf = (path: string) => (path === "/" ? "/_.data" : `${path}.data`);

const cookies: Record<string, string> = { everybody: "" };
let [product, story] = ["", ""];
beforeAll(async () => {
  cookies.admins = (await signedInAs("admin")).cookie;
  cookies.customers = (await signedInAs("user")).cookie;
  product = await anyProductPath();
  story = /href="(\/blog\/[a-z0-9-]+)"/.exec(await textAt("/blog"))?.[1] ?? "";
});

const statusOf = async (path: string, init: RequestInit = {}) => {
  const answer = await ask(path, init);
  await answer.body?.cancel();
  return answer.status;
};

const asAdmin = () => ({ Cookie: cookies.admins ?? "" });

/** What is wrong with the answers to requests that are sent at once: those whose status is another. */
async function otherThan(
  isRight: (status: number) => boolean,
  paths: readonly string[],
  headers: HeadersInit = asAdmin(),
) {
  const statuses = await Promise.all(paths.map((path) => statusOf(path, { headers })));
  return paths.map((path, at) => [path, statuses[at] ?? 0] as const).filter(([, status]) => !isRight(status));
}
const isRefused = (status: number) => status === 400;
const isAnswered = (status: number) => status < 500;
// Signing out would end the session that the others still need.
const lasting = patterns.filter((pattern) => pattern !== "/logout");

test.each([...patterns, "/files/x/y", "/assets/x.js"])("%s takes no zero byte", async (pattern) => {
  const path = filled(pattern, "none");
  const asked = [path, dataOf(path)].flatMap((each) => [`${each}?x%00=1`, `${each}?message=%00`]);
  expect(await otherThan(isRefused, asked)).toEqual([]);
});

test.each([...withParts, "/files/*", "/assets/*", "/*.css"])("%s has none in its parts", async (pattern) =>
  expect(await otherThan(isRefused, [filled(pattern, "%00"), filled(pattern, "a%00b")])).toEqual([]),
);

test("whoever sends a zero byte is told so in words", async () =>
  expect(await textAt("/dev/mail/%00")).toContain("This request could not be read"));

test.each(withParts)("half a pair, or a code of a code, in a part of %s names nothing", async (pattern) => {
  const parts = ["%ED%A0%80", "%2500", "%25ED%25A0%2580", "%5Cud800"].map((part) => filled(pattern, part));
  expect(await otherThan(isAnswered, parts)).toEqual([]);
});

test.each([
  "/shop",
  "/admin/dashboard/contact-messages",
  "/admin/dashboard/bulk-quotes",
  "/order-confirmation",
])("no parameter of %s holds a zero byte", async (path) => {
  const asked = askedOfAddresses.map((name) => `${path}?${name}=a%00b`);
  expect(await otherThan(isRefused, asked)).toEqual([]);
});

test.each(lasting)("what looks like one is answered by %s", async (pattern) => {
  const path = filled(pattern, "none");
  const asked = ["%2500", "%ED%A0%80", "q%3D%2500%26status%3D%2500"].map(
    (value) => `${path}?${askedOfAddresses.map((name) => `${name}=${value}`).join("&")}`,
  );
  for (const who of Object.values(cookies))
    expect(await otherThan(isAnswered, asked, { Cookie: who })).toEqual([]);
});

test("a search loses the zero byte that was pasted into it, and finds what was meant", async () => {
  const [pasted, plain] = await Promise.all(["/shop?q=lo%00tus", "/shop?q=lotus"].map((path) => ask(path)));
  expect(pasted?.status).toBe(200);
  expect(await pasted?.text()).toBe(await plain?.text());
});

test.each(["%00", "a%2500b", "%7B%22title%22%3A%22%5Cu0000%22%7D", '{"title":"\\ud800"}', "%ED%A0%80"])(
  "every page is served with %s in each cookie and header",
  async (odd) => {
    const headers = {
      Cookie: [cookies.customers, ...cookieNames.map((name) => `${name}=${odd}`)].join("; "),
      "X-Forwarded-For": `${odd}, ${newSender()}`,
      "Idempotency-Key": odd,
      Referer: `${origin}/shop?q=${odd}`,
      "User-Agent": odd,
      Authorization: odd,
    };
    const paths = lasting.map((pattern) => filled(pattern, "none"));
    expect(await otherThan(isAnswered, paths, headers)).toEqual([]);
  },
);

test("a zero byte itself is no header", async () => {
  for (const pattern of patterns) {
    const head = `GET ${filled(pattern, "none")} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n`;
    expect((await sendRaw(origin, `${head}Cookie: jhola_cart=a\0b\r\n\r\n`)).status).toBe(400);
  }
});

test("a cookie that can't be read leaves the others as they are", async () => {
  const cookie = `x=%00; ${cookies.customers}`;
  expect(await textAt("/session", cookie)).toContain('"user"');
});

describe.each(shopForms)("the form of $of at $path", ({ path, fields, of }) => {
  const address = () => path.replace("{product}", product).replace("{post}", story);
  // Signing out would end the session that the others still need.
  const headers = () => ({
    Origin: origin,
    Cookie: path === "/logout" ? "" : (cookies[of] ?? ""),
    "X-Forwarded-For": newSender(),
  });

  const sent = (body: string, type: string) =>
    statusOf(address(), { method: "POST", body, headers: { ...headers(), "Content-Type": type } });

  test.each(["\0", "a\0b", "\u{1F600}"])("is answered in kind with %j in every field", async (text) => {
    const plain = fields.map((name) => `${name}=${encodeURIComponent(text)}`).join("&");
    const type = "application/x-www-form-urlencoded";
    const body = `${plain}&o%00dd=1&half=%ED%A0%80`;
    expect(await sent(body, type)).toBeLessThan(500);
  });

  test("is answered in kind with one in every part, its name and its file's name", async () => {
    const parts = fields.flatMap((name) => [
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na\0b\r\n`,
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a\0b.png"\r\nContent-Type: image/png\r\n\r\n\0\r\n`,
      `--x\r\nContent-Disposition: form-data; name="${name}\0"\r\n\r\na\r\n`,
    ]);
    const type = "multipart/form-data; boundary=x";
    const body = `${parts.join("")}--x--\r\n`;
    expect(await sent(body, type)).toBeLessThan(500);
  });
});

test("what was typed is taken without the sign, and nothing else is lost", async () => {
  const fields = { fullName: "As\0ha Rao", email: "asha.zero@example.com", message: "Two\0 words" };
  expect([302, 303]).toContain((await post("/contact", fields)).status);
});

test.each(["create-razorpay-order", "verify-razorpay-payment", "report-payment-outcome"])(
  "a call of %s with such a text in any depth is refused",
  async (call) => {
    for (const text of ["\\u0000", "\\ud800"]) {
      const body = `{"receipt":"JC-1","db_order_id":"JC-1","razorpay_order_id":"order_1","razorpay_payment_id":"pay_1","razorpay_signature":"x","outcome":"failed","notes":{"a":["${text}"]}}`;
      const headers = { Origin: origin, "Content-Type": "application/json", "X-Forwarded-For": newSender() };
      expect(await statusOf(`/functions/v1/${call}`, { method: "POST", body, headers })).toBe(400);
    }
  },
);
