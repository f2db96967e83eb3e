import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { adminCertificatePath } from "#certificates/admin/certificate-list.ts";
import { certificatePath } from "#certificates/certificate-code.ts";
import { certificateSecret } from "#certificates/certificate-secret.server.ts";
import { addOrder } from "../../database/order-row.ts";
import { addProducts } from "../../database/product-row.ts";
import { pressedAtOnce, shuffled, taken, type Wanted } from "../copies/contest.ts";
import { type Act, auditsOf, type Copies, countIn } from "../copies/copies.ts";
import { ownersForm, post } from "../visitors.ts";
import { ownersPost } from "./orders.ts";

/** A product whose pieces are numbered, and its certificates. */
async function numberedProduct({ db }: Copies) {
  const id = `numbered-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, limited: true }]);
  return { id, its: sql`from certificates where product_id = ${id}` };
}

/** An order of so many pieces of it; answers its number. */
async function orderOfNumbered({ db }: Copies, productId: string, quantity: number): Promise<string> {
  const id = await addOrder(db, [{ product_id: productId, product_name: productId, quantity }]);
  const row = await db.selectFrom("orders").select("order_id_text").where("id", "=", id).executeTakeFirst();
  return row?.order_id_text ?? "";
}

/** The acts of the owner at the order with this number. */
const ownersActs = ({ visit }: Copies, number: string) => ({
  pack: () => ownersPost(visit, number, { intent: "packed" }),
  send: () => ownersPost(visit, number, { intent: "status", status: "shipped" }),
  cancel: () => ownersPost(visit, number, { intent: "status", status: "cancelled", meant: "on" }),
});

/** The numbers of a product's certificates, of which there have to be so many. */
const numbered = ({ id, its }: Awaited<ReturnType<typeof numberedProduct>>, pieces: number): Wanted[] => [
  ["certificates", sql`select count(*) ${its}`, pieces],
  ["last number", sql`select coalesce(max(number), 0) ${its}`, pieces],
  ["codes", sql`select count(distinct code) ${its}`, pieces],
  [
    "series",
    sql`select coalesce(sum(last_number), 0) from certificate_series where product_id = ${id}`,
    pieces,
  ],
];

const orders = 50;

const packedAtOnce = pressedAtOnce(
  `${orders} orders of one numbered product packed at once`,
  async (copies) => {
    const product = await numberedProduct(copies);
    const pieces = Array.from({ length: orders }, (_, index) => 1 + (index % 3));
    const acts: ReturnType<typeof ownersActs>[] = [];
    for (const quantity of pieces)
      acts.push(ownersActs(copies, await orderOfNumbered(copies, product.id, quantity)));
    const all = pieces.reduce((sum, quantity) => sum + quantity);
    return {
      presses: shuffled([...acts.map(({ pack }) => pack), ...acts.slice(0, 10).map(({ send }) => send)]),
      judge: () => numbered(product, all),
    };
  },
);

/** Whoever comes first: a cancelled order has no certificate that is good, and no number is missing. */
const cancelledBesidePack = pressedAtOnce(
  "a numbered piece packed beside its order's end",
  async (copies) => {
    const product = await numberedProduct(copies);
    const { pack, cancel } = ownersActs(copies, await orderOfNumbered(copies, product.id, 2));
    return {
      presses: shuffled([pack, cancel, pack, cancel, pack, cancel]),
      async judge() {
        const issued = await countIn(copies.db, sql`select count(*) ${product.its}`);
        return [
          ...numbered(product, issued),
          ["acts that issued them, or none", Number(issued === 0 || issued === 2), 1],
          ["certificates still good", sql`select count(*) ${product.its} and state <> 'void'`, 0],
        ];
      },
    };
  },
);

/** The certificate of a piece that is packed, how it is claimed, and how it stands. */
async function packedCertificate(copies: Copies) {
  const { db, visit } = copies;
  const product = await numberedProduct(copies);
  await ownersActs(copies, await orderOfNumbered(copies, product.id, 1)).pack();
  const its = db.selectFrom("certificates").selectAll().where("product_id", "=", product.id);
  const standing = () => its.executeTakeFirstOrThrow();
  const { id, code } = await standing();
  const secret = certificateSecret(code, visit.secret);
  const claim = () => post(visit, certificatePath(code), new URLSearchParams({ secret }));
  return { id, code, claim, standing };
}

const claimedByMany = pressedAtOnce("a certificate claimed by 20 at once", async (copies) => {
  const { id, claim, standing } = await packedCertificate(copies);
  return {
    presses: Array(20).fill(claim),
    judge: async (said) => [
      ["claims", auditsOf("certificate.claimed", id), 1],
      ["versions", (await standing()).version, 2],
      ["answers to the true secret", taken(said), 20],
    ],
  };
});

/** Whoever comes first: it is claimed once at most, void once, and nothing of either is overwritten. */
const withdrawnBesideClaim = pressedAtOnce("a certificate withdrawn beside its claim", async (copies) => {
  const { db, visit } = copies;
  const { id, code, claim, standing } = await packedCertificate(copies);
  const withdraw = (version: number) =>
    ownersForm(visit, adminCertificatePath(code), { version: String(version), why: "Its card was lost" });
  const unseen = () => withdraw(1);
  const seen = async () => withdraw((await standing()).version);
  return {
    presses: shuffled([...Array(10).fill(claim), ...Array(5).fill(unseen), ...Array(5).fill(seen)]),
    async judge() {
      const { state, version, claimed_at, void_note } = await standing();
      const claims = await countIn(db, auditsOf("certificate.claimed", id));
      const withdrawals = await countIn(db, auditsOf("certificate.withdrawn", id));
      return [
        ["withdrawals", withdrawals, 1],
        ["states that are void", Number(state === "void"), 1],
        ["reasons kept", Number(void_note === "Its card was lost"), 1],
        ["claims", claims, Number(claimed_at !== null)],
        ["versions", version, 1 + claims + withdrawals],
      ];
    },
  };
});

const certify: Act = {
  name: "a numbered piece packed",
  steps: [
    "insert certificate_series",
    "insert certificates",
    "update orders",
    "insert audit_log when NEW.action = 'order.packed'",
    "insert order_history",
  ],
  async ready(copies) {
    const { id, its } = await numberedProduct(copies);
    const number = await orderOfNumbered(copies, id, 1);
    const order = sql`from orders where order_id_text = ${number}`;
    return {
      press: ownersActs(copies, number).pack,
      traces: {
        certificates: sql`select count(*) ${its}`,
        "last numbers": sql`select coalesce(max(number), 0) ${its}`,
        "orders packed": sql`select count(*) ${order} and packed_at is not null`,
      },
    };
  },
};

const voided: Act = {
  name: "a numbered piece's order cancelled",
  steps: ["update orders", "update certificates", "insert mail_outbox"],
  isLong: true,
  async ready(copies) {
    const { id, its } = await numberedProduct(copies);
    const number = await orderOfNumbered(copies, id, 1);
    const { pack, cancel } = ownersActs(copies, number);
    await pack();
    const order = sql`from orders where order_id_text = ${number}`;
    return {
      press: cancel,
      traces: {
        "certificates that are void": sql`select count(*) ${its} and state = 'void'`,
        "orders cancelled": sql`select count(*) ${order} and status = 'cancelled'`,
      },
    };
  },
};

export const certificateContests = [packedAtOnce, cancelledBesidePack, claimedByMany, withdrawnBesideClaim];
export const certificateActs: readonly Act[] = [certify, voided];
