import { sql } from "kysely";
import { countIn } from "../copies/counts.ts";
import { addStaff, showsKey } from "../copies/two-step-contests.ts";
import type { Act } from "./act.ts";

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
    const { id, email } = await addStaff(copies);
    const { turnOn } = await showsKey(copies, email);
    const count = (query: ReturnType<typeof sql>) => () => countIn(copies.db, query);
    return {
      press: turnOn,
      traces: {
        "second factors": count(sql`select count(*) from second_factors where user_id = ${id}`),
        "sets of recovery codes": count(
          sql`select count(distinct user_id) from recovery_codes where user_id = ${id}`,
        ),
        "audit rows": count(sql`select count(*) from audit_log where entity_id = ${id}`),
        mails: count(sql`select count(*) from mail_outbox where to_address = ${email}`),
      },
    };
  },
};

export const twoStepActs: readonly Act[] = [turnOn];
