import { type KyselyPlugin, UpdateQueryNode } from "kysely";
import { expect, test, vi } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Language } from "#values/language/language.ts";
import { accountShop, password, person, sender } from "../../../tests/database/account-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { formOf } from "../../../tests/form-of.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { openAuthSession } from "./auth-session.server.ts";

const right = () => formOf({ email: person.email, password });

eachShop("the language of an account", { at: new Date() }, (shop) => {
  const { account } = accountShop(shop);
  const languages = () => shop.column("profiles", "language");

  test("is the one in which its owner signed in last, by password or by a mail's link", async () => {
    const id = await account();
    await account({ email: "binu@example.com" });
    const byPassword = (language: Language) => speaking(language, () => signIn(shop, sender(), right()));
    const byLink = (language: Language) => speaking(language, () => openAuthSession(shop, sender(), id));
    for (const [enter, language] of [
      [byPassword, "hi"],
      [byPassword, "en"],
      [byLink, "hi"],
      [byLink, "en"],
    ] as const) {
      await enter(language);
      expect((await languages()).toSorted()).toEqual(["en", language].toSorted());
    }
  });

  test("stays, and is written down, where it can't be kept; who signs in is signed in all the same", async () => {
    const id = await account();
    const warn = vi.fn();
    const failing = { ...shop, log: { ...shop.log, warn }, db: shop.db.withPlugin(noProfiles) };
    const entered = await speaking("hi", () => signIn(failing, sender(), right()));
    expect(entered).toMatchObject({ kind: "signed-in", role: "user" });
    expect(await speaking("hi", () => openAuthSession(failing, sender(), id))).not.toEqual([]);
    expect(warn.mock.calls.map(([, what]) => what)).toEqual([
      "an account's language was not renewed",
      "an account's language was not renewed",
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain("full disk");
    expect(await languages()).toEqual(["en"]);
    expect(await shop.rows("auth_sessions")).toHaveLength(2);
  });
});

eachShop("an account that is being changed", { at: new Date(), on: "server" }, (shop) => {
  test("lets nobody wait who signs in", async () => {
    await accountShop(shop).account();
    await shop.db.transaction().execute(async (trx) => {
      await trx.updateTable("profiles").set({ phone: "98765 43210" }).execute();
      const entered = await speaking("hi", () => signIn(shop, sender(), right()));
      expect(entered).toMatchObject({ kind: "signed-in" });
    });
    expect(await shop.row("profiles")).toMatchObject({ language: "en", phone: "98765 43210" });
  });
});

/** A database that writes no profile. */
const noProfiles: KyselyPlugin = {
  transformQuery({ node }) {
    if (UpdateQueryNode.is(node) && JSON.stringify(node.table).includes('"profiles"'))
      throw new Error("full disk");
    return node;
  },
  transformResult: async ({ result }) => result,
};
