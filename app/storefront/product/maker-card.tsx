import { type ArtisanSummary, artisanPath, craftAndPlace } from "#artisans/artisan.ts";
import { ArtisanPortrait } from "#artisans/artisan-portrait.tsx";
import type { Technique } from "#catalogue/product.ts";
import { inSentence } from "#ui/in-sentence.tsx";
import { Link } from "#ui/link.tsx";
import { langOf } from "#values/language/content-language.ts";
import { makerText } from "./product-page.text.ts";

/** Each in its own language, where another than English is spoken. */
function CraftAndPlace({ maker }: { maker: ArtisanSummary }) {
  if (!maker.english) return craftAndPlace(maker);
  const { craft, location } = maker;
  return (
    <>
      {craft && <span lang={langOf(maker, "craft")}>{craft}</span>}
      {craft && location && ", "}
      {location && <span lang={langOf(maker, "location")}>{location}</span>}
    </>
  );
}

/** Who made it, near the button: it is why people buy. */
export function MakerCard({ maker, technique }: { maker: ArtisanSummary; technique: Technique }) {
  return (
    <section
      aria-label={makerText.label}
      className="mt-4 grid grid-cols-[5.5rem_1fr] items-start gap-4 border-y border-hair py-4 max-sm:below-screen md:grid-cols-[6.5rem_1fr]"
    >
      <ArtisanPortrait artisan={maker} sizes="(min-width: 56.25rem) 104px, 80px" />
      <div className="col-start-2">
        <h2 className="text-lg">{inSentence((name) => makerText.madeBy(technique, name), maker.name)}</h2>
        <p className="mt-0.5 text-sm text-ink-2">
          <CraftAndPlace maker={maker} />
        </p>
        {maker.bio && (
          <p lang={langOf(maker, "bio")} className="mt-1 text-sm leading-normal">
            {maker.bio}
          </p>
        )}
        <Link to={artisanPath(maker)} prefetch="page" className="action text-sm">
          {makerText.story}
        </Link>
      </div>
    </section>
  );
}
