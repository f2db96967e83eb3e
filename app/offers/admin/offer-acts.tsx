import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useMay } from "#accounts/permissions/held-context.ts";
import { nextText } from "#order-admin/next/next.text.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { normalisedMobile, whatsappNumber } from "#values/contact/phone.ts";
import { longDateTime } from "#values/time/date-time.ts";
import type { Offer } from "../offer.ts";
import { offerAdminText as text } from "./offer-admin.text.ts";

import { adminOfferPath } from "./offer-list.ts";
import type { ManagedOffer } from "./read-offer.server.ts";

/** What can be done next; each act is a form of its own. */
export function OfferActs({ managed }: { managed: ManagedOffer }) {
  const { offer, state, draft } = managed;
  const act = useActs();
  if (!useMay()("money")) return <OnlyLink managed={managed} />;
  return (
    <TitledPart title={nextText.title}>
      {managed.openUnsaid.length > 0 && (
        <p className="text-sm wrap-anywhere">{text.openUntaxed(managed.openUnsaid.join("; "))}</p>
      )}
      {draft && state !== "accepted" && (
        <SendPart
          draft={draft}
          unsaid={managed.unsaid}
          isOnly={draft.id === offer.id}
          asked={draft.id === offer.id ? undefined : offer}
        />
      )}
      {draft && state === "accepted" && <DiscardForm draft={draft} />}
      <LinkPart managed={managed} />
      {!draft && state !== "accepted" && (
        <ActForm offer={offer} label={text.change}>
          <AskedChange offer={offer} />
          <Button {...act("change")} className="max-sm:w-full">
            {text.change}
          </Button>
          <p className="text-sm text-ink-2">{text.changeHint}</p>
        </ActForm>
      )}
      {state === "sent" && (
        <ActForm offer={offer} label={text.withdraw}>
          <ConfirmButton {...act("withdraw")} question={text.withdrawQuestion} className="max-sm:w-full">
            {text.withdraw}
          </ConfirmButton>
        </ActForm>
      )}
    </TitledPart>
  );
}

/** Who only looks may still tell its buyer the link. */
const OnlyLink = ({ managed }: { managed: ManagedOffer }) =>
  hasLink(managed) && (
    <TitledPart title={text.link}>
      <LinkPart managed={managed} />
    </TitledPart>
  );

const hasLink = ({ message, state }: ManagedOffer): boolean =>
  message !== null && (state === "sent" || state === "accepted");

interface SendPartProps {
  draft: Offer;
  unsaid: readonly string[];
  isOnly: boolean;
  /** The open revision, of which a change may be asked for. */
  asked: Offer | undefined;
}

function SendPart({ draft, unsaid, isOnly, asked }: SendPartProps) {
  const { email } = draft.buyer;
  const act = useActs();
  const edit = adminOfferPath(draft.number, "/edit");
  return (
    <>
      {asked && <AskedChange offer={asked} />}
      {!isOnly && <p className="text-sm">{text.goOn(draft.revision)}</p>}
      {unsaid.length > 0 ? (
        <>
          <p className="text-sm wrap-anywhere">{text.untaxed(unsaid.join("; "))}</p>
          <ButtonLink to={edit} variant="primary">
            {text.editDraft}
          </ButtonLink>
        </>
      ) : (
        <ActForm offer={draft} label={text.send}>
          <p className="text-sm text-ink-2">{email === null ? text.sendBare : text.sendHint(email)}</p>
          <span className="flex flex-wrap gap-3 max-sm:*:grow">
            <Button {...act("send")} variant="primary">
              {text.send}
            </Button>
            <ButtonLink to={edit}>{text.editDraft}</ButtonLink>
          </span>
        </ActForm>
      )}
      <DiscardForm draft={draft} />
    </>
  );
}

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

/** What its buyer wants to be different about a revision; nothing where nobody has asked. */
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
