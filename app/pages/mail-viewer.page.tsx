import { data } from "react-router";
import { hasMailViewer, isAskedLocally, mailViewerPath } from "#mail/mail-viewer.server.ts";
import { mailById, newestMails } from "#mail/sending/outbox-state.db.server.ts";
import { finishMail } from "#mail/writing/finish-mail.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Link } from "#ui/link.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import type { Route } from "./+types/mail-viewer.page.ts";

export const policy: RoutePolicy = { cached: false };

const most = 100;

/** The mails of a shop on one's own machine; elsewhere there is nothing here. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { config, db } = services(context);
  if (!hasMailViewer(config) || !isAskedLocally(request.headers)) {
    throw data(null, { status: 404 });
  }
  const mails = await newestMails(db, most);
  const mail = params.id ? await mailById(db, params.id) : undefined;
  if (params.id && !mail) throw data(null, { status: 404 });
  return { path: mailViewerPath, mails, shown: mail && { ...mail, ...(await shownParts(mail)) } };
}

async function shownParts(mail: Parameters<typeof finishMail>[0]) {
  const { codes, html, ...parts } = await finishMail(mail);
  const { withCodesInside } = await import("#mail/writing/mail-codes.server.ts");
  return { ...parts, html: withCodesInside(html, codes) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: "Mails",
    description: "What this shop would have sent.",
    path: "/dev/mail",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function MailViewerPage({ loaderData: { path, mails, shown } }: Route.ComponentProps) {
  return (
    <Wrap className="py-8">
      <h1 className="text-2xl">Mails</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        What this shop wrote to people. It runs on your own machine, so the mails stay here; they are also
        files in the outbox folder.
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[20rem_1fr]">
        {mails.length === 0 ? (
          <p>No mails yet.</p>
        ) : (
          <MailList path={path} mails={mails} shownId={shown?.id} />
        )}
        {shown && <ShownMail mail={shown} />}
      </div>
    </Wrap>
  );
}

type Data = Route.ComponentProps["loaderData"];

function MailList({ path, mails, shownId }: Pick<Data, "path" | "mails"> & { shownId: string | undefined }) {
  return (
    <ul className="max-h-[85vh] overflow-y-auto border-t border-hair">
      {mails.map(({ id, subject, to, createdAt, sentAt, failedAt }) => (
        <li key={id} className="border-b border-hair">
          <Link
            to={`${path}/${id}`}
            aria-current={id === shownId ? "page" : undefined}
            className="block px-2 py-3 no-underline wrap-anywhere hover:bg-fold aria-[current=page]:bg-fold"
          >
            <span className="font-semibold">{subject}</span>
            <span className="block text-sm text-ink-2">
              {to}, {longDateTime(createdAt)}
            </span>
            {!sentAt && (
              <Badge tone={failedAt ? "geru" : "turmeric"}>{failedAt ? "Failed" : "Waiting"}</Badge>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ShownMail({ mail }: { mail: NonNullable<Data["shown"]> }) {
  const { subject, to, replyTo, lastError, html, text } = mail;
  return (
    <article aria-labelledby="subject" className="min-w-0">
      <h2 id="subject" className="text-xl wrap-anywhere">
        {subject}
      </h2>
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
        To {to}
        {replyTo && `, answers go to ${replyTo}`}
        {lastError && `, last error: ${lastError}`}
      </p>
      {/* No script, no form, no same origin: a mail is somebody else's page. Its links open beside it. */}
      <iframe
        title="The mail as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html}
        className="mt-4 h-[70vh] w-full border border-hair bg-white"
      />
      <h3 className="mt-6 text-lg">As plain text</h3>
      <pre className="mt-2 overflow-x-auto border border-hair bg-field p-4 font-text text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </article>
  );
}
