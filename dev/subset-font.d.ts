declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Only packs the font anew. */
    keepAllGlyphs?: boolean;
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
