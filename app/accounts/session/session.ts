/** Who is signed in, as far as a view needs to know. */
export interface SessionUser {
  name: string;
  email: string;
  role: "user" | "admin";
}

/** Why a profile could not be read, where a notice says so. */
type Problem = "network" | "critical";

/** What `/session` answers. */
export interface SessionAnswer {
  user: SessionUser | null;
  /** The profile could not be read; `user` is a fallback. */
  problem?: Problem;
}

interface KnownSession extends SessionAnswer {
  status: "known";
}

export type Session = { status: "loading" } | KnownSession;

export const loadingSession = { status: "loading" } as const satisfies Session;

/**
 * Reads the answer of `/session`. Anything unexpected counts as signed out: it opens nothing, the server
 * guards those.
 */
export function sessionFrom(answer: unknown): KnownSession {
  if (typeof answer !== "object" || answer === null) return { status: "known", user: null };
  const user = "user" in answer && isUser(answer.user) ? answer.user : null;
  const problem = "problem" in answer ? answer.problem : undefined;
  const isProblem = problem === "network" || problem === "critical";
  return { status: "known", user, ...(isProblem && { problem }) };
}

/**
 * What counts while `/session` cannot be read: the last signed-in person, as a customer; never as an admin.
 */
export function fallbackSession(before: Session): KnownSession {
  const user = before.status === "known" ? before.user : null;
  return { status: "known", user: user && { ...user, role: "user" }, problem: "network" };
}

type UnknownSession = typeof loadingSession | (KnownSession & { user: null; problem: Problem });

/** Is it unknown whether somebody is signed in? It was not read yet, or could not be. */
export const isUnknown = (session: Session): session is UnknownSession =>
  session.status === "loading" || (!session.user && !!session.problem);

/** Was somebody signed in who no longer is? */
export const isSessionLost = (before: Session, now: Session): boolean =>
  before.status === "known" && before.user !== null && now.status === "known" && now.user === null;

/**
 * The server's guards let nobody through to this page whom the browser takes for signed in (or out): it
 * should ask again.
 */
export function contradicts(session: Session, path: string): boolean {
  if (session.status === "loading") return false;
  return session.user === null
    ? /^\/(admin\/)?dashboard(\/|$)/.test(path)
    : /^\/(login|signup|admin-login)$/.test(path);
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
