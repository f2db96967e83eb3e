import { Icon } from "#ui/media/icon.tsx";
import { Picture, screenWide } from "#ui/media/picture.tsx";
import { langOf } from "#values/language/content-language.ts";
import { artisanText } from "./artisan.text.ts";
import { type Artisan, paragraphs } from "./artisan.ts";

/** Banner, portrait, name, craft, place and story. */
export function ArtisanHead({ artisan }: { artisan: Artisan }) {
  const { name, craft, location, bio, imageUrl, imageAlt, bannerUrl, isExample } = artisan;
  return (
    <>
      {bannerUrl && (
        <Picture
          url={bannerUrl}
          alt=""
          sizes={`(min-width: 80rem) 1280px, ${screenWide}`}
          priority
          className="aspect-[16/8] w-full object-cover md:aspect-[8/3]"
        />
      )}
      <div className="pt-8 md:grid md:grid-cols-[minmax(12.5rem,3fr)_9fr] md:gap-x-12 md:pt-12">
        <Picture
          url={imageUrl}
          alt={imageAlt ?? artisanText.portrait(name)}
          sizes="(min-width: 56.25rem) 22vw, 176px"
          className="aspect-square w-44 bg-fold object-cover md:w-full md:max-w-72"
        />
        <div className="max-md:mt-6">
          <h1 lang={langOf(artisan, "name")} className="text-3xl">
            {name}
          </h1>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
            {craft && <span lang={langOf(artisan, "craft")}>{craft}</span>}
            {location && (
              <span lang={langOf(artisan, "location")} className="inline-flex items-center gap-1.5">
                <Icon name="pin" className="size-5" />
                {location}
              </span>
            )}
          </p>
          {isExample && <p className="mt-3">{artisanText.oneExample}</p>}
          <div lang={langOf(artisan, "bio")} className="rich-text mt-6">
            {paragraphs(bio).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
