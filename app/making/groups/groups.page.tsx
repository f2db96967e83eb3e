import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readMakingGroups } from "#promise/making-groups.db.server.ts";
import { readRooms } from "#promise/rooms.db.server.ts";
import { nextFree } from "#promise/weeks.ts";
import { adminView } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminViewInBrowser } from "#records/page/admin-page.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { BackLink } from "#ui/page/back-link.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { makersHome } from "../makers/maker-paths.ts";
import { groupPath, groupsPath } from "./group-paths.ts";
import { groupsText as text } from "./groups.text.ts";

export const policy = { cached: false, needs: "making" } as const satisfies AdminPolicy;

const server = adminView(policy, async ({ db, config, now }) => {
  const kept = await readMakingGroups(db);
  const rooms = await readRooms(
    db,
    kept.map(({ id }) => id),
    config.shop,
    now(),
  );
  const nextOf = (id: string) =>
    rooms.filter((room) => room.id === id).map((room) => nextFree(room))[0] ?? null;
  return {
    mode: config.shop.promise.mode,
    groups: kept.map(({ id, name, piecesWeek, products }) => ({
      id,
      name,
      piecesWeek,
      products,
      next: nextOf(id),
    })),
  };
});
const browser = adminViewInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.unread,
});

export const loader = server.loader;
export const clientLoader = browser.clientLoader;
export const meta = browser.meta;

/** Who makes together, each with the week that has room. */
export default function GroupsPage({ loaderData }: AdminPageProps<typeof server>) {
  if (!loaderData) return <UnreadPage title={text.title} text={text.unread.text} reload={groupsPath} />;
  const { groups, mode } = loaderData;
  return (
    <>
      <BackLink to={makersHome}>{text.back}</BackLink>
      <PageHead title={text.title} note={text.note}>
        <ButtonLink to={groupPath()} variant="primary" small>
          {text.new}
        </ButtonLink>
      </PageHead>
      {groups.length === 0 ? <p>{text.none}</p> : <p className="text-sm text-ink-2">{text.mode[mode]}</p>}
      <ul aria-label={text.title} className="mt-2 max-w-[46rem] border-t border-ink">
        {groups.map(({ id, name, piecesWeek, products, next }) => (
          <li key={id} className="border-b border-hair py-1">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <Link
                to={groupPath(id)}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
              >
                {name}
              </Link>
              <span className="text-sm text-ink-2">
                {text.week(piecesWeek)} · {text.products(products)}
              </span>
            </div>
            <p className="pb-2 text-sm">{text.next(next)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
