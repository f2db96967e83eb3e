import { type ArtisanSummary, artisanPath } from "#artisans/artisan.ts";
import { ArtisanPortrait } from "#artisans/artisan-portrait.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/page/section.tsx";
import { langOf } from "#values/language/content-language.ts";
import { homeText } from "./home.text.ts";

/** Meet Our Artisans: three of them, and the way to all. */
export function HomeArtisans({ artisans }: { artisans: readonly ArtisanSummary[] }) {
  return (
    <Section
      title={homeText.artisans.title}
      className="below-screen"
      action={
        <Link to="/artisans" prefetch="page" className="action">
          {homeText.artisans.all}
        </Link>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-3 sm:gap-6">
        {artisans.map((artisan) => (
          <li key={artisan.id}>
            <Link
              to={artisanPath(artisan)}
              prefetch="page"
              className="group grid grid-cols-[6rem_1fr] items-center gap-4 no-underline sm:grid-cols-1"
            >
              <ArtisanPortrait
                artisan={artisan}
                sizes="(min-width: 56.25rem) 22vw, (min-width: 37.5rem) 30vw, 96px"
              />
              <div>
                <h3 lang={langOf(artisan, "name")} className="text-lg decoration-geru group-hover:underline">
                  {artisan.name}
                </h3>
                <p lang={langOf(artisan, "craft")} className="text-sm text-ink-2">
                  {artisan.craft}
                </p>
                <p lang={langOf(artisan, "location")} className="text-sm text-ink-2">
                  {artisan.location}
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
