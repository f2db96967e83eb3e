import { withAdminAction } from "#accounts/session/admin-action.ts";
import type { Notice } from "#platform/notice.ts";
import { withFailure } from "#ui/page/failed-request.ts";

/** What an admin page says by itself, in the browser. */
interface InBrowser<Unread> {
  title: string;
  /** What the page is given where its data could not be fetched, and what is said of that, if it does not. */
  unread(url: URL): Unread;
  listFailed?: Notice;
  /** What is said of a form that could not be sent, by its button. */
  failed(intent: string): Notice;
}

/** The browser's halves of an admin page: it stands, with what was typed, whatever the network does. */
export const adminPageInBrowser = <Unread>({ title, unread, listFailed, failed }: InBrowser<Unread>) => ({
  clientLoader: ({ request, serverLoader }: { request: Request; serverLoader: () => Promise<unknown> }) =>
    withFailure({ request, serverLoader }, unread(new URL(request.url)), listFailed),
  clientAction: async (call: { request: Request; serverAction: () => Promise<unknown> }) => {
    const intent = String((await call.request.clone().formData()).get("intent"));
    return withAdminAction<unknown, { kind: "failed" }>(call, { kind: "failed" }, failed(intent));
  },
  meta: () => [{ title }],
});

/** What a half of a page answers, with or without a status of its own. */
type Answered<Half extends (call: never) => Promise<unknown>> =
  Awaited<ReturnType<Half>> extends { data: infer Answer; init: unknown }
    ? Answer
    : Awaited<ReturnType<Half>>;

/** What the view of an admin page is given, by the server's halves of it; null where it could not be read. */
export interface AdminPageProps<
  Server extends { loader(call: never): Promise<unknown>; action(call: never): Promise<unknown> },
> {
  loaderData: Answered<Server["loader"]> | null;
  actionData?: Answered<Server["action"]>;
}
