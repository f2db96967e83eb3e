import { data } from "react-router";
import type { Holder } from "#accounts/permissions/holder.ts";
import { homesText, homesDoneWords as words } from "#order-admin/homes/homes.text.ts";
import { homesList } from "#order-admin/homes/homes-list.ts";
import { lastBox } from "#orders/shipments/default-parcel.db.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { ticksIn } from "#records/page/several.ts";
import { severalText } from "#records/words/records.text.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { receiveBack } from "./back/receive-back.server.ts";
import { bookHomes } from "./book-homes.server.ts";
import { correctHome } from "./correct-home.server.ts";
import { type HomesAnswer, parseHomeAddress, parseHomeMeasures } from "./homes.form.ts";
import { homesBookedNotice } from "./homes-done.ts";
import { type HomesFacts, homesFacts } from "./read-homes.server.ts";

interface Posted {
  orderId: string;
  url: URL;
  form: FormData;
}

/** Carries out one of the forms of the page of an order's homes. */
export async function takeHomesAct(shop: Services, actor: Holder<"pack">, posted: Posted) {
  const facts = await homesFacts(shop, posted.orderId);
  if (!facts) throw data(null, { status: 404 });
  switch (textIn(posted.form, "intent")) {
    case "book":
      return bookKnown(shop, actor, facts, posted);
    case "book-ticked":
      return bookTicked(shop, actor, posted);
    case "sheet":
      return receiveBack(shop, actor, { orderId: posted.orderId, form: posted.form, path: listPath(posted) });
    case "address":
      return correct(shop, actor, posted);
    default:
      return answered({ kind: "failed", notice: { ...words.failed, tone: "destructive" } }, 400);
  }
}

const answered = (answer: HomesAnswer, status: number) => data<HomesAnswer>(answer, { status });

const listPath = ({ orderId, url }: Posted): string =>
  homesList(orderId).address(homesList(orderId).read(url.searchParams));

async function bookKnown(shop: Services, actor: Holder<"pack">, facts: HomesFacts, posted: Posted) {
  const needed = { box: facts.hasCarrier, weight: facts.hasCarrier && !facts.isWeighed };
  const parsed = parseHomeMeasures(posted.form, needed);
  if (parsed.kind === "refused") return answered(parsed, 422);
  const booked = await bookHomes(shop, actor, { orderId: facts.orderId, ...parsed.value });
  throw redirectWithNotice(listPath(posted), homesBookedNotice(booked));
}

/** In the box that was used last; what they weigh, their goods say. */
async function bookTicked(shop: Services, actor: Holder<"pack">, posted: Posted): Promise<never> {
  const only = ticksIn(posted.form).map(({ id }) => id);
  if (only.length === 0)
    throw redirectWithNotice(listPath(posted), { ...severalText.noneTicked, tone: "destructive" });
  const wish = { orderId: posted.orderId, weightGrams: null, box: await lastBox(shop.db), only };
  throw redirectWithNotice(listPath(posted), homesBookedNotice(await bookHomes(shop, actor, wish)));
}

async function correct(shop: Services, actor: Holder<"pack">, posted: Posted) {
  const { form, orderId } = posted;
  const parsed = parseHomeAddress(form);
  if (parsed.kind === "refused") return answered(parsed, 422);
  const { phone, ...parts } = parsed.value;
  const seen = { orderId, id: textIn(form, "home"), version: versionIn(form) };
  const delivery = { address: { ...parts, country: "India" }, phone };
  const corrected = await correctHome(shop, actor, seen, delivery);
  switch (corrected.kind) {
    case "kept":
      throw redirectWithNotice(listPath(posted), words.saved);
    case "refused":
      return answered({ kind: "refused", errors: corrected.errors, typed: typedIn(form) }, 422);
    case "missing":
      throw data(null, { status: 404 });
    case "stale":
    case "fixed":
      return answered({ kind: "failed", notice: whyNotSaved(corrected.kind), typed: typedIn(form) }, 409);
  }
}

const whyNotSaved = (why: "stale" | "fixed"): Notice => ({
  title: words.notSaved,
  text: why === "stale" ? words.stale : homesText.fixed,
  tone: "destructive",
});

const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
