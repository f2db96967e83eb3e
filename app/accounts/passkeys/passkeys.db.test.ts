import { expect, it } from "vitest";
import { cookiesOf, password, person, sender, twoStepAdmin } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { softwareKey } from "../../../tests/database/software-key.ts";
import { formOf } from "../../../tests/form-of.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { beginAdding, finishAdding } from "./add-passkey.server.ts";
import { removePasskey } from "./change-passkeys.server.ts";
import { listPasskeys, renamePasskey } from "./passkey.db.server.ts";
import { beginPasskeySignIn, finishPasskeySignIn } from "./sign-in-by-passkey.server.ts";

const origin = "http://localhost:3000";

eachShop("passkeys", { at: new Date() }, (shop) => {
  const two = twoStepAdmin(shop);
  type Visit = Awaited<ReturnType<typeof two.enter>>;
  type Key = ReturnType<typeof softwareKey>;

  const begin = async (visit: Visit, name = "My phone", typed = password) =>
    beginAdding(shop, await two.known(visit), formOf({ name, password: typed }));
  const begun = async (visit: Visit) => {
    const asked = await begin(visit);
    if (!asked.options) throw new Error(asked.refused);
    return { challenge: asked.options.challenge, cookie: cookiesOf([asked.cookie]) };
  };
  const finish = async (visit: Visit, cookie: string, response: string, name = "My phone") => {
    const by = { actor: await two.known(visit), request: sender(cookie).request };
    return finishAdding(shop, by, formOf({ name, response }));
  };
  const add = async (visit: Visit, key: Key, counter = 0) => {
    const { challenge, cookie } = await begun(visit);
    return finish(visit, cookie, key.made({ challenge, origin }, counter));
  };
  const wants = async (address = "203.0.113.7") => {
    const asked = await beginPasskeySignIn(shop, sender("", address));
    if (!("options" in asked)) throw new Error(asked.refused);
    return { challenge: asked.options.challenge, cookie: cookiesOf([asked.cookie]) };
  };
  const sign = (cookie: string, response: string, from = "") =>
    finishPasskeySignIn(shop, sender(cookie), formOf({ response, from }));
  const enterBy = async (key: Key, counter: number, from = "") => {
    const { challenge, cookie } = await wants();
    return sign(cookie, key.signed({ challenge, origin }, counter), from);
  };
  const kept = async () => {
    const visit = await two.enter(await two.admin());
    const key = softwareKey();
    expect(await add(visit, key)).toEqual({ to: "/admin/dashboard/account/passkeys" });
    return { visit, key };
  };
  const refused = { refused: expect.any(String) };

  it("are added with the password, named, and told by mail", async () => {
    const { visit } = await kept();
    const { id } = await two.known(visit);
    const [passkey] = await listPasskeys(shop.db, id);
    expect(passkey).toMatchObject({ name: "My phone", lastUsedAt: null });
    expect(await shop.mailKinds()).toEqual(["passkey-changed"]);
    expect(await begin(visit, "", password)).toMatchObject(refused);
    expect(await begin(visit, "Key", "no")).toMatchObject({ refused: "Your current password is not right." });
    expect(await renamePasskey(shop.db, id, passkey?.id ?? "", "Laptop")).toBe(true);
    expect(await renamePasskey(shop.db, "somebody else", passkey?.id ?? "", "Mine")).toBe(false);
  });

  it("sign in by themselves, with two-step sign-in on and strangers' wrong passwords used up, too", async () => {
    const { visit, key } = await kept();
    await two.turnedOn(visit);
    const guesses = Array.from({ length: 70 }, (_, n) =>
      signIn(
        shop,
        sender("", `198.51.100.${n % 22}`),
        formOf({ email: person.email, password: "x".repeat(200) }),
      ),
    );
    await Promise.all(guesses);
    const typed = formOf({ email: person.email, password });
    expect(await signIn(shop, sender(), typed)).toMatchObject({ reason: "limited" });
    expect(await enterBy(key, 0, "/admin/dashboard/orders")).toMatchObject({ to: "/admin/dashboard/orders" });
    expect(await enterBy(key, 0, "//elsewhere.example")).toMatchObject({ to: "/admin/dashboard" });
    expect((await shop.rows("auth_sessions")).filter(({ factor_at }) => factor_at !== null)).toHaveLength(3);
  });

  it("take a challenge once, in the browser that asked for it, within five minutes", async () => {
    const { key } = await kept();
    const { challenge, cookie } = await wants();
    const response = key.signed({ challenge, origin }, 1);
    expect(await sign("", response)).toMatchObject(refused);
    expect(await sign((await wants()).cookie, response)).toMatchObject(refused);
    const answers = await Promise.all([1, 2, 3, 4].map(() => sign(cookie, response)));
    expect(answers.filter((answer) => "to" in answer)).toHaveLength(1);
    const late = await wants();
    shop.pass({ minutes: 5.1 });
    expect(await sign(late.cookie, key.signed({ challenge: late.challenge, origin }, 2))).toMatchObject(
      refused,
    );
  });

  it("of another site, without a finger, of a stranger's making, or for another use are refused", async () => {
    const { visit, key } = await kept();
    const at = async (asked: { origin?: string; isVerified?: boolean }, by: Key = key) => {
      const { challenge, cookie } = await wants();
      return sign(cookie, by.signed({ challenge, origin, ...asked }, 1));
    };
    expect(await at({ origin: "http://jhola.example" })).toMatchObject(refused);
    expect(await at({ isVerified: false })).toMatchObject(refused);
    expect(await at({}, softwareKey())).toMatchObject(refused);
    const adding = await begun(visit);
    expect(await sign(adding.cookie, key.signed({ challenge: adding.challenge, origin }, 1))).toMatchObject(
      refused,
    );
    const other = softwareKey("elsewhere.example");
    const foreign = await begun(visit);
    expect(
      await finish(visit, foreign.cookie, other.made({ challenge: foreign.challenge, origin })),
    ).toMatchObject(refused);
    for (const odd of ["", "{}", "null", "[]", "{", `{"id":1}`, "x".repeat(50_000)])
      expect(await sign((await wants()).cookie, odd)).toMatchObject(refused);
  });

  it("whose count of uses does not grow are copies: refused, and told by mail", async () => {
    const { key } = await kept();
    expect(await enterBy(key, 5)).toMatchObject({ to: "/admin/dashboard" });
    expect(await enterBy(key, 5)).toMatchObject(refused);
    expect(await enterBy(key, 4)).toMatchObject(refused);
    expect(await enterBy(key, 0)).toMatchObject(refused);
    expect((await shop.mailKinds()).filter((kind) => kind === "passkey-changed")).toHaveLength(4);
    expect(JSON.stringify(await shop.rows("mail_outbox"))).toContain("may have been copied");
    expect(await enterBy(key, 6)).toMatchObject({ to: "/admin/dashboard" });
    const asked = await Promise.all([wants(), wants(), wants()]);
    const answers = await Promise.all(
      asked.map(({ challenge, cookie }) => sign(cookie, key.signed({ challenge, origin }, 7))),
    );
    expect(answers.filter((answer) => "to" in answer)).toHaveLength(1);
  });

  it("are somebody's once, ten at most, and removed for good", async () => {
    const { visit, key } = await kept();
    const { id, email, fullName } = await two.known(visit);
    expect(await add(visit, key)).toMatchObject(refused);
    for (let n = 1; n < 8; n++) await add(visit, softwareKey());
    const last = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { challenge, cookie } = await begun(visit);
        return finish(visit, cookie, softwareKey().made({ challenge, origin }));
      }),
    );
    expect(last.filter((answer) => "to" in answer)).toHaveLength(2);
    const [first] = await listPasskeys(shop.db, id);
    const remove = () => removePasskey(shop, { id, email, fullName }, first?.id ?? "");
    expect(await removePasskey(shop, { id: "other", email, fullName }, first?.id ?? "")).toBe(false);
    expect((await Promise.all([remove(), remove()])).toSorted()).toEqual([false, true]);
    expect(await enterBy(key, 1)).toMatchObject(refused);
  });
});
