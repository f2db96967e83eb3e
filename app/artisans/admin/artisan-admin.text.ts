const kinds = "PNG, JPEG, WebP or HEIC, up to 20MB";

/** The wording of the artisans' admin page. */
export const artisanAdminText = {
  title: "Artisans",
  add: "Add New Artisan",
  edit: "Edit Artisan",
  save: "Save Artisan",
  search: "Search artisans",
  none: "No artisans yet.",
  noneFound: "No artisans match your search.",
  listFailed: { title: "Error fetching artisans", text: "Could not fetch the artisans. Please try again." },
  saveFailed: {
    title: "Error saving artisan",
    text: "The artisan could not be saved. What you typed is kept.",
  },
  deleteFailed: { title: "Error deleting artisan", text: "The artisan could not be deleted." },
  hasWork: (pieces: number) =>
    pieces === 1
      ? "1 piece is still with this maker: check it or take it back first."
      : `${pieces} pieces are still with this maker: check them or take them back first.`,
  added: (name: string) => ({ title: "Artisan Added", text: `${name} has a page in the shop now.` }),
  saved: (name: string, renamed: number) => ({
    title: "Artisan Saved",
    text:
      renamed === 0
        ? `${name} is up to date.`
        : `${name} is up to date, and so ${renamed === 1 ? "is 1 product" : `are ${renamed} products`}.`,
  }),
  deleted: {
    title: "Artisan Deleted",
    text: "The profile and its pictures are gone. Products keep the artisan's name.",
  },
  askDelete: (name: string) =>
    `Delete “${name}”, their page and its pictures? Their products stay in the shop. This can't be undone.`,
  fields: {
    bio: "Bio",
    portraitAlt: "Portrait Alt Text",
    portrait: "Portrait",
    banner: "Banner",
    gallery: "Gallery",
    phone: "Phone",
    pageLanguage: "Language of their page",
    piecesWeek: "Pieces a week",
    awayFrom: "Away from",
    awayUntil: "Away until",
    working: "Takes work",
  },
  parts: { about: "About", pictures: "Portrait and banner", works: "Works", making: "Making" },
  hints: {
    name: (page: string) => `Their page: ${page}. A new name goes to their products too.`,
    bio: "A blank line begins a new paragraph.",
    portrait: `${kinds}; best square.`,
    banner: `${kinds}; wide, for the head of their page.`,
    making: "For you alone: no page of the shop shows any of this.",
    gallery: `${kinds} each, in the order in which their page shows them.`,
  },
  gone: "This artisan does not exist any more.",
  errors: {
    name: "Please enter a name.",
    phone: "Enter a phone number such as 98765 43210, or nothing.",
    day: "Enter a day such as 1/12/2026, or nothing.",
    awayUntil: "Nobody is back before they leave: enter a later day.",
    nameUsed:
      "Another artisan has this name already. The shop finds products by it, so it must be their own.",
    pictureLost: "A picture waited too long to be saved and was removed. Please add it again.",
  },
  count: (count: string) => `${count} in this list`,
  columns: { name: "Name", craft: "Craft", location: "Location", products: "Products", acts: "Actions" },
  view: "View",
  viewOne: (name: string) => `View ${name}`,
} as const;
