import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { useShop } from "#platform/config/shop-settings.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { BackLink } from "#ui/page/back-link.tsx";
import { longDate } from "#values/time/date-time.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { periodName } from "./names.ts";
import { numbersText as text } from "./numbers.text.ts";
import { type ShopNumbers, wayOf } from "./numbers.ts";
import { begunMonth, shiftMonth } from "./period.ts";
import { readNumbers } from "./reading/read-numbers.server.ts";
import { BuyersPart } from "./views/buyers-part.tsx";
import { CameBackPart } from "./views/came-back-part.tsx";
import { KeyFigures } from "./views/key-figures.tsx";
import { PrintMonthForm } from "./views/period-form.tsx";
import { SalesPart } from "./views/sales-part.tsx";
import { SoldPart } from "./views/sold-part.tsx";
import { SourcesPart } from "./views/sources-part.tsx";
import { VisitsPart } from "./views/visits-part.tsx";
import { WayPart } from "./views/way-part.tsx";

export const policy = { cached: false, needs: "anyone" } as const satisfies AdminPolicy;

/** A month on one sheet: the one in the address, else the last that is over. */
const server = adminView(policy, async (shop, { actor, url }) => {
  const today = indianDay(shop.now());
  const month = begunMonth(url.searchParams.get("month"), today) ?? shiftMonth(today.slice(0, 7), -1);
  return { numbers: await readNumbers(shop, month, actor.permissions), printedAt: shop.now() };
});
const browser = adminViewInBrowser({
  title: (shown?: { numbers: ShopNumbers }) =>
    shown ? text.printed(periodName(shown.numbers.period)) : text.title,
  unread: () => null,
  listFailed: () => text.failed,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

export default function PrintNumbersPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <p>{text.unread}</p>;
  const { numbers, printedAt } = loaderData;
  return (
    <>
      <div className="print:hidden">
        <BackLink to={`/admin/dashboard/numbers?period=${numbers.period.key}`}>{text.back}</BackLink>
        <PrintMonthForm chosen={numbers.period.key} months={numbers.months} />
      </div>
      <MonthSheet numbers={numbers} printedAt={printedAt} />
    </>
  );
}

function MonthSheet({ numbers, printedAt }: { numbers: ShopNumbers; printedAt: Date }) {
  const { period, days, sources, sales, sold, parcels, buyers } = numbers;
  const way = days ? wayOf(days) : null;
  return (
    <article className="grid gap-6 print:[zoom:0.72] print:gap-4 [&>*]:min-w-0">
      <header className="rule-double pb-3 print:pb-1">
        <h1 className="text-xl">{text.printed(periodName(period))}</h1>
        <p className="mt-1 text-sm">
          {useShop().name} · {longDate(printedAt)}
        </p>
      </header>
      <KeyFigures numbers={numbers} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-10 print:gap-y-4 [&>*]:min-w-0">
        {days !== undefined && <VisitsPart period={period} days={days} />}
        {sales !== undefined && <SalesPart period={period} sales={sales} />}
        <div className="grid content-start gap-y-8 print:gap-y-4">
          <WayPart way={way} />
          {sources !== undefined && <SourcesPart sources={sources} visits={way?.visits ?? 0} most={5} />}
          {buyers !== undefined && <BuyersPart buyers={buyers} />}
        </div>
        <div className="grid content-start gap-y-8 print:gap-y-4">
          {sold !== undefined && <SoldPart sold={sold} most={6} productsOnly />}
          {parcels !== undefined && <CameBackPart parcels={parcels} />}
        </div>
      </div>
    </article>
  );
}
