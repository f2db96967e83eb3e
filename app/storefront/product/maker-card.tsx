import { type ArtisanSummary, artisanPath } from "#artisans/artisan.ts";
import { ArtisanPortrait } from "#artisans/artisan-portrait.tsx";
import type { Technique } from "#catalogue/product.ts";
import { Link } from "#ui/link.tsx";
import { langOf } from "#values/language/content-language.ts";
import { makerText } from "./maker-card.text.ts";

/** Who made it, near the button: it is why people buy. */
export function MakerCard({ maker, technique }: { maker: ArtisanSummary; technique: Technique }) {
  return (
    <section
      aria-label={makerText.label}
      className="mt-4 grid grid-cols-[5.5rem_1fr] items-start gap-4 border-y border-hair py-4 max-sm:below-screen md:grid-cols-[6.5rem_1fr]"
    >
      <ArtisanPortrait artisan={maker} sizes="(min-width: 56.25rem) 104px, 80px" />
      <div className="col-start-2">
        <h2 className="text-lg">{makerText.madeBy(technique, maker.name)}</h2>
        <p lang={langOf(maker, "craft")} className="mt-0.5 text-sm text-ink-2">
          {[maker.craft, maker.location].filter(Boolean).join(", ")}
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
