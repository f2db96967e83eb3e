import { data } from "react-router";
import { holderOf } from "#accounts/guard.server.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { textIn, versionIn } from "#values/text/form-text.ts";
import { bringBack } from "../counting/bring-back.server.ts";
import { closeStall } from "../counting/close-stall.server.ts";
import { readStall } from "./read-stall.db.server.ts";
import { backField, broughtBackIn, countedIn, type StallAnswer, stallTyped } from "./stall-act.form.ts";
import { ownersStallPath } from "./stall-paths.ts";
import { stallsText as text } from "./stalls.text.ts";

const answered = (answer: StallAnswer, status: number) => data<StallAnswer>(answer, { status });

/** Takes one of the forms of a stall's page. */
export async function actOnStall(shop: Services, actor: Holder<"pack">, id: string, form: FormData) {
  switch (textIn(form, "intent")) {
    case "count":
    case "close":
      return close(shop, holderOf(actor, "money"), id, form);
    default:
      return back(shop, actor, id, form);
  }
}

const gone = () => answered({ kind: "failed", text: text.gone }, 404);

const stale = (form: FormData) =>
  answered({ kind: "failed", text: text.stale, typed: stallTyped(form) }, 409);

async function back(shop: Services, actor: Holder<"pack">, id: string, form: FormData) {
  const stall = await readStall(shop.db, id);
  if (!stall) return gone();
  const good = stall.goods.find(({ id }) => id === textIn(form, "good"));
  const pieces = broughtBackIn(form);
  const refuse = (why: string) =>
    answered({ kind: "refused", errors: { [backField(good?.id ?? "")]: why }, typed: stallTyped(form) }, 422);
  if (!good || pieces === undefined) return refuse(text.errors.pieces);
  const { productId, variantId } = good;
  const wanted = { stallId: stall.id, version: versionIn(form), goods: [{ productId, variantId, pieces }] };
  const moved = await bringBack(shop, actor, wanted);
  switch (moved.kind) {
    case "moved":
      throw redirectWithNotice(ownersStallPath(stall.id), text.back.done(pieces));
    case "lacking":
      return refuse(text.errors.lacking(moved.left ?? 0));
    case "closed":
    case "stale":
    case "missing":
      return stale(form);
  }
}

async function close(shop: Services, actor: Holder<"money">, id: string, form: FormData) {
  const stall = await readStall(shop.db, id);
  if (!stall) return gone();
  const goodIds = stall.goods.map(({ id }) => id);
  const counted = countedIn(form, goodIds);
  const typed = stallTyped(form);
  if ("errors" in counted) return answered({ kind: "refused", errors: counted.errors, typed }, 422);
  const isConfirmed = textIn(form, "intent") === "close";
  const closed = await closeStall(shop, actor, { stallId: stall.id, ...counted.value, isConfirmed });
  switch (closed.kind) {
    case "closed":
      throw redirectWithNotice(ownersStallPath(stall.id), text.close.done);
    case "asked": {
      const { goods, expected, difference } = closed;
      const nameOf = (id: string) => stall.goods.find((good) => good.id === id)?.name ?? "";
      const lost = goods.flatMap(({ id, lost: pieces }) =>
        pieces === 0 ? [] : [{ name: nameOf(id), pieces }],
      );
      return answered({ kind: "done", kept: { typed, lost, expected, difference } }, 200);
    }
    case "stale":
    case "missing":
      return stale(form);
  }
}
