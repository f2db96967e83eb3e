import { cleanText } from "#values/text/clean-text.ts";
import { pageNumber } from "#values/text/page-number.ts";

/** What narrows a list besides a search: each by some words, of which the first is meant by itself. */
export type ListChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** How a list stands, as its address says: what is searched, what is chosen, and which page. */
export type ListState<Choices extends ListChoices = Record<never, never>> = {
  readonly [Name in keyof Choices]: Choices[Name][number];
} & { readonly q: string; readonly page: number };

export interface AdminList<Choices extends ListChoices = Record<never, never>> {
  path: string;
  /** The state of an address; whatever it does not know is dropped. */
  read(parameters: URLSearchParams): ListState<Choices>;
  /** The address of a state, and of what is open above the list. */
  address(state: Partial<ListState<Choices>>, open?: Readonly<Record<string, string>>): string;
  /** The address of the file of all that a state shows, on whichever page. */
  file(state: Partial<ListState<Choices>>): string;
  /** Is there anything that it leaves out? A page and a tab leave out nothing. */
  isNarrowed(state: ListState<Choices>): boolean;
}

const furthestPage = 100_000;

/** A list of the admin area at its path. The choice `tab` is no filter, but one of several lists. */
export function adminList<const Choices extends ListChoices = Record<never, never>>(
  path: string,
  choices?: Choices,
  longestSearch?: number,
): AdminList<Choices>;
export function adminList(
  path: string,
  choices: ListChoices = {},
  longestSearch = 100,
): AdminList<ListChoices> {
  const names = Object.keys(choices);
  const filters = names.filter((name) => name !== "tab");
  const first = (name: string): string => choices[name]?.[0] ?? "";
  const chosenIn = (parameters: URLSearchParams) =>
    names.map((name) => [name, choices[name]?.find((word) => word === parameters.get(name)) ?? first(name)]);
  const addressAt = (at: string, state: object, more: readonly (readonly [string, string])[]): string => {
    const chosen = ["tab", "q", ...filters].map(
      (name) => [name, String(Reflect.get(state, name) ?? "")] as const,
    );
    const kept = chosen.filter(([name, word]) => word !== "" && word !== first(name));
    const parameters = new URLSearchParams([...kept, ...more].map(([name, word]) => [name, word]));
    return parameters.size > 0 ? `${at}?${parameters}` : at;
  };
  return {
    path,
    read: (parameters) => ({
      ...Object.fromEntries(chosenIn(parameters)),
      q: cleanText(parameters.get("q") ?? "", longestSearch),
      page: pageNumber(parameters, furthestPage),
    }),
    address(state, open = {}) {
      const { page = 1 } = state;
      const pages = page > 1 ? [["page", String(page)] as const] : [];
      return addressAt(path, state, [...pages, ...Object.entries(open)]);
    },
    file: (state) => addressAt(`${path}/export`, state, []),
    isNarrowed: (state) => state.q !== "" || filters.some((name) => Reflect.get(state, name) !== first(name)),
  };
}
