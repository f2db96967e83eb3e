import { Form, useNavigation } from "react-router";
import { withOption } from "#catalogue/options/variant.ts";
import type { OrderLine } from "#orders/order.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { marked } from "#ui/in-sentence.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { photoText } from "#ui/photos/photo.text.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { langOf } from "#values/language/content-language.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { mayMove, ownPhotoPath, ownReturnPath, type ReturnRequest, saidOf } from "../return-request.ts";
import {
  reasonWords,
  returnStateWords,
  returnText,
  ownReturnText as text,
  wishWords,
} from "../returns.text.ts";
import { settledSentence } from "../settled-sentence.ts";
import { journeyOf } from "./return-journey.ts";

interface OwnReturnViewProps {
  request: ReturnRequest;
  lines: readonly OrderLine[];
  orderNumber: string;
  isCash: boolean;
  /** What of its money could not be sent. */
  unpaid: Paise | null;
  token: string | undefined;
  back: string;
}

/** A request as its buyer sees it: where it is, what comes next, and what it is about. */
export function OwnReturnView(props: OwnReturnViewProps) {
  const { request, lines, orderNumber, token, back } = props;
  const { number, photos, kind, state } = request;
  const said = saidOf(request);
  return (
    <Wrap className="pt-8 pb-16 md:pt-14">
      <div className="mx-auto max-w-[48rem]">
        <h1 className="text-2xl sm:text-3xl">
          {`${text.heading} `}
          <span className="whitespace-nowrap">{number}</span>
        </h1>
        <Journey request={request} />
        <p className="mt-4 max-w-measure text-md">{nextWords(props)}</p>
        {said && <p className="mt-2 max-w-measure whitespace-pre-line">{said}</p>}
        {state === "approved" && kind !== "damage" && <SendTo number={number} />}
        <TitledPart title={text.about} className="mt-8">
          <FactList facts={factsOf(request, lines, orderNumber)} />
        </TitledPart>
        {photos.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-3">
            {photos.map((photo, place) => (
              <li key={photo}>
                <a href={ownPhotoPath(number, place, token)}>
                  <img
                    src={ownPhotoPath(number, place, token)}
                    alt={photoText.photoOf(place + 1)}
                    loading="lazy"
                    className="size-24 border border-hair bg-fold object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-8 flex flex-wrap items-end gap-3">
          {mayMove(state, "withdrawn") && <Withdraw action={ownReturnPath(number, token)} />}
          <ButtonLink to={back}>{returnText.keep}</ButtonLink>
        </div>
      </div>
    </Wrap>
  );
}

function Journey({ request }: Pick<OwnReturnViewProps, "request">) {
  const steps = journeyOf(request);
  return (
    <ol className="mt-6 border-t border-ink">
      {steps.map(({ state, at }) => (
        <li
          key={state}
          aria-current={state === request.state ? "step" : undefined}
          className={`flex flex-wrap justify-between gap-x-4 border-b border-hair py-2 ${at ? "" : "text-ink-2"} ${state === request.state ? "font-semibold" : ""}`}
        >
          <span>{returnStateWords[state]}</span>
          <span className="text-sm font-normal text-ink-2">{at ? longDateTime(at) : text.ahead}</span>
        </li>
      ))}
    </ol>
  );
}

function nextWords({ request, isCash, unpaid }: OwnReturnViewProps): string {
  if (unpaid !== null) return text.unpaid(rupeesExact(unpaid));
  if (request.state === "settled") return settledSentence(request, isCash);
  if (request.state === "approved" && request.kind === "damage") return text.next.approvedFault;
  return text.next[request.state];
}

function SendTo({ number }: { number: string }) {
  const shop = useShop();
  const { name, address, phone } = shop;
  return (
    <p lang={langOf(shop, "address")} className="mt-4 frame-double p-4 whitespace-pre-line">
      {[name, address, phone, number].filter(Boolean).join("\n")}
    </p>
  );
}

function factsOf(request: ReturnRequest, lines: readonly OrderLine[], orderNumber: string): Fact[] {
  const pieces = request.pieces.map(({ orderItemId, quantity }) => {
    const line = lines.find(({ id }) => id === orderItemId);
    return `${line ? withOption(line.productName, line.optionText) : ""} × ${quantity}`;
  });
  const typed = (term: string, value: string | null): Fact[] =>
    value ? [{ term, value: marked(value) }] : [];
  return [
    { term: text.order, value: orderNumber },
    { term: text.pieces, value: marked(pieces.join("\n")) },
    { term: returnText.reason, value: reasonWords[request.reason] },
    ...typed(text.comment, request.comment),
    { term: text.wish, value: wishWords[request.wish] },
    ...typed(returnText.wishedVariant, request.wishedVariant),
    ...(request.upiId ? [{ term: returnText.upi, value: request.upiId }] : []),
    ...(request.refund === null ? [] : [{ term: text.refund, value: rupeesExact(request.refund) }]),
    ...typed(text.sentInstead, request.sentInstead),
  ];
}

function Withdraw({ action }: { action: string }) {
  return (
    <Form method="post" action={action} noValidate={useHydrated()} preventScrollReset>
      <ConfirmButton question={text.withdrawQuestion} pending={useNavigation().state === "submitting"}>
        {text.withdraw}
      </ConfirmButton>
    </Form>
  );
}
