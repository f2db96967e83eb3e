import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { memberPath } from "#accounts/staff/staff-member.ts";
import type { Copies } from "../copies/copies.ts";
import { countIn } from "../copies/counts.ts";
import {
  accept,
  addInvitation,
  auditsOf,
  invite,
  inviteForm,
  mailsTo,
  newEmail,
  remove,
  staffOf,
} from "../copies/staff-contests.ts";
import { post } from "../visitors.ts";
import type { Act } from "./act.ts";

const inviting: Act = {
  name: "an invitation to the staff",
  steps: [
    ["insert", "staff_invitations"],
    ["insert", "audit_log", "NEW.action = 'staff.invited'"],
    ["insert", "mail_outbox", "NEW.kind = 'staff-invitation'"],
  ],
  isLong: true,
  async ready({ db, visit }) {
    const [id, email] = [randomUUID(), newEmail()];
    const rows = sql`select count(*) from staff_invitations where id = ${id}`;
    return {
      press: () => invite(visit, inviteForm(id, email)),
      traces: {
        invitations: () => countIn(db, rows),
        "audit rows": () => countIn(db, auditsOf("staff.invited", [id])),
        mails: () => countIn(db, mailsTo("staff-invitation", [email])),
      },
    };
  },
};

const accepting: Act = {
  name: "an invitation accepted",
  steps: [
    ["insert", "profiles"],
    ["insert", "auth_accounts"],
    ["insert", "audit_log", "NEW.action = 'staff.joined'"],
  ],
  isLong: true,
  async ready(copies) {
    const { db, visit } = copies;
    const { email, token } = await addInvitation(copies);
    const of = (what: string) => sql`select count(*) from ${sql.table(what)} t
      join profiles p on p.id = ${sql.ref(what === "audit_log" ? "t.entity_id" : "t.user_id")}
      where p.email = ${email}`;
    return {
      press: () => accept(visit, token),
      traces: {
        staff: () => countIn(db, staffOf([email])),
        passwords: () => countIn(db, of("auth_accounts")),
        "audit rows": () => countIn(db, of("audit_log")),
        "links used up": () =>
          countIn(db, sql`select 1 - count(*) from staff_invitations where email = ${email}`),
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
  const expires_at = new Date(Date.now() + 86_400_000);
  await db.insertInto("auth_sessions").values({ user_id: id, token: randomUUID(), expires_at }).execute();
  return { id, email };
}

const changing: Act = {
  name: "what one of the staff may do, changed",
  steps: [
    ["update", "profiles", "NEW.staff_version = 2"],
    ["insert", "audit_log", "NEW.action = 'staff.changed'"],
    ["insert", "mail_outbox", "NEW.kind = 'staff-changed'"],
  ],
  isLong: true,
  async ready(copies) {
    const { db, visit } = copies;
    const { id, email } = await addPacker(copies);
    const form = new URLSearchParams({ intent: "save", version: "1", permissions: "stories" });
    const writes = sql`select count(*) from profiles where id = ${id} and permissions = array['stories']`;
    return {
      press: () => post(visit, memberPath(id), form, { Cookie: visit.adminCookie }),
      traces: {
        "changed permissions": () => countIn(db, writes),
        "audit rows": () => countIn(db, auditsOf("staff.changed", [id])),
        mails: () => countIn(db, mailsTo("staff-changed", [email])),
      },
    };
  },
};

const removing: Act = {
  name: "one of the staff removed",
  steps: [
    ["update", "profiles", "NEW.role = 'user'"],
    ["insert", "audit_log", "NEW.action = 'staff.removed'"],
    ["insert", "mail_outbox", "NEW.kind = 'staff-removed'"],
  ],
  isLong: true,
  async ready(copies) {
    const { db, visit } = copies;
    const { id, email } = await addPacker(copies);
    return {
      press: () => remove(visit, id),
      traces: {
        "who left": () => countIn(db, sql`select 1 - (${staffOf([email])})`),
        "ended sessions": () =>
          countIn(db, sql`select 1 - count(*) from auth_sessions where user_id = ${id}`),
        "audit rows": () => countIn(db, auditsOf("staff.removed", [id])),
        mails: () => countIn(db, mailsTo("staff-removed", [email])),
      },
    };
  },
};

export const staffActs: readonly Act[] = [inviting, accepting, changing, removing];
