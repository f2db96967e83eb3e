import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { findMaker } from "../links/maker-links.db.server.ts";
import { actOnLink } from "./act-on-link.server.ts";
import { CodePart, LinkPart } from "./maker-parts.tsx";
import { makerAdminPath, makersPath } from "./maker-paths.ts";
import { makersText as text } from "./makers.text.ts";

/** Who may give work makes the links to it; a person who writes artisans' stories alone does not. */
export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db }, { params: { id = "" } }) {
    const maker = (await findMaker(db, id)) ?? null;
    return data({ maker }, { status: maker ? 200 : 404 });
  },
  take: (shop, { actor, params: { id = "" } }, form) => actOnLink(shop, actor, id, form),
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
  failed: () => text.notSaved(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function MakerPage({ loaderData, actionData, params }: AdminPageProps<typeof server, "id">) {
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.unread.text} reload={makerAdminPath(params.id)} />;
  const { maker } = loaderData;
  if (!maker) return <FormProblem text={text.gone} reload={makersPath} />;
  return (
    <>
      <BackLink to={makersPath}>{text.all}</BackLink>
      <PageHead title={maker.name} />
      <div className="grid max-w-2xl gap-8">
        <LinkPart maker={maker} given={actionData} />
        {maker.madeAt && <CodePart maker={maker} given={actionData} />}
      </div>
    </>
  );
}
