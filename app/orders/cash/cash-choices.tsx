import { Button, ButtonLink } from "#ui/form/button.tsx";
import { localPath } from "#values/language/address.ts";
import type { Paise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { ownActPath, payPath } from "../links/own-paths.ts";
import { cashWords } from "../order.text.ts";
import { awaitsConfirmation } from "./confirmation.ts";

interface CashChoicesProps {
  order: Parameters<typeof awaitsConfirmation>[0] & { orderNumber: string };
  /** What paying by card saves; null where no card pays it. */
  savedByCard: Paise | null;
  /** The visitor can confirm for the buyer here. */
  mayConfirm: boolean;
  /** It came with a mail's link and opens what is done about the order, too. */
  token?: string | undefined;
}

/** How the buyer of a cash order confirms it: here, or by the mail. */
export const askWords = (mayConfirm: boolean) => (mayConfirm ? cashWords.ask : cashWords.askByMail);

/**
 * Asks the buyer of a cash order to confirm it, and offers the card instead; nothing where there is neither.
 */
export function CashChoices({ order, savedByCard, mayConfirm, token }: CashChoicesProps) {
  const isAsked = awaitsConfirmation(order);
  const isOffered = savedByCard !== null && (isAsked || savedByCard > 0);
  const { confirmation, orderNumber } = order;
  if (!isAsked && !isOffered) return null;
  return (
    <div className="mt-5 print:hidden">
      <p className="max-w-measure">
        {isAsked && confirmation && askWords(mayConfirm)(longDateTime(confirmation.by))}
        {!isAsked && confirmation?.at && cashWords.confirmed}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isAsked && mayConfirm && (
          <form method="post" action={localPath(ownActPath(orderNumber, "confirm"))}>
            {token && <input type="hidden" name="token" value={token} />}
            <Button type="submit" variant="primary">
              {cashWords.confirm}
            </Button>
          </form>
        )}
        {isOffered && (
          <ButtonLink to={payPath(orderNumber, token)} prefetch="none">
            {cashWords.payNow(savedByCard)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
