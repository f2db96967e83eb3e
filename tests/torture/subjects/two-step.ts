import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { hashPassword } from "#accounts/guessing/password.server.ts";
import { newAppSecret } from "#accounts/two-step/app-code.server.ts";
import { twoStepPath } from "#accounts/two-step/two-step.ts";
import { sealText } from "#platform/web/sealed-text.server.ts";
import { appCode } from "../../database/app-code.ts";
import { sessionCookie } from "../../sign-in.ts";
import { pressedAtOnce } from "../copies/contest.ts";
import { type Act, type Copies, countIn } from "../copies/copies.ts";
import { post } from "../visitors.ts";

const staffPassword = "kohbar-lotus-1934";

/** One of the staff who may do nothing but look after their own account, and what is kept of them. */
async function addStaff({ db }: Copies) {
  const email = `second-${randomInt(1e9)}@example.com`;
  const may = { role: "admin" as const, permissions: [] };
  const { id } = await db
    .insertInto("profiles")
    .values({ full_name: "Rekha Jha", email, email_verified: true, ...may })
    .returning("id")
    .executeTakeFirstOrThrow();
  const password = await hashPassword(staffPassword);
  const account = { account_id: id, provider_id: "credential", user_id: id, password };
  await db.insertInto("auth_accounts").values(account).execute();
  return {
    id,
    email,
    factors: sql`select count(*) from second_factors where user_id = ${id}`,
    codes: sql`from recovery_codes where user_id = ${id}`,
    mails: sql`select count(*) from mail_outbox where to_address = ${email}`,
  };
}

const typePassword = ({ visit }: Copies, email: string): Promise<Response> =>
  post(visit, "/admin-login", new URLSearchParams({ email, password: staffPassword }));

/** Signed in, with the key that the page shows: the form that would turn two-step sign-in on. */
async function formToTurnOn(copies: Copies, email: string) {
  const { visit } = copies;
  const cookie = sessionCookie(await typePassword(copies, email));
  const html = await (await fetch(visit.origin + twoStepPath, { headers: { Cookie: cookie } })).text();
  const key = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(html)?.[1] ?? "";
  const sealed = /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? "";
  const fields = () => ({ intent: "on", sealed, password: staffPassword, code: appCode(key, Date.now()) });
  return () => post(visit, twoStepPath, new URLSearchParams(fields()), { Cookie: cookie });
}

const crowd = 10;

const manySignIns = `a code of an app sent by ${crowd} sign-ins at once`;
const oneCode = pressedAtOnce(manySignIns, async (copies, isStruck) => {
  const { db, visit } = copies;
  const { id, email } = await addStaff(copies);
  const appSecret = newAppSecret();
  const secret = sealText(`two-step ${id}`, appSecret, visit.secret);
  const row = { user_id: id, secret, last_step: 0, enabled_at: new Date() };
  await db.insertInto("second_factors").values(row).execute();
  const waiting = await Promise.all(Array.from({ length: crowd }, () => typePassword(copies, email)));
  const cookies = waiting.map((answer) => answer.headers.getSetCookie().map((line) => line.split(";")[0]));
  const code = appCode(appSecret, Date.now());
  const press = (Cookie: string) => () =>
    post(visit, "/sign-in-code", new URLSearchParams({ code }), { Cookie });
  return {
    presses: cookies.map((each) => press(each.join("; "))),
    judge: async () => {
      const sessions = await countIn(db, sql`select count(*) from auth_sessions where user_id = ${id}`);
      // Who is killed between the code and the session signs in anew.
      return isStruck && sessions === 0 ? [] : [["sessions", sessions, 1]];
    },
  };
});

const tenTimes = "two-step sign-in turned on by one form, ten times at once";
const turnedOnOnce = pressedAtOnce(tenTimes, async (copies) => {
  const { email, factors, codes, mails } = await addStaff(copies);
  const turnOn = await formToTurnOn(copies, email);
  return {
    presses: Array(10).fill(turnOn),
    judge: () => [
      ["second factors", factors, 1],
      ["recovery codes", sql`select count(*) ${codes}`, 10],
      ["mails", mails, 1],
    ],
  };
});

const turnOn: Act = {
  name: "two-step sign-in turned on",
  steps: [
    "insert second_factors",
    "insert recovery_codes",
    "insert audit_log when NEW.action = 'profile.two_step_on'",
    "insert mail_outbox when NEW.kind = 'two-step-changed'",
  ],
  isLong: true,
  async ready(copies) {
    const { id, email, factors, codes, mails } = await addStaff(copies);
    return {
      press: await formToTurnOn(copies, email),
      traces: {
        "second factors": factors,
        "sets of recovery codes": sql`select count(distinct user_id) ${codes}`,
        "audit rows": sql`select count(*) from audit_log where entity_id = ${id}`,
        mails,
      },
    };
  },
};

export const twoStepContests = [oneCode, turnedOnOnce];
export const twoStepActs: readonly Act[] = [turnOn];
