import { May } from "#accounts/permissions/may.tsx";
import { shownStep } from "#catalogue/steps/shown-step.ts";
import { adminOrderPath } from "#orders/links/list-query.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Link } from "#ui/link.tsx";
import { RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { rupeesAndPaise } from "#values/money/money.ts";
import { longDay } from "#values/time/date-time.ts";
import { leftToGive } from "../lot.ts";
import type { LotActAnswer } from "./lot-act.form.ts";
import { LotNextCard } from "./lot-next-card.tsx";
import { LotParts } from "./lot-parts.tsx";
import type { MakerToGive } from "./makers.db.server.ts";
import { makingText as text } from "./making.text.ts";
import { lotPath, makingPath } from "./making-list.ts";
import { type OpenedPart, PartDialog } from "./part-dialog.tsx";
import type { ManagedLot } from "./read-lot.db.server.ts";

export interface LotViewProps {
  lot: ManagedLot;
  makers: readonly MakerToGive[];
  opened: OpenedPart | null;
  /** By when it is made by the free weeks; null where none has room, undefined where nobody goes by them. */
  advised: string | null | undefined;
  today: string;
  given: LotActAnswer | undefined;
}

const tones: Record<ManagedLot["state"], StatusTone> = { open: "yellow", done: "green", cancelled: "grey" };

/** A lot: what the owner does next, how far it is, and who has what of it. */
export function LotView({ lot, makers, opened, advised, today, given }: LotViewProps) {
  const problem = given?.kind === "failed" && given.text ? text.notSaved(given.text) : undefined;
  useNotices(given, [problem && { ...problem, tone: "destructive" }]);
  return (
    <>
      <BackLink to={makingPath}>{text.title}</BackLink>
      <PageHead title={text.lot(lot.number)} note={[lot.product, lot.option].filter(Boolean).join(", ")}>
        <StatusBadge tone={tones[lot.state]}>{text.states[lot.state]}</StatusBadge>
      </PageHead>
      {problem && <FormProblem text={problem.text} reload={lotPath(lot.number)} className="mb-4" />}
      <LotNextCard
        key={lot.version}
        lot={lot}
        makers={makers}
        today={today}
        given={opened ? undefined : given}
      />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <LotParts lot={lot} />
        <div className="grid min-w-0 gap-8">
          <LotFacts lot={lot} advised={advised} />
          <LotSteps lot={lot} />
        </div>
      </div>
      <RecordHistory lines={lot.history} />
      {opened && <PartDialog key={opened.part.version} lot={lot} opened={opened} given={given} />}
    </>
  );
}

function LotFacts({ lot, advised }: Pick<LotViewProps, "lot" | "advised">) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
      <Picture url={lot.picture} alt="" sizes="6rem" className="aspect-square w-full bg-fold object-cover" />
      <FactList facts={[...factsOf(lot), ...adviceOf(advised)]} />
    </div>
  );
}

const factsOf = (lot: ManagedLot): Fact[] => [
  { term: text.facts.product, value: lot.product },
  ...(lot.option ? [{ term: text.facts.option, value: lot.option }] : []),
  ...lot.personal.map(({ label, text: words }) => ({
    term: `${text.facts.personal}: ${label}`,
    value: words,
  })),
  { term: text.facts.quantity, value: String(lot.quantity) },
  { term: text.facts.due, value: lot.dueOn ? longDay(lot.dueOn) : text.facts.withoutDay },
  { term: text.facts.order, value: lot.order ? <OrderLink order={lot.order} /> : text.facts.forStock },
];

const adviceOf = (advised: LotViewProps["advised"]): Fact[] =>
  advised === undefined ? [] : [{ term: text.facts.advised, value: text.advised(advised) }];

/** Its number names no buyer; its page opens to whoever may see orders. */
const OrderLink = ({ order }: { order: { id: string; number: string } }) => (
  <May needs="orders" otherwise={order.number}>
    <Link to={adminOrderPath(order.id)} className="underline">
      {order.number}
    </Link>
  </May>
);

function LotSteps({ lot }: { lot: ManagedLot }) {
  return (
    <TitledPart title={text.steps} list>
      <ol>
        {numbered(lot).map(({ name, rate, step }) => (
          <li key={step} className="border-b border-hair py-2 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="font-semibold">{`${step}. ${shownStep(name)}`}</b>
              {rate !== null && <span>{text.perPiece(rupeesAndPaise(rate))}</span>}
            </p>
            <p className="text-ink-2">{progressOf(lot, step)}</p>
          </li>
        ))}
      </ol>
    </TitledPart>
  );
}

const numbered = ({ steps }: ManagedLot) => steps.map((step, place) => ({ ...step, step: place + 1 }));

function progressOf(lot: ManagedLot, step: number): string {
  const parts = lot.parts.filter((part) => part.step === step && part.state !== "cancelled");
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const given = lot.quantity - leftToGive(lot, step);
  return [text.stepGiven(given, lot.quantity), text.stepPassed(passed, lot.quantity)].join(" · ");
}
