import { pictureKeys } from "#values/picture.ts";
import type { Evidence, FoundOrder } from "./evidence.ts";
import { isGift } from "./goods.ts";
import { judgeAdmin } from "./judge-admin.ts";
import { judgeOwn } from "./judge-own.ts";
import { judgeReturns } from "./judge-returns.ts";
import type { AskedMessage, Ledger } from "./ledger.ts";
import { tortureText } from "./visitors.ts";

/**
 * What went wrong: `lost` was acknowledged and is not there, `half` is there in part, `doubled` more than
 * once; `answer` is one that does not tell a person what to do, or comes too late.
 */
export interface Finding {
  kind: "lost" | "half" | "doubled" | "answer";
  what: string;
}

/** What a part of the torture came to. */
export interface Outcome {
  what: string;
  rounds: number;
  faults: number;
  acknowledged: Record<string, number>;
  findings: Finding[];
}

const lost = (what: string): Finding => ({ kind: "lost", what });
const half = (what: string): Finding => ({ kind: "half", what });
const doubled = (what: string): Finding => ({ kind: "doubled", what });

/**
 * Holds what the shop said against what it keeps. `stock` is how many pieces of the counted product there
 * were.
 */
export function judge(ledger: Ledger, found: Evidence, stock: number): Finding[] {
  return [
    ...judgeOrders(ledger, found, stock),
    ...judgeDiscounts(found),
    ...judgePayments(ledger, found),
    ...judgeMessages(ledger, found),
    ...judgePictures(ledger, found),
    ...judgeSaves(ledger, found),
    ...judgeAdmin(ledger, found),
    ...judgeOwn(ledger, found.ownActs),
    ...judgeReturns(ledger, found.returns),
  ];
}

/** What orders were given, and what promotions count of it. */
const judgeDiscounts = ({ oddDiscounts, uses }: Evidence): Finding[] => [
  ...oddDiscounts.map((number) => half(`order ${number} has other discounts than its promotions gave`)),
  ...(uses.counted === uses.used ? [] : [half(`${uses.counted} uses are counted, ${uses.used} are used`)]),
];

function judgeOrders(ledger: Ledger, found: Evidence, stock: number): Finding[] {
  const { orders, strays, fewLeft } = found;
  const findings = [...orders.flatMap(wholeOrder), ...judgeVariants(ledger, found, stock)];
  if (strays > 0) findings.push(half(`${strays} lines, history entries or mails without their order`));
  const taken = orders.reduce((sum, order) => sum + order.fewTaken, 0);
  if (fewLeft !== stock - taken) findings.push(half(`stock is ${fewLeft}, orders took ${taken} of ${stock}`));
  const numbers = new Set(orders.map(({ number }) => number));
  if (numbers.size !== orders.length) findings.push(doubled("an order number"));
  const byKey = Map.groupBy(orders, ({ key }) => key);
  for (const { key, number } of ledger.orders) {
    const own = byKey.get(key) ?? [];
    if (own.length > 1) findings.push(doubled(`order of key ${key}`));
    if (number && own[0]?.number !== number) findings.push(lost(`order ${number}`));
    if (own[0] && own[0].isGift !== isGift(key)) findings.push(half(`gift ${own[0].number}`));
  }
  return findings;
}

/** The variant's pieces went to those who ordered it, each with its own text. */
function judgeVariants(
  { orders: asked }: Ledger,
  { orders, smallLeft, kalaLeft }: Evidence,
  stock: number,
): Finding[] {
  const taken = orders.reduce((sum, order) => sum + order.smallTaken, 0);
  const findings: Finding[] = [];
  if (smallLeft !== stock - taken)
    findings.push(half(`${smallLeft} of the variant are left, orders took ${taken} of ${stock}`));
  if (kalaLeft !== smallLeft) findings.push(half(`the product says ${kalaLeft}, its variant ${smallLeft}`));
  const texts = new Map(orders.map(({ key, text }) => [key, text]));
  for (const { key, number } of asked) {
    const text = texts.get(key);
    if (text !== undefined && text !== tortureText(key))
      findings.push(half(`order ${number} has another text`));
  }
  return findings;
}

/** What went back was paid before. */
const isPaidByCard = ({ method, state }: FoundOrder): boolean =>
  method === "razorpay" && (state === "captured" || state === "refunded");

/** An order without one of its parts, or with one twice. */
function wholeOrder(order: FoundOrder): Finding[] {
  const isPaid = isPaidByCard(order);
  const wanted = {
    lines: 2,
    paidEntries: isPaid || order.method === "none" ? 1 : 0,
    placedMails: order.method === "razorpay" ? 0 : 1,
    paidMails: isPaid ? 1 : 0,
  };
  const findings: Finding[] = [];
  for (const [part, count] of Object.entries(wanted)) {
    const is = Number(Reflect.get(order, part));
    const say = `order ${order.number}: ${is} ${part} instead of ${count}`;
    if (is !== count) findings.push(is > count ? doubled(say) : half(say));
  }
  if (order.history < 1) findings.push(half(`order ${order.number} has no history`));
  if (!order.addsUp) findings.push(half(`order ${order.number} does not add up`));
  if (order.refundDue) findings.push(doubled(`order ${order.number} has a refund due`));
  return findings;
}

function judgePayments(ledger: Ledger, { orders, webhooks }: Evidence): Finding[] {
  const paid = new Set(orders.filter(isPaidByCard).map(({ number }) => number));
  return [
    ...ledger.payments
      .filter(({ number, acknowledged, found }) => (acknowledged || found) && !paid.has(number))
      .map(({ number }) => lost(`payment of ${number}`)),
    ...[...ledger.webhooks].filter((id) => !webhooks.has(id)).map((id) => lost(`webhook ${id}`)),
  ];
}

function judgeMessages(ledger: Ledger, found: Evidence): Finding[] {
  const shelves = { message: found.messages, quote: found.quotes, comment: found.comments };
  return ledger.messages.flatMap((message) => {
    const kept = shelves[message.kind].filter((text) => text.includes(message.mark)).length;
    const name = `${message.kind} ${message.mark}`;
    if (kept === 0 && message.acknowledged) return [lost(name)];
    if (kept > 1) return [doubled(name)];
    const mails = found.mails.filter(({ to, text }) => `${to} ${text}`.includes(message.mark)).length;
    const wanted = kept * mailsOf[message.kind];
    if (mails === wanted) return [];
    const say = `${name}: ${mails} mails instead of ${wanted}`;
    return [mails < wanted ? half(say) : doubled(say)];
  });
}

/** A message is told to the owner, a quote to the sender too, a comment to nobody. */
const mailsOf: Record<AskedMessage["kind"], number> = { message: 1, quote: 2, comment: 0 };

/** Every file has an owner, and every picture that somebody was promised has its files. */
function judgePictures(ledger: Ledger, evidence: Evidence): Finding[] {
  const { products, uploads, originals, files, drafts } = evidence;
  const held = [...products.values()].flatMap(({ images }) => images);
  const waiting = uploads.filter(({ isDoomed }) => !isDoomed).map(({ url }) => url);
  const keysOf = (url: string) => [...pictureKeys(url), originals.get(url) ?? []].flat();
  const promised = ledger.uploads.map(({ url }) => url).filter((url) => waiting.includes(url));
  const known = new Set([...held, ...uploads.map(({ url }) => url)]);
  const owned = new Set([...known].flatMap(keysOf));
  const replaced = new Set(ledger.saves.map(({ url }) => url));
  return [
    ...[...files].filter((key) => !owned.has(key)).map((key) => half(`file ${key} belongs to nobody`)),
    ...[...held, ...promised]
      .filter((url) => !keysOf(url).every((key) => files.has(key)))
      .map((url) => half(`picture ${url} lacks files`)),
    ...[...originals.keys()]
      .filter((url) => !known.has(url))
      .map((url) => half(`what ${url} was made from belongs to nobody`)),
    ...drafts.filter((path) => ledger.drafts.has(path)).map((path) => half(`draft ${path} was left lying`)),
    // A picture that a save gave up may be gone; one that no save has named must wait.
    ...ledger.uploads
      .filter(({ url }) => !known.has(url) && !replaced.has(url))
      .map(({ url }) => lost(`upload ${url}`)),
  ];
}

function judgeSaves(ledger: Ledger, { products, audits }: Evidence): Finding[] {
  const findings: Finding[] = [];
  const saves = Map.groupBy(ledger.saves, ({ productId }) => productId);
  let written = 0;
  for (const [id, asked] of saves) {
    const product = products.get(id);
    const version = asked.findIndex(({ name }) => name === product?.name);
    const acknowledged = asked.findLastIndex((save) => save.acknowledged);
    if (version < acknowledged) findings.push(lost(`save of product ${id}`));
    if (product && product.images.join() !== asked[version]?.url)
      findings.push(half(`product ${id} has another picture than its name says`));
    written += version + 1;
  }
  if (audits !== written) findings.push(half(`${audits} audit rows for ${written} saves`));
  return findings;
}
