import { Form, useNavigation } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { errorsIn, typedOf } from "#ui/form/form-answer.ts";
import { TextAreaField } from "#ui/form/text-area-field.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import type { AdminOrder } from "../admin-order.ts";
import type { OrderAnswer } from "../order-act.form.ts";
import { OrderPanel } from "../order-panel.tsx";
import { useOrderRules } from "../use-order-rules.ts";
import { sheetText } from "./sheet.text.ts";

interface NotePanelProps {
  order: AdminOrder;
  answer: OrderAnswer | undefined;
}

/** What the owner notes for herself; no customer sees it. */
export function NotePanel({ order, answer }: NotePanelProps) {
  const text = sheetText.note;
  const sending = useNavigation().formData?.get("intent");
  return (
    <OrderPanel title={text.title} className="max-lg:order-6">
      <Form
        ref={useOrderRules("note")}
        method="post"
        onSubmit={useInTurn()}
        preventScrollReset
        className="grid justify-items-start gap-3"
      >
        <input
          type="hidden"
          name="noteBefore"
          value={typedOf(answer)?.noteBefore ?? order.internalNote ?? ""}
        />
        <TextAreaField
          name="note"
          label={text.label}
          dir="auto"
          hideOptional
          rows={3}
          hint={text.hint}
          className="w-full"
          error={errorsIn(answer).note}
          defaultValue={typedOf(answer)?.note ?? order.internalNote ?? ""}
        />
        <Button type="submit" name="intent" value="note" small pending={sending === "note"}>
          {text.save}
        </Button>
      </Form>
    </OrderPanel>
  );
}
