import { useEffect } from "react";
import { data, isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { adminOf, adminsOnly } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { everything } from "#accounts/permissions/permissions.ts";
import { failureFacts } from "#platform/log.server.ts";
import { clearedNotice, noticeIn } from "#platform/notice.ts";
import { services } from "#platform/services.server.ts";
import { useRingAgain } from "#push/staff/ring-again.ts";
import { useEarlyTyping } from "#ui/early-typing.ts";
import { Button, ButtonLink } from "#ui/form/button.tsx";
import { useFreeToasts } from "#ui/overlay/use-free-toasts.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { useRequestId } from "#ui/render-facts.tsx";
import type { Route } from "./+types/admin.layout.ts";
import { adminText } from "./admin.text.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { menuTasks } from "./admin-links.ts";
import { areStepsShown } from "./first-steps/read-standing.server.ts";
import { countTasks } from "./overview/tasks/count-tasks.db.server.ts";
import { tasks } from "./overview/tasks/tasks.ts";
import { useWholeReading } from "./use-whole-reading.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

/** Header, places and footer are the admin area's own, not the shop's. */
export const handle = { frame: "own" };

/** Runs before every page, form and file below this address. */
export const middleware: Route.MiddlewareFunction[] = [adminsOnly];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { fullName, permissions: held } = adminOf(context);
  const shop = services(context);
  const { db, log, now } = shop;
  const theirs = menuTasks.filter((name) => held[tasks[name].needs]);
  const waiting = await countTasks(db, now(), theirs).catch((error: unknown) => {
    log.error(failureFacts(error), "what waits for the owner could not be counted");
    return null;
  });
  const hasSteps = held.settings && (await areStepsShown(shop).catch(() => false));
  const notice = noticeFor(request);
  const shown = { name: fullName, held, hasSteps, waiting, notice };
  return notice ? data(shown, { headers: { "Set-Cookie": clearedNotice() } }) : data(shown);
}

/**
 * What a document says, so that it is said once: the next one, be it a refusal, finds no cookie. The client
 * script, which does not ask for documents, reads the cookie itself.
 */
const noticeFor = ({ headers }: Request) =>
  headers.get("Accept")?.includes("text/html") ? noticeIn(headers.get("Cookie") ?? "") : undefined;

type Known = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;
let lastKnown: Known = { name: "", held: everything, hasSteps: false, waiting: null, notice: undefined };

/** The frame stands as it was while the shop can't be reached; the pages show the failure. */
export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, lastKnown);

/** The frame's data are fetched again once a form was taken. */
export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { name, held, hasSteps, waiting, notice } = loaderData;
  useEarlyTyping();
  useFreeToasts();
  useWholeReading();
  useRingAgain();
  useNotices(notice, [notice]);
  useEffect(() => {
    lastKnown = { ...loaderData, notice: undefined };
  }, [loaderData]);
  return (
    <AdminFrame name={name} held={held} hasSteps={hasSteps} waiting={waiting}>
      {notice && (
        <noscript>
          <p role="status" className="mb-5 frame-double px-4 py-2">
            <b>{notice.title}</b> {notice.text}
          </p>
        </noscript>
      )}
      <Outlet />
    </AdminFrame>
  );
}

/** The words of an intended status: 403 or 404. */
function saidOf(status: number) {
  if (status === 403) return adminText.refused;
  return status === 404 ? adminText.missing : undefined;
}

/** A page that could not be shown; the ways to the others stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The frame itself was read, but for what broke it.
  const frame = useRouteLoaderData<typeof loader>("admin/admin.layout");
  const answered = isRouteErrorResponse(error) ? saidOf(error.status) : undefined;
  const { title, text } = answered ?? adminText.failed;
  const requestId = useRequestId();
  useNotices(frame?.notice, [frame?.notice]);
  return (
    <AdminFrame {...frame} waiting={frame?.waiting ?? null}>
      <title>{title}</title>
      <EmptyState
        level={1}
        drawing={answered ? "lost" : "error"}
        title={title}
        text={
          <>
            {text} {!answered && <code suppressHydrationWarning>{requestId}</code>}
          </>
        }
        action={
          <>
            {!answered && (
              <Button variant="primary" onClick={() => window.location.reload()} className="needs-script">
                {adminText.tryAgain}
              </Button>
            )}
            <ButtonLink to="/admin/dashboard/overview">{adminText.overview}</ButtonLink>
          </>
        }
      />
    </AdminFrame>
  );
}
