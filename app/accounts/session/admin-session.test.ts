import { expect, test } from "vitest";
import { isTurnedAway } from "./admin-session.ts";
import { fallbackSession, loadingSession, type Session } from "./session.ts";

const rekha = { name: "Rekha Jha", email: "rekha@shop.example" };
const admin: Session = { status: "known", user: { ...rekha, role: "admin" } };
const customer: Session = { status: "known", user: { ...rekha, role: "user" } };

test.each([
  ["a customer", customer, true],
  ["an admin", admin, false],
  ["nobody, for a session that ended", { status: "known", user: null } as const, false],
  ["an admin who can't be asked about", fallbackSession(admin), false],
  ["an admin whose profile can't be read", { ...customer, problem: "critical" } as const, false],
  ["somebody not known yet", loadingSession, false],
])("%s", (_, session, away) => expect(isTurnedAway(session)).toBe(away));
