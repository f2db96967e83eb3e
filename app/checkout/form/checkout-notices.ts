import type { Notice } from "#platform/notice.ts";
import { checkoutText, orderErrors } from "./checkout.text.ts";

export const errorToast = (text: string) => ({
  ...{ title: checkoutText.error, text, tone: "destructive" as const },
});

export const orderErrorToast = (reason: string) => ({
  ...{ title: orderErrors.title, text: orderErrors.couldNot(reason), tone: "destructive" as const },
});

/** The notice of an order that stands, with what else is to be shown. */
export const noticeWith = (notice: Notice, unsaved: string | undefined): Notice =>
  unsaved === undefined ? notice : { ...notice, text: [notice.text, unsaved].filter(Boolean).join(" ") };
