/** What the handicraft list says of an HSN code. */
export const handicraftText = {
  hint: (rate: string, since: string, source: string) =>
    `On the handicraft list: what is made by hand bears ${rate} % since ${since} (${source}). This changes nothing by itself.`,
};
