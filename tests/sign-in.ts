import { randomInt, randomUUID } from "node:crypto";
import { mailsTo } from "./read-mail.ts";

/** The admin of the shops that tests share. */
export const shopAdmin = {
  email: "owner@jhola.example",
  password: "kohbar-lotus-1934",
  settings: { ADMIN_EMAIL: "owner@jhola.example", ADMIN_PASSWORD: "kohbar-lotus-1934" },
};

export interface SignedIn {
  /** As a Cookie header carries it. */
  cookie: string;
  actor: { fullName: string; email: string; password: string; role: "user" | "admin" };
}

interface Shop {
  origin: string;
  dataDir: string;
}

/**
 * Somebody with a confirmed account and a real session, made through the shop's own forms; every call makes
 * another customer.
 */
export async function signIn(shop: Shop, role: "user" | "admin"): Promise<SignedIn> {
  if (role === "admin") return signInAdmin(shop);
  const actor = { fullName: "Asha Kumari", email: newAddress(), password: "madhubani-fish-7", role } as const;
  const { fullName, email, password } = actor;
  const signedUp = await postForm(shop, "/signup", { fullName, email, password, confirmPassword: password });
  const token = await linkToken(shop, email);
  // In the browser that signed up the link is enough: no password has to be worked out a second time.
  const confirmed = await postForm(shop, "/confirm-email", { token }, cookiesOf(signedUp));
  return { cookie: sessionCookie(confirmed), actor };
}

async function signInAdmin(shop: Shop): Promise<SignedIn> {
  const { email, password } = shopAdmin;
  const answer = await postForm(shop, "/admin-login", { email, password });
  return {
    cookie: sessionCookie(answer),
    actor: { fullName: "Jhola Crafts Team", email, password, role: "admin" },
  };
}

/** An address that nobody else writes to. */
const newAddress = (): string => `customer-${randomUUID().slice(0, 8)}@example.com`;

/** Every post comes from an address of its own, so that no test uses up another one's allowance. */
function postForm(
  { origin }: Shop,
  path: string,
  fields: Record<string, string>,
  cookie = "",
): Promise<Response> {
  const sender = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Origin: origin, "X-Forwarded-For": sender, Cookie: cookie },
  });
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

/** The token of the newest link to a page that was sent to an address. */
export async function linkToken(
  { dataDir }: Shop,
  email: string,
  page: "confirm-email" | "reset-password" | "invitation" = "confirm-email",
): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`);
  for (let tries = 0; tries < 300; tries++) {
    const tokens = mailsTo(dataDir, email).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
    const newest = tokens.at(-1);
    if (newest) return newest;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail with a link to ${email}`);
}

/** The session cookie that an answer sets. */
export function sessionCookie(answer: Response): string {
  const line = answer.headers.getSetCookie().find((each) => each.includes("jhola.session_token="));
  const cookie = line?.split(";")[0];
  if (!cookie || cookie.endsWith("=")) throw new Error(`no session came of ${answer.status}`);
  return cookie;
}
