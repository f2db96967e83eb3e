import { data } from "react-router";
import type { OwnOrder } from "#checkout/own-order/own-order.server.ts";
import { orderRowNumbered } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { receivePhotos } from "#pictures/receive-photo.server.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { type FieldErrors, isByScript } from "#ui/form/form-answer.ts";
import { photoText } from "#ui/photos/photo.text.ts";
import { photosIn } from "#ui/photos/photo-choice.ts";
import { uuidv7 } from "#values/uuid.ts";
import { isFault, mostPhotos, ownReturnPath } from "../return-request.ts";
import { returnNotices, returnText } from "../returns.text.ts";
import { closedWords, judgeReturn, whyClosed } from "./judge-return.ts";
import { type AskedReturn, requestReturn } from "./request-return.server.ts";
import { requestOfKey, returnableOrder } from "./requested.db.server.ts";
import {
  parseReturn,
  type ReturnAnswer,
  type ReturnField,
  type ReturnInput,
  returnTyped,
} from "./return-request.form.ts";

type Shop = OrderMailServices & Pick<Services, "files">;

/**
 * Takes the form in which a buyer asks for a return: its fields first, then what the order says, and the
 * photos last, since decoding them costs most.
 */
export async function receiveReturnForm(shop: Shop, own: OwnOrder, form: FormData) {
  const files = photosIn(form);
  // Script keeps the page, and the photos with it.
  const isForgotten = files.length > 0 && !isByScript(form);
  const refuse = (errors: FieldErrors<ReturnField>) =>
    data<ReturnAnswer>(
      { kind: "refused", errors: isForgotten ? withPhotosAgain(errors) : errors, typed: returnTyped(form) },
      { status: 422 },
    );
  const parsed = parseReturn(form);
  if (parsed.kind === "refused") return refuse(parsed.errors);
  const row = await orderRowNumbered(shop.db, own.order.orderNumber);
  const lead = (number: string) => redirectWithNotice(ownReturnPath(number, own.token), returnNotices.asked);
  const earlier = await requestOfKey(shop.db, row.id, parsed.value.key);
  if (earlier !== undefined) throw lead(earlier);
  const order = await returnableOrder(shop.db, row, shop.config.shop.returns);
  const judged = judgeReturn(order, parsed.value, shop.now());
  const closed = whyClosed(order);
  if (!closed && !judged.ok) return refuse(judged.errors);
  const wrong = wrongWithPhotos(files, parsed.value);
  if (wrong) return refuse({ photos: wrong });
  const id = uuidv7(shop.now().getTime(), crypto.getRandomValues(new Uint8Array(10)));
  const kept = closed
    ? { urls: [] }
    : await receivePhotos(shop, { bucket: "private/return_photos", recordId: id, files });
  if ("error" in kept) return refuse({ photos: kept.error });
  const asked = await requestReturn(shop, {
    ...parsed.value,
    id,
    orderNumber: own.order.orderNumber,
    userId: own.shopper?.id ?? null,
    photos: kept.urls,
  });
  if (asked.kind === "asked") throw lead(asked.number);
  return refuse(errorsOf(asked));
}

function errorsOf(asked: Exclude<AskedReturn, { kind: "asked" }>): FieldErrors<ReturnField> {
  switch (asked.kind) {
    case "refused":
      return asked.errors;
    case "closed":
      return { pieces: closedWords(asked.why) };
    case "photos-lost":
      return { photos: photoText.again };
    default:
      return { pieces: asked.kind === "too-many" ? returnText.errors.tooOften : returnText.lost };
  }
}

function wrongWithPhotos(
  files: readonly File[],
  { reason }: Pick<ReturnInput, "reason">,
): string | undefined {
  if (files.length > mostPhotos) return photoText.many(mostPhotos);
  return isFault(reason) && files.length === 0 ? returnText.errors.photosNeeded : undefined;
}

/** A browser that shows the form again has forgotten its files. */
const withPhotosAgain = (errors: FieldErrors<ReturnField>): FieldErrors<ReturnField> => ({
  photos: photoText.again,
  ...errors,
});
