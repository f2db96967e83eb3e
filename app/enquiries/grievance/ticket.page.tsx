import { data } from "react-router";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { type Fact, FactList } from "#ui/page/fact-list.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { NotFound } from "#ui/page/not-found.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import type { Route } from "./+types/ticket.page.ts";
import { findGrievance, repliesTo } from "./grievance.db.server.ts";
import { grievanceStates, grievanceText, ticketText as text } from "./grievance.text.ts";
import { type Grievance, type GrievanceReply, isGrievanceNumber } from "./grievance.ts";
import { opensGrievance } from "./receive-grievance.server.ts";

/** Opened by the token of its mail, or of the answer to its form. */
export const policy: RoutePolicy = { cached: false };

type Ticket = Omit<Grievance, "id" | "email" | "phone" | "isSpam" | "version" | "language">;

interface Shown {
  ticket: Ticket | null;
  replies: GrievanceReply[];
}

const nothing: Shown = { ticket: null, replies: [] };

export async function loader({ context, params: { number }, url }: Route.LoaderArgs) {
  const { db, secret } = services(context);
  const token = url.searchParams.get("token") ?? "";
  const isOpened = isGrievanceNumber(number) && opensGrievance(token, number, secret);
  const found = isOpened ? await findGrievance(db, "number", number) : undefined;
  if (!found) return data(nothing, { status: 404 });
  const { id, email: _, phone: __, isSpam: ___, version: ____, language: _____, ...ticket } = found;
  return data<Shown>({ ticket, replies: await repliesTo(db, id) });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure<Shown, Shown>(call, nothing, grievanceText.failed);

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.title(params.number ?? ""),
    description: text.description,
    path: "/grievance",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function TicketPage({ loaderData: { ticket, replies } }: Route.ComponentProps) {
  if (!ticket) return <NotFound {...text.missing} to="/grievance" />;
  return (
    <Wrap className="pb-16 md:pb-24">
      <h1 className="pt-8 text-2xl md:pt-16 md:text-3xl">
        {text.title("")}
        <span className="whitespace-nowrap">{ticket.number}</span>
      </h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-2">{text.keep}</p>
      <div className="grid max-w-measure gap-8">
        <FactList facts={factsOf(ticket)} />
        <section>
          <h2 className="text-lg">{text.answers}</h2>
          {replies.length === 0 && <p className="mt-2 text-ink-2">{text.none}</p>}
          <ul className="mt-2 grid gap-4">
            {replies.map(({ id, body, saidAt }) => (
              <li key={id} className="border-l-4 border-edge pl-4">
                <p className="text-xs text-ink-2">{longDateTime(saidAt)}</p>
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {body}
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Wrap>
  );
}

function factsOf(ticket: Ticket): Fact[] {
  const { number, state, receivedAt, acknowledgeBy, acknowledgedAt, resolveBy, resolvedAt } = ticket;
  return [
    { term: text.ticket, value: number },
    { term: text.status, value: grievanceStates[state] },
    { term: text.received, value: longDateTime(receivedAt) },
    acknowledgedAt
      ? { term: text.acknowledged, value: longDateTime(acknowledgedAt) }
      : { term: text.acknowledgeBy, value: longDateTime(acknowledgeBy) },
    resolvedAt
      ? { term: text.resolved, value: longDateTime(resolvedAt) }
      : { term: text.resolveBy, value: longDateTime(resolveBy) },
    ...(ticket.orderNumber ? [{ term: text.order, value: ticket.orderNumber }] : []),
    { term: text.written, value: ticket.body },
  ];
}
