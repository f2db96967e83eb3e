/**
 * How a try to deliver a mail failed, as far as it may be logged: the server's words can quote addresses, and
 * are left out.
 */
export interface MailFailure {
  /** What the mail program calls it: ECONNECTION, EAUTH. */
  code?: string;
  /** The mail server's number: 451. */
  responseCode?: number;
  /** The step it came in: AUTH PLAIN, RCPT TO. */
  command?: string;
}

/** Names of errors and steps, and nothing that somebody could have typed. */
const plainName = /^[A-Z][A-Z\d_ -]{0,39}$/;

export function mailFailure(error: unknown): MailFailure {
  if (typeof error !== "object" || error === null) return {};
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const command = "command" in error && typeof error.command === "string" ? error.command : "";
  const responseCode = "responseCode" in error ? error.responseCode : undefined;
  return {
    ...(plainName.test(code) && { code }),
    ...(Number.isInteger(responseCode) && { responseCode: Number(responseCode) }),
    ...(plainName.test(command) && { command }),
  };
}
