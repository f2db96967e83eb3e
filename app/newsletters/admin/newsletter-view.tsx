import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { May } from "#accounts/permissions/may.tsx";
import { useActButton } from "#ui/form/act-button.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { RefreshButton } from "#ui/list/refresh-button.tsx";
import { StatusBadge, type StatusTone } from "#ui/list/status-badge.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { FactList } from "#ui/page/fact-list.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { TitledPart } from "#ui/page/titled-part.tsx";
import { grouped } from "#values/text/grouped.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { MailPreview } from "./mail-preview.tsx";
import {
  type NewsletterState,
  newsletterPath,
  newslettersList,
  newslettersPath,
  readersOf,
  sendPath,
} from "./newsletter.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import type { NewsletterPage } from "./opened-newsletter.server.ts";

const tones: Record<NewsletterState, StatusTone> = {
  draft: "grey",
  sending: "blue",
  paused: "yellow",
  sent: "green",
  stopped: "red",
};

export const NewsletterStateBadge = ({ state }: { state: NewsletterState }) => (
  <StatusBadge tone={tones[state]}>{text.states[state]}</StatusBadge>
);

type Props = { newsletter: NewsletterPage };

/** A newsletter's page: as a draft what can be done with it, afterwards how far it is and what came of it. */
export function NewsletterView({ newsletter }: Props) {
  const { id, subject, state, mails } = newsletter;
  const Part = parts[state];
  return (
    <>
      <BackLink to={newslettersPath}>{text.back}</BackLink>
      <PageHead title={subject} note={<NewsletterStateBadge state={state} />}>
        {state === "draft" && (
          <ButtonLink to={newslettersList.address({}, { edit: id })} small>
            {text.edit}
          </ButtonLink>
        )}
      </PageHead>
      <Part newsletter={newsletter} />
      <TitledPart title={text.preview.title} className="mt-8">
        <MailPreview mails={mails} />
      </TitledPart>
    </>
  );
}

function DraftActs({ newsletter: { id, readers } }: Props) {
  return (
    <section aria-label={text.acts} className="flex flex-wrap items-center gap-3">
      <Form method="post" action={newsletterPath(id)} preventScrollReset className="max-sm:w-full">
        <Button {...useActButton("test")} small>
          {text.test}
        </Button>
      </Form>
      <May needs="messages" otherwise={<p className="text-sm text-ink-2">{text.mayNot}</p>}>
        {readers > 0 ? (
          <ButtonLink to={sendPath(id)} variant="primary" small className="max-sm:w-full">
            {text.send(readers)}
          </ButtonLink>
        ) : (
          <p className="text-sm text-ink-2">{text.nobody}</p>
        )}
      </May>
    </section>
  );
}

const refreshMs = 5_000;

/** Reads the page again while it is sent, so that its owner can watch. */
function useWatching(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = state === "idle";
  useEffect(() => {
    if (!isOn || !isIdle) return;
    const timer = setTimeout(() => document.visibilityState === "visible" && void revalidate(), refreshMs);
    return () => clearTimeout(timer);
  }, [isOn, isIdle, revalidate]);
}

function Progress({ newsletter }: Props) {
  const { state, counts, timeLeft, heldUntil, trouble } = newsletter;
  const all = readersOf(counts);
  const turn = turns[state];
  useWatching(state === "sending");
  return (
    <section aria-label={text.sending} className="grid gap-4">
      <div className="max-w-measure">
        <p className="flex flex-wrap justify-between gap-x-4" role="status">
          <b>{text.progress(counts.sent, all)}</b>
          {state === "sending" && counts.waiting > 0 && <span>{text.left(timeLeft)}</span>}
        </p>
        <progress
          aria-label={text.states.sending}
          value={all - counts.waiting}
          max={Math.max(1, all)}
          className="mt-1 h-3 w-full accent-leaf"
        />
      </div>
      {heldUntil && trouble && (
        <p className="max-w-measure border-l-4 border-edge pl-3">
          {text.held(longDateTime(heldUntil), trouble)}
        </p>
      )}
      {state === "paused" && trouble && (
        <p className="max-w-measure border-l-4 border-geru pl-3">{text.pausedBy(trouble)}</p>
      )}
      {turn && <SendingActs id={newsletter.id} turn={turn} />}
      <FactList facts={factsOf(newsletter)} />
    </section>
  );
}

interface Turn {
  act: "pause" | "resume";
  variant: "outline" | "primary";
}

/** The act that a state of the sending allows; null where it is not on its way. */
const turns: Record<NewsletterState, Turn | null> = {
  draft: null,
  sending: { act: "pause", variant: "outline" },
  paused: { act: "resume", variant: "primary" },
  sent: null,
  stopped: null,
};

function SendingActs({ id, turn: { act, variant } }: { id: string; turn: Turn }) {
  const turn = useActButton(act);
  const stop = useActButton("stop");
  return (
    <div className="flex flex-wrap items-end gap-3">
      <RefreshButton />
      <May needs="messages">
        <Form method="post" action={newsletterPath(id)} preventScrollReset>
          <Button {...turn} small variant={variant}>
            {text[act]}
          </Button>
        </Form>
        <Form method="post" action={newsletterPath(id)} preventScrollReset>
          <ConfirmButton {...stop} small question={text.askStop}>
            {text.stop}
          </ConfirmButton>
        </Form>
      </May>
    </div>
  );
}

function factsOf({ counts, startedAt, endedAt, campaign }: NewsletterPage) {
  const { numbers } = text;
  return [
    { term: numbers.readers, value: grouped(readersOf(counts)) },
    { term: numbers.sent, value: grouped(counts.sent) },
    { term: numbers.waiting, value: grouped(counts.waiting) },
    { term: numbers.refused, value: grouped(counts.refused) },
    { term: numbers.failed, value: grouped(counts.failed) },
    { term: numbers.skipped, value: grouped(counts.skipped) },
    { term: numbers.unsubscribed, value: grouped(counts.unsubscribed) },
    ...(startedAt ? [{ term: numbers.began, value: longDateTime(startedAt) }] : []),
    ...(endedAt ? [{ term: numbers.ended, value: longDateTime(endedAt) }] : []),
    { term: numbers.campaign, value: campaign },
  ];
}

const parts: Record<NewsletterState, typeof Progress> = {
  draft: DraftActs,
  sending: Progress,
  paused: Progress,
  sent: Progress,
  stopped: Progress,
};
