import eczar500 from "#ui/fonts/eczar-500.woff2";
import eczarHindi from "#ui/fonts/eczar-500-hindi.woff2";
import mukta400 from "#ui/fonts/mukta-400.woff2";
import muktaHindi from "#ui/fonts/mukta-400-hindi.woff2";
import mukta600 from "#ui/fonts/mukta-600.woff2";
import muktaBoldHindi from "#ui/fonts/mukta-600-hindi.woff2";
import hindiStyles from "#ui/hindi.css?url";
import { InlineScript } from "#ui/inline-script.tsx";
import { useAssetOrigin, useClientScript } from "#ui/render-facts.tsx";
import { assetAddress } from "#values/asset-address.ts";
import { type Language, languageNow } from "#values/language/language.ts";
import { text as fetchedFonts } from "./inline/fetched-fonts.inline.ts?script";
import { text as filesAway } from "./inline/files-away.inline.ts?script";

/**
 * On the server it writes the document's fonts, icons and stylesheets. The browser has nothing left to write:
 * these are the same on every page.
 */
export const Links = import.meta.env.SSR ? ServerLinks : Nothing;

function Nothing() {
  return null;
}

interface Dress {
  /** Those that every first screen is set in. */
  fonts: readonly string[];
  /** Those that come after it, but for a browser that has them. */
  laterFonts: readonly string[];
  /** Its styles while the shop is developed: a build has them in its own stylesheet. */
  developmentStyle?: string;
  /** What it is called on a phone's home screen, and where it opens there. */
  manifest: string;
}

/** What a document is dressed in, by its language, beside the styles of every page. */
const dress: Record<Language, Dress> = {
  en: { fonts: [eczar500, mukta400, mukta600], laterFonts: [], manifest: "/site.webmanifest" },
  hi: {
    fonts: [muktaHindi],
    laterFonts: [eczarHindi, muktaBoldHindi],
    developmentStyle: hindiStyles,
    manifest: "/site-hi.webmanifest",
  },
};

function ServerLinks() {
  const { fonts, laterFonts, developmentStyle, manifest } = dress[languageNow()];
  const built = useClientScript()?.styles ?? [];
  const styles = import.meta.env.DEV && developmentStyle ? [...built, developmentStyle] : built;
  const assetOrigin = useAssetOrigin();
  // Else a stylesheet from another address would be requested with that address's cookies.
  const crossOrigin = assetOrigin ? "anonymous" : undefined;
  return (
    <>
      {assetOrigin && <InlineScript text={filesAway} />}
      {fonts.map((font) => {
        const href = assetAddress(font, assetOrigin);
        return (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        );
      })}
      {laterFonts.length > 0 && (
        <LaterFonts fonts={laterFonts.map((font) => assetAddress(font, assetOrigin))} />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-192.png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifest} />
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={assetAddress(href, assetOrigin)} crossOrigin={crossOrigin} />
      ))}
    </>
  );
}

/** A browser preloads them once it has fetched them: then they cost no line. */
function LaterFonts({ fonts }: { fonts: readonly string[] }) {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} data-later href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <InlineScript text={fetchedFonts} />
    </>
  );
}
