import { redirect } from "react-router";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { isLanguage, type Language } from "#values/language/language.ts";
import { textIn } from "#values/text/form-text.ts";
import { makerByToken } from "../links/make-link.server.ts";
import { makerPath } from "../links/maker-link.ts";
import type { LinkedMaker } from "../links/maker-links.db.server.ts";
import { isOpen } from "./code-cookie.server.ts";
import { failedAnswer, unknownAnswer } from "./maker-document.server.tsx";

export interface OpenedByMaker {
  maker: LinkedMaker;
  path: string;
  chosen: Language | undefined;
}

interface AskedByMaker {
  token: string;
  request: Request;
  url: URL;
  /** What was posted. */
  form?: FormData;
}

/** Answers a maker of their own, in their language; where their page asks for its code, that comes first. */
export async function asMaker(
  shop: Services,
  { token, request, url, form }: AskedByMaker,
  show: (opened: OpenedByMaker) => Promise<Response>,
): Promise<Response> {
  const path = makerPath(token);
  try {
    const maker = await makerByToken(shop, token);
    if (!maker) return unknownAnswer();
    if (!(await isOpen(shop, maker, request)))
      return redirect(path, { status: 303, headers: { "Referrer-Policy": "no-referrer" } });
    const language = form ? textIn(form, "language") : url.searchParams.get("language");
    const chosen = isLanguage(language) && language !== maker.language ? language : undefined;
    return await speaking(chosen ?? maker.language, () => show({ maker, path, chosen }));
  } catch (error) {
    return failedAnswer(
      { path: url.pathname, form },
      unwritten(shop, error, "a maker's own page could not be answered"),
    );
  }
}
