import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { languageNow } from "#values/language/language.ts";
import { type Account, accountById } from "../account.db.server.ts";
import type { Actor } from "../actor.ts";
import { knownBrowserLine } from "../guessing/known-browser.server.ts";
import { mayTryCode } from "../guessing/limits.server.ts";
import type { SignInServices } from "../session/auth.server.ts";
import { noteSignIn, openNamedSession, type Sender } from "../session/auth-session.server.ts";
import { noteProved } from "../two-step/second-factor.db.server.ts";
import { appCodeIn, takeProof } from "../two-step/take-code.server.ts";
import { parseCode, type SignInCodeAnswer } from "./code.form.ts";
import { codeText } from "./code.text.ts";
import { countTry, endStep, peekStep } from "./sign-in-step.db.server.ts";
import { forgottenStep, stepTokenOf } from "./step-cookie.server.ts";
import { wrongCodesMail } from "./wrong-codes.email.ts";

type CodeShop = SignInServices & MailServices;
type SignedIn = { kind: "signed-in"; role: Actor["role"]; setCookies: string[] };

const over = { kind: "failed", reason: "stale" } as const;
const limited = () => ({ kind: "failed", reason: "limited", text: codeText.tooMany }) as const;
const wrong = () => ({ kind: "refused", errors: { code: codeText.wrong }, typed: {} }) as const;

/** Does the browser's sign-in wait for its code? */
export async function isCodeAwaited(shop: SignInServices, request: Request): Promise<boolean> {
  const token = await stepTokenOf(shop, request);
  return token !== undefined && (await peekStep(shop.db, token, shop.now())) !== undefined;
}

/** Takes the code that a sign-in waits for and opens its session (TWOSTEP-3). */
export async function receiveSignInCode(
  shop: CodeShop,
  sender: Sender,
  form: FormData,
): Promise<SignedIn | SignInCodeAnswer> {
  const token = await stepTokenOf(shop, sender.request);
  const step = token && (await peekStep(shop.db, token, shop.now()));
  const account = step && (await accountById(shop.db, step.userId));
  if (!step || !account) return over;
  const parsed = parseCode(form);
  if (parsed.kind === "refused") return parsed;
  const code = parsed.value;
  // A recovery code has so much chance in it that only each sign-in's own tries are counted.
  const attempt = appCodeIn(code) ? await mayTryCode(shop, account.email, step.browser) : undefined;
  if (attempt && !attempt.ok) return limited();
  const taken = await takeIt(shop, { token, account, code });
  if (taken !== "right") {
    noteSignIn(shop, { outcome: "refused" });
    return taken === "over" ? over : wrong();
  }
  if (attempt?.ok) await attempt.right();
  return enter(shop, sender, account);
}

interface Try {
  token: string;
  account: Account;
  code: string;
}

async function takeIt(shop: CodeShop, { token, account, code }: Try): Promise<"right" | "wrong" | "over"> {
  const counted = await inTransaction(shop.db, (trx) => countTry(trx, { token, userId: account.id }));
  if (!counted) return "over";
  const isRight = await inTransaction(
    shop.db,
    async (trx) => (await takeProof(trx, shop, account, code)) && (await endStep(trx, token)),
  );
  if (!isRight && counted.isTenth) await tellOfWrongCodes(shop, account);
  if (isRight || counted.isTenth) shop.sendMailSoon();
  if (isRight) return "right";
  return counted.isLast ? "over" : "wrong";
}

/** Somebody else has the password: its owner hears of it, and can sign in elsewhere all the same. */
const tellOfWrongCodes = (shop: CodeShop, { email, fullName }: Account): Promise<void> =>
  queueMail(
    shop.db,
    mailIn(languageNow(), shop.config, () => ({
      ...wrongCodesMail({ name: fullName }, shop.config.shop),
      to: email,
    })),
  );

async function enter(shop: CodeShop, sender: Sender, { id, role }: Account): Promise<SignedIn> {
  const { sessionId, setCookies } = await openNamedSession(shop, sender, id);
  await noteProved(shop.db, sessionId, shop.now());
  noteSignIn(shop, { outcome: "signed-in", userId: id, role });
  const known = await knownBrowserLine(shop, sender.request, id);
  return { kind: "signed-in", role, setCookies: [...setCookies, ...known, await forgottenStep(shop)] };
}
