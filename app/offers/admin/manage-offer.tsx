import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { OfferWeeks } from "../weeks/offer-weeks.tsx";
import type { OfferActAnswer } from "./offer-acts.form.ts";
import { AskedChange, OfferNextCard } from "./offer-acts.tsx";
import { offerStateWords, offerAdminText as text } from "./offer-admin.text.ts";
import { OfferBill } from "./offer-bill.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import { adminOfferPath, offersList, tabOf } from "./offer-list.ts";
import { offerTones } from "./offers-table.tsx";
import { ProofsPanel } from "./proofs-panel.tsx";
import type { ManagedOffer } from "./read-offer.server.ts";

interface ManageOfferProps {
  managed: ManagedOffer;
  given: OfferActAnswer | undefined;
}

/** An offer: the owner's next act, its lines, and its buyer. */
export function ManageOffer({ managed, given }: ManageOfferProps) {
  const { offer, state, earlier, history } = managed;
  const problem = given?.kind === "failed" && given.text ? text.notSaved(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <p className="mb-2 text-sm">
        <Link to={offersList.address({ tab: tabOf(state) })} className="underline">
          {text.title}
        </Link>
      </p>
      <PageHead title={text.edit(offer.number)}>
        <span className="text-sm">{text.revisionOf(offer.revision)}</span>
        <StatusBadge tone={offerTones[state]}>{offerStateWords[state]}</StatusBadge>
      </PageHead>
      {problem && <FormProblem text={problem.text} reload={adminOfferPath(offer.number)} className="mb-4" />}
      <OfferNextCard key={`${offer.id} ${offer.version} ${managed.draft?.version}`} managed={managed} />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-8">
          <OfferBill offer={offer} taxes={managed.taxes} status={managed.order?.status} />
          {managed.weeks && <OfferWeeks weeks={managed.weeks} />}
          {(state === "sent" || state === "accepted" || managed.proofs.length > 0) && (
            <ProofsPanel managed={managed} given={given} />
          )}
        </div>
        <div className="grid min-w-0 gap-8">
          <OfferFacts managed={managed} />
          {earlier.length > 0 && <EarlierRevisions managed={managed} />}
        </div>
      </div>
      <RecordHistory lines={history} />
    </>
  );
}

function EarlierRevisions({ managed: { earlier } }: { managed: ManagedOffer }) {
  return (
    <TitledPart title={text.earlier} list>
      {earlier.map(({ offer, state, taxes }) => (
        <details key={offer.id} className="border-b border-hair py-1 text-sm">
          <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{text.revisionOf(offer.revision)}</span>
            <StatusBadge tone={offerTones[state]}>{offerStateWords[state]}</StatusBadge>
            <span className="tabular-nums">{rupeesAndPaise(offer.total)}</span>
            {offer.sentAt && <span className="text-ink-2">{longDateTime(offer.sentAt)}</span>}
          </summary>
          <OfferBill offer={offer} taxes={taxes} isBare />
          <AskedChange offer={offer} />
          {offer.declineWords && <p dir="auto">{offer.declineWords}</p>}
        </details>
      ))}
    </TitledPart>
  );
}
