declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
