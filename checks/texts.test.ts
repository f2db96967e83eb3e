import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// What the code and the docs refer to is in the repository: rules by their names (`docs/product`), decisions
// by their numbers (`docs/decisions`).

const folders = [".ci", "app", "bench", "checks", "db", "demo", "deploy", "dev", "docs", "tests"];
const isText = /\.(ts|tsx|mjs|js|sql|md|css|sh|yaml|conf|service|example)$|(Dockerfile|Caddyfile[.\w]*)$/;

const paths = [
  ...readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  ),
].filter((path) => isText.test(path));

/** Every line of the repository's texts, with where it stands. */
const lines = paths.flatMap((path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((text, index) => ({ path, at: `${path}:${index + 1}`, text })),
);
const comment = /^\s*(\/\/|\/\*|\*|\{\/\*|--|#)|\s\/\/\s|\S\s+\/\*\*? /;

const pages = readdirSync("docs/product").filter((name) => name !== "README.md");
/** Those that hold and, in the archive, those that did. */
const records = ["docs/decisions", "docs/decisions/archive"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^\d{3}-/.test(name))
    .map((name) => ({ folder, name, number: Number(name.slice(0, 3)) })),
);

const definition = /^- \*\*([A-Z]+-\d+)\*\* /;
const rules = lines.flatMap(({ path, text }) => {
  const [, name] = (path.startsWith("docs/product/") && definition.exec(text)) || [];
  return name ? [{ name, page: path.slice("docs/product/".length) }] : [];
});
const wordOf = (rule: string) => rule.replace(/-\d+$/, "");

test("every rule has a name of its own, and its page's word is in the index", () => {
  const names = rules.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const ofPages = new Set(rules.map(({ name, page }) => `${page} ${wordOf(name)}`));
  const indexed = readFileSync("docs/product/README.md", "utf8").matchAll(
    /^\| \[.+\]\((.+\.md)\) \| `([A-Z]+)` \|/gm,
  );
  expect([...indexed].map(([, page, word]) => `${page} ${word}`).sort()).toEqual([...ofPages].sort());
  expect(new Set(rules.map(({ page }) => page))).toEqual(new Set(pages));
});

test("every rule and every decision that is referred to is there", () => {
  const known = new Set([...rules.map(({ name }) => name), ...records.map(({ number }) => `ADR-${number}`)]);
  const words = [...new Set([...known].map(wordOf))];
  const reference = new RegExp(`\\b(?:${words.join("|")})-\\d+\\b`, "g");
  const missing = lines.flatMap(({ at, text }) =>
    [...text.matchAll(reference)].filter(([name]) => !known.has(name)).map(([name]) => `${at} ${name}`),
  );
  expect(missing).toEqual([]);
});

test("nothing refers to papers that are not in the repository", () => {
  const outside = /\b(decisions?|decision records?|spec|specification|spec(ification)? sections?) \d/i;
  const byNumber = /docs\/decisions\/\d{3}(?!\d*-)/;
  const found = lines.filter(({ text }) => outside.test(text) || byNumber.test(text));
  expect(found.map(({ at, text }) => `${at} ${text}`)).toEqual([]);
});

test("every record begins with its number, and a chapter or the archive's list links it", () => {
  const linked = lines
    .filter(({ path }) => /^docs\/decisions\/(?!\d)(?!archive\/\d)/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\[ADR-\d+\]\((.+?)\)/g), ([, to = ""]) => [path, to]),
    )
    .map(([path = "", to = ""]) => join(dirname(path), to));
  const unlisted = records.filter(({ folder, name, number }) => {
    const path = `${folder}/${name}`;
    return !linked.includes(path) || !readFileSync(path, "utf8").startsWith(`# ${number}. `);
  });
  expect(unlisted).toEqual([]);
});

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

function isThere(from: string, link: string): boolean {
  const [target = "", anchor] = link.split("#");
  const file = target === "" ? from : join(dirname(from), target);
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

test("links between the texts lead somewhere", () => {
  const broken = lines
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, at, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
        .filter(([, link = ""]) => !isThere(path, link))
        .map(([link]) => `${at} ${link}`),
    );
  expect(broken).toEqual([]);
});

/** What CONTRIBUTING.md lets the reader add. */
const toAdd = /\/(gift-(wrap|cards)\.|order-thanks\.|NNNN-)/;
/** They tell what was there when they were written. */
const keepTheirText = /^(docs\/decisions\/archive|db\/migrations|docs\/screens)\//;

test("files that the texts name are there", () => {
  const rooms = readdirSync("app", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const inApp = `(?:#|app/)?(?:${rooms.map(({ name }) => name).join("|")})/`;
  const elsewhere = `(?:${folders.filter((name) => !/^(\.|app)/.test(name)).join("|")})/`;
  const file = new RegExp(`(?<![\\w/.@"'-])(${inApp}|${elsewhere})([\\w./-]+\\.(?:tsx?|mjs|sql|md))\\b`, "g");
  const missing = lines
    .filter(({ path, text }) => !keepTheirText.test(path) && (path.endsWith(".md") || comment.test(text)))
    .flatMap(({ at, text }) =>
      [...text.matchAll(file)]
        .map(([, folder = "", name = ""]) => folder.replace(/^#/, "app/") + name)
        .filter((name) => !toAdd.test(name) && !existsSync(name) && !existsSync(`app/${name}`))
        .map((name) => `${at} ${name}`),
    );
  expect(missing).toEqual([]);
});

/** Which lines of a Markdown page are prose: no code, and no table, which can't be broken. */
function proseOf(path: string): { at: string; text: string }[] {
  let isCode = false;
  return lines.filter((line) => {
    if (line.path !== path) return false;
    const isFence = /^\s*(```|~~~)/.test(line.text);
    if (isFence) isCode = !isCode;
    return !isFence && !isCode && !/^\s*\|/.test(line.text);
  });
}

test("comments and pages have lines of at most 110 columns", () => {
  const prose = paths.filter((path) => path.endsWith(".md")).flatMap(proseOf);
  const comments = lines.filter(({ path, text }) => !path.endsWith(".md") && comment.test(text));
  const isOneWord = (text: string) => !/\S\s+\S/.test(text.replace(/^\s*\S{1,3}\s+/, ""));
  const tooLong = [...prose, ...comments].filter(({ text }) => [...text].length > 110 && !isOneWord(text));
  expect(tooLong.map(({ at }) => at)).toEqual([]);
});
