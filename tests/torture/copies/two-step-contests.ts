import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { hashPassword } from "#accounts/password/password.server.ts";
import { newAppSecret } from "#accounts/two-step/app-code.server.ts";
import { twoStepPath } from "#accounts/two-step/two-step.ts";
import { sealText } from "#platform/web/sealed-text.server.ts";
import { appCode } from "../../database/app-code.ts";
import { sessionCookie } from "../../sign-in.ts";
import { post } from "../visitors.ts";
import { counted, pressedAtOnce } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

export const staffPassword = "kohbar-lotus-1934";

/** One of the staff who may do nothing but look after their own account. */
export async function addStaff({ db }: Copies): Promise<{ id: string; email: string }> {
  const email = `second-${randomInt(1e9)}@example.com`;
  const row = {
    full_name: "Rekha Jha",
    email,
    email_verified: true,
    role: "admin" as const,
    permissions: [],
  };
  const { id } = await db.insertInto("profiles").values(row).returning("id").executeTakeFirstOrThrow();
  const password = await hashPassword(staffPassword);
  const account = { account_id: id, provider_id: "credential", user_id: id, password };
  await db.insertInto("auth_accounts").values(account).execute();
  return { id, email };
}

const typePassword = ({ visit }: Copies, email: string): Promise<Response> =>
  post(visit, "/admin-login", new URLSearchParams({ email, password: staffPassword }));

/** Signed in, with the key that the page shows and the form that would turn two-step sign-in on. */
export async function showsKey(copies: Copies, email: string) {
  const { visit } = copies;
  const cookie = sessionCookie(await typePassword(copies, email));
  const html = await (await fetch(visit.origin + twoStepPath, { headers: { Cookie: cookie } })).text();
  const key = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(html)?.[1] ?? "";
  const sealed = /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? "";
  const fields = () => ({ intent: "on", sealed, password: staffPassword, code: appCode(key, Date.now()) });
  return {
    turnOn: () => post(visit, twoStepPath, new URLSearchParams(fields()), { Cookie: cookie }),
  };
}

const crowd = 10;

const oneCode = pressedAtOnce(
  `a code of an app sent by ${crowd} sign-ins at once`,
  async (copies, isStruck) => {
    const { db, visit } = copies;
    const { id, email } = await addStaff(copies);
    const appSecret = newAppSecret();
    const secret = sealText(`two-step ${id}`, appSecret, visit.secret);
    const row = { user_id: id, secret, last_step: 0, enabled_at: new Date() };
    await db.insertInto("second_factors").values(row).execute();
    const waiting = await Promise.all(Array.from({ length: crowd }, () => typePassword(copies, email)));
    const cookies = waiting.map((answer) => answer.headers.getSetCookie().map((line) => line.split(";")[0]));
    const code = appCode(appSecret, Date.now());
    const open = sql`select count(*) from auth_sessions where user_id = ${id}`;
    return {
      presses: cookies.map(
        (each) => () =>
          post(visit, "/sign-in-code", new URLSearchParams({ code }), { Cookie: each.join("; ") }),
      ),
      judge: async () => {
        const sessions = await countIn(db, open);
        // Who is killed between the code and the session signs in anew.
        return isStruck && sessions === 0 ? [] : counted("sessions", sessions, 1);
      },
    };
  },
);

const turnedOnOnce = pressedAtOnce(
  "two-step sign-in turned on by one form, ten times at once",
  async (copies) => {
    const { db } = copies;
    const { id, email } = await addStaff(copies);
    const { turnOn } = await showsKey(copies, email);
    const count = (table: string) =>
      countIn(db, sql`select count(*) from ${sql.table(table)} where user_id = ${id}`);
    const mails = sql`select count(*) from mail_outbox where to_address = ${email}`;
    return {
      presses: Array.from({ length: 10 }, () => turnOn),
      judge: async () => [
        ...counted("second factors", await count("second_factors"), 1),
        ...counted("recovery codes", await count("recovery_codes"), 10),
        ...counted("mails", await countIn(db, mails), 1),
      ],
    };
  },
);

export const twoStepContests = [oneCode, turnedOnOnce];
