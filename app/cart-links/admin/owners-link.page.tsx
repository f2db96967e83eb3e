import { redirect } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { afterPress, cartLinkAddress, cartLinkAdminPath, cartLinkQuery } from "./cart-link-query.ts";
import { readCartLink } from "./make-link.server.ts";
import { ownersLinkText as text } from "./owners-link.text.ts";
import { OwnersLinkView } from "./owners-link-view.tsx";

export const policy = { cached: false, needs: "products" } as const satisfies AdminPolicy;

const server = adminView(policy, async (shop, { url: { searchParams } }) => {
  const query = cartLinkQuery(searchParams);
  const pressed = afterPress(query, searchParams);
  if (pressed) throw redirect(cartLinkAddress(pressed), 303);
  return readCartLink(shop, query);
});
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function OwnersLinkPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.unread.text} reload={cartLinkAdminPath} />;
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      <OwnersLinkView key={cartLinkAddress(loaderData.query)} {...loaderData} />
    </>
  );
}
