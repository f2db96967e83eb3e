import { randomBytes } from "node:crypto";
import { data } from "react-router";
import type { Actor } from "#accounts/actor.ts";
import { listByIds } from "#catalogue/product.db.server.ts";
import type { ProductSummary } from "#catalogue/product.ts";
import { type Allowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { wishlistOf } from "#storefront/wishlist/wishlist.db.server.ts";
import { shareListPath } from "#storefront/wishlist/wishlist.ts";
import { textIn } from "#values/text/form-text.ts";
import { type ListAnswer, parseList, typedList, type WantedList } from "./share-list.form.ts";
import { mostLists, myListPath, type SharedList } from "./shared-list.ts";
import { addList, changeList, endList } from "./shared-lists.db.server.ts";
import { sharedListsText as text } from "./shared-lists.text.ts";

type Shop = Pick<Services, "db" | "now">;

/** Of one account: whoever floods links with words of theirs has ten of them and a slow hand. */
const changes: Allowance = { name: "shared-lists", most: 30, windowSeconds: 600 };

/** 128 bits of chance. */
const newToken = (): string => randomBytes(16).toString("base64url");

/** What a list of this account may hold, as far as it is there: what it holds already, and the wishlist. */
export async function offeredGoods(
  { db, now }: Shop,
  owner: Actor,
  list?: SharedList,
): Promise<ProductSummary[]> {
  const ids = new Set([...(list?.products ?? []), ...(await wishlistOf(db, owner))]);
  return listByIds(db, [...ids], now());
}

/** Takes the form of a new list, or of one that is there: led on when it is done, or what is wrong. */
export async function takeList(shop: Shop, owner: Actor, form: FormData, list?: SharedList) {
  const token = await takeToken(shop.db, changes, owner.id, shop.now());
  if (!token.ok) return failed(429, text.tooMany, form);
  if (list && textIn(form, "intent") === "end") {
    await endList(shop.db, owner, list.id);
    throw redirectWithNotice(shareListPath, text.ended);
  }
  const offered = await offeredGoods(shop, owner, list);
  const parsed = parseList(
    form,
    offered.map(({ id }) => id),
  );
  if (parsed.kind === "refused") return data<ListAnswer>(parsed, { status: 422 });
  return list
    ? save(shop, owner, form, { ...parsed.value, id: list.id })
    : share(shop, owner, form, parsed.value);
}

async function share({ db, now }: Shop, owner: Actor, form: FormData, wanted: WantedList) {
  const outcome = await addList(db, owner, { ...wanted, token: newToken(), now: now() });
  if (outcome === "full") return failed(422, text.full(mostLists), form);
  throw redirectWithNotice(myListPath(wanted.id), text.shared);
}

async function save({ db, now }: Shop, owner: Actor, form: FormData, wanted: WantedList) {
  if (!(await changeList(db, owner, { ...wanted, now: now() }))) return failed(409, text.stale, form);
  throw redirectWithNotice(myListPath(wanted.id), text.saved);
}

const failed = (status: number, words: string, form: FormData) =>
  data<ListAnswer>({ kind: "failed", text: words, typed: typedList(form) }, { status });
