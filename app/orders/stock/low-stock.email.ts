import { type Block, type Mail, type MailShop, mailBody } from "#mail/writing/mail-body.ts";
import { grouped } from "#values/text/grouped.ts";
import type { LowPieces } from "./low-stock.db.server.ts";
import { lowStockText as text } from "./low-stock.text.ts";
import { daysLeft, type LowPiece, salesDays } from "./low-stock.ts";

interface StockMailShop {
  origin: string;
  shop: MailShop;
}

/** The week's mail about what is low. */
export const lowStockMail = (stock: LowPieces, site: StockMailShop): Mail =>
  stockMail(stock, site, {
    subject: text.low(stock.count),
    preview: text.lowPreview,
  });

/** Tells at once that the last one is sold. */
export function soldOutMail(stock: LowPieces, site: StockMailShop): Mail {
  const [only] = stock.pieces;
  const isOne = stock.count === 1 && only;
  return stockMail(stock, site, {
    subject: isOne ? text.soldOut(only.name) : text.allSoldOut(stock.count),
    preview: isOne ? text.soldOutPreview : text.allSoldOutPreview,
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
    title: text.title(subject),
    preview,
    blocks: [
      ...pieces.flatMap((piece) => pieceBlocks(piece, origin)),
      ...(count > pieces.length ? [{ kind: "text", text: text.more(count - pieces.length) } as const] : []),
      ...(count > 1
        ? [{ kind: "button", label: text.all, href: `${origin}${products}?sort=stock` } as const]
        : []),
      { kind: "note", text: text.note },
    ],
  }),
});

const products = "/admin/dashboard/products";

const pieceBlocks = (piece: LowPiece, origin: string): Block[] => [
  { kind: "heading", text: piece.name },
  {
    kind: "facts",
    rows: [
      [text.left, piece.left === 0 ? text.none : grouped(piece.left)],
      [text.soldIn(salesDays), piece.sold === 0 ? text.none : grouped(piece.sold)],
      ...lasting(piece),
    ],
  },
  {
    kind: "button",
    label: text.open,
    href: `${origin}${products}?edit=${encodeURIComponent(piece.productId)}`,
  },
];

function lasting(piece: LowPiece): [string, string][] {
  const days = piece.left === 0 ? undefined : daysLeft(piece);
  return days === undefined ? [] : [[text.lasts, text.lasting(days)]];
}
