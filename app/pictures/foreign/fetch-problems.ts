/** Why a picture could not be fetched from another machine, as it is kept: in English. */
export const fetchProblems = {
  private: "Its address leads into a private network, or is not https.",
  silent: "The other machine did not answer in time.",
  status: (status: number) => `The other machine answered ${status}.`,
  redirects: "Its address leads on too often.",
  large: "It is larger than 5MB.",
  picture: "It is no PNG, JPEG or WebP picture, or too large to be read.",
  folder: "Its record's id has signs that no folder's name may have. Please choose the picture in its form.",
  unkept: "The shop could not keep it. Whoever runs the server finds why in the log.",
  unfinished: "The shop was stopped each time that it was fetched, or it can't be read.",
  address: "Its address can't be read.",
  broken: (code: string) => `The connection failed (${code}).`,
} as const;
