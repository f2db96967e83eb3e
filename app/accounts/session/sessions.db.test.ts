import type { PluginTransformResultArgs } from "kysely";
import { expect, it, vi } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { DatabaseDown, isAway } from "#platform/database/database-error.server.ts";
import { accountShop, cookieOf, password, person, sender } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { endSessions } from "../account.db.server.ts";
import { makeFirstAdmin } from "../first-admin.server.ts";
import { everything } from "../permissions/permissions.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { openAuthSession, readAuthSession, signInByPassword } from "./auth-session.server.ts";
import { readProfile, visitBy } from "./visit.server.ts";

const hour = 3_600_000;
/** Of 'madhubani 1934', as earlier releases made it: N=2^14, r=16. */
const formerHash =
  "00112233445566778899aabbccddeeff:df938eea366170f288d8048fe0737ba798bb076222e3ddcb4063e1163e59cc3005e721751c9188f985c9797599825bb9cc1f31c2b06742e45e04a5305c4f83f0";

eachShop("sessions", { at: new Date() }, (shop) => {
  const { account, write } = accountShop(shop);

  it("signs in by password, and only by the right one", async () => {
    const id = await account();
    const right = { email: person.email, password };
    const answer = await signInByPassword(shop, sender(), right);
    expect(answer).toMatchObject({ kind: "signed-in", userId: id });
    if (answer.kind !== "signed-in") return;
    const { session } = await readAuthSession(shop, sender(cookieOf(answer.setCookies)), { prolong: false });
    expect(session).toMatchObject({ userId: id, email: person.email });
    const [kept] = await shop.rows("auth_sessions");
    expect(kept).toMatchObject({
      id: session?.sessionId,
      ip_address: "203.0.113.7",
      user_agent: "Kohbar/1.0",
    });
    for (const wrong of [{ password: "x" }, { email: "b@example.com" }, { password: "x".repeat(200) }])
      expect(await signInByPassword(shop, sender(), { ...right, ...wrong })).toEqual({ kind: "refused" });
  });

  it("writes down who signed in, and that somebody could not, but nobody's address or password", async () => {
    const id = await account();
    const info = vi.fn();
    const watched = { ...shop, db: shop.db, log: { ...shop.log, info } };
    const wrong = { email: person.email, password: "wrong-and-secret" };
    await signIn(watched, sender(), formOf(wrong));
    await signIn(watched, sender(), formOf({ email: person.email, password }));
    expect(info.mock.calls.map(([facts]) => facts)).toEqual([
      { security: "sign-in", outcome: "refused" },
      { security: "sign-in", outcome: "signed-in", userId: id, role: "user" },
    ]);
    expect(JSON.stringify(info.mock.calls)).not.toMatch(/example\.com|secret|madhubani/);
  });

  it("makes the hash of an earlier release anew at a sign-in, unless the password is wrong", async () => {
    const id = await account({ passwordHash: formerHash });
    const hashOf = async () =>
      (await shop.rows("auth_accounts")).map((row) => ("password" in row ? row.password : ""));
    const enter = (typed: string) => signIn(shop, sender(), formOf({ email: person.email, password: typed }));
    await enter("wrong");
    expect(await hashOf()).toEqual([formerHash]);
    expect(await enter("madhubani 1934")).toMatchObject({ kind: "signed-in" });
    expect(await hashOf()).toEqual([expect.stringMatching(/^\$argon2id\$/)]);
    expect(await enter("madhubani 1934")).toMatchObject({ kind: "signed-in" });
    expect(id).toBeDefined();
  });

  it("says that the database is away, at every step", async () => {
    const id = await account();
    const transformQuery = () => {
      throw new DatabaseDown("away");
    };
    const transformResult = async ({ result }: PluginTransformResultArgs) => result;
    const away = { ...shop, db: shop.db.withPlugin({ transformQuery, transformResult }) };
    const known = sender(cookieOf(await openAuthSession(shop, sender(), id)));
    for (const step of [
      signInByPassword(away, sender(), { email: person.email, password }),
      openAuthSession(away, sender(), id),
      readAuthSession(away, known, { prolong: true }),
    ])
      expect(await step.catch(isAway)).toBe(true);
  });

  it("keeps the cookie on https to https", async () => {
    const id = await account();
    const [line] = await openAuthSession(
      {
        ...shop,
        config: parseConfig({ APP_ORIGIN: "https://shop.example", NODE_ENV: "test" }),
        db: shop.db.withPlugin(nothing),
      },
      sender(),
      id,
    );
    expect(line).toMatch(
      /^__Host-jhola\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("ends an admin's session a week after the sign-in, however often it was used; a customer's lasts longer", async () => {
    for (const [role, isOver] of [
      ["user", false],
      ["admin", true],
    ] as const) {
      await shop.remove("profiles");
      const id = await account();
      const cookie = cookieOf(await openAuthSession(shop, sender(), id));
      const visit = () => visitBy(shop, sender(cookie), { prolong: true });
      await shop.set("profiles", {}, { role });
      expect((await visit()).actor).toMatchObject({ id, role });
      const created_at = new Date(Date.now() - 8 * 24 * hour);
      await shop.set("auth_sessions", {}, { created_at });
      expect((await visit()).actor === null).toBe(isOver);
      expect(await shop.rows("auth_sessions")).toHaveLength(isOver ? 0 : 1);
    }
  });

  it("prolongs a session by use, at most once a day, and forgets it when its time is over", async () => {
    const cookie = cookieOf(await openAuthSession(shop, sender(), await account()));
    const read = (prolong: boolean) => readAuthSession(shop, sender(cookie), { prolong });
    expect((await read(true)).setCookies).toEqual([]);
    const expires = (days: number) =>
      shop.set("auth_sessions", {}, { expires_at: new Date(Date.now() + days * 24 * hour) });
    await expires(20);
    expect((await read(false)).setCookies).toEqual([]);
    expect(cookieOf((await read(true)).setCookies)).toBe(cookie);
    const [kept] = await shop.rows("auth_sessions");
    expect(kept?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * hour);
    await expires(-1);
    const ended = await read(true);
    expect(ended.session).toBeNull();
    expect(ended.setCookies.join()).toContain("Max-Age=0");
  });

  it("ends all sessions of an account, or all but one, and nobody else's", async () => {
    const [asha, binu] = [await account(), await account({ email: "binu@example.com" })];
    const cookies = await Promise.all(
      [asha, asha, asha, binu].map(async (id) => cookieOf(await openAuthSession(shop, sender(), id))),
    );
    const idOf = async (cookie = "") =>
      (await readAuthSession(shop, sender(cookie), { prolong: false })).session;
    const kept = await idOf(cookies[0]);
    await write((trx) => endSessions(trx, asha, { except: kept?.sessionId ?? "" }));
    expect((await shop.rows("auth_sessions")).length).toBe(2);
    await write((trx) => endSessions(trx, asha));
    expect(await Promise.all(cookies.map(idOf))).toEqual([null, null, null, expect.anything()]);
  });

  it("lets the first admin sign in, who is made once", async () => {
    const password = "kohbar-lotus-1934";
    const given = { email: "Owner@Example.com", password, demo: false, shopName: "Mithila Haat" };
    expect(await makeFirstAdmin(shop.db, given)).toEqual({ email: "owner@example.com", madeUp: undefined });
    expect(await makeFirstAdmin(shop.db, given)).toBe("there already");
    await shop.set("profiles", {}, { role: "user" });
    await expect(makeFirstAdmin(shop.db, given)).rejects.toThrow("a customer's address");
    await shop.set("profiles", {}, { role: "admin" });
    const form = formOf({ email: "owner@example.com", password });
    expect(await signIn(shop, sender(), form)).toMatchObject({ kind: "signed-in", role: "admin" });
  });

  it("makes up a password for the demo's admin, who is named as the shop's team", async () => {
    const given = { email: undefined, password: undefined, demo: true, shopName: "Mithila Haat" };
    const made = await makeFirstAdmin(shop.db, given);
    if (typeof made === "string") throw new Error(made);
    const form = formOf({ email: "admin@jholacrafts.example", password: made.madeUp ?? "" });
    expect(await signIn(shop, sender(), form)).toMatchObject({ kind: "signed-in", role: "admin" });
    expect(await shop.rows("profiles")).toMatchObject([{ full_name: "Mithila Haat Team" }]);
  });

  it("makes no admin of nothing, and says so", async () => {
    const given = { email: undefined, password: undefined, demo: false, shopName: "Mithila Haat" };
    expect(await makeFirstAdmin(shop.db, given)).toBe("nobody");
    expect(await shop.rows("profiles")).toEqual([]);
  });

  it("reads a profile, and a customer's in its place when there is none or it can't be read", async () => {
    const session = { sessionId: "1", userId: await account(), email: person.email };
    await shop.set("profiles", {}, { role: "admin", phone: "98765" });
    expect(await readProfile(shop, session)).toEqual({
      profile: {
        fullName: "Asha Kumari",
        email: person.email,
        phone: "98765",
        role: "admin",
        permissions: everything,
      },
    });
    const fallback = { fullName: "asha", email: person.email, phone: null, role: "user", permissions: {} };
    expect(await readProfile(shop, { ...session, userId: "gone" })).toEqual({
      profile: fallback,
      problem: "missing",
    });
    for (const [error, problem] of [
      [Object.assign(new Error("no"), { code: "42501" }), "network"],
      [new TypeError("no"), "critical"],
    ] as const) {
      const db = shop.db.withPlugin({ ...nothing, transformResult: async () => fail(error) });
      expect(await readProfile({ db, log: shop.log }, session)).toEqual({ profile: fallback, problem });
    }
  });
});

/** A handle of its own on the same database. */
const nothing = {
  transformQuery: <T extends { node: unknown }>({ node }: T): T["node"] => node,
  transformResult: async <T extends { result: unknown }>({ result }: T): Promise<T["result"]> => result,
};

function fail(error: Error): never {
  throw error;
}
