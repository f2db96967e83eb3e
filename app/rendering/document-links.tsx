import eczar500 from "#ui/fonts/eczar-500.woff2";
import mukta400 from "#ui/fonts/mukta-400.woff2";
import mukta600 from "#ui/fonts/mukta-600.woff2";
import { useClientScript } from "#ui/render-facts.tsx";

/**
 * On the server it writes the document's fonts, icons and stylesheets. The browser has nothing left to write:
 * these are the same on every page.
 */
export const Links = import.meta.env.SSR ? ServerLinks : Nothing;

function Nothing() {
  return null;
}

const fonts = [eczar500, mukta400, mukta600];

function ServerLinks() {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icon-192.png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {useClientScript()?.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}
