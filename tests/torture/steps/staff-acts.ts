import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { memberPath } from "#accounts/staff/staff-member.ts";
import type { Copies } from "../copies/copies.ts";
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
    "insert staff_invitations",
    "insert audit_log when NEW.action = 'staff.invited'",
    "insert mail_outbox when NEW.kind = 'staff-invitation'",
  ],
  isLong: true,
  async ready({ visit }) {
    const [id, email] = [randomUUID(), newEmail()];
    const rows = sql`select count(*) from staff_invitations where id = ${id}`;
    return {
      press: () => invite(visit, inviteForm(id, email)),
      traces: {
        invitations: rows,
        "audit rows": auditsOf("staff.invited", [id]),
        mails: mailsTo("staff-invitation", [email]),
      },
    };
  },
};

const accepting: Act = {
  name: "an invitation accepted",
  steps: ["insert profiles", "insert auth_accounts", "insert audit_log when NEW.action = 'staff.joined'"],
  isLong: true,
  async ready(copies) {
    const { visit } = copies;
    const { email, token } = await addInvitation(copies);
    const of = (what: string) => sql`select count(*) from ${sql.table(what)} t
      join profiles p on p.id = ${sql.ref(what === "audit_log" ? "t.entity_id" : "t.user_id")}
      where p.email = ${email}`;
    return {
      press: () => accept(visit, token),
      traces: {
        staff: staffOf([email]),
        passwords: of("auth_accounts"),
        "audit rows": of("audit_log"),
        "links used up": sql`select 1 - count(*) from staff_invitations where email = ${email}`,
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
    "update profiles when NEW.staff_version = 2",
    "insert audit_log when NEW.action = 'staff.changed'",
    "insert mail_outbox when NEW.kind = 'staff-changed'",
  ],
  isLong: true,
  async ready(copies) {
    const { visit } = copies;
    const { id, email } = await addPacker(copies);
    const form = new URLSearchParams({ intent: "save", version: "1", permissions: "stories" });
    const writes = sql`select count(*) from profiles where id = ${id} and permissions = array['stories']`;
    return {
      press: () => post(visit, memberPath(id), form, { Cookie: visit.adminCookie }),
      traces: {
        "changed permissions": writes,
        "audit rows": auditsOf("staff.changed", [id]),
        mails: mailsTo("staff-changed", [email]),
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
    const { visit } = copies;
    const { id, email } = await addPacker(copies);
    return {
      press: () => remove(visit, id),
      traces: {
        "who left": sql`select 1 - (${staffOf([email])})`,
        "ended sessions": sql`select 1 - count(*) from auth_sessions where user_id = ${id}`,
        "audit rows": auditsOf("staff.removed", [id]),
        mails: mailsTo("staff-removed", [email]),
      },
    };
  },
};

export const staffActs: readonly Act[] = [inviting, accepting, changing, removing];
