import { useAssetOrigin } from "#ui/render-facts.tsx";

/**
 * The co-branded examples, rendered by dev/draw-home.ts; apart from the home page's drawings, whose script is
 * short.
 */
const files = import.meta.glob<string>("../art/b2b-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url",
});

const widths = [320, 640] as const;
const sizes = "(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 90vw";

/** A piece with an invented client's mark on it; what it is, is said beside it. */
export function B2bExample({ drawing }: { drawing: string }) {
  const assetOrigin = useAssetOrigin();
  const file = (width: number, format: "avif" | "webp") =>
    assetOrigin + files[`../art/${drawing}-${width}.${format}`];
  const candidates = (format: "avif" | "webp") =>
    widths.map((width) => `${file(width, format)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={candidates("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={candidates("webp")} sizes={sizes} />
      <img src={file(640, "webp")} alt="" width="640" height="640" loading="lazy" className="mb-4 w-full" />
    </picture>
  );
}
