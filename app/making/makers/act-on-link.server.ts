import { data } from "react-router";
import type { Doer } from "#accounts/permissions/holder.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { FormAnswer } from "#ui/form/form-answer.ts";
import { qrOnScreen } from "#ui/qr-squares.ts";
import { textIn } from "#values/text/form-text.ts";
import { changeCode, renewLink } from "../links/make-link.server.ts";
import { makerPath, typedFourDigits } from "../links/maker-link.ts";
import { findMaker } from "../links/maker-links.db.server.ts";
import { makerAdminPath } from "./maker-paths.ts";
import { makersText as text } from "./makers.text.ts";

/** A link that was just made: this answer alone has it. */
export interface MadeLink {
  link: string;
  /** What is sent with it, in the maker's language. */
  words: string;
  qr: { path: string; size: number };
}

export type MakerAnswer = FormAnswer<"code", MadeLink>;

type Shop = Pick<Services, "config" | "db" | "now" | "secret">;

/** Takes what the owner does with a maker's link. */
export async function actOnLink(shop: Shop, actor: Doer<"making">, id: string, form: FormData) {
  const intent = textIn(form, "intent");
  if (intent === "link") return newLink(shop, actor, id);
  const typed = textIn(form, "code");
  const code = typedFourDigits(typed) ?? null;
  if (intent === "code" && code === null)
    return data<MakerAnswer>(
      { kind: "refused", errors: { code: text.code.wrong }, typed: { code: typed } },
      { status: 422 },
    );
  const isKept = await changeCode(shop, actor, id, intent === "code" ? code : null);
  if (!isKept) return data<MakerAnswer>({ kind: "failed", text: text.code.noLink }, { status: 409 });
  throw redirectWithNotice(makerAdminPath(id), intent === "code" ? text.codeSet : text.codeRemoved);
}

async function newLink(shop: Shop, actor: Doer<"making">, id: string) {
  const maker = await findMaker(shop.db, id);
  const token = maker && (await renewLink(shop, actor, id));
  if (!token) return data<MakerAnswer>({ kind: "failed", text: text.gone }, { status: 404 });
  const link = shop.config.origin + makerPath(token);
  const words = speaking(maker.language, () => text.link.words(shop.config.shop.name, link));
  return data<MakerAnswer>({ kind: "done", kept: { link, words, qr: qrOnScreen(link) } });
}
