import type { ComponentProps } from "react";
import { useAssetOrigin } from "#ui/render-facts.tsx";

/** The home page's drawings, rendered by dev/draw-home.ts as `{name}-{width}.{avif,webp}`. */
const files = import.meta.glob<string>("../art/{hero,panel}-*.{avif,webp}", {
  eager: true,
  import: "default",
  query: "?url",
});

export type DrawingName =
  | "hero-tall"
  | "hero-wide"
  | "panel-core"
  | "panel-artisanal"
  | "panel-limited"
  | "panel-about"
  | "panel-trade";

const proportions: Record<DrawingName, { width: number; height: number }> = {
  "hero-tall": { width: 960, height: 1200 },
  "hero-wide": { width: 1080, height: 540 },
  "panel-core": { width: 640, height: 480 },
  "panel-artisanal": { width: 640, height: 480 },
  "panel-limited": { width: 640, height: 480 },
  "panel-about": { width: 960, height: 720 },
  "panel-trade": { width: 960, height: 720 },
};

const file = /\/([a-z-]+)-(\d+)\.(avif|webp)$/;

/** The candidates of each drawing and format: files and their widths. */
const candidates = new Map<string, [url: string, width: string][]>();
for (const [path, url] of Object.entries(files)) {
  const [, name, width, format] = file.exec(path) ?? [];
  const key = `${name}.${format}`;
  candidates.set(key, [...(candidates.get(key) ?? []), [url, `${width}w`]]);
}

interface SourcesProps {
  name: DrawingName;
  sizes: string;
  media?: string;
}

/** What a picture element offers the browser of one drawing. */
export function DrawingSources({ name, sizes, media }: SourcesProps) {
  const size = proportions[name];
  const assetOrigin = useAssetOrigin();
  const srcSet = (format: "avif" | "webp") =>
    candidates
      .get(`${name}.${format}`)
      ?.map(([url, width]) => `${assetOrigin}${url} ${width}`)
      .join(", ");
  return (
    <>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} media={media} {...size} />
      <source type="image/webp" srcSet={srcSet("webp")} sizes={sizes} media={media} {...size} />
    </>
  );
}

interface DrawingProps extends ComponentProps<"img"> {
  name: DrawingName;
}

/** The img element for browsers that know no sources, which keeps the drawing's room. */
export function Drawing({ name, ...rest }: DrawingProps) {
  const { width, height } = proportions[name];
  const src = useAssetOrigin() + files[`../art/${name}-${width}.webp`];
  // biome-ignore lint/a11y/useAltText: anyone who shows it says what it is
  return <img src={src} width={width} height={height} {...rest} />;
}
