import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { messageAllowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import type { FormAnswer, ParsedForm, TypedFields } from "#ui/form/form-answer.ts";
import type { Arrival } from "./enquiry-rows.db.server.ts";
import { messageKeyOf } from "./message-key.ts";
import type { Suspicion } from "./spam.ts";

/** A form by which somebody writes to the shop. */
interface PostedEnquiry<Field extends string, Entry> {
  /** The key by which the sender's messages are counted. */
  sender: string;
  form: FormData;
  parsed: ParsedForm<Field, Entry>;
  typed(form: FormData): TypedFields<Field>;
  tooMany: string;
  suspicionOf(entry: Entry): Suspicion | null;
}

/**
 * Checks an enquiry, stores it and queues its mails in one transaction. Likely spam notifies nobody, and its
 * sender gets the usual answer.
 */
export async function receiveEnquiry<Field extends string, Entry, Kept>(
  { db, now, sendMailSoon }: MailServices,
  { sender, form, parsed, typed, tooMany, suspicionOf }: PostedEnquiry<Field, Entry>,
  keep: (trx: Trx, entry: Entry, arrival: Arrival) => Promise<Kept>,
): Promise<FormAnswer<Field, Kept>> {
  if (parsed.kind === "refused") return parsed;
  const token = await takeToken(db, messageAllowance, sender, now());
  if (!token.ok) return { kind: "failed", text: tooMany, typed: typed(form) };
  const entry = parsed.value;
  const suspicion = suspicionOf(entry);
  const kept = await inTransaction(db, (trx) => keep(trx, entry, { suspicion, key: messageKeyOf(form) }));
  if (!suspicion) sendMailSoon();
  return { kind: "done", kept };
}
