import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openOwnersShop } from "../ask.ts";

const shop = openOwnersShop();
const origin = () => shop.running().origin;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** As 'Add Device' makes it. */
async function newCode(minutes = 10): Promise<string> {
  const code = randomBytes(16).toString("base64url");
  await shop.query(
    "insert into stall_codes (code_hash, name, made_by, good_until) values ($1, 'Phone', 'owner', now() + make_interval(mins => $2))",
    [hashOf(code), minutes],
  );
  return code;
}

const call = (path: string, init: RequestInit & { as?: string } = {}) =>
  fetch(`${origin()}/stall/${path}`, {
    redirect: "manual",
    ...init,
    headers: {
      "Content-Type": "application/json",
      ...(init.as ? { Authorization: `Bearer ${init.as}` } : {}),
      ...init.headers,
    },
  });
const post = (path: string, body: unknown, as = "") =>
  call(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body), as });
const told = async (answer: Response) => [answer.status, await answer.json()];

async function pair(): Promise<string> {
  const [, { deviceId, secret }] = await told(await post("pair", { code: await newCode() }));
  return `${deviceId}.${secret}`;
}

const heartbeat = { last: {}, waiting: 0, sales: [] };

test("a phone is signed on by its code, once, and gets today's list by its secret alone (STALL-2, STALL-3)", async () => {
  const code = await newCode();
  const [status, on] = await told(await post("pair", { code }));
  expect([status, on.letter, on.name, on.last]).toEqual([200, expect.stringMatching(/^[A-Z]$/), "Phone", {}]);
  expect(await told(await post("pair", { code }))).toEqual([422, { error: "code" }]);
  expect(await told(await post("pair", { code: await newCode(-1) }))).toEqual([422, { error: "code" }]);
  await shop.query("insert into stalls (id, name, place) values ('mela', 'Saras Mela', 'Patna')");
  const as = `${on.deviceId}.${on.secret}`;
  const list = await call("list", { as });
  expect(list.headers.get("Cache-Control")).toContain("no-store");
  expect(list.headers.get("Set-Cookie")).toBeNull();
  const { lists } = await list.json();
  expect(lists).toMatchObject([{ stall: { name: "Saras Mela" }, goods: [] }]);
  const etag = list.headers.get("ETag") ?? "";
  expect((await call("list", { as, headers: { "If-None-Match": etag } })).status).toBe(304);
});

test("its secret gives its list and its sync, and nothing else; whoever has none gets neither", async () => {
  const as = await pair();
  expect(await told(await post("sync", heartbeat, as))).toMatchObject([200, { have: {}, sales: [] }]);
  const own = await call("../admin/dashboard/orders", { as });
  expect([own.status, own.headers.get("location")]).toEqual([303, expect.stringContaining("/admin-login")]);
  expect((await call("../api/v1/orders", { as })).status).toBe(401);
  const forged = [
    undefined,
    "x",
    `${randomUUID()}.${"a".repeat(22)}`,
    `${as.split(".")[0]}.${"a".repeat(22)}`,
  ];
  for (const wrong of forged) {
    const refused = [401, { error: "signed-off", message: "This device was signed off." }];
    expect(await told(await call("list", { as: wrong ?? "" }))).toEqual(refused);
    expect(await told(await post("sync", heartbeat, wrong))).toEqual(refused);
  }
  const cookie = await fetch(`${origin()}/stall/list`, { headers: { Cookie: shop.cookie() } });
  expect(cookie.status).toBe(401);
});

test.each<[string, unknown, number]>([
  ["no JSON", "{", 422],
  ["a text that no database keeps", '{"last":{},"waiting":0,"sales":["\\u0000"]}', 422],
  ["51 sales", { ...heartbeat, sales: Array(51).fill({}) }, 422],
  ["brackets without end", "[".repeat(100_000), 422],
  ["more than 256 KB", `"${"x".repeat(300_000)}"`, 413],
  ["a sale that is none among those beside it", { ...heartbeat, sales: [null, 1, { id: "x" }] }, 200],
])("a body of %s", async (_, body, status) => {
  expect((await post("sync", body, await pair())).status).toBe(status);
});

test("these addresses are called, never visited", async () => {
  for (const path of ["pair", "sync"]) expect((await call(path)).status).toBe(405);
});

test("codes are tried sixty times from one network, and devices are not kept out by it", async () => {
  const as = await pair();
  const tried: number[] = [];
  for (let at = 0; at < 62; at += 1) tried.push((await post("pair", { code: "x" })).status);
  expect(tried.at(-1)).toBe(429);
  expect((await post("sync", heartbeat, as)).status).toBe(200);
});
