import { inPaperTurn } from "#platform/papers/kept-papers.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Certificate } from "../certificate.ts";
import { printableSecret } from "../certificate-secret.server.ts";
import { languagesOfCards } from "../certificates.db.server.ts";
import type { CardPaper } from "./card-papers.ts";
import type { CardShop } from "./card-words.server.ts";

/**
 * The cards of these certificates as a file that the browser shows. It has their secrets: no cache stores it.
 * The PDF library is large: it is loaded for the first one.
 */
export async function printCards(
  { db, config, secret }: Pick<Services, "db" | "config" | "secret">,
  certificates: readonly Certificate[],
  { paper, name }: { paper: CardPaper; name: string },
): Promise<Response> {
  const { cardsPdf } = await import("./cards-pdf.server.ts");
  const languages = await languagesOfCards(db, certificates);
  const cards = certificates.map((certificate) => ({
    certificate,
    language: languages.get(certificate.id) ?? "en",
    secret: printableSecret(certificate, secret),
  }));
  const shop: CardShop = {
    // Read anew for each card: in its language.
    get name() {
      return config.shop.name;
    },
    origin: config.origin,
    giNumber: config.shop.giNumber,
  };
  const pdf = await inPaperTurn(() => cardsPdf(cards, shop, paper));
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name.replaceAll(/[^\w-]/g, "")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}
