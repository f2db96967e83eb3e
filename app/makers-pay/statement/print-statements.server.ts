import type { Services } from "#platform/services.server.ts";
import { pageLanguagesOf, type Statement } from "../statements.db.server.ts";

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
  const papers = statements.map((statement) => ({
    statement,
    language: languages.get(statement.maker.id) ?? "hi",
  }));
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
