import { speaking } from "#platform/language/speaking.server.ts";
import type { Services } from "#platform/services.server.ts";
import { sayingWork } from "../said-work.db.server.ts";
import { pageLanguagesOf, type Statement } from "../statements.db.server.ts";
import type { StatementPaper } from "./statement-pdf.server.ts";

type Shop = Pick<Services, "db" | "config">;

/** Statements as one paper, each in its maker's language. */
export async function printStatements(
  { db, config }: Shop,
  statements: readonly Statement[],
  name: string,
): Promise<Response> {
  const languages = await pageLanguagesOf(
    db,
    statements.map(({ maker }) => maker.id),
  );
  const papers: StatementPaper[] = [];
  for (const statement of statements) {
    const language = languages.get(statement.maker.id) ?? "hi";
    const { facts } = statement;
    const entries = await speaking(language, () => sayingWork(db, facts.entries));
    papers.push({ statement: { ...statement, facts: { ...facts, entries } }, language });
  }
  // The library is large: it is loaded with the first paper (ADR-87).
  const { statementsPdf } = await import("./statement-pdf.server.ts");
  const pdf = await statementsPdf(papers, config.shop.name);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name.replaceAll("/", "-")}.pdf"`,
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    },
  });
}
