import { beforeEach, expect, test } from "vitest";
import { hashPassword } from "#accounts/password/password.server.ts";
import { actingFrom } from "#platform/audit/acting-device.server.ts";
import { writeAudit } from "#platform/audit/audit.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { addCertificate } from "../../tests/database/certificate-row.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { addCustomer } from "../../tests/database/profile-row.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { personalData } from "./personal-data.db.server.ts";

const now = new Date("2027-01-01T10:00:00.000Z");
const password = "madhubani-fish";
const written = JSON.stringify([{ label: "Name", text: "Amma" }]);
const passwordHash = await hashPassword(password);

eachDatabase("one's own data", (database) => {
  const shop = () => ({ db: database().db, config: parseConfig({}), now: () => now, sendMailSoon() {} });
  let made = 0;
  beforeEach(async () => {
    await database().db.deleteFrom("rate_limits").execute();
  });

  /** Somebody who has left something in every corner of the shop. */
  async function somebody() {
    const { db } = database();
    made += 1;
    const email = `mina-${made}@example.com`;
    const typed = `Mina-${made}@Example.com`;
    const me = await addCustomer(db, { email, passwordHash });
    const mine = `mine-${made}`;
    await addProducts(db, [{ id: mine, name: `Wished ${made}` }]);
    await db.insertInto("wishlist_items").values({ profile_id: me.id, product_id: mine }).execute();
    await db
      .insertInto("addresses")
      .values({
        ...{ profile_id: me.id, full_name: "Mina", address_line1: `${made} Ram Path` },
        ...{ city: "Patna", state: "Bihar", pincode: "800001" },
      })
      .execute();
    const delivered = { status: "delivered", fulfilment_state: "delivered" } as const;
    const line = `line-${made}`;
    const piece = { id: line, quantity: 3, option_text: "Size: Small", personal: written };
    const order = await addOrder(db, [piece], {
      user_id: me.id,
      billing_email: typed,
      ...delivered,
    });
    const note = {
      void_note: "a secret note",
      void_at: now,
      void_reason: "withdrawn",
      state: "void",
    } as const;
    await addCertificate(db, { order_item_id: line, number: made });
    await addCertificate(db, { order_item_id: line, number: 100 + made, ...note });
    const parcel = { order_id: order, number: 1, state: "delivered", awb: `AWB-${made}` } as const;
    const { id: sent } = await db
      .insertInto("shipments")
      .values({ ...parcel, label: `labels/${made}.pdf`, tracking_url: `https://c.example/${made}` })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("carrier_events")
      .values({ shipment_id: sent, words: "Left with a neighbour", happened_at: now })
      .execute();
    await db
      .insertInto("staff_invitations")
      .values({ ...{ email, full_name: "Mina", token_hash: email }, sent_at: now, expires_at: now })
      .execute();
    // She packed parcels here once.
    await actingFrom("Safari on iPhone", () =>
      writeAudit(db, { ...{ actorId: me.id, action: "order.packed" }, entity: "orders", entityId: order }),
    );
    const asGuest = await addOrder(db, [], { billing_email: typed, ...delivered });
    const person = { full_name: "Mina", email: typed };
    await db
      .insertInto("contact_messages")
      .values({ ...person, message_content: "Namaste" })
      .execute();
    await db
      .insertInto("bulk_quotes")
      .values({ ...person, quantity_required: 50, admin_notes: "a secret note" })
      .execute();
    const token = `unsubscribe-${made}`;
    await db
      .insertInto("newsletter_subscribers")
      .values({ id: token, email, consent_source: "footer", unsubscribe_token: token })
      .execute();
    const letter = { id: `lamps-${made}`, subject: `Lamps for Mina ${made}`, content: "<p>Lit.</p>" };
    await db.insertInto("newsletters").values(letter).execute();
    await db
      .insertInto("newsletter_deliveries")
      .values({
        ...{ newsletter_id: letter.id, subscriber_id: token, language: "en" },
        ...{ state: "sent", settled_at: now },
      })
      .execute();
    const post = await db
      .insertInto("blog_posts")
      .values({ title: "t", slug: `t-${made}`, content: "c" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("blog_comments")
      .values({ post_id: post.id, author_name: "Mina", author_email: typed, content: "Lovely" })
      .execute();
    return { me, order, asGuest, email };
  }

  test("is the whole of it, and only one's own", async () => {
    const { me } = await somebody();
    const stranger = await somebody();
    const file = await personalData(database().db, me, now);
    const text = JSON.stringify(file);
    expect(file.profile).toMatchObject({ email: me.email, full_name: "Rekha Jha" });
    expect(file.orders).toHaveLength(2);
    expect(file.orders).toContainEqual(
      expect.objectContaining({
        items: [
          expect.objectContaining({
            ...{ quantity: 3, product_name: "Kohbar Tote", option_text: "Size: Small" },
            personal: JSON.parse(written),
          }),
        ],
        parcels: [
          expect.objectContaining({
            ...{ number: 1, awb: expect.stringMatching(/^AWB-/), state: "delivered", items: [] },
            events: [expect.objectContaining({ words: "Left with a neighbour" })],
          }),
        ],
        certificates: [
          expect.objectContaining({ product: "Scroll", state: "issued", claimed_at: null }),
          expect.objectContaining({ state: "void", code: expect.stringMatching(/^[2-9A-Z]{10}$/) }),
        ],
      }),
    );
    expect(file.wishlist).toHaveLength(1);
    expect(file.addresses).toEqual([expect.objectContaining({ full_name: "Mina", pincode: "800001" })]);
    expect(file.newsletter).toMatchObject({ consent_source: "footer" });
    expect(file.newsletters).toEqual([
      {
        ...{ subject: expect.stringMatching(/^Lamps for Mina/), state: "sent", language: "en" },
        ...{ settled_at: now, unsubscribed_at: null },
      },
    ]);
    expect(file.comments).toEqual([expect.objectContaining({ content: "Lovely" })]);
    expect(file.contact_messages).toHaveLength(1);
    expect(file.bulk_quotes).toHaveLength(1);
    expect(file.sessions).toHaveLength(1);
    expect(file.acts_as_staff).toMatchObject([{ action: "order.packed", device: "Safari on iPhone" }]);
    expect(file.staff_invitations).toMatchObject([{ full_name: "Mina" }]);
    expect(text).not.toContain(stranger.email);
    // Neither what signs somebody in, nor what the shop notes for itself.
    expect(text).not.toMatch(/token|password|secret_hash|secret note|internal_note/);
  });

  test("is erased with the account; its orders stay without their person", async () => {
    const { db } = database();
    const { me, order, asGuest, email } = await somebody();
    const other = await somebody();
    const otherBefore = await personalData(db, other.me, now);
    await db
      .insertInto("mail_outbox")
      .values({ kind: "order-placed", to_address: email, subject: "s", letter: "{}", sent_at: now })
      .execute();
    expect(await deleteAccount(shop(), { actor: me }, password)).toBe("right");
    for (const [table, column] of [
      ["profiles", "id"],
      ["auth_accounts", "user_id"],
      ["auth_sessions", "user_id"],
      ["wishlist_items", "profile_id"],
    ] as const) {
      const rows = await db.selectFrom(table).selectAll().where(column, "=", me.id).execute();
      expect(rows, table).toEqual([]);
    }
    const acts = db.selectFrom("audit_log").select("device").where("actor_id", "=", me.id);
    expect(await acts.execute()).toEqual([{ device: null }]);
    const invited = db.selectFrom("staff_invitations").selectAll().where("email", "=", email);
    expect(await invited.execute()).toEqual([]);
    const orders = await db.selectFrom("orders").selectAll().where("id", "in", [order, asGuest]).execute();
    expect(orders).toHaveLength(2);
    const parcels = await db.selectFrom("shipments").selectAll().where("order_id", "=", order).execute();
    expect(parcels).toMatchObject([{ state: "delivered", awb: null, tracking_url: null, label: null }]);
    const events = db
      .selectFrom("carrier_events")
      .select("id")
      .where("shipment_id", "=", parcels[0]?.id ?? "");
    expect(await events.execute()).toEqual([]);
    const doomed = await db.selectFrom("uploads").select("url").where("doomed_at", "is not", null).execute();
    expect(doomed).toContainEqual({ url: expect.stringMatching(/^\/files\/labels\//) });
    for (const row of orders) {
      expect(row).toMatchObject({ user_id: null, billing_email: "(deleted)", billing_phone: null });
    }
    const items = await db
      .selectFrom("order_items")
      .select("quantity")
      .where("order_id", "=", order)
      .execute();
    expect(items).toEqual([{ quantity: 3 }]);
    const left = await db
      .selectFrom("blog_comments")
      .select("author_email")
      .where("author_name", "=", "Mina")
      .execute();
    expect(left.filter(({ author_email }) => author_email?.toLowerCase() === email)).toEqual([]);
    const subscribed = await db
      .selectFrom("newsletter_subscribers")
      .select("id")
      .where("email", "=", email)
      .execute();
    expect(subscribed).toEqual([]);
    const mails = await db.selectFrom("mail_outbox").select("id").where("to_address", "=", email).execute();
    expect(mails).toEqual([]);
    expect(await personalData(db, other.me, now)).toEqual(otherBefore);
  });

  test("stays when the password is wrong, however often it is tried", async () => {
    const { me, order } = await somebody();
    // Those that are too long count as well, and nothing is worked out from them.
    for (const typed of ["wrong", ...Array.from({ length: 9 }, () => "x".repeat(200))])
      expect(await deleteAccount(shop(), { actor: me }, typed)).toBe("wrong");
    expect(await deleteAccount(shop(), { actor: me }, password)).toBe("too-many");
    const kept = await database()
      .db.selectFrom("orders")
      .select("user_id")
      .where("id", "=", order)
      .executeTakeFirst();
    expect(kept).toEqual({ user_id: me.id });
  });
});
