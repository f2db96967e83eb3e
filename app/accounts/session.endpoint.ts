import type { Session } from "./session.ts";

type Answer = Pick<Extract<Session, { status: "known" }>, "user">;

/** Who is signed in, as JSON. Nobody can sign in yet. */
export function loader(): Response {
  const answer: Answer = { user: null };
  return Response.json(answer, { headers: { "Cache-Control": "private, no-store" } });
}
