import { redirect } from "react-router";
import { makerByToken } from "#making/links/make-link.server.ts";
import { asMaker, type OpenedByMaker } from "#making/maker-page/as-maker.server.ts";
import {
  MakerDocument,
  MakerHead,
  makerAnswer,
  OtherLanguage,
  unknownAnswer,
} from "#making/maker-page/maker-document.server.tsx";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type Services, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { languageNow } from "#values/language/language.ts";
import { textIn } from "#values/text/form-text.ts";
import { addConsent, endConsent } from "../agreeing/consents.db.server.ts";
import type { Route } from "./+types/maker-whatsapp.endpoint.ts";
import { makerStanding } from "./maker-standing.server.ts";
import { makerWhatsappText as text } from "./maker-whatsapp.text.ts";
import { MakerWhatsappView } from "./maker-whatsapp-view.tsx";

/** Below a maker's own page, and told as that is: the link itself is who may. */
export const policy: RoutePolicy = { cached: false, fromOtherSites: true, forPrograms: true };

export async function loader({ context, params: { token }, request, url }: Route.LoaderArgs) {
  const shop = services(context);
  if (!shop.config.whatsapp) return unknownAnswer();
  return asMaker(shop, { token, request, url }, (opened) => show(shop, opened));
}

export async function action({ context, params: { token }, request, url }: Route.ActionArgs) {
  const shop = services(context);
  // Nobody without a link has a form read.
  if (!shop.config.whatsapp || !(await makerByToken(shop, token).catch(() => true))) return unknownAnswer();
  const form = await postedForm(request);
  return asMaker(shop, { token, request, url, form }, async ({ maker, path, chosen }) => {
    await take(shop, maker.artisanId, textIn(form, "act"));
    const query = chosen ? `?language=${chosen}` : "";
    const headers = { "Referrer-Policy": "no-referrer" };
    return redirect(`${path}/whatsapp${query}`, { status: 303, headers });
  });
}

async function show(shop: Services, { maker, path, chosen }: OpenedByMaker): Promise<Response> {
  const standing = await makerStanding(shop.db, maker.artisanId, shop.secret);
  return makerAnswer(
    <MakerDocument title={`${text.title} · ${maker.name}`}>
      <MakerHead name={maker.name} title={text.title} />
      <MakerWhatsappView standing={standing} path={path} chosen={chosen} />
      <OtherLanguage path={`${path}/whatsapp`} />
    </MakerDocument>,
    {},
  );
}

/** A second press of the same button changes nothing. */
async function take({ db, secret, now }: Services, artisanId: string, act: string): Promise<void> {
  const about = { artisanId };
  const standing = await makerStanding(db, artisanId, secret);
  await inTransaction(db, async (trx) => {
    if (act === "stop") await endConsent(trx, about, now());
    if (act !== "agree" || standing.kind !== "asked") return;
    await addConsent(trx, { about, number: standing.number, language: languageNow(), at: now() });
  });
}
