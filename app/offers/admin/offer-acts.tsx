import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { telephone } from "#order-admin/call-link.tsx";
import { nextText } from "#order-admin/next/next.text.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { MoreOfRecord, RecordNext } from "#records/page/record-next.tsx";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { normalisedMobile, whatsappNumber } from "#values/contact/phone.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { Offer } from "../offer.ts";
import { offerNextText, offerAdminText as text } from "./offer-admin.text.ts";

import { adminOfferPath } from "./offer-list.ts";
import { nextOfOffer, type OfferNext } from "./offer-next.ts";
import type { ManagedOffer } from "./read-offer.server.ts";

/** The next act on an offer with its one button, all else folded; each act is a form of its own. */
export function OfferNextCard({ managed }: { managed: ManagedOffer }) {
  const { offer, openUnsaid } = managed;
  const next = nextOf(managed);
  const mayAct = useMay()("money");
  return (
    <RecordNext
      sentence={offerNextText.sentences[next](offer.buyer.name)}
      since={offer.decidedAt ?? offer.sentAt}
      more={mayAct && <More next={next} managed={managed} />}
    >
      {openUnsaid.length > 0 && <p>{text.openUntaxed(openUnsaid.join("; "))}</p>}
      {mayAct && <Act next={next} managed={managed} />}
      <LinkPart managed={managed} />
    </RecordNext>
  );
}

const nextOf = ({ offer, state, draft, unsaid, proofs }: ManagedOffer): OfferNext =>
  nextOfOffer({
    state,
    hasDraft: draft !== null,
    isUntaxed: unsaid.length > 0,
    asksForChange: offer.changeWords !== null,
    asksForProof: proofs[0]?.state === "changes",
  });

interface PartProps {
  next: OfferNext;
  managed: ManagedOffer;
}

function Act({ next, managed: { offer, order, draft, unsaid } }: PartProps) {
  switch (next) {
    case "tax":
      return (
        <>
          <p>{text.untaxed(unsaid.join("; "))}</p>
          <EditLink number={offer.number} variant="primary" />
        </>
      );
    case "send":
      return draft && <SendForm draft={draft} asked={draft.id === offer.id ? undefined : offer} />;
    case "change":
    case "over":
      return <ChangeForm offer={offer} isMain />;
    case "proof":
      return (
        <a href="#proofs" className="button main-button justify-self-start">
          {offerNextText.showProof}
        </a>
      );
    case "wait":
      return (
        offer.buyer.phone && (
          <a href={telephone(offer.buyer.phone)} className="button main-button justify-self-start">
            {nextText.call}
          </a>
        )
      );
    case "made":
      return (
        order && (
          <ButtonLink variant="primary" to={adminOrderPath(order.id)} className="justify-self-start">
            {offerNextText.openOrder}
          </ButtonLink>
        )
      );
  }
}

/** Further acts, where there are any. */
function More({ next, managed: { offer, state, draft } }: PartProps) {
  const act = useActs();
  const mayChange = !draft && state !== "accepted" && next !== "change" && next !== "over";
  if (!draft && !mayChange && state !== "sent") return null;
  return (
    <MoreOfRecord>
      {draft && next === "send" && <EditLink number={offer.number} />}
      {mayChange && <ChangeForm offer={offer} />}
      {draft && <DiscardForm draft={draft} />}
      {state === "sent" && (
        <ActForm offer={offer} label={text.withdraw}>
          <ConfirmButton {...act("withdraw")} question={text.withdrawQuestion} className="max-sm:w-full">
            {text.withdraw}
          </ConfirmButton>
        </ActForm>
      )}
    </MoreOfRecord>
  );
}

const EditLink = ({ number, variant }: { number: string; variant?: "primary" }) => (
  <ButtonLink
    to={adminOfferPath(number, "/edit")}
    className="justify-self-start"
    {...(variant && { variant })}
  >
    {text.editDraft}
  </ButtonLink>
);

/** Begins the next revision. */
function ChangeForm({ offer, isMain = false }: { offer: Offer; isMain?: boolean }) {
  return (
    <ActForm offer={offer} label={text.change}>
      <AskedChange offer={offer} />
      <Button {...useActs()("change")} variant={isMain ? "primary" : "outline"} className="max-sm:w-full">
        {text.change}
      </Button>
      <p className="text-sm text-ink-2">{text.changeHint}</p>
    </ActForm>
  );
}

/** `asked`: the open revision, whose buyer may have requested a change. */
function SendForm({ draft, asked }: { draft: Offer; asked: Offer | undefined }) {
  const { email } = draft.buyer;
  return (
    <>
      {asked && <AskedChange offer={asked} />}
      {asked && <p className="text-sm">{text.goOn(draft.revision)}</p>}
      <ActForm offer={draft} label={text.send}>
        <p className="text-sm text-ink-2">{email === null ? text.sendBare : text.sendHint(email)}</p>
        <Button {...useActs()("send")} variant="primary" className="max-sm:w-full">
          {text.send}
        </Button>
      </ActForm>
    </>
  );
}

const hasLink = ({ message, state }: ManagedOffer): boolean =>
  message !== null && (state === "sent" || state === "accepted");

function DiscardForm({ draft }: { draft: Offer }) {
  const act = useActs();
  return (
    <ActForm offer={draft} label={text.discard}>
      <ConfirmButton {...act("discard")} question={text.discardQuestion} variant="text">
        {text.discard}
      </ConfirmButton>
    </ActForm>
  );
}

/** Its link to copy, and to send by WhatsApp where there is a mobile number. */
function LinkPart({ managed }: { managed: ManagedOffer }) {
  const { offer, message } = managed;
  if (message === null || !hasLink(managed)) return null;
  const { phone } = offer.buyer;
  const number = phone !== null && normalisedMobile(phone) ? whatsappNumber(phone) : undefined;
  const words = new URLSearchParams({ text: message.words });
  return (
    <div className="grid gap-2 text-sm">
      <label className="grid gap-1">
        <span className="font-semibold">{text.link}</span>
        <input
          readOnly
          value={message.link}
          onFocus={(event) => event.currentTarget.select()}
          className="h-12 w-full rounded border border-edge bg-field px-3"
        />
      </label>
      {number && (
        <a href={`https://wa.me/${number}?${words}`} target="_blank" rel="noopener" className="action">
          {text.whatsapp}
        </a>
      )}
    </div>
  );
}

interface ActFormProps {
  offer: Offer;
  label: string;
  children: ReactNode;
}

function ActForm({ offer, label, children }: ActFormProps) {
  return (
    <Form
      method="post"
      action={adminOfferPath(offer.number)}
      aria-label={label}
      noValidate={useHydrated()}
      preventScrollReset
      className="grid justify-items-start gap-2"
    >
      <input type="hidden" name="id" value={offer.id} />
      <input type="hidden" name="version" value={offer.version} />
      {children}
    </Form>
  );
}

/** The buttons of the acts: their values for the server, and which one is under way. */
function useActs() {
  const { state, formData } = useNavigation();
  const sent = state === "idle" ? undefined : formData?.get("intent");
  return (intent: "send" | "change" | "withdraw" | "discard") =>
    ({
      type: "submit",
      name: "intent",
      value: intent,
      pending: sent === intent,
      disabled: typeof sent === "string" && sent !== intent,
    }) as const;
}

/** The change that a buyer requested; nothing where there is none. */
export function AskedChange({ offer: { changeWords, changeAskedAt } }: { offer: Offer }) {
  if (changeWords === null) return null;
  return (
    <div className="border-l-4 border-double border-geru pl-3">
      <p className="font-semibold">{text.changeAsked}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {changeWords}
      </p>
      {changeAskedAt && <p className="text-sm text-ink-2">{longDateTime(changeAskedAt)}</p>}
    </div>
  );
}
