import { expect, test } from "vitest";
import { type Held, heldIn } from "#accounts/permissions/permissions.ts";
import type { Turnover } from "#books/rules/registration.ts";
import { paise } from "#values/money/money.ts";
import { routedMarkup } from "../../../../tests/render-markup.tsx";
import { policyAt } from "../../../../tests/route-policies.ts";
import { TaskList } from "./task-list.tsx";
import { type TaskCounts, tasks, tasksNow, tasksOf } from "./tasks.ts";

test.each<[TaskCounts, string[]]>([
  [{}, []],
  [{ toPack: 0, newMessages: 0 }, []],
  [
    { soldOut: 1, letterDrafts: 1, newMessages: 2, toPack: 3, toConfirm: 1, lateToSend: 1 },
    ["toConfirm 1", "lateToSend 1", "toPack 3", "newMessages 2", "letterDrafts 1", "soldOut 1"],
  ],
  [{ refundsDue: 2, paymentIssues: 2 }, ["refundsDue 2"]],
  [{ refundsDue: 2, paymentIssues: 40 }, ["refundsDue 2", "paymentIssues 40"]],
  [{ paymentIssues: 1 }, ["paymentIssues 1"]],
])("of %j there are told, most urgent first: %j", (counts, told) =>
  expect(tasksNow(counts).map(({ name, count }) => `${name} ${count}`)).toEqual(told),
);

test.each<[Held, number, string[]]>([
  [{}, 0, []],
  [heldIn(["pack"]), 16, ["toConfirm", "lateToSend", "toPack"]],
  [{ messages: true }, 6, ["newMessages", "openGrievances", "newQuotes"]],
  [{ stories: true }, 2, ["newComments", "letterDrafts"]],
  [{ products: true }, 1, ["soldOut"]],
  [heldIn(["making"]), 4, ["makersProblems", "lateWork", "workToCheck"]],
  [heldIn(["money"]), 21, ["toConfirm", "lateToSend", "toPack"]],
])("for who holds %j are counted %d, first %j", (held, all, first) => {
  expect(tasksOf(held)).toHaveLength(all);
  expect(tasksOf(held).slice(0, 3)).toEqual(first);
});

const list = (counts: TaskCounts, turnover?: Turnover) =>
  routedMarkup(<TaskList attention={{ alerts: [], counts, turnover }} />);

test("each has its number, its name, its sentence and the way to its tab", () => {
  const html = list({ attempt: 2, toPack: 1000 });
  expect(html).toMatch(
    />1,000\+<.*?href="\/admin\/dashboard\/orders\?tab=to-pack"[^>]*>Orders to pack<.*?paid, or will be/,
  );
  expect(html).toMatch(/>2<.*?\?status=parcel-trouble"[^>]*>Delivery attempts failed</);
  expect(list({})).toContain("Nothing waits for you now.");
  expect(routedMarkup(<TaskList attention={null} />)).toContain("These could not be counted.");
});

test.each([
  ["near", 16_29_999_00, "81 %", "Four fifths of ₹20 lakh are sold."],
  ["above", 20_30_000_00, "101 %", "a GSTIN is to be asked for within 30 days"],
] as const)("sales %s what needs a GSTIN lead to the books (BOOKS-20)", (level, sales, percent, sentence) => {
  const html = list({}, { sales: paise(sales), bound: "beyond", level, hasState: true });
  const lakhs = level === "near" ? "₹16.2 lakh" : "₹20.3 lakh";
  expect(html).toMatch(
    new RegExp(`>${percent}<.*?href="/admin/dashboard/books"[^>]*>Sales since April: ${lakhs} of ₹20 lakh<`),
  );
  expect(html).toContain(sentence);
  expect(html).not.toContain("Nothing waits for you now.");
});

test.each(Object.values(tasks))("$to is a page for those whose task it is", ({ to }) =>
  expect(policyAt(`/admin/dashboard/${to.split("?")[0]}`)).toMatchObject({ needs: expect.any(String) }),
);
