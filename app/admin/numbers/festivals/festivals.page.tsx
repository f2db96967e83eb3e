import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { festivalText as text } from "../numbers.text.ts";
import { ComparedPart } from "./compared-part.tsx";
import { ComparisonForm } from "./comparison-form.tsx";
import { occasionName } from "./festivals.ts";
import { type Compared, readComparison } from "./read-comparison.server.ts";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

const server = adminView(policy, (shop, { actor, url }) =>
  readComparison(shop, url.searchParams, actor.permissions),
);
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.failed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function FestivalsPage({ loaderData: compared }: AdminPageProps<typeof server>) {
  useNotices(compared, [compared?.days === null && { ...text.failed, tone: "destructive" }]);
  return (
    <>
      <BackLink to="/admin/dashboard/numbers">{text.back}</BackLink>
      <PageHead title={text.title} note={text.note} />
      {compared && <ComparedView compared={compared} />}
    </>
  );
}

function ComparedView({ compared: { comparison, occasions, days } }: { compared: Compared }) {
  const { occasion, now, before } = comparison;
  return (
    <>
      <ComparisonForm comparison={comparison} occasions={occasions} />
      <h2 className="text-lg">{occasion ? occasionName(occasion) : text.own}</h2>
      <p className="mb-6 text-sm text-ink-2">{text.spans(now, before)}</p>
      {days === null ? (
        <p className="text-sm">{text.unread}</p>
      ) : (
        <Figures days={days} hasOccasion={!!occasion} />
      )}
      {occasion && <p className="mt-8 max-w-measure text-sm text-ink-2">{text.sources}</p>}
    </>
  );
}

function Figures({ days, hasOccasion }: { days: NonNullable<Compared["days"]>; hasOccasion: boolean }) {
  const has = (key: "visits" | "orders" | "revenue") =>
    days.some(({ now, before }) => now?.[key] || before[key]);
  if (!has("visits") && !has("orders")) return <p className="text-sm text-ink-2">{text.none}</p>;
  return (
    <div className="grid gap-10 lg:grid-cols-2 [&>*]:min-w-0">
      {has("revenue") && <ComparedPart what="revenue" days={days} hasOccasion={hasOccasion} />}
      {has("orders") && <ComparedPart what="orders" days={days} hasOccasion={hasOccasion} />}
      {has("visits") && <ComparedPart what="visits" days={days} hasOccasion={hasOccasion} />}
    </div>
  );
}
