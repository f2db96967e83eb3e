import { data } from "react-router";
import { holderOf } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { pageWithin } from "#platform/database/count-ahead.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { TabbedList } from "#records/page/tabbed-list.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { certificateAdminText as text } from "./certificate-admin.text.ts";
import { CertificateDialog } from "./certificate-dialog.tsx";
import { countCertificates, listCertificates } from "./certificate-list.db.server.ts";
import {
  adminCertificatePath,
  certificatesList,
  certificatesPath,
  certificateTabs,
} from "./certificate-list.ts";
import { CertificatesTable } from "./certificates-table.tsx";
import { parseWithdrawal, type WithdrawAnswer } from "./withdraw.form.ts";
import { openCertificate, withdrawCertificate } from "./withdraw-certificate.server.ts";

export const policy = { cached: false, needs: "orders", acts: "pack" } as const satisfies AdminPolicy;

const none = { all: 0, issued: 0, claimed: 0, void: 0 };

const server = adminPage(policy, {
  async read(shop, { params: { code }, url }) {
    const asked = certificatesList.read(url.searchParams);
    const opened = code === undefined ? undefined : await openCertificate(shop, code);
    const counts = await readPart(shop.log, "the numbers of certificates", () =>
      countCertificates(shop.db, asked.q),
    );
    const total = counts?.[asked.tab] ?? 0;
    const state = { ...asked, page: pageWithin(total, { page: asked.page, size: pageSizeOf(asked) }) };
    const listed = await readPart(shop.log, "the certificates", () => listCertificates(shop.db, state));
    const isGone = code !== undefined && !opened;
    const answer = {
      state,
      counts: counts ?? none,
      certificates: listed ?? [],
      opened: opened ?? null,
      isGone,
      isUnread: !listed || !counts,
    };
    return data(answer, { status: isGone ? 404 : 200 });
  },
  async take(shop, { actor, params: { code = "" } }, form) {
    const packer = holderOf(actor, policy.acts);
    const parsed = parseWithdrawal(form);
    if (parsed.kind === "refused") return data<WithdrawAnswer>(parsed, { status: 422 });
    const { value } = parsed;
    const outcome = await withdrawCertificate(shop, packer, { code, ...value });
    if (outcome === "withdrawn") throw redirectWithNotice(adminCertificatePath(code), text.withdrawn);
    const words = { stale: staleText.message, void: text.errors.isVoid, gone: text.gone }[outcome];
    return data<WithdrawAnswer>({ kind: "failed", text: words, typed: { why: value.why } }, { status: 409 });
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.saveFailed(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function CertificatesPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={certificatesPath} />;
  const { state, counts, certificates, opened, isUnread } = loaderData;
  const { tab, page, q } = state;
  return (
    <TabbedList
      id="certificates"
      path={certificatesPath}
      words={text}
      isUnread={isUnread}
      tab={tab}
      page={page}
      counts={counts}
      tabs={certificateTabs}
      labelOf={(each) => text.tabs[each]}
      pageSize={pageSizeOf(state)}
      addressOf={(to, at) => certificatesList.address({ ...state, tab: to, page: at })}
      below={
        <PageSizeLink
          total={counts[tab]}
          show={state.show}
          hrefOf={(show) => certificatesList.address({ ...state, page: 1, show })}
        />
      }
      dialog={
        opened && (
          <AddressDialog
            key={opened.certificate.code}
            title={text.dialog}
            closeTo={certificatesList.address(state)}
          >
            <CertificateDialog open={opened} given={actionData} />
          </AddressDialog>
        )
      }
    >
      <FilterForm
        searchLabel={text.search}
        query={q}
        kept={certificatesList.kept(state)}
        clear={q ? certificatesList.whole(state) : undefined}
      />
      <div className="mt-3">
        {certificates.length > 0 ? (
          <CertificatesTable certificates={certificates} />
        ) : (
          <EmptyState {...(q ? text.noneFound : text.none)} />
        )}
      </div>
    </TabbedList>
  );
}
