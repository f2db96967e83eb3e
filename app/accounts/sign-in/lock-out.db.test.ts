import { expect, it } from "vitest";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { accountShop, cookiesOf, password, person, sender } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { passwordTurns } from "../guessing/password.server.ts";
import { makeLinkToken } from "../link.db.server.ts";
import { resetByLink } from "../password/reset-password.server.ts";
import { receivePassword } from "../settings/settings-page.server.ts";
import { confirmByLink } from "../sign-up/confirm-email.server.ts";
import { signUp } from "../sign-up/sign-up.server.ts";
import { signIn } from "./sign-in.server.ts";

/** Too long to be anybody's, so that nothing is worked out from it. */
const wrong = "x".repeat(200);
const newPassword = "kohbar-lotus";

eachShop("somebody who guesses at an account", { at: new Date() }, (shop) => {
  const { account, write } = accountShop(shop);

  const tryIt = (typed: string, clientAddress: string, cookie = "") =>
    signIn(shop, sender(cookie, clientAddress), formOf({ email: person.email, password: typed }));
  const network = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;
  /** Wrong tries at once, each from its own network unless `networks` says how many there are. */
  const guess = async (count: number, networks = count) => {
    const tries = Array.from({ length: count }, (_, index) => tryIt(wrong, network(index % networks)));
    return (await Promise.all(tries)).filter((answer) => !("reason" in answer)).length;
  };
  const actorOf = (id: string) =>
    ({ ...person, id, phone: null, role: "user", permissions: {}, sessionId: "1" }) as const;
  /** Until strangers may try no more. */
  const guessOn = () => guess(70, 22);
  const cookiesAfter = async (answer: Promise<object>) => {
    const given = await answer;
    return cookiesOf("setCookies" in given ? (given.setCookies as string[]) : []);
  };
  const linkTo = (use: "confirm-email" | "reset-password", accountId: string) =>
    write((trx) => makeLinkToken(trx, { use, accountId, now: shop.now() }));
  const reset = (token: string) => {
    const form = formOf({ token, newPassword, confirmNewPassword: newPassword });
    return resetByLink(shop, sender("", "203.0.113.8"), form);
  };

  it("keeps its owner out by a hundred wrong passwords from ten networks nowhere else", async () => {
    await account();
    await guess(100, 10);
    expect(await tryIt(password, "203.0.113.1")).toMatchObject({ kind: "signed-in" });
  });

  it("is not counted for passwords that too many waited for, and a taken address needs no turn", async () => {
    const id = await account();
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const flood = Array.from({ length: 42 }, () => passwordTurns(() => over));
    for (let turn = 0; turn < 12; turn++)
      await expect(tryIt(password, "203.0.113.1")).rejects.toBeInstanceOf(TooBusy);
    const change = { currentPassword: password, newPassword, confirmPassword: newPassword };
    await expect(receivePassword(shop, { actor: actorOf(id) }, formOf(change))).rejects.toBeInstanceOf(
      TooBusy,
    );
    const again = formOf({ ...person, password, confirmPassword: password });
    expect(await signUp(shop, "203.0.113.1", again)).toMatchObject({ reason: "exists" });
    end();
    await Promise.all(flood);
    expect(await tryIt(password, "203.0.113.1")).toMatchObject({ kind: "signed-in" });
  });

  it("gets a few tries a minute, however many networks there are", async () => {
    await account();
    const checked = await Promise.all([guess(60), guess(60, 5)]);
    expect(checked.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(50);
    const text = expect.stringContaining("choose a new password by mail");
    expect(await tryIt(wrong, "203.0.113.1")).toMatchObject({ reason: "limited", text });
  });

  it("keeps nobody out whose browser is known, by a cookie that no script reads", async () => {
    await account();
    const entered = await tryIt(password, "203.0.113.1");
    const lines = "setCookies" in entered ? (entered.setCookies as string[]) : [];
    expect(lines.join("\n")).toMatch(/jhola_known=[^\n]*HttpOnly/);
    await guessOn();
    expect(await tryIt(password, "203.0.113.1", cookiesOf(lines))).toMatchObject({ kind: "signed-in" });
  });

  it("is told apart from a browser in which the owner signed in before", async () => {
    const id = await account();
    const known = await cookiesAfter(tryIt(password, "203.0.113.1"));
    expect(await account({ email: "binu@example.com" })).not.toBe(id);
    const foreign = await cookiesAfter(
      signIn(shop, sender(), formOf({ email: "binu@example.com", password })),
    );
    await guessOn();
    const device = known.split("; ").filter((cookie) => cookie.startsWith("jhola_known="))[0] ?? "";
    expect(device).not.toContain(id);
    for (const cookie of ["", foreign, device.slice(0, -2), "jhola_known=~", device.slice(0, 20)])
      expect(await tryIt(password, "203.0.113.1", cookie)).toMatchObject({ reason: "limited" });
    expect(await tryIt(password, "203.0.113.1", device)).toMatchObject({ kind: "signed-in" });
  });

  it("guesses ten times in a borrowed browser, and its owner's other browsers are let in", async () => {
    await account();
    const mine = await cookiesAfter(tryIt(password, "203.0.113.1"));
    const borrowed = await cookiesAfter(tryIt(password, "203.0.113.1"));
    const tries = Array.from({ length: 15 }, (_, index) => tryIt(wrong, network(index), borrowed));
    expect((await Promise.all(tries)).filter((answer) => !("reason" in answer))).toHaveLength(10);
    expect(await tryIt(password, "203.0.113.1", borrowed)).toMatchObject({ reason: "limited" });
    expect(await tryIt(password, "203.0.113.1", mine)).toMatchObject({ kind: "signed-in" });
  });

  it("knows no browser any more once the password is changed, but the one that changed it", async () => {
    const id = await account();
    const known = await cookiesAfter(tryIt(password, "203.0.113.1"));
    await reset(await linkTo("reset-password", id));
    await guessOn();
    expect(await tryIt(newPassword, "203.0.113.1", known)).toMatchObject({ reason: "limited" });
  });

  it("keeps nobody out who follows a reset link, even from a network that is used up", async () => {
    const id = await account();
    await guessOn();
    await Promise.all(Array.from({ length: 61 }, () => tryIt(wrong, "203.0.113.8")));
    const given = await reset(await linkTo("reset-password", id));
    expect(given).toMatchObject({ kind: "changed" });
    // Another browser of the same network, right after: the counts began anew.
    expect(await tryIt(newPassword, "203.0.113.8")).toMatchObject({ kind: "signed-in" });
    await guessOn();
    const known = await cookiesAfter(Promise.resolve(given));
    expect(await tryIt(newPassword, "203.0.113.8", known)).toMatchObject({ kind: "signed-in" });
  });

  it("keeps nobody from confirming an address, nor from changing the password inside a session", async () => {
    const id = await account();
    await guessOn();
    const token = await linkTo("confirm-email", id);
    const confirm = (typed: string) =>
      confirmByLink(shop, sender("", "203.0.113.8"), formOf({ token, password: typed }));
    expect(await confirm(wrong)).toMatchObject({ kind: "failed", text: "Invalid credentials" });
    expect(await confirm(password)).toMatchObject({ kind: "confirmed" });
    const form = formOf({ currentPassword: password, newPassword, confirmPassword: newPassword });
    expect(await receivePassword(shop, { actor: actorOf(id) }, form)).toMatchObject({ kind: "done" });
  });

  it("is not counted for what was refused unread: the next window finds all tries again", async () => {
    await account();
    await guessOn();
    await shop.db.deleteFrom("rate_limits").where("key", "not like", "wrong-passwords-here:%").execute();
    const failed = { kind: "failed", text: "Invalid credentials" };
    for (let index = 0; index < 9; index++) expect(await tryIt(wrong, network(index))).toMatchObject(failed);
  });
});
