import { redirect } from "react-router";
import { speaking } from "#platform/language/speaking.server.ts";
import { type Services, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { readMakerRing, saidOfRing, takeMakersRing } from "#push/maker/take-makers-ring.server.ts";
import { isLanguage, type Language } from "#values/language/language.ts";
import { textIn } from "#values/text/form-text.ts";
import { grouped } from "#values/text/grouped.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { makerByToken, tryCode } from "../links/make-link.server.ts";
import { makerPath, typedFourDigits } from "../links/maker-link.ts";
import type { LinkedMaker } from "../links/maker-links.db.server.ts";
import type { Route } from "./+types/maker.endpoint.ts";
import { isOpen, openedLine } from "./code-cookie.server.ts";
import { codeAnswer, failedAnswer, unknownAnswer, workAnswer } from "./maker-document.server.tsx";
import { makerPageText as text } from "./maker-page.text.ts";
import { ownWork } from "./own-work.db.server.ts";
import { type SaidOfWork, workPlace } from "./own-work.ts";
import { receiveWork } from "./receive-work.server.ts";

/**
 * A maker's own page (MAKING-20). It is no page of the shop's frame: whoever opens it has a cheap phone and
 * little line, so it comes as one small document without the shop's script, styles and fonts. Its forms carry
 * no origin, since the page gives no referrer: the link itself is who may.
 */
export const policy: RoutePolicy = {
  cached: false,
  body: "uploads",
  fromOtherSites: true,
  forPrograms: true,
};

/** A link with what was asked of it. */
interface Opened {
  shop: Services;
  maker: LinkedMaker;
  path: string;
  chosen: Language | undefined;
  /** What the browser calls itself. */
  agent: string | null;
}

export const loader = ({ context, params, request, url }: Route.LoaderArgs): Promise<Response> =>
  answering(services(context), params.token, request, url.searchParams.get("language"), (opened) =>
    showWork(opened, toldBy(url.searchParams) ?? toldOfRing(url.searchParams)),
  );

export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const shop = services(context);
  // Nobody without a link has a form read, or a photo.
  if (!(await makerByToken(shop, params.token).catch(() => true))) return unknownAnswer();
  const form = await postedForm(request);
  return answering(
    shop,
    params.token,
    request,
    textIn(form, "language"),
    (opened) => take(opened, form),
    form,
  );
}

/** Runs what answers a maker, in their language. A link that opens nothing, or not now, is answered here. */
async function answering(
  shop: Services,
  token: string,
  request: Request,
  language: string | null,
  show: (opened: Opened) => Promise<Response>,
  form?: FormData,
): Promise<Response> {
  try {
    const maker = await makerByToken(shop, token);
    if (!maker) return unknownAnswer();
    const chosen = isLanguage(language) && language !== maker.language ? language : undefined;
    const agent = request.headers.get("User-Agent");
    const opened = { shop, maker, path: makerPath(token), chosen, agent };
    return await speaking(chosen ?? maker.language, async () =>
      (await isOpen(shop, maker, request)) ? show(opened) : askCode(opened, form),
    );
  } catch (error) {
    const status = unwritten(shop, error, "a maker's page could not be answered");
    return failedAnswer({ path: makerPath(token), form }, status);
  }
}

async function showWork(
  { shop, maker, path, chosen, agent }: Opened,
  told?: SaidOfWork,
  status = 200,
): Promise<Response> {
  const { works, further } = await ownWork(shop.db, maker.artisanId);
  const { assetOrigin } = shop.config;
  const today = indianDay(shop.now());
  const money = shop.makersPay.ownMoney?.(path, chosen);
  const ring = await readMakerRing(shop.db, { artisanId: maker.artisanId, agent });
  const whatsapp = shop.whatsapp?.ownPage(path, chosen);
  const ways = { path, money, ring, whatsapp };
  const page = { ...ways, name: maker.name, chosen, works, further, told, today, assetOrigin };
  return workAnswer(page, { status, assetOrigin });
}

async function take(opened: Opened, form: FormData): Promise<Response> {
  // The code was right before, in another window.
  if (textIn(form, "act") === "code") return ledTo(opened.path, {}, opened.chosen);
  const ring = await takeMakersRing(opened.shop, opened.maker, { form, agent: opened.agent });
  if (ring) return ledTo(opened.path, { ring }, opened.chosen);
  const received = await receiveWork(opened.shop, opened.maker, form);
  if (received.kind === "refused") return showWork(opened, received.told, received.status);
  const { said, partId, pieces } = received;
  return ledTo(opened.path, { said, part: partId, pieces }, opened.chosen);
}

/** Leads to the page after a press, so that loading it again presses nothing. */
function ledTo(path: string, asked: Record<string, string>, chosen: Language | undefined, cookie?: string) {
  const query = String(new URLSearchParams({ ...(chosen ? { language: chosen } : {}), ...asked }));
  const place = asked.part ? `#${workPlace(asked.part)}` : "";
  const headers = { "Referrer-Policy": "no-referrer", ...(cookie ? { "Set-Cookie": cookie } : {}) };
  return redirect(`${path}${query && `?${query}`}${place}`, { status: 303, headers });
}

/** What the page says of the press that led to it, or how many pieces stand in a field after − or +. */
function toldBy(asked: URLSearchParams): SaidOfWork | undefined {
  const partId = asked.get("part");
  const pieces = Number(/^\d{1,6}$/.exec(asked.get("pieces") ?? "")?.[0] ?? 0);
  if (partId === null) return undefined;
  const words = { begun: text.said.begun, done: text.said.done(grouped(pieces)), told: text.said.told };
  const said = (["begun", "done", "told"] as const).find((one) => one === asked.get("said"));
  if (said) return { partId, text: words[said], isRefusal: false };
  const step = asked.get("act") === "less" ? -1 : 1;
  return { partId, text: "", isRefusal: false, pieces: String(Math.max(1, pieces + step)) };
}

function toldOfRing(asked: URLSearchParams): SaidOfWork | undefined {
  const said = saidOfRing(asked.get("ring"));
  return said && { partId: "", ...said };
}

async function askCode({ shop, maker, path, chosen }: Opened, form?: FormData): Promise<Response> {
  const asked = { name: maker.name, path, chosen };
  if (!form || textIn(form, "act") !== "code")
    return codeAnswer({ ...asked, refused: undefined }, { status: form ? 403 : 200 });
  const code = typedFourDigits(textIn(form, "code"));
  const tried = code === undefined ? "wrong" : await tryCode(shop, maker, code);
  if (tried === "right") return ledTo(path, {}, chosen, await openedLine(shop, maker));
  return codeAnswer({ ...asked, refused: tried }, { status: tried === "locked" ? 429 : 422 });
}
