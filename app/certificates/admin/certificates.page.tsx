import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import { pageWithin } from "#platform/database/count-ahead.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import { staleMessage } from "#platform/stale.text.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { FilterForm } from "#ui/form/filter-form.tsx";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import type { Route } from "./+types/certificates.page.ts";
import { certificateAdminText as text } from "./certificate-admin.text.ts";
import { CertificateDialog } from "./certificate-dialog.tsx";
import { countCertificates, listCertificates } from "./certificate-list.db.server.ts";
import {
  type CertificateFilter,
  certificateFilter,
  certificatesAddress,
  certificatesPerPage,
  certificateTabs,
} from "./certificate-list.ts";
import { adminCertificatePath, certificatesPath } from "./certificate-paths.ts";
import { CertificatesTable } from "./certificates-table.tsx";
import { openCertificate } from "./open-certificate.server.ts";
import { parseWithdrawal, type WithdrawAnswer } from "./withdraw.form.ts";
import { withdrawCertificate } from "./withdraw-certificate.server.ts";

export const policy = { cached: false, needs: "orders", acts: "pack" } as const satisfies AdminPolicy;

const none = { all: 0, issued: 0, claimed: 0, void: 0 };

export async function loader({ context, params: { code }, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const shop = services(context);
  const asked = certificateFilter(url.searchParams);
  const opened = code === undefined ? undefined : await openCertificate(shop, code);
  const counts = await readPart(shop.log, "the numbers of certificates", () =>
    countCertificates(shop.db, asked.query),
  );
  const total = counts?.[asked.tab] ?? 0;
  const filter = { ...asked, page: pageWithin(total, { page: asked.page, size: certificatesPerPage }) };
  const listed = await readPart(shop.log, "the certificates", () => listCertificates(shop.db, filter));
  const isGone = code !== undefined && !opened;
  const answer = {
    ...{ filter, counts: counts ?? none, certificates: listed ?? [], opened: opened ?? null },
    ...{ isGone, isUnread: !listed || !counts },
  };
  return data(answer, { status: isGone ? 404 : 200 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.listFailed);

export async function action({ context, params: { code = "" }, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.acts);
  const parsed = parseWithdrawal(await postedForm(request));
  if (parsed.kind === "refused") return data<WithdrawAnswer>(parsed, { status: 422 });
  const { value } = parsed;
  const outcome = await withdrawCertificate(services(context), actor, { code, ...value });
  if (outcome === "withdrawn") throw redirectWithNotice(adminCertificatePath(code), text.withdrawn);
  const words = { stale: staleMessage, void: text.errors.isVoid, gone: text.gone }[outcome];
  return data<WithdrawAnswer>({ kind: "failed", text: words, typed: { why: value.why } }, { status: 409 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<WithdrawAnswer, WithdrawAnswer>(call, { kind: "failed" }, text.saveFailed(text.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function CertificatesPage({ loaderData, actionData }: Route.ComponentProps) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={certificatesPath} />;
  const { filter, counts, certificates, opened, isUnread } = loaderData;
  const address = (change: Partial<CertificateFilter>) =>
    certificatesAddress({ ...filter, page: 1, ...change });
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      {isUnread && <FormProblem text={text.listFailed.text} reload={certificatesPath} className="mb-4" />}
      <Tabs id="certificates" label={text.title} tabs={tabsOf(filter, counts)}>
        <FilterForm
          searchLabel={text.search}
          query={filter.query}
          kept={{ tab: filter.tab === "all" ? undefined : filter.tab }}
          clear={filter.query ? address({ query: "" }) : undefined}
        />
        <div className="mt-3">
          {certificates.length > 0 ? (
            <CertificatesTable certificates={certificates} />
          ) : (
            <EmptyState {...(filter.query ? text.noneFound : text.none)} />
          )}
        </div>
        <Pager
          label={text.title}
          page={filter.page}
          pageSize={certificatesPerPage}
          total={counts[filter.tab]}
          hrefOf={(page) => address({ page })}
        />
      </Tabs>
      {opened && (
        <AddressDialog
          key={opened.certificate.code}
          title={text.dialog}
          closeTo={address({ page: filter.page })}
        >
          <CertificateDialog open={opened} given={actionData} />
        </AddressDialog>
      )}
    </>
  );
}

const tabsOf = (filter: CertificateFilter, counts: Record<CertificateFilter["tab"], number>) =>
  certificateTabs.map((tab) => ({
    to: certificatesAddress({ ...filter, page: 1, tab }),
    ...{ label: text.tabs[tab], count: counts[tab], current: filter.tab === tab },
  }));
