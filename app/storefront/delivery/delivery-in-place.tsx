import { useEffect, useState } from "react";
import { type DeliveryAnswer, fetchDelivery } from "#shipping/pincodes/delivery-answer.ts";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { textIn } from "#values/text/form-text.ts";
import { deliveryText } from "./delivery.text.ts";
import { DeliveryLines } from "./delivery-lines.tsx";

/** The answer below the field of a product's page. */
export function DeliveryInPlace({ asked }: { asked: FormData }) {
  const [answer, setAnswer] = useState<DeliveryAnswer | string>();
  useEffect(() => {
    const leaving = new AbortController();
    const query = new URLSearchParams({ pin: textIn(asked, "pin"), product: textIn(asked, "product") });
    fetchDelivery(query, leaving.signal).then(setAnswer, () => {
      if (!leaving.signal.aborted) setAnswer(deliveryText.failed);
    });
    return () => leaving.abort();
  }, [asked]);
  return (
    <div role="status" className="mt-2">
      {typeof answer === "string" && <FieldNotes id="delivery" error={answer} />}
      {typeof answer === "object" && (
        <>
          <p className="mb-2 font-semibold">{answer.title}</p>
          <DeliveryLines answer={answer} />
        </>
      )}
    </div>
  );
}
