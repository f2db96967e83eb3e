/** Who is signed in, as far as a view needs to know. */
export interface SessionUser {
  name: string;
  email: string;
  role: "user" | "admin";
}

export type Session = { status: "loading" } | { status: "known"; user: SessionUser | null };

export const loadingSession: Session = { status: "loading" };

/** Reads the answer of `/session`. Anything unexpected counts as signed out: it opens no door, the server guards those. */
export function sessionFrom(answer: unknown): Session {
  const user = typeof answer === "object" && answer !== null && "user" in answer ? answer.user : null;
  return { status: "known", user: isUser(user) ? user : null };
}

function isUser(user: unknown): user is SessionUser {
  return (
    typeof user === "object" &&
    user !== null &&
    "name" in user &&
    typeof user.name === "string" &&
    "email" in user &&
    typeof user.email === "string" &&
    "role" in user &&
    (user.role === "user" || user.role === "admin")
  );
}
