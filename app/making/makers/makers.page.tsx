import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { Link } from "#ui/link.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { grouped } from "#values/text/grouped.ts";

import { type ListedMaker, listMakers } from "./linked-makers.db.server.ts";
import { makerAdminPath, makersHome, makersPath } from "./maker-paths.ts";
import { makersText as text } from "./makers.text.ts";

export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

const server = adminView(policy, async ({ db }) => ({ makers: await listMakers(db) }));
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

/** Who takes work, each with the way to their link. */
export default function MakersPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={makersPath} />;
  const { makers } = loaderData;
  return (
    <>
      <BackLink to={makersHome}>{text.back}</BackLink>
      <PageHead title={text.title} note={text.note} />
      {makers.length === 0 && <p>{text.none}</p>}
      <ul aria-label={text.title} className="max-w-2xl border-t border-ink">
        {makers.map((maker) => (
          <MakerLine key={maker.id} maker={maker} />
        ))}
      </ul>
    </>
  );
}

const MakerLine = ({ maker: { id, name, has, hasLink } }: { maker: ListedMaker }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hair py-1">
    <Link to={makerAdminPath(id)} className="inline-flex min-h-11 items-center font-semibold">
      {name}
    </Link>
    <span className="text-sm text-ink-2">
      {has > 0 ? text.has(grouped(has)) : text.free} · {text.linkOf[hasLink ? "made" : "none"]}
    </span>
  </li>
);
