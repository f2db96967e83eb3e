import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { adminCertificatePath } from "#certificates/admin/certificate-paths.ts";
import { certificatePath } from "#certificates/certificate-code.ts";
import { certificateSecret } from "#certificates/certificate-secret.server.ts";
import { addOrder } from "../../database/order-row.ts";
import { addProducts } from "../../database/product-row.ts";
import { post } from "../visitors.ts";
import { counted, countedIn, isTaken, pressedAtOnce, shuffled } from "./contest.ts";
import type { Copies } from "./copies.ts";
import { countIn } from "./counts.ts";
import { ownersPost } from "./order-contests.ts";

/** A product whose pieces are numbered. */
export async function numberedProduct({ db }: Copies): Promise<string> {
  const id = `numbered-${randomInt(1e9)}`;
  await addProducts(db, [{ id, name: id, limited: true }]);
  return id;
}

/** An order of so many pieces of it; answers its number. */
export async function orderOfNumbered({ db }: Copies, productId: string, quantity: number): Promise<string> {
  const id = await addOrder(db, [{ product_id: productId, product_name: productId, quantity }]);
  const row = await db.selectFrom("orders").select("order_id_text").where("id", "=", id).executeTakeFirst();
  return row?.order_id_text ?? "";
}

/** What is wrong with the numbers of a product's certificates, of which there have to be so many. */
async function misnumbered({ db }: Copies, productId: string, pieces: number) {
  const of = sql`from certificates where product_id = ${productId}`;
  return countedIn(db, [
    ["certificates", sql`select count(*) ${of}`, pieces],
    ["last number", sql`select coalesce(max(number), 0) ${of}`, pieces],
    ["codes", sql`select count(distinct code) ${of}`, pieces],
    [
      "series",
      sql`select coalesce(sum(last_number), 0) from certificate_series where product_id = ${productId}`,
      pieces,
    ],
  ]);
}

const orders = 50;

const packedAtOnce = pressedAtOnce(
  `${orders} orders of one numbered product packed at once`,
  async (copies) => {
    const product = await numberedProduct(copies);
    const pieces = Array.from({ length: orders }, (_, index) => 1 + (index % 3));
    const numbers: string[] = [];
    for (const quantity of pieces) numbers.push(await orderOfNumbered(copies, product, quantity));
    const pack = (number: string) => () => ownersPost(copies.visit, number, { intent: "packed" });
    const send = (number: string) => () =>
      ownersPost(copies.visit, number, { intent: "status", status: "shipped" });
    return {
      presses: shuffled([...numbers.map(pack), ...numbers.slice(0, 10).map(send)]),
      judge: () =>
        misnumbered(
          copies,
          product,
          pieces.reduce((all, quantity) => all + quantity),
        ),
    };
  },
);

/** Whoever comes first: a cancelled order has no certificate that is good, and no number is missing. */
const cancelledBesidePack = pressedAtOnce(
  "a numbered piece packed beside its order's end",
  async (copies) => {
    const product = await numberedProduct(copies);
    const number = await orderOfNumbered(copies, product, 2);
    const pack = () => ownersPost(copies.visit, number, { intent: "packed" });
    const cancel = () => ownersPost(copies.visit, number, { intent: "status", status: "cancelled" });
    return {
      presses: shuffled([pack, cancel, pack, cancel, pack, cancel]),
      async judge() {
        const of = sql`from certificates where product_id = ${product}`;
        const issued = await countIn(copies.db, sql`select count(*) ${of}`);
        return [
          ...(await misnumbered(copies, product, issued)),
          ...counted("acts that issued them, or none", Number(issued === 0 || issued === 2), 1),
          ...counted(
            "certificates still good",
            await countIn(copies.db, sql`select count(*) ${of} and state <> 'void'`),
            0,
          ),
        ];
      },
    };
  },
);

/** The certificate of a piece that is packed, and how it stands. */
async function packedCertificate(copies: Copies) {
  const { db, visit } = copies;
  const product = await numberedProduct(copies);
  await ownersPost(visit, await orderOfNumbered(copies, product, 1), { intent: "packed" });
  const standing = () =>
    db.selectFrom("certificates").selectAll().where("product_id", "=", product).executeTakeFirstOrThrow();
  const { id, code } = await standing();
  return { id, code, secret: certificateSecret(code, visit.secret), standing };
}

const claimedByMany = pressedAtOnce("a certificate claimed by 20 at once", async (copies) => {
  const { db, visit } = copies;
  const { id, code, secret, standing } = await packedCertificate(copies);
  const claim = () => post(visit, certificatePath(code), new URLSearchParams({ secret }));
  return {
    presses: Array.from({ length: 20 }, () => claim),
    async judge(said) {
      const audits = sql`select count(*) from audit_log
        where entity_id = ${id} and action = 'certificate.claimed'`;
      const { version } = await standing();
      return countedIn(db, [
        ["claims", audits, 1],
        ["versions", version, 2],
        ["answers to the true secret", said.filter(isTaken).length, 20],
      ]);
    },
  };
});

/** Whoever comes first: it is claimed once at most, void once, and nothing of either is overwritten. */
const withdrawnBesideClaim = pressedAtOnce("a certificate withdrawn beside its claim", async (copies) => {
  const { db, visit } = copies;
  const { id, code, secret, standing } = await packedCertificate(copies);
  const claim = () => post(visit, certificatePath(code), new URLSearchParams({ secret }));
  const withdraw = (version: number) => {
    const form = new URLSearchParams({ version: String(version), why: "Its card was lost" });
    return post(visit, adminCertificatePath(code), form, { Cookie: visit.adminCookie });
  };
  const unseen = () => withdraw(1);
  const seen = async () => withdraw((await standing()).version);
  return {
    presses: shuffled([...Array(10).fill(claim), ...Array(5).fill(unseen), ...Array(5).fill(seen)]),
    async judge() {
      const { state, version, claimed_at, void_note } = await standing();
      const audits = (action: string) =>
        countIn(db, sql`select count(*) from audit_log where entity_id = ${id} and action = ${action}`);
      const [claims, withdrawals] = [
        await audits("certificate.claimed"),
        await audits("certificate.withdrawn"),
      ];
      return [
        ...counted("withdrawals", withdrawals, 1),
        ...counted("states that are void", Number(state === "void"), 1),
        ...counted("reasons kept", Number(void_note === "Its card was lost"), 1),
        ...counted("claims", claims, Number(claimed_at !== null)),
        ...counted("versions", version, 1 + claims + withdrawals),
      ];
    },
  };
});

export const certificateContests = [packedAtOnce, cancelledBesidePack, claimedByMany, withdrawnBesideClaim];
