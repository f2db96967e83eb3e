import { useEffect } from "react";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Link } from "#ui/link.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { Wrap } from "#ui/page/wrap.tsx";
import { langOf } from "#values/language/content-language.ts";
import type { Route } from "./+types/artisans.page.ts";
import { listArtisans, mostArtisans } from "./artisan.db.server.ts";
import { artisanText } from "./artisan.text.ts";
import { artisanPath, type ListedArtisan } from "./artisan.ts";

export const policy: RoutePolicy = { cached: [], inSitemap: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { artisans: await listArtisans(services(context).db, mostArtisans) };
}

let lastShown: readonly ListedArtisan[] | undefined;

/** Who stood there stays when the list can't be fetched. */
export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { artisans: lastShown }, artisanText.listFailed);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: artisanText.listTitle,
    description: artisanText.listIntro,
    path: "/artisans",
    shop: shopOf(matches),
  });

export default function ArtisansPage({ loaderData: { artisans } }: Route.ComponentProps) {
  useEffect(() => {
    lastShown = artisans;
  }, [artisans]);
  return (
    <Wrap className="pb-16 md:pb-24">
      <h1 className="pt-8 text-3xl md:pt-16">{artisanText.listTitle}</h1>
      <p className="mt-3 mb-8 max-w-measure text-ink-2 md:mb-12">{artisanText.listIntro}</p>
      {artisans && <ExamplesNotice artisans={artisans} />}
      {artisans === undefined && <ArtisansUnread />}
      {artisans?.length === 0 && <NoArtisans />}
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:gap-x-20">
        {artisans?.map((artisan, index) => (
          <ArtisanRow
            key={artisan.id}
            artisan={artisan}
            isMarked={artisan.isExample && !isDemo(artisans)}
            priority={index < 2}
          />
        ))}
      </ul>
    </Wrap>
  );
}

/** Nobody but the demo shop's own invented people. */
const isDemo = (artisans: readonly ListedArtisan[]) => artisans.every(({ isExample }) => isExample);

/** Nobody takes an invented person for a real one. */
function ExamplesNotice({ artisans }: { artisans: readonly ListedArtisan[] }) {
  if (!artisans.some(({ isExample }) => isExample)) return null;
  return <p className="mb-6">{isDemo(artisans) ? artisanText.examples : artisanText.someExamples}</p>;
}

/** A list that could not be read is not the same as an empty one. */
function ArtisansUnread() {
  return (
    <EmptyState
      drawing="offline"
      title={artisanText.listFailed.text}
      action={
        <ButtonLink variant="primary" to="/artisans">
          {artisanText.again}
        </ButtonLink>
      }
    />
  );
}

function NoArtisans() {
  return (
    <EmptyState
      {...artisanText.none}
      action={
        <ButtonLink variant="primary" to="/shop">
          {artisanText.shopOn}
        </ButtonLink>
      }
    />
  );
}

interface ArtisanRowProps {
  artisan: ListedArtisan;
  /** Says of itself that it is an example. */
  isMarked: boolean;
  priority: boolean;
}

function ArtisanRow({ artisan, isMarked, priority }: ArtisanRowProps) {
  return (
    <li className="border-t border-hair py-6 md:py-8">
      <Link
        to={artisanPath(artisan)}
        prefetch="page"
        className="group grid grid-cols-[6.5rem_1fr] items-start gap-4 no-underline md:grid-cols-[minmax(9rem,2fr)_3fr] md:gap-6"
      >
        <Picture
          url={artisan.imageUrl}
          alt=""
          sizes="(min-width: 80rem) 250px, (min-width: 56.25rem) 18vw, 104px"
          priority={priority}
          className="aspect-square w-full bg-fold object-cover"
        />
        <div className="min-w-0">
          <h2
            lang={langOf(artisan, "name")}
            className="text-xl decoration-geru decoration-2 group-hover:underline"
          >
            {artisan.name}
          </h2>
          {isMarked && <Badge>{artisanText.example}</Badge>}
          <p lang={langOf(artisan, "craft")} className="mt-1 text-sm text-ink-2">
            {artisan.craft}
          </p>
          <p lang={langOf(artisan, "location")} className="text-sm text-ink-2">
            {artisan.location}
          </p>
          <p lang={langOf(artisan, "bio")} className="mt-3 max-md:hidden">
            {artisan.bio}
          </p>
        </div>
      </Link>
    </li>
  );
}
