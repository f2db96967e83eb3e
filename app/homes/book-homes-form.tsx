import { Form, useNavigation } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { homesText as text } from "#order-admin/homes/homes.text.ts";
import { toBookOf, toPackOf } from "#order-admin/homes/homes-summary.ts";
import { MeasureInputs } from "#order-admin/shipments/parcel-inputs.tsx";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import type { HomesAnswer } from "./homes.form.ts";
import type { HomesFacts } from "./read-homes.server.ts";

interface BookHomesProps {
  facts: HomesFacts;
  answer: HomesAnswer | undefined;
}

/** Books whoever is known, or packs for them where no carrier is asked: one box and one weight for all. */
export function BookHomes({ facts, answer }: BookHomesProps) {
  const { homes, hasCarrier, box, isWeighed } = facts;
  const inTurn = useInTurn();
  const isSending = useNavigation().formData?.get("intent") === "book";
  // Without a carrier what is packed waits for its owner, and for no button.
  const count = hasCarrier ? toBookOf(homes) : toPackOf(homes);
  if (count === 0) return null;
  return (
    <May needs="pack">
      <Form
        method="post"
        onSubmit={inTurn}
        noValidate
        className="mb-8 grid max-w-[46rem] gap-4 frame-double bg-paper p-4 md:p-6"
      >
        <h2 className="text-lg">{text.measures}</h2>
        <MeasureInputs
          errors={errorsIn(answer)}
          typed={typedOf(answer)}
          weightGrams={null}
          box={box}
          weightHint={isWeighed ? text.weightHint : text.weightNeeded}
        />
        <Button
          type="submit"
          name="intent"
          value="book"
          variant="primary"
          className="justify-self-start"
          pending={isSending}
        >
          {hasCarrier ? text.bookParcels : text.packParcels}
        </Button>
      </Form>
    </May>
  );
}
