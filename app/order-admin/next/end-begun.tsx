import { Form, useNavigation } from "react-router";
import type { LotOfLine } from "#platform/making.ts";
import { Button } from "#ui/form/button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { Link } from "#ui/link.tsx";
import { nextText as text } from "./next.text.ts";

/** What becomes of work that was begun for an order that is cancelled (MAKING-9). */
export function EndBegun({ lot }: { lot: LotOfLine }) {
  const sending = useNavigation().formData?.get("intent");
  return (
    <Form method="post" onSubmit={useInTurn()} preventScrollReset className="grid justify-items-start gap-2">
      <input type="hidden" name="version" value={lot.version} />
      <input type="hidden" name="lotId" value={lot.id} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="finishForStock"
          variant="primary"
          pending={sending === "finishForStock"}
        >
          {text.finishForStock}
        </Button>
        <Button type="submit" name="intent" value="stopMaking" pending={sending === "stopMaking"}>
          {text.stopMaking}
        </Button>
      </div>
      <p className="text-ink-2">{text.begunHint}</p>
      <Link to={lot.path} className="action">
        {text.openLot(lot.number)}
      </Link>
    </Form>
  );
}
