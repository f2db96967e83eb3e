import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Noted } from "#accounts/permissions/permissions.ts";
import { invitePath, memberPath } from "#staff/staff-member.ts";
import { sessionCookie } from "../../sign-in.ts";
import { pressedAtOnce, shuffled, told } from "../copies/contest.ts";
import { type Act, auditsOf, type Copies, mailsTo } from "../copies/copies.ts";
import { ownersForm, post, type Visit } from "../visitors.ts";

const password = "kohbar-lotus-1934";
const inADay = () => new Date(Date.now() + 86_400_000);

/** An address that nobody else has. */
const newEmail = (): string => `staff-${randomUUID()}@example.com`;

const pressInvite = (visit: Visit, id: string, email: string) => () =>
  ownersForm(visit, invitePath, { id, name: "Rekha Devi", email, permissions: "pack", intent: "invite" });

const invitations = (email: string) => sql`from staff_invitations where email = ${email}`;

/** An invitation as the shop keeps it, and what its mail's link leads to. */
async function addInvitation({ db, visit }: Copies, permissions: Noted = ["pack"]) {
  const [email, token] = [newEmail(), randomBytes(32).toString("base64url")];
  const row = {
    email,
    full_name: "Rekha Devi",
    permissions: permissions && [...permissions],
    token_hash: createHash("sha256").update(token).digest("hex"),
    sent_at: new Date(),
    expires_at: inADay(),
  };
  await db.insertInto("staff_invitations").values(row).execute();
  const form = { token, newPassword: password, confirmNewPassword: password };
  return { email, accept: () => post(visit, "/invitation", new URLSearchParams(form)) };
}

const pressRemove =
  (visit: Visit, id: string, cookie = visit.adminCookie) =>
  () =>
    post(visit, memberPath(id), new URLSearchParams({ intent: "remove" }), { Cookie: cookie });

/** Somebody who may do everything and is signed in. */
async function newOwner(copies: Copies): Promise<{ id: string; email: string; cookie: string }> {
  const { email, accept } = await addInvitation(copies, null);
  await accept();
  const profile = copies.db.selectFrom("profiles").select("id").where("email", "=", email);
  const { id } = await profile.executeTakeFirstOrThrow();
  const signedIn = await post(copies.visit, "/admin-login", new URLSearchParams({ email, password }));
  return { id, email, cookie: sessionCookie(signedIn) };
}

const staffOf = (...emails: string[]) =>
  sql`select count(*) from profiles where role = 'admin' and email = any(${emails})`;

const eachOther = pressedAtOnce("two owners who remove each other", async (copies) => {
  const { visit } = copies;
  const [one, other] = [await newOwner(copies), await newOwner(copies)];
  const emails = [one.email, other.email];
  const [byOne, byOther] = [
    pressRemove(visit, other.id, one.cookie),
    pressRemove(visit, one.id, other.cookie),
  ];
  return {
    presses: shuffled([...Array(5).fill(byOne), ...Array(5).fill(byOther)]),
    judge: () => [
      ["who stay", staffOf(...emails), 1],
      ["audit rows", auditsOf("staff.removed", one.id, other.id), 1],
      ["mails", mailsTo("staff-removed", ...emails), 1],
    ],
  };
});

const oneLink = pressedAtOnce("an invitation accepted by twenty at once", async (copies) => {
  const { email, accept } = await addInvitation(copies);
  const joined = sql`select count(*) from audit_log a join profiles p on p.id = a.entity_id
    where a.action = 'staff.joined' and p.email = ${email}`;
  return {
    presses: Array(20).fill(accept),
    judge: (said) => [
      ["who joined", staffOf(email), 1],
      ["audit rows", joined, 1],
      ["told that it is over", told(said, 410), 20],
    ],
  };
});

const oneAddress = pressedAtOnce("twenty invitations of one address", async ({ visit }) => {
  const email = newEmail();
  const ids = Array.from({ length: 10 }, () => randomUUID());
  return {
    presses: shuffled([...ids, ...ids].map((id) => pressInvite(visit, id, email))),
    judge: () => [
      ["invitations", sql`select count(*) ${invitations(email)}`, 1],
      ["audit rows", auditsOf("staff.invited", ...ids), 1],
      ["mails", mailsTo("staff-invitation", email), 1],
    ],
  };
});

/** As many as may wait; a round leaves none of them for the next. */
const forgetInvitations = ({ db }: Copies) => db.deleteFrom("staff_invitations").execute();

const inviting: Act = {
  name: "an invitation to the staff",
  steps: [
    "insert staff_invitations",
    "insert audit_log when NEW.action = 'staff.invited'",
    "insert mail_outbox when NEW.kind = 'staff-invitation'",
  ],
  isLong: true,
  async ready({ visit }) {
    const [id, email] = [randomUUID(), newEmail()];
    return {
      press: pressInvite(visit, id, email),
      traces: {
        invitations: sql`select count(*) from staff_invitations where id = ${id}`,
        "audit rows": auditsOf("staff.invited", id),
        mails: mailsTo("staff-invitation", email),
      },
    };
  },
};

const accepting: Act = {
  name: "an invitation accepted",
  steps: ["insert profiles", "insert auth_accounts", "insert audit_log when NEW.action = 'staff.joined'"],
  isLong: true,
  async ready(copies) {
    const { email, accept } = await addInvitation(copies);
    const its = (table: string, key: string) => sql`select count(*) from ${sql.table(table)} t
      join profiles p on p.id = ${sql.ref(`t.${key}`)} where p.email = ${email}`;
    return {
      press: accept,
      traces: {
        staff: staffOf(email),
        passwords: its("auth_accounts", "user_id"),
        "audit rows": its("audit_log", "entity_id"),
        "links used up": sql`select 1 - count(*) ${invitations(email)}`,
      },
    };
  },
};

/** A packer with an open session. */
async function addPacker({ db }: Copies): Promise<{ id: string; email: string }> {
  const email = newEmail();
  const { id } = await db
    .insertInto("profiles")
    .values({ email, full_name: "Rekha Devi", role: "admin", permissions: ["orders", "pack"] })
    .returning("id")
    .executeTakeFirstOrThrow();
  const session = { user_id: id, token: randomUUID(), expires_at: inADay() };
  await db.insertInto("auth_sessions").values(session).execute();
  return { id, email };
}

const changing: Act = {
  name: "what one of the staff may do, changed",
  steps: [
    "update profiles when NEW.staff_version = 2",
    "insert audit_log when NEW.action = 'staff.changed'",
    "insert mail_outbox when NEW.kind = 'staff-changed'",
  ],
  isLong: true,
  async ready(copies) {
    const { visit } = copies;
    const { id, email } = await addPacker(copies);
    const form = { intent: "save", version: "1", permissions: "stories" };
    const writes = sql`select count(*) from profiles where id = ${id} and permissions = array['stories']`;
    return {
      press: () => ownersForm(visit, memberPath(id), form),
      traces: {
        "changed permissions": writes,
        "audit rows": auditsOf("staff.changed", id),
        mails: mailsTo("staff-changed", email),
      },
    };
  },
};

const removing: Act = {
  name: "one of the staff removed",
  steps: [
    "update profiles when NEW.role = 'user'",
    "insert audit_log when NEW.action = 'staff.removed'",
    "insert mail_outbox when NEW.kind = 'staff-removed'",
  ],
  isLong: true,
  async ready(copies) {
    const { id, email } = await addPacker(copies);
    return {
      press: pressRemove(copies.visit, id),
      traces: {
        "who left": sql`select 1 - (${staffOf(email)})`,
        "ended sessions": sql`select 1 - count(*) from auth_sessions where user_id = ${id}`,
        "audit rows": auditsOf("staff.removed", id),
        mails: mailsTo("staff-removed", email),
      },
    };
  },
};

export const staffContests = [eachOther, oneLink, oneAddress].map((contest) => ({
  ...contest,
  run: async (copies: Copies, isStruck: boolean) => {
    await forgetInvitations(copies);
    return contest.run(copies, isStruck);
  },
}));
export const staffActs: readonly Act[] = [inviting, accepting, changing, removing];
