import { isSignature, sign } from "#platform/web/signature.server.ts";

const purpose = "grievance-link";

/** A ticket's own page, with the token that opens it for whoever has its mail. */
export const grievancePath = (number: string, secret: string): string =>
  `/grievance/${encodeURIComponent(number)}?${new URLSearchParams({ token: sign(purpose, number, secret) })}`;

/** Is the token this ticket's? */
export const opensGrievance = (token: string, number: string, secret: string): boolean =>
  isSignature(token, purpose, number, secret);
