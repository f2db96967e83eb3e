import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { LotOfLine } from "#platform/making.ts";
import { Button } from "#ui/form/button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { nextText as text } from "./next.text.ts";

interface EndBegunProps {
  lot: Pick<LotOfLine, "id" | "version" | "isAsked">;
  children?: ReactNode;
}

/** What becomes of work that was begun for an order that is cancelled (MAKING-9); any other can only stop. */
export function EndBegun({ lot, children }: EndBegunProps) {
  const sending = useNavigation().formData?.get("intent");
  return (
    <Form method="post" onSubmit={useInTurn()} preventScrollReset className="grid justify-items-start gap-2">
      <input type="hidden" name="version" value={lot.version} />
      <input type="hidden" name="lotId" value={lot.id} />
      <div className="flex flex-wrap gap-3">
        {lot.isAsked && (
          <Button
            type="submit"
            name="intent"
            value="finishForStock"
            variant="primary"
            pending={sending === "finishForStock"}
          >
            {text.finishForStock}
          </Button>
        )}
        <Button type="submit" name="intent" value="stopMaking" pending={sending === "stopMaking"}>
          {text.stopMaking}
        </Button>
      </div>
      <p className="text-ink-2">{lot.isAsked ? text.begunHint : text.stopHint}</p>
      {children}
    </Form>
  );
}
