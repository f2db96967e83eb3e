import { useEffect, useState } from "react";
import { type DeliveryAnswer, fetchDelivery } from "#shipping/pincodes/delivery-answer.ts";
import { FieldNotes } from "#ui/form/field-notes.tsx";
import { deliveryText } from "./delivery.text.ts";
import { DeliveryLines } from "./delivery-lines.tsx";

/** The answer to what stands in the form now. */
export function answerBelow(form: HTMLFormElement) {
  const fields = new FormData(form);
  const asked = new URLSearchParams();
  for (const name of ["pin", "product"]) asked.set(name, String(fields.get(name)));
  return <DeliveryInPlace asked={`${asked}`} />;
}

/** The answer below the field of a product's page. */
function DeliveryInPlace({ asked }: { asked: string }) {
  const [answer, setAnswer] = useState<DeliveryAnswer | string>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchDelivery(new URLSearchParams(asked), leaving.signal).then(setAnswer, () => {
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
