import { createHash, randomBytes } from "node:crypto";
import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isSignature, sign } from "#platform/web/sealed-text.server.ts";
import {
  countCodeTry,
  findByToken,
  findMaker,
  forgetTries,
  type LinkedMaker,
  putCode,
  putLink,
} from "./maker-links.db.server.ts";

type Shop = Pick<Services, "db" | "now" | "secret">;
type Owner = Doer<"making">;

/** 128 bits of chance. */
const newToken = (): string => randomBytes(16).toString("base64url");

/** What the shop keeps of a token: nobody gets it back from that, and so much chance needs no slow hash. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whose link it is; undefined for one that is none, or has been renewed (MAKING-20). */
export const makerByToken = async (
  { db }: Pick<Shop, "db">,
  token: string,
): Promise<LinkedMaker | undefined> =>
  /^[\w-]{22}$/.test(token) ? findByToken(db, hashOf(token)) : undefined;

/** Makes a maker's link, which ends the one before; only this answer has it. Undefined without a maker. */
export const renewLink = (shop: Shop, { id: actorId }: Owner, artisanId: string) =>
  inTransaction(shop.db, async (trx): Promise<string | undefined> => {
    const maker = await findMaker(trx, artisanId);
    if (!maker) return undefined;
    const token = newToken();
    await putLink(trx, { artisanId, tokenHash: hashOf(token), at: shop.now() });
    const detail = { name: maker.name };
    const done = { entity: "artisans", entityId: artisanId, detail } as const;
    await writeAudit(trx, { actorId, action: "artisan.link_renewed", ...done });
    return token;
  });

const codeText = (artisanId: string, code: string): string => `${artisanId} ${code}`;
const codePurpose = "maker-code";

/** Sets the code that a maker's page asks for, or takes it away; false where the maker has no link. */
export const changeCode = (shop: Shop, { id: actorId }: Owner, artisanId: string, code: string | null) =>
  inTransaction(shop.db, async (trx): Promise<boolean> => {
    const maker = await findMaker(trx, artisanId);
    const hash = code === null ? null : sign(codePurpose, codeText(artisanId, code), shop.secret);
    if (!maker || !(await putCode(trx, artisanId, hash))) return false;
    const action = code === null ? "artisan.code_removed" : "artisan.code_set";
    const detail = { name: maker.name };
    await writeAudit(trx, { actorId, action, entity: "artisans", entityId: artisanId, detail });
    return true;
  });

export type CodeTried = "right" | "wrong" | "locked";

/** Looks at a code that was typed on a maker's page (MAKING-21). */
export async function tryCode(shop: Shop, maker: LinkedMaker, code: string): Promise<CodeTried> {
  const kept = await countCodeTry(shop.db, maker.tokenHash, shop.now());
  if (kept === undefined) return "locked";
  if (!isSignature(kept, codePurpose, codeText(maker.artisanId, code), shop.secret)) return "wrong";
  await forgetTries(shop.db, maker.tokenHash);
  return "right";
}

const opened = ({ tokenHash, codeHash }: LinkedMaker): string => `${tokenHash} ${codeHash}`;
const openedPurpose = "maker-opened";

/** What a browser keeps at which the code was right: it ends with the link, and with the code. */
export const openedMark = (maker: LinkedMaker, secret: string): string =>
  sign(openedPurpose, opened(maker), secret);

/** May who has this mark see the page? */
export const mayOpen = (maker: LinkedMaker, mark: string | undefined, secret: string): boolean =>
  maker.codeHash === null || (mark !== undefined && isSignature(mark, openedPurpose, opened(maker), secret));
