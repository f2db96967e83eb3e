import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Noted } from "#accounts/staff/permissions.ts";
import { invitePath, memberPath } from "#accounts/staff/staff-member.ts";
import { sessionCookie } from "../../sign-in.ts";
import { post, type Visit } from "../visitors.ts";
import { counted, pressedAtOnce, shuffled } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";

const password = "kohbar-lotus-1934";

/** An address that nobody else has. */
export const newEmail = (): string => `staff-${randomUUID()}@example.com`;

export const inviteForm = (id: string, email: string): Record<string, string> => ({
  ...{ id, name: "Rekha Devi", email, permissions: "pack", intent: "invite" },
});

export const invite = (visit: Visit, form: Record<string, string>): Promise<Response> =>
  post(visit, invitePath, new URLSearchParams(form), { Cookie: visit.adminCookie });

/** An invitation as the shop keeps it, and what its mail's link carries. */
export async function addInvitation({ db }: Copies, permissions: Noted = ["pack"]) {
  const [email, token] = [newEmail(), randomBytes(32).toString("base64url")];
  const moments = { sent_at: new Date(), expires_at: new Date(Date.now() + 86_400_000) };
  const noted = permissions && [...permissions];
  const token_hash = createHash("sha256").update(token).digest("hex");
  await db
    .insertInto("staff_invitations")
    .values({ email, full_name: "Rekha Devi", permissions: noted, token_hash, ...moments })
    .execute();
  return { email, token };
}

export const accept = (visit: Visit, token: string): Promise<Response> => {
  const form = { token, newPassword: password, confirmNewPassword: password };
  return post(visit, "/invitation", new URLSearchParams(form));
};

export const remove = (visit: Visit, id: string, cookie = visit.adminCookie): Promise<Response> =>
  post(visit, memberPath(id), new URLSearchParams({ intent: "remove" }), { Cookie: cookie });

/** Somebody who may do everything and is signed in. */
async function newOwner(copies: Copies): Promise<{ id: string; email: string; cookie: string }> {
  const { email, token } = await addInvitation(copies, null);
  await accept(copies.visit, token);
  const { id } = await copies.db
    .selectFrom("profiles")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const signedIn = await post(copies.visit, "/admin-login", new URLSearchParams({ email, password }));
  return { id, email, cookie: sessionCookie(signedIn) };
}

export const staffOf = (emails: readonly string[]) =>
  sql`select count(*) from profiles where role = 'admin' and email = any(${emails})`;

export const mailsTo = (kind: string, emails: readonly string[]) =>
  sql`select count(*) from mail_outbox where kind = ${kind} and to_address = any(${emails})`;

export const auditsOf = (action: string, ids: readonly string[]) =>
  sql`select count(*) from audit_log where action = ${action} and entity_id = any(${ids})`;

const eachOther = pressedAtOnce("two owners who remove each other", async (copies) => {
  const { db, visit } = copies;
  const [one, other] = [await newOwner(copies), await newOwner(copies)];
  const emails = [one.email, other.email];
  const both = [() => remove(visit, other.id, one.cookie), () => remove(visit, one.id, other.cookie)];
  return {
    presses: shuffled(Array.from({ length: 5 }, () => both).flat()),
    judge: async () => [
      ...counted("who stay", await countIn(db, staffOf(emails)), 1),
      ...counted("audit rows", await countIn(db, auditsOf("staff.removed", [one.id, other.id])), 1),
      ...counted("mails", await countIn(db, mailsTo("staff-removed", emails)), 1),
    ],
  };
});

const oneLink = pressedAtOnce("an invitation accepted by twenty at once", async (copies) => {
  const { db, visit } = copies;
  const { email, token } = await addInvitation(copies);
  const joined = sql`select count(*) from audit_log a join profiles p on p.id = a.entity_id
    where a.action = 'staff.joined' and p.email = ${email}`;
  return {
    presses: Array.from({ length: 20 }, () => () => accept(visit, token)),
    judge: async (said) => [
      ...counted("who joined", await countIn(db, staffOf([email])), 1),
      ...counted("audit rows", await countIn(db, joined), 1),
      ...counted("told that it is over", said.filter(({ status }) => status === 410).length, 20),
    ],
  };
});

const oneAddress = pressedAtOnce("twenty invitations of one address", async ({ db, visit }) => {
  const email = newEmail();
  const ids = Array.from({ length: 10 }, () => randomUUID());
  const invitations = sql`select count(*) from staff_invitations where email = ${email}`;
  return {
    presses: shuffled([...ids, ...ids].map((id) => () => invite(visit, inviteForm(id, email)))),
    judge: async () => [
      ...counted("invitations", await countIn(db, invitations), 1),
      ...counted("audit rows", await countIn(db, auditsOf("staff.invited", ids)), 1),
      ...counted("mails", await countIn(db, mailsTo("staff-invitation", [email])), 1),
    ],
  };
});

/** As many as may wait; a round leaves none of them for the next. */
const forgetInvitations = ({ db }: Copies) => db.deleteFrom("staff_invitations").execute();

export const staffContests = [eachOther, oneLink, oneAddress].map((contest) => ({
  ...contest,
  run: async (copies: Copies, isStruck: boolean) => {
    await forgetInvitations(copies);
    return contest.run(copies, isStruck);
  },
}));
