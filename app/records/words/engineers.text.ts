/** The note above a page that is in English for everybody. */
export const engineersText = {
  note: "This page is for whoever connects other programs with the shop. It is in English.",
};
