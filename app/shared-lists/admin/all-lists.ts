/** A list as the staff sees it. */
export interface ListOfAll {
  id: string;
  token: string;
  title: string;
  pieces: number;
  since: Date;
  name: string;
  email: string;
}

/** So many are shown at once. */
export const mostListsShown = 25;
