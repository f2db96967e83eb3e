import type { Db } from "./test-rows.ts";

/** Somebody has confirmed an account with this address, so that its mails hold what is typed (MAIL-130). */
export async function knowMailbox(db: Db, email = "asha@example.com"): Promise<void> {
  const adding = db.insertInto("profiles").values({ full_name: "Asha", email, email_verified: true });
  await adding.onConflict((conflict) => conflict.column("email").doNothing()).execute();
}
