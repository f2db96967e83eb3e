import type { RouterContextProvider } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { type Services, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";

interface AdminCall {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: Readonly<Partial<Record<string, string>>>;
}

/** A request for a page, with its actor, who holds the page's permission. */
export interface AdminAsked<P extends Permission> extends Pick<AdminCall, "context" | "url" | "params"> {
  actor: Holder<P>;
}

/** A page that anyone of the staff may see promises nothing about its actor. */
interface Needs<P extends Permission> {
  needs: P | "anyone";
}

type Reading<P extends Permission, Read> = (shop: Services, asked: AdminAsked<P>) => Promise<Read>;
type Taking<P extends Permission, Answer> = (
  shop: Services,
  asked: AdminAsked<P>,
  form: FormData,
) => Promise<Answer>;

/** The server's half of an admin page that takes no form. It begins with the guard, as that of each does. */
export const adminView = <P extends Permission = never, Read = unknown>(
  { needs }: Needs<P>,
  read: Reading<P, Read>,
) => ({
  loader: ({ context, url, params }: Omit<AdminCall, "request">): Promise<Read> =>
    read(services(context), { actor: staffWith(context, needs), context, url, params }),
});

/** The same of what takes a form and shows no page. */
export const adminAct = <P extends Permission = never, Answer = unknown>(
  { needs }: Needs<P>,
  take: Taking<P, Answer>,
) => ({
  action: async ({ context, request, url, params }: AdminCall): Promise<Answer> => {
    const actor = staffWith(context, needs);
    return take(services(context), { actor, context, url, params }, await postedForm(request));
  },
});

/**
 * The server's halves of an admin page whose policy names the needed permission: its `loader` and its
 * `action`. They begin with the guard, so that no page forgets it.
 */
export const adminPage = <P extends Permission = never, Read = unknown, Answer = unknown>(
  policy: Needs<P>,
  { read, take }: { read: Reading<P, Read>; take: Taking<P, Answer> },
) => ({ ...adminView(policy, read), ...adminAct(policy, take) });
