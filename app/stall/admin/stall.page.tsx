import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { actOnStall } from "./act-on-stall.server.ts";
import { CloseStall } from "./close-stall-part.tsx";
import { readStall } from "./read-stall.db.server.ts";
import { ownersStallPath, stallsPath } from "./stall-paths.ts";
import { GoodsPart, placeAndDay, StallSales } from "./stall-view.tsx";
import { stallsText as text } from "./stalls.text.ts";

export const policy = {
  cached: false,
  needs: "pack",
  acts: { back: "pack", count: ["pack", "money"], close: ["pack", "money"] },
} as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db }, { params: { id = "" } }) {
    const stall = (await readStall(db, id)) ?? null;
    return data({ stall }, { status: stall ? 200 : 404 });
  },
  take: (shop, { actor, params: { id = "" } }, form) => actOnStall(shop, actor, id, form),
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.notDone(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function StallPage({ loaderData, actionData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={ownersStallPath(params.id)} />;
  const { stall } = loaderData;
  if (!stall) return <FormProblem text={text.gone} reload={stallsPath} />;
  return (
    <>
      <BackLink to={stallsPath}>{text.all}</BackLink>
      <PageHead title={stall.name} note={placeAndDay(stall.place, stall.opensOn)} />
      <div className="grid max-w-[60rem] gap-10">
        {actionData?.kind === "failed" && actionData.text && (
          <FormProblem text={actionData.text} reload={ownersStallPath(stall.id)} />
        )}
        <GoodsPart stall={stall} given={actionData} />
        <StallSales stall={stall} />
        <CloseStall stall={stall} given={actionData} />
      </div>
    </>
  );
}
