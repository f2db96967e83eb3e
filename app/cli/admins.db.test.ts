import { afterEach, describe, expect, test } from "vitest";
import { makeFirstAdmin } from "#accounts/first-admin.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { emptyMachine, type Machine, migratedMachine } from "../../tests/database/backup-shop.ts";
import { databaseKinds } from "../../tests/database/each-database.ts";
import { actOnAdmins, parseAdminAct } from "./admins.server.ts";
import { runCommand } from "./run-command.server.ts";

const owner = "owner@example.com";
const rekha = "rekha@example.com";

describe.each(databaseKinds)("npm run admin (%s)", (kind) => {
  let machine: Machine;
  afterEach(() => machine.discard());

  const admin = (...words: string[]) => {
    const { dataDir, url, root } = machine;
    return runCommand(["admin", ...words], { NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: url }, root);
  };
  const makeShop = async () => {
    machine = await migratedMachine(kind);
    const given = { email: owner, password: "kohbar-lotus-1934", demo: false, shopName: "Mithila Haat" };
    await makeFirstAdmin(machine.db, given);
  };
  /** The embedded database is open only once. */
  const stopShop = () => (kind === "embedded" ? machine.database.close() : undefined);

  test("before the first start there is no shop", async () => {
    machine = await emptyMachine(kind);
    await stopShop();
    const none = "There is no shop yet: its first start makes the first admin.";
    await expect(admin("list")).rejects.toThrow(none);
  });

  test("lists, adds and removes, and says what comes next", async () => {
    await makeShop();
    const config = parseConfig({ NODE_ENV: "test", DATA_DIR: machine.dataDir, DATABASE_URL: machine.url });
    const told = (...words: string[]) => actOnAdmins({ db: machine.db, config }, parseAdminAct(words));
    const added = await told("add", " Rekha@Example.com");
    const link = "without a password. A mail to this address has a link";
    expect(added).toContain(`${rekha} is an admin now, ${link}`);
    expect(added).toContain(`to ${machine.dataDir}/outbox.`);
    expect(added).not.toContain("token");
    expect(await told("list")).toBe(`${owner}\n${rekha}`);
    expect(await told("add", rekha)).toContain("is an admin already");
    expect(await told("remove", owner)).toContain(`${owner} is no admin any more`);
    const plain = "has neither two-step sign-in nor passkeys: the password";
    expect(await told("one-step", rekha)).toContain(plain);
    for (const [act, email, refusal] of [
      ["one-step", "nobody@example.com", "nobody@example.com is no admin."],
      ["remove", rekha, `${rekha} is the only one who may change the staff. Add an owner first`],
      ["remove", owner, `${owner} is no admin. Who is one`],
    ] as const)
      await expect(told(act, email)).rejects.toThrow(refusal);
    expect(await told("add", owner)).toContain("signs in anew at http://localhost:3000/admin-login");
    await stopShop();
    expect(await admin("list")).toBe(`${owner}\n${rekha}`);
  });

  test.runIf(kind === "embedded")("says that a running shop must be stopped first", async () => {
    await makeShop();
    for (const words of [["list"], ["add", rekha]])
      await expect(admin(...words)).rejects.toThrow(
        "The shop is running, and its embedded database can be open only once. Stop the shop",
      );
    expect(await machine.db.selectFrom("profiles").select("email").execute()).toEqual([{ email: owner }]);
  });
});
