import { sql } from "kysely";
import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop, manyAtOnce, type TestShop } from "../../tests/database/each-shop.ts";
import { formOf } from "../../tests/form-of.ts";
import { makerAccountText as text } from "./account/account.text.ts";
import { actOnAccount } from "./account/act-on-account.server.ts";
import { readAccount } from "./account/read-account.server.ts";
import { bankPartText } from "./banks/bank-part.text.ts";
import { forgetOldStatements } from "./forget-statements.db.server.ts";
import { noteByHand } from "./note-entry.server.ts";
import { beginRun } from "./pay-run.server.ts";
import { actOnRun, takeNewRun } from "./run/act-on-run.server.ts";
import { dropLine, markLines } from "./run/mark-lines.server.ts";
import { keepColumns } from "./run/pay-settings.db.server.ts";
import { listRuns, readRun, wouldTake } from "./run/read-runs.db.server.ts";
import { runBanks } from "./run/run-banks.server.ts";
import type { RunColumn } from "./run/run-columns.ts";
import { runFile } from "./run/run-file.server.ts";
import { taxesOn } from "./tax-year.db.server.ts";

const on = "2026-11-30";
const names = ["asha", "rekha", "sita"];

const begin = (shop: TestShop) =>
  shop.addAll(
    "artisans",
    names.map((id) => ({ id, name: `=${id}`, phone: "98765 43210" })),
  );

eachShop("the owner's side of makers' pay", { begin, at: `${on}T10:00:00Z` }, (shop) => {
  let keys = 0;
  const act = async (intent: string, fields: Record<string, string>, id = "asha") => {
    const form = new FormData();
    keys += 1;
    const usual = { intent, key: `form-key-${keys}`, on: "30/11/2026", method: "upi", note: "For it" };
    for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value);
    const received = await actOnAccount({ shop, actor: shop.owner, maker: { id, name: `=${id}` }, form });
    return "answer" in received ? received.answer : received.notice.title;
  };
  const read = async (id = "asha") => {
    const account = await readAccount(shop, id, new URLSearchParams());
    if (!account) throw new Error("no account");
    return account;
  };
  const bonus = (amount: string, id = "asha") => act("other", { kind: "bonus", amount }, id);
  const bank = { account: "301234567890", ifsc: "SBIN0001234", upi: "asha@okicici", pan: "ABCDE1234F" };
  const keepBank = (fields: object, id = "asha") => act("bank", { version: "0", ...bank, ...fields }, id);

  async function runOfAll() {
    for (const id of names) await bonus("500", id);
    const run = await beginRun(shop, shop.owner, paise(0));
    return run.kind === "begun" ? run.runId : "";
  }
  const lines = (references: Record<string, string>) =>
    Object.entries(references).map(([makerId, reference]) => ({
      makerId,
      given: { method: "upi" as const, reference },
    }));

  test("an act is entered once, in the history without a sum, and refused in words", async () => {
    await bonus("500");
    const fields = { amount: "400", reference: "UTR 1", key: "the-same-key" };
    const all = await manyAtOnce(5, () => act("pay", fields));
    expect(all).toEqual(Array(5).fill(text.saved.pay.title));
    expect(await act("pay", { amount: "100.01", reference: "UTR 2" })).toMatchObject({
      errors: { amount: "A payment can't be above what is owed; note the rest as an advance." },
      typed: { over: "1" },
    });
    expect(await act("pay", { amount: "1", reference: "utr1" })).toMatchObject({
      errors: { reference: "This reference is noted already." },
    });
    expect(await act("pay", { amount: "1", reference: "UTR 3", key: "" })).toMatchObject({ kind: "failed" });
    expect((await read()).owed).toBe(100_00);
    const said = (await auditOf(shop.db, "maker_entries", "asha")).map(({ what }) => what);
    expect(said).toEqual(["payment noted", "bonus noted"]);
  });

  test("above the law's bound the tax is shown first, and taken only where it is ticked", async () => {
    await bonus("70000");
    expect((await read()).offer).toMatchObject({ by: "at-once", tax: 14_000_00, basisPoints: 20_00 });
    const sums = [...names].map((makerId) => ({ makerId, amount: paise(20_000_00) }));
    expect(await taxesOn(shop.db, sums, on)).toEqual(new Map());
    const above = sums.map((sum, at) => ({ ...sum, amount: paise(sum.amount + 10_000_01 * (at % 2)) }));
    expect([...(await taxesOn(shop.db, above, on)).keys()]).toEqual(["rekha"]);
    await keepBank({});
    const fields = { amount: "70000", reference: "UTR 1" };
    const refused = await act("pay", fields);
    expect(refused).toMatchObject({ errors: { tax: text.tax.again }, typed: { offered: "70000" } });
    expect(await act("pay", { ...fields, offered: "70000", tax: "1" })).toBe(text.saved.pay.title);
    const account = await read();
    expect(account.owed).toBe(0);
    const entries = account.entries.toSorted((one, other) => one.amount - other.amount);
    expect(entries.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ["payment", -69_300_00, "For it"],
      ["deduction", -700_00, "TDS 1 % · ₹70,000 · 393(1) 1017"],
      ["bonus", 70_000_00, "For it"],
    ]);
    expect(await act("advance", { amount: "100", reference: "UTR 2" })).toBe(text.saved.advance.title);
    const advance = { amount: "30000.01", reference: "UTR 3" };
    const typed = { offeredBy: "in-year", offeredOf: "3010001" };
    expect(await act("advance", advance)).toMatchObject({ typed });
    await act("term", { kind: "bought", sum: "540", from: "1/1/2026" });
    expect(await act("advance", advance)).toBe(text.saved.advance.title);
  });

  test("where a maker is paid to is sealed, changed by who saw it last, and forgotten at ₹0", async () => {
    await keepBank({});
    const row = JSON.stringify(await shop.rows("maker_banks", { artisan_id: "asha" }));
    for (const secret of [bank.account, bank.upi, bank.pan]) expect(row).not.toContain(secret);
    expect((await read()).bank).toMatchObject({ accountEnd: "7890", upiEnd: "asha … cici", panEnd: "234F" });
    const log = JSON.stringify(await shop.rows("audit_log", {}));
    expect(log).toContain("maker.bank_changed");
    for (const part of ["7890", "SBIN", "cici", "234F"]) expect(log).not.toContain(part);
    expect(await keepBank({ upi: "other@ybl" })).toMatchObject({ kind: "failed", text: text.errors.stale });
    await bonus("10");
    expect(await act("left", {})).toMatchObject({ kind: "failed", text: text.leave.owed });
    await act("pay", { amount: "10", reference: "UTR 1" });
    expect(await act("left", {})).toBe(text.saved.left.title);
    const empty = { account: null, ifsc: null, upi: null, pan: null, account_end: null, pan_end: null };
    expect(await shop.rows("maker_banks", {})).toMatchObject([{ ...empty, left_on: on }]);
    expect(await shop.row("artisans", "asha")).toMatchObject({ phone: null, working: false });
  });

  test("after eight years the statements of who has left say no more than their number and sums", async () => {
    await bonus("500");
    await bonus("500", "rekha");
    await beginRun(shop, shop.owner, paise(0));
    await act("pay", { amount: "500", reference: "UTR 1" });
    await act("left", {});
    const said = async () =>
      (await shop.rows("maker_statements", {}, "number")).map(({ artisan_name, facts }) => [
        artisan_name,
        JSON.stringify(facts).includes("For it"),
      ]);
    await shop.ask(sql`update maker_statements set month = (now() - interval '7 years 11 months')::date`);
    await shop.inTransaction(forgetOldStatements);
    expect(await said()).toEqual([
      ["=asha", true],
      ["=rekha", true],
    ]);
    await shop.ask(sql`update maker_statements set month = (now() - interval '8 years 1 month')::date`);
    await shop.inTransaction(forgetOldStatements);
    expect(await said()).toEqual([
      ["", false],
      ["=rekha", true],
    ]);
  });

  test("terms hold from their day on, one a day", async () => {
    for (const percent of ["40", "33.33"])
      await act("term", { kind: "sold", percent, sum: "", from: "1/12/2026" });
    await act("term", { kind: "bought", sum: "540", from: "1/1/2027" });
    expect((await read()).terms).toEqual([
      { kind: "bought", share: { kind: "sum", amount: 540_00 }, from: "2027-01-01" },
      { kind: "sold", share: { kind: "percent", basisPoints: 33_33 }, from: "2026-12-01" },
    ]);
  });

  test("a run's lines are marked all or none, once, with one reference each", async () => {
    const runId = await runOfAll();
    expect(await wouldTake(shop.db, paise(0))).toMatchObject({ makers: 0 });
    await noteByHand(shop, shop.owner, {
      ...{ key: "k", maker: { id: "x", name: "X" }, kind: "advance", amount: paise(-1_00), on, note: null },
      given: { method: "upi", reference: "U2" },
    });
    const mark = (references: Record<string, string>) =>
      markLines(shop, shop.owner, { runId, on, lines: lines(references) });
    expect(await mark({ asha: "U1", rekha: "U2" })).toEqual({
      kind: "refused",
      lines: [{ makerId: "rekha", why: "reference-noted" }],
    });
    expect((await readRun(shop.db, runId))?.lines.map(({ state }) => state)).toEqual(Array(3).fill("due"));
    const all = await manyAtOnce(4, () => mark({ rekha: "U4", asha: "U3" }));
    expect(all).toEqual(Array(4).fill({ kind: "marked", makers: 2 }));
    expect(await dropLine(shop, shop.owner, { runId, makerId: "asha" })).toBe("gone");
    const dropped = await manyAtOnce(3, () => dropLine(shop, shop.owner, { runId, makerId: "sita" }));
    expect(dropped).toEqual(Array(3).fill("dropped"));
    expect(await mark({ sita: "U5" })).toMatchObject({ lines: [{ makerId: "sita", why: "gone" }] });
    expect(await listRuns(shop.db)).toMatchObject([{ makers: 3, due: 0, total: 1000_00 }]);
    expect(await wouldTake(shop.db, paise(499_99))).toEqual({ makers: 1, total: 500_00 });
    expect(await wouldTake(shop.db, paise(500_00))).toMatchObject({ makers: 0 });
  });

  test("a run's line above the law's bound has its tax shown first, and taken only where it is ticked", async () => {
    for (const id of names) await bonus(id === "sita" ? "500" : "40000", id);
    await keepBank({});
    const run = await beginRun(shop, shop.owner, paise(0));
    const runId = run.kind === "begun" ? run.runId : "";
    const press = async (fields: Record<string, string>) => {
      const shown = await readRun(shop.db, runId);
      if (!shown) throw new Error("no run");
      const form = new FormData();
      const all = { intent: "paid", on: "30/11/2026", ...fields };
      for (const [name, value] of Object.entries(all)) form.set(name, value);
      for (const id of names) form.set(`method:${id}`, "cash");
      const received = await actOnRun({ shop, actor: shop.owner, run: shown, form });
      return "answer" in received ? received.answer : received.notice.text;
    };
    expect(await press({ "tax:asha": "1" })).toMatchObject({
      errors: { "tax:asha": text.tax.again, "tax:rekha": text.tax.again },
      typed: { "offered:asha": "40000", "offered:rekha": "800000", "offeredRate:rekha": "2000" },
    });
    const seen = { "offered:asha": "40000", "offered:rekha": "800000" };
    const all = await manyAtOnce(3, () => press({ ...seen, "tax:asha": "1", "tax:sita": "1" }));
    expect(all).toEqual(Array(3).fill("3 makers are paid."));
    const entries = await shop.rows("maker_entries", {}, "amount");
    expect(entries.map(({ artisan_id, kind, amount }) => [artisan_id, kind, amount]).slice(0, 4)).toEqual([
      ["rekha", "payment", "-40000.00"],
      ["asha", "payment", "-39600.00"],
      ["sita", "payment", "-500.00"],
      ["asha", "deduction", "-400.00"],
    ]);
    expect((await read()).owed).toBe(0);
    expect((await readRun(shop.db, runId))?.lines.map(({ tax }) => tax)).toEqual([400_00, 0, 0]);
  });

  test("a run's file alone has whole accounts, in the kept columns, and no formula", async () => {
    await keepBank({});
    const runId = await runOfAll();
    await markLines(shop, shop.owner, { runId, on, lines: lines({ sita: "U1" }) });
    await keepColumns(shop.db, ["amount", "account", "ifsc", "name"]);
    const file = await (await runFile(shop, shop.owner, runId)).text();
    expect(file.split("\r\n")).toEqual([
      "Amount,Account number,IFSC,Name",
      "500.00,301234567890,SBIN0001234,'=asha",
      "500.00,,,'=rekha",
      "",
    ]);
    expect((await auditOf(shop.db, "maker_runs", runId))[0]?.what).toBe("exported");
  });

  test("after another APP_SECRET there is no file until each account is typed again (OWED-27)", async () => {
    await keepBank({});
    await keepBank({ account: "", ifsc: "", pan: "" }, "rekha");
    const runId = await runOfAll();
    const secret = { value: "another secret, which is as long as the first" };
    const anew: TestShop = Object.create(shop, { secret });
    const fileOf = async (columns: RunColumn[]) => {
      await keepColumns(shop.db, columns);
      const run = await readRun(shop.db, runId);
      const { unread } = run ? await runBanks(anew, run, columns) : { unread: [] };
      return { names: unread.map(({ name }) => name), file: await runFile(anew, shop.owner, runId) };
    };
    const whole = await fileOf(["name", "account", "upi", "amount"]);
    expect(whole.names).toEqual(["=asha", "=rekha"]);
    expect(whole.file.headers.get("location")).toBe(`/admin/dashboard/makers-pay/run/${runId}`);
    expect((await fileOf(["account", "amount"])).names).toEqual(["=asha"]);
    expect((await fileOf(["name", "amount"])).file.status).toBe(200);
    const bankOf = async () => (await readAccount(anew, "asha", new URLSearchParams()))?.bank;
    expect(await bankOf()).toMatchObject({ accountEnd: "7890", unread: ["account", "upi", "pan"] });
    const form = formOf({ intent: "bank", key: "again", version: "1", ifsc: "SBIN0001234" });
    const asked = { shop: anew, actor: shop.owner, form };
    const again = () => actOnAccount({ ...asked, maker: { id: "asha", name: "=asha" } });
    expect(await again()).toMatchObject({
      answer: { errors: { account: bankPartText.errors.accountLacks } },
    });
    form.set("account", bank.account);
    form.set("version", `${(await bankOf())?.version}`);
    await again();
    expect(await bankOf()).toMatchObject({ unread: ["upi", "pan"] });
    expect((await fileOf(["account", "amount"])).names).toEqual([]);
  });

  test("the sum above which makers are taken is remembered", async () => {
    await bonus("500");
    const form = new FormData();
    form.set("least", "500");
    expect(await takeNewRun(shop, shop.owner, form)).toMatchObject({ status: 422 });
    form.set("least", "499");
    expect(await takeNewRun(shop, shop.owner, form)).toMatchObject({ notice: { title: "Pay Run Begun" } });
    expect(await shop.rows("maker_pay_settings", {})).toMatchObject([{ least: "499.00" }]);
  });
});
