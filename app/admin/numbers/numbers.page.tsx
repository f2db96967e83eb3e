import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { numbersText as text } from "./numbers.text.ts";
import { type ShopNumbers, wayOf } from "./numbers.ts";
import { readNumbers } from "./reading/read-numbers.server.ts";
import { BuyersPart } from "./views/buyers-part.tsx";
import { CameBackPart } from "./views/came-back-part.tsx";
import { KeyFigures } from "./views/key-figures.tsx";
import { NumbersLinks } from "./views/numbers-links.tsx";
import { PeriodForm } from "./views/period-form.tsx";
import { SalesPart } from "./views/sales-part.tsx";
import { SoldPart } from "./views/sold-part.tsx";
import { SourcesPart } from "./views/sources-part.tsx";
import { VisitsPart } from "./views/visits-part.tsx";
import { WayPart } from "./views/way-part.tsx";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

const server = adminView(policy, (shop, { actor, url }) =>
  readNumbers(shop, url.searchParams.get("period"), actor.permissions),
);
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.failed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function NumbersPage({ loaderData: numbers }: AdminPageProps<typeof server>) {
  const parts = numbers ? Object.values(numbers) : [];
  useNotices(numbers, [parts.includes(null) && { ...text.failed, tone: "destructive" }]);
  return (
    <>
      <PageHead title={text.title} note={text.note}>
        {numbers && <NumbersLinks period={numbers.period} />}
      </PageHead>
      {numbers && <NumbersView numbers={numbers} />}
    </>
  );
}

function NumbersView({ numbers }: { numbers: ShopNumbers }) {
  const { period, months, days, sources, sales, sold, parcels, buyers, isBehindCache } = numbers;
  const way = days ? wayOf(days) : null;
  return (
    <>
      <PeriodForm chosen={period.key} months={months} />
      <div className="grid gap-10">
        <KeyFigures numbers={numbers} />
        {isBehindCache && <p className="max-w-measure text-sm">{text.behindCache}</p>}
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2 [&>*]:min-w-0">
          {days !== undefined && <VisitsPart period={period} days={days} />}
          {sales !== undefined && <SalesPart period={period} sales={sales} />}
          <WayPart way={way} />
          {sources !== undefined && <SourcesPart sources={sources} visits={way?.visits ?? 0} />}
          {sold !== undefined && <SoldPart sold={sold} />}
          <div className="grid content-start gap-10">
            {buyers !== undefined && <BuyersPart buyers={buyers} />}
            {parcels !== undefined && <CameBackPart parcels={parcels} />}
          </div>
        </div>
      </div>
    </>
  );
}
