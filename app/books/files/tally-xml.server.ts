import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import { escapeXml } from "#values/text/xml.ts";
import { moneyMoves } from "../reading/money-moves.db.server.ts";
import { papersOf } from "../reading/papers.db.server.ts";
import type { MonthSpan } from "../rules/book-month.ts";
import type { Ledgers } from "../rules/ledgers.ts";
import { moneyVoucher, paperVoucher, type Voucher, type VoucherEntry } from "../rules/vouchers.ts";

const head = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY>
<IMPORTDATA>
<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
`;

const foot = `</REQUESTDATA>
</IMPORTDATA>
</BODY>
</ENVELOPE>
`;

/**
 * A month's vouchers for Tally: papers, then money, one text a part of what is read. A paper that can't be
 * read is left out, as it is of the books, which name it.
 */
export async function* tallyXml(
  db: Db,
  span: MonthSpan,
  ledgers: Ledgers,
): AsyncGenerator<string, undefined> {
  yield head;
  for await (const papers of papersOf(db, span)) {
    const read = papers.filter((paper) => "facts" in paper);
    yield speaking("en", () => read.map((paper) => voucherXml(paperVoucher(paper), ledgers)).join(""));
  }
  for await (const moves of moneyMoves(db, span))
    yield moves.map((move) => voucherXml(moneyVoucher(move), ledgers)).join("");
  yield foot;
}

/** One that moves nothing, as the paper of what is given away, is no voucher. */
export function voucherXml({ type, id, day, narration, entries }: Voucher, ledgers: Ledgers): string {
  const [party] = entries;
  if (!party) return "";
  return `<TALLYMESSAGE>
<VOUCHER REMOTEID="${escapeXml(id)}" VCHTYPE="${type}" ACTION="Create">
<DATE>${day.replaceAll("-", "")}</DATE>
<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>
<VOUCHERNUMBER>${escapeXml(id)}</VOUCHERNUMBER>
<PARTYLEDGERNAME>${escapeXml(ledgers[party.ledger])}</PARTYLEDGERNAME>
<NARRATION>${escapeXml(narration)}</NARRATION>
${entries.map((entry) => entryXml(entry, ledgers)).join("")}</VOUCHER>
</TALLYMESSAGE>
`;
}

/** Tally has debits below zero, and calls them deemed positive. */
const entryXml = ({ ledger, debit }: VoucherEntry, ledgers: Ledgers): string => `<LEDGERENTRIES.LIST>
<LEDGERNAME>${escapeXml(ledgers[ledger])}</LEDGERNAME>
<ISDEEMEDPOSITIVE>${debit > 0 ? "Yes" : "No"}</ISDEEMEDPOSITIVE>
<AMOUNT>${rupeesColumn(paise(-debit))}</AMOUNT>
</LEDGERENTRIES.LIST>
`;
