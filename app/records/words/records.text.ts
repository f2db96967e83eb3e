export const recordsText = {
  export: "Export CSV",
  all: "Show all",
  edit: "Edit",
  delete: "Delete",
  editOne: (name: string) => `Edit ${name}`,
  deleteOne: (name: string) => `Delete ${name}`,
  noNameYet: "It can be saved once it has a name, from which its page's address comes.",
  uploading: "Pictures are on their way …",
  preview: "Preview",
  draft: "Your draft is back, without its pictures.",
  afresh: "Start afresh",
  wrong: (count: number) => (count === 1 ? "1 field is to be mended." : `${count} fields are to be mended.`),
  toFirst: "Go to the First",
  leave: {
    whole: "Leave without saving? What you changed will be lost.",
    drafted: "Leave without saving? Your draft is kept, without its pictures.",
    act: "Leave",
  },
  longAlt: (place: number, long: string) => `The alt text of picture ${place}: ${long}`,
};

/** What is said of an act on several rows. */
export const severalText = {
  noneTicked: { title: "Nothing Ticked", text: "Tick one or more in the list first." },
  title: "Done",
  nothing: "No Change",
  done: (count: number) => `${count} done.`,
  stayed: (name: string, why: string) => `${name} stayed as it was: ${why}`,
  why: {
    stale: "someone else changed it meanwhile.",
    unfit: "this can't be done to it as it stands now.",
  },
  gone: "One is not there any more.",
  more: (count: number) => `${count} more stayed as they were.`,
  failed: (done: number) => ({
    title: "Error",
    text: `${done === 0 ? "Nothing was changed." : `${done} done, the others not.`} Please try again.`,
  }),
};

/** The card with which a record begins that something waits of. */
export const nextCardText = { title: "Next", more: "More", since: (when: string) => `Since ${when}` };

/** The fields for search engines and shared links. */
export const searchFieldsText = {
  title: "Search engines and sharing",
  metaTitle: "Meta Title",
  metaDescription: "Meta Description",
  ogTitle: "OG Title",
  ogDescription: "OG Description",
  ogImage: "OG Image",
  /** The same in plain words. */
  beside: {
    metaTitle: "The name on Google",
    metaDescription: "The lines below it on Google",
    ogTitle: "The name of a shared link",
    ogDescription: "The lines of a shared link",
  },
  count: (letters: number, most: number) => `${letters} of ${most} characters`,
  descriptionHint: (count: string) => `${count}; best are 120 to 155. Left empty, it is made from the text.`,
  imageHint: (otherwise: string) => `For shared links; best 1200x630. ${otherwise}`,
};

export const hindiText = {
  count: (hindi: number, texts: number) => `Hindi: ${hindi} of ${texts}`,
  old: (count: number) => `${count} old`,
  languages: "Languages",
  english: "English",
  hindi: "हिन्दी",
  /** The open work; undefined where there is none. */
  open: (missing: number, old: number) =>
    [missing > 0 && `${missing} missing`, old > 0 && `${old} old`].filter(Boolean).join(", ") || undefined,
  states: { missing: "Hindi: Missing", old: "Hindi: Old" },
};
