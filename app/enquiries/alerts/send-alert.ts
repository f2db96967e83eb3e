import { withOption } from "#catalogue/options/variant.ts";
import type { Notice } from "#platform/notice.ts";
import { stockAlertText } from "./stock-alert.text.ts";

const refusals = ["invalid", "noMobile", "tooMany", "gone"] as const;

/** The awaited product in words. */
interface AwaitedWords {
  name: string;
  optionText?: string | undefined;
}

/** Sends the form, and returns the notice. A request that was taken empties the form. */
export async function sendAlert(form: HTMLFormElement, product: AwaitedWords): Promise<Notice> {
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([field, value]) => [field, String(value)]));
    const headers = { Accept: "application/json" };
    const answer: unknown = await (await fetch(form.action, { method: "POST", body, headers })).json();
    const kind = typeof answer === "object" && answer !== null && "kind" in answer ? answer.kind : "";
    const refusal = refusals.find((each) => each === kind);
    if (refusal) return stockAlertText[refusal];
    if (kind !== "asked") return stockAlertText.failed;
    form.reset();
    return stockAlertText.asked(withOption(product.name, product.optionText));
  } catch {
    return stockAlertText.failed;
  }
}
