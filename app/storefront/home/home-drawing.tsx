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

/**
 * The candidates of each drawing and format, as a `srcset`; collected once, since every home page shows ten
 * of them.
 */
const candidates = new Map<string, string>();
for (const [path, url] of Object.entries(files)) {
  const [, name, width, format] = file.exec(path) ?? [];
  const key = `${name}.${format}`;
  candidates.set(key, [candidates.get(key), `${url} ${width}w`].filter(Boolean).join(", "));
}

interface SourcesProps {
  name: DrawingName;
  sizes: string;
  media?: string;
}

/** What a picture element offers the browser of one drawing. */
export function DrawingSources({ name, sizes, media }: SourcesProps) {
  const size = proportions[name];
  return (
    <>
      <source
        type="image/avif"
        srcSet={candidates.get(`${name}.avif`)}
        sizes={sizes}
        media={media}
        {...size}
      />
      <source
        type="image/webp"
        srcSet={candidates.get(`${name}.webp`)}
        sizes={sizes}
        media={media}
        {...size}
      />
    </>
  );
}

/** What an img element needs for browsers that know no sources, and for the room that it keeps. */
export function drawingImage(name: DrawingName) {
  const { width, height } = proportions[name];
  return { src: files[`../art/${name}-${width}.webp`], width, height };
}
