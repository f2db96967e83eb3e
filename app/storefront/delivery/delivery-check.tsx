import { type ReactNode, useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { localPath } from "#values/language/address.ts";
import { deliveryText } from "./delivery.text.ts";

/**
 * Asks when a product reaches a PIN code. The answer's script comes with the first question; without script,
 * a page.
 */
export function DeliveryCheck({ slug }: { slug: string }) {
  const [answer, show] = useState<ReactNode>();
  // It comes after the page's first script, which tells of itself alone.
  const isHydrated = useHydrated();
  return (
    <form
      data-hydrated={isHydrated || undefined}
      action={localPath("/delivery")}
      className="mt-6"
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        import("./delivery-in-place.tsx").then(
          (part) => show(part.answerBelow(form)),
          () => form.submit(),
        );
      }}
    >
      <input type="hidden" name="product" value={slug} />
      <div className="flex items-end gap-3">
        <label className="text-sm font-semibold">
          {deliveryText.pincode}
          <input
            name="pin"
            inputMode="numeric"
            autoComplete="postal-code"
            className="mt-1 block h-12 w-36 rounded border border-edge bg-field px-3.5 text-md"
          />
        </label>
        <Button type="submit">{deliveryText.check}</Button>
      </div>
      {answer}
    </form>
  );
}
