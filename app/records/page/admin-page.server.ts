import type { RouterContextProvider } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import type { Permission } from "#accounts/permissions/permissions.ts";
import { type Services, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";

/** What a request to a route of the admin area comes with. */
interface AdminCall {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: Readonly<Partial<Record<string, string>>>;
}

/** Who asks for a page, and where. What the page needs is theirs. */
interface AdminAsked<P extends Permission> extends Pick<AdminCall, "url" | "params"> {
  actor: Holder<P>;
}

/**
 * The server's halves of an admin page whose policy says what it needs: its `loader` and its `action`. They
 * begin with the guard, so that no page forgets it.
 */
export const adminPage = <P extends Permission, Read, Answer>(
  { needs }: { needs: P },
  {
    read,
    take,
  }: {
    read(shop: Services, asked: AdminAsked<P>): Promise<Read>;
    take(shop: Services, asked: AdminAsked<P>, form: FormData): Promise<Answer>;
  },
) => ({
  loader: ({ context, url, params }: AdminCall): Promise<Read> =>
    read(services(context), { actor: staffWith(context, needs), url, params }),
  action: async ({ context, request, url, params }: AdminCall): Promise<Answer> => {
    const actor = staffWith(context, needs);
    return take(services(context), { actor, url, params }, await postedForm(request));
  },
});
