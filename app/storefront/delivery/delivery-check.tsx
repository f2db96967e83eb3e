import { useState } from "react";
import { Button } from "#ui/form/button.tsx";
import { useLater } from "#ui/use-later.ts";

const fetchAnswer = () => import("./delivery-in-place.tsx").then((part) => part.DeliveryInPlace);

/** Asks when a product reaches a PIN code. Without script the page of its own answers. */
export function DeliveryCheck({ slug }: { slug: string }) {
  const [Answer, fetchIt] = useLater(fetchAnswer);
  const [asked, ask] = useState<FormData>();
  return (
    <form
      action="/delivery"
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        ask(new FormData(event.currentTarget));
        fetchIt("/delivery");
      }}
    >
      <input type="hidden" name="product" value={slug} />
      <div className="flex items-end gap-3">
        <label className="text-sm font-semibold">
          Pincode
          <input
            name="pin"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            className="mt-1 block h-12 w-36 rounded border border-edge bg-field px-3.5 text-md"
          />
        </label>
        <Button type="submit">Check Delivery</Button>
      </div>
      {Answer && asked && <Answer asked={asked} />}
    </form>
  );
}
