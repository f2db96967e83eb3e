import { type LongPage, longPageIn } from "#ui/list/page-size.ts";
import { cleanText } from "#values/text/clean-text.ts";
import { pageNumber } from "#values/text/page-number.ts";

/** The filters of a list besides its search: the values of each, the default first. */
export type ListChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A list's state, from its address: search, filters, page, and rows a page. */
export type ListState<Choices extends ListChoices = Record<never, never>> = {
  readonly [Name in keyof Choices]: Choices[Name][number];
} & { readonly q: string; readonly page: number; readonly show?: LongPage | undefined };

export interface AdminList<Choices extends ListChoices = Record<never, never>> {
  path: string;
  /** The state of an address; unknown parameters and values are dropped. */
  read(parameters: URLSearchParams): ListState<Choices>;
  /** The address of a state, and of the record that is open above the list. */
  address(state: Partial<ListState<Choices>>, open?: Readonly<Record<string, string>>): string;
  /** The address of something else below the list that is about all that a state shows, on whichever page. */
  below(name: string, state: Partial<ListState<Choices>>): string;
  /** Is there anything that it leaves out? A page, a tab and an order leave out nothing. */
  isNarrowed(state: ListState<Choices>): boolean;
  /** The parts of a state that another search keeps: tab, order and rows a page. */
  kept(state: ListState<Choices>): Readonly<Record<string, string>>;
  /** The address of that with nothing left out. */
  whole(state: ListState<Choices>): string;
}

/** Choices that are no filters: one of several lists, and an order. */
const wholeChoices = ["tab", "sort"];
const furthestPage = 100_000;

const longPage = (show: LongPage | undefined) => (show ? [["show", String(show)] as const] : []);

interface ListWays {
  longestSearch?: number;
  /** Its address names the tab, be it the first. */
  saysTab?: boolean;
}

/** A list of the admin area at its path. The choice `tab` is one of several lists, `sort` their order. */
export function adminList<const Choices extends ListChoices = Record<never, never>>(
  path: string,
  choices?: Choices,
  ways?: ListWays,
): AdminList<Choices>;
export function adminList(
  path: string,
  choices: ListChoices = {},
  { longestSearch = 100, saysTab = false }: ListWays = {},
): AdminList<ListChoices> {
  const names = Object.keys(choices);
  const filters = names.filter((name) => !wholeChoices.includes(name));
  const first = (name: string): string => choices[name]?.[0] ?? "";
  const chosenIn = (parameters: URLSearchParams) =>
    names.map((name) => [name, choices[name]?.find((word) => word === parameters.get(name)) ?? first(name)]);
  const wordsOf = (state: object, among: readonly string[]) => {
    const words = among.map((name) => [name, String(Reflect.get(state, name) ?? "")] as const);
    return words.filter(
      ([name, word]) => word !== "" && (word !== first(name) || (saysTab && name === "tab")),
    );
  };
  const addressAt = (at: string, state: object, more: readonly (readonly [string, string])[]): string => {
    const words = wordsOf(state, ["tab", "q", ...names.filter((name) => name !== "tab")]);
    const parameters = new URLSearchParams([...words, ...more].map(([name, word]) => [name, word]));
    return parameters.size > 0 ? `${at}?${parameters}` : at;
  };
  const kept = (state: object) => Object.fromEntries(wordsOf(state, [...wholeChoices, "show"]));
  return {
    path,
    read: (parameters) => ({
      ...Object.fromEntries(chosenIn(parameters)),
      q: cleanText(parameters.get("q") ?? "", longestSearch),
      page: pageNumber(parameters, furthestPage),
      show: longPageIn(parameters),
    }),
    address(state, open = {}) {
      const { page = 1, show } = state;
      const pages = [...(page > 1 ? [["page", String(page)] as const] : []), ...longPage(show)];
      return addressAt(path, state, [...pages, ...Object.entries(open)]);
    },
    below: (name, state) => addressAt(`${path}/${name}`, state, []),
    isNarrowed: (state) => state.q !== "" || filters.some((name) => Reflect.get(state, name) !== first(name)),
    kept,
    whole: (state) => addressAt(path, kept(state), longPage(state.show)),
  };
}
