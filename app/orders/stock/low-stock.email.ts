import { type Block, type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { grouped } from "#values/text/grouped.ts";
import type { LowPieces } from "./low-stock.db.server.ts";
import { daysLeft, type LowPiece, salesDays } from "./low-stock.ts";

interface StockMailShop {
  origin: string;
  shop: MailShop;
}

/** The week's mail about what is low. */
export const lowStockMail = (stock: LowPieces, site: StockMailShop): Mail =>
  stockMail(stock, site, {
    subject: stock.count === 1 ? "1 piece runs low" : `${grouped(stock.count)} pieces run low`,
    preview: "What is nearly gone, and how long it lasts.",
  });

/** Tells at once that the last one is sold. */
export function soldOutMail(stock: LowPieces, site: StockMailShop): Mail {
  const [only] = stock.pieces;
  const isOne = stock.count === 1 && only;
  return stockMail(stock, site, {
    subject: isOne ? `Sold out: ${only.name}` : `${grouped(stock.count)} pieces are sold out`,
    preview: isOne ? "The last one is sold." : "The last ones are sold.",
  });
}

const stockMail = (
  { pieces, count }: LowPieces,
  { origin, shop }: StockMailShop,
  { subject, preview }: { subject: string; preview: string },
): Mail => ({
  kind: "low-stock",
  to: shop.email,
  subject,
  body: mailBody(shop, {
    title: `${subject}.`,
    preview,
    blocks: [
      ...pieces.flatMap((piece) => pieceBlocks(piece, origin)),
      ...(count > pieces.length
        ? [{ kind: "text", text: `And ${grouped(count - pieces.length)} more.` } as const]
        : []),
      ...(count > 1
        ? [{ kind: "button", label: "See all by stock", href: `${origin}${products}?sort=stock` } as const]
        : []),
      { kind: "note", text: "When you are told of stock is set in Settings, Stock." },
    ],
  }),
});

const products = "/admin/dashboard/products";

const pieceBlocks = (piece: LowPiece, origin: string): Block[] => [
  { kind: "heading", text: piece.name },
  {
    kind: "facts",
    rows: [
      ["Left", piece.left === 0 ? "none" : grouped(piece.left)],
      [`Sold in ${salesDays} days`, piece.sold === 0 ? "none" : grouped(piece.sold)],
      ...lasting(piece),
    ],
  },
  {
    kind: "button",
    label: "Open it",
    href: `${origin}${products}?edit=${encodeURIComponent(piece.productId)}`,
  },
];

function lasting(piece: LowPiece): [string, string][] {
  const days = piece.left === 0 ? undefined : daysLeft(piece);
  if (days === undefined) return [];
  const words = days === 0 ? "less than a day" : `about ${days === 1 ? "a day" : `${grouped(days)} days`}`;
  return [["Lasts", words]];
}
