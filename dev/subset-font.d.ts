declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
