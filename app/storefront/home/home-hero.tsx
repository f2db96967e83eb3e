import { shopPath } from "#catalogue/list/shop-path.ts";
import { ButtonLink } from "#ui/form/button.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { homeText } from "./home.text.ts";
import { Drawing, DrawingSources } from "./home-drawing.tsx";

/**
 * A little less than it is: the usual phones then take the file of 640 pixels, which nobody can tell from the
 * next one.
 */
const phoneWide = "(min-resolution: 2.1dppx) 58vw, 88vw";

/** The one large drawing of the shop, with its headline and the two ways in. */
export function HomeHero() {
  return (
    <section className="pt-4 md:pt-12">
      <Wrap className="md:grid md:grid-cols-[6fr_5fr] md:items-center md:gap-16">
        <picture className="md:order-last">
          <DrawingSources
            name="hero-tall"
            media="(min-width: 56.25rem)"
            sizes="(min-width: 80rem) 560px, 42vw"
          />
          <DrawingSources name="hero-wide" sizes={phoneWide} />
          <Drawing
            name="hero-wide"
            alt={homeText.hero.alt}
            fetchPriority="high"
            className="w-full scale-[1.015] object-contain md:max-h-[45rem] md:scale-[1.024]"
          />
        </picture>
        <div>
          <h1 className="text-hero tracking-[-0.022em] max-md:mt-6">{homeText.hero.title}</h1>
          <p className="mt-4 max-w-[44ch] md:mt-8 md:max-w-[38ch] md:text-lg md:leading-[1.55]">
            {homeText.hero.text}
          </p>
          <div className="mt-6 grid gap-3 sm:flex sm:gap-4 md:mt-8">
            <ButtonLink variant="primary" to={shopPath({ collection: "core", sort: "featured", page: 1 })}>
              {homeText.hero.core}
            </ButtonLink>
            <ButtonLink to={shopPath({ collection: "artisanal", sort: "featured", page: 1 })}>
              {homeText.hero.artisanal}
            </ButtonLink>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
