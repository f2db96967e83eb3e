import { withAdminAction } from "#accounts/session/admin-action.ts";
import type { Notice } from "#platform/notice.ts";
import { withFailure } from "#ui/page/failed-request.ts";

type Params<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** The browser's half of an admin page that only shows. */
interface ViewInBrowser<Unread, Shown> {
  /** From the shown record, if it could be read, and from the address. */
  title(shown: Shown | undefined, params: Params): string;
  /**
   * The page's data where they could not be fetched, and the notice of that, where the page itself has none.
   */
  unread(url: URL): Unread;
  listFailed?(): Notice;
}

interface PageInBrowser<Unread, Shown> extends ViewInBrowser<Unread, Shown> {
  /** The notice of a form that could not be sent, by its button. */
  failed(intent: string): Notice;
}

/** The browser's half of an admin page that takes no form. */
export const adminViewInBrowser = <Unread, Shown>({
  title,
  unread,
  listFailed,
}: ViewInBrowser<Unread, Shown>) => ({
  clientLoader: ({ request, serverLoader }: { request: Request; serverLoader: () => Promise<unknown> }) =>
    withFailure({ request, serverLoader }, unread(new URL(request.url)), listFailed?.()),
  meta: ({ loaderData, params }: { loaderData?: Shown | null; params: Params }) => [
    { title: title(loaderData ?? undefined, params) },
  ],
});

/** The browser's halves of an admin page: it stands, with what was typed, whatever the network does. */
export const adminPageInBrowser = <Unread, Shown>({ failed, ...view }: PageInBrowser<Unread, Shown>) => ({
  ...adminViewInBrowser(view),
  clientAction: async (call: { request: Request; serverAction: () => Promise<unknown> }) => {
    const intent = String((await call.request.clone().formData()).get("intent"));
    return withAdminAction<unknown, { kind: "failed" }>(call, { kind: "failed" }, failed(intent));
  },
});

/** The server's halves of an admin page, or the one of them that a page has which takes no form. */
export interface AdminServer {
  loader(call: never): Promise<unknown>;
  action?(call: never): Promise<unknown>;
}

/** The data of a half's answer, with or without a status of its own. */
type Answered<Half> = Half extends (call: never) => Promise<infer Answer> ? Bare<Answer> : undefined;
type Bare<Answer> = Answer extends { data: infer Data; init: unknown } ? Data : Answer;

/** The props of an admin page's view, from its server's halves; null where it could not be read. */
export interface AdminPageProps<Server extends AdminServer, Param extends string = never> {
  loaderData: Answered<Server["loader"]> | null;
  actionData?: Answered<Server["action"]>;
  /** Of its address. */
  params: Readonly<Record<Param, string>>;
}
