import { openWorkOf } from "#making/makers/open-work.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { paise } from "#values/money/money.ts";
import { pageNumber } from "#values/text/page-number.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { shownBank } from "../banks/banks.db.server.ts";
import { sayingWork } from "../said-work.db.server.ts";
import { statementsOfMaker } from "../statements.db.server.ts";
import { taxOn } from "../tax-year.db.server.ts";
import { makerTermsOf } from "../terms.db.server.ts";
import type { AccountPageData } from "./account-form.tsx";
import { offeredTaxOf } from "./offered-tax.ts";
import { accountHead, entriesOf, shownEntry } from "./read-account.db.server.ts";

const furthestPage = 10_000;

/** All that the page of an account shows; undefined where there is neither a maker nor an account. */
export async function readAccount(
  { db, secret, now }: Pick<Services, "db" | "secret" | "now">,
  id: string,
  parameters: URLSearchParams,
): Promise<Omit<AccountPageData, "key"> | undefined> {
  const head = await accountHead(db, id);
  if (!head) return undefined;
  const today = indianDay(now());
  const page = pageNumber(parameters, furthestPage);
  const { entries, total } = await entriesOf(db, id, page);
  const corrected = parameters.get("correct")?.replaceAll("\0", "");
  const opened = corrected ? await shownEntry(db, id, corrected) : undefined;
  return {
    ...head,
    entries: await sayingWork(db, entries),
    total,
    page,
    bank: await shownBank(db, id, secret),
    work: await openWorkOf(db, id),
    terms: await makerTermsOf(db, id),
    statements: (await statementsOfMaker(db, id)).map(({ id, number, month }) => ({ id, number, month })),
    offer: head.owed > 0 ? (offeredTaxOf(await taxOn(db, id, paise(head.owed), today)) ?? null) : null,
    opened: opened ? ((await sayingWork(db, [opened]))[0] ?? null) : null,
    today,
  };
}
