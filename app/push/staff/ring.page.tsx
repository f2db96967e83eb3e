import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { pushText as text } from "../push.text.ts";
import { readRinging, receiveRing } from "./receive-ring.server.ts";
import { RingForms } from "./ring-part.tsx";

export const policy = { cached: false, needs: "orders" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: (shop, { actor }) => readRinging(shop, actor),
  take: (shop, { actor }, form) => receiveRing(shop, actor, form),
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  failed: () => text.saveFailed,
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

/** Where one of the staff has phones ring; the same stands on Your Account. */
export default function RingPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <FailedView {...text.readFailed} />;
  return (
    <>
      <PageHead title={text.title} />
      <div className="max-w-form">
        <RingForms {...loaderData} />
      </div>
    </>
  );
}
