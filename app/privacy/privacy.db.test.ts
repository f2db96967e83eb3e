import { expect, test } from "vitest";
import { hashPassword } from "#accounts/guessing/password.server.ts";
import { actingFrom } from "#platform/audit/acting-device.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { addCertificate } from "../../tests/database/certificate-row.ts";
import { eachOwnShop } from "../../tests/database/each-shop.ts";
import { ErasingShop } from "../../tests/database/erasing-shop.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { personalData } from "./personal-data.db.server.ts";

const now = new Date("2027-01-01T10:00:00.000Z");
const password = "madhubani-fish";
const written = JSON.stringify([{ label: "Name", text: "Amma" }]);
const passwordHash = await hashPassword(password);

eachOwnShop(ErasingShop, "one's own data", { at: now }, (shop) => {
  let made = 0;

  /** Somebody who has left something in every corner of the shop. */
  async function somebody() {
    made += 1;
    const email = `mina-${made}@example.com`;
    const typed = `Mina-${made}@Example.com`;
    const me = await shop.addCustomer({ email, passwordHash });
    const mine = `mine-${made}`;
    await shop.addProducts([{ id: mine, name: `Wished ${made}` }]);
    await shop.add("wishlist_items", { profile_id: me.id, product_id: mine });
    await shop.add("addresses", {
      ...{ profile_id: me.id, full_name: "Mina", address_line1: `${made} Ram Path` },
      ...{ city: "Patna", state: "Bihar", pincode: "800001" },
    });
    const delivered = { status: "delivered", fulfilment_state: "delivered" } as const;
    const line = `line-${made}`;
    const piece = { id: line, quantity: 3, option_text: "Size: Small", personal: written };
    const order = await addOrder(shop.db, [piece], { user_id: me.id, billing_email: typed, ...delivered });
    const withdrawn = { state: "void", void_reason: "withdrawn", void_note: "a secret note" } as const;
    await addCertificate(shop.db, { order_item_id: line, number: made });
    await addCertificate(shop.db, { order_item_id: line, number: 100 + made, ...withdrawn, void_at: now });
    const parcel = { order_id: order, number: 1, state: "delivered", awb: `AWB-${made}` } as const;
    const links = { label: `labels/${made}.pdf`, tracking_url: `https://c.example/${made}` };
    const { id: sent } = await shop.add("shipments", { ...parcel, ...links });
    await shop.add("carrier_events", { shipment_id: sent, words: "Left with a neighbour", happened_at: now });
    const invited = { email, full_name: "Mina", token_hash: email };
    await shop.add("staff_invitations", { ...invited, sent_at: now, expires_at: now });
    // She packed parcels here once.
    await actingFrom("Safari on iPhone", () =>
      writeAudit(shop.db, { actorId: me.id, action: "order.packed", entity: "orders", entityId: order }),
    );
    const asGuest = await addOrder(shop.db, [], { billing_email: typed, ...delivered });
    const person = { full_name: "Mina", email: typed };
    await shop.add("contact_messages", { ...person, message_content: "Namaste" });
    await shop.add("bulk_quotes", { ...person, quantity_required: 50, admin_notes: "a secret note" });
    const token = `unsubscribe-${made}`;
    const consent = { consent_source: "footer", unsubscribe_token: token };
    await shop.add("newsletter_subscribers", { id: token, email, ...consent });
    const letter = { id: `lamps-${made}`, subject: `Lamps for Mina ${made}`, content: "<p>Lit.</p>" };
    await shop.add("newsletters", letter);
    await shop.add("newsletter_deliveries", {
      ...{ newsletter_id: letter.id, subscriber_id: token, language: "en" },
      ...{ state: "sent", settled_at: now },
    });
    const post = await shop.add("blog_posts", { title: "t", slug: `t-${made}`, content: "c" });
    const author = { author_name: "Mina", author_email: typed };
    await shop.add("blog_comments", { post_id: post.id, ...author, content: "Lovely" });
    return { me, order, asGuest, email };
  }

  test("is the whole of it, and only one's own", async () => {
    const { me } = await somebody();
    const stranger = await somebody();
    const file = await personalData(shop.db, me, now);
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
    const { me, order, asGuest, email } = await somebody();
    const other = await somebody();
    const otherBefore = await personalData(shop.db, other.me, now);
    const mail = { kind: "order-placed", to_address: email, subject: "s", letter: "{}" };
    await shop.add("mail_outbox", { ...mail, sent_at: now });
    expect(await deleteAccount(shop, { actor: me }, password)).toBe("right");
    for (const rows of [
      await shop.rows("profiles", me.id),
      await shop.rows("auth_accounts", { user_id: me.id }),
      await shop.rows("auth_sessions", { user_id: me.id }),
      await shop.rows("wishlist_items", { profile_id: me.id }),
      await shop.rows("staff_invitations", { email }),
      await shop.rows("newsletter_subscribers", { email }),
      await shop.rows("mail_outbox", { to_address: email }),
    ])
      expect(rows).toEqual([]);
    expect(await shop.column("audit_log", "device", { actor_id: me.id })).toEqual([null]);
    const [parcel, ...others] = await shop.rows("shipments", { order_id: order });
    expect(others).toEqual([]);
    expect(parcel).toMatchObject({ state: "delivered", awb: null, tracking_url: null, label: null });
    expect(await shop.rows("carrier_events", { shipment_id: parcel?.id ?? "" })).toEqual([]);
    expect(await shop.doomed()).toContainEqual(expect.stringMatching(/^\/files\/labels\//));
    for (const id of [order, asGuest])
      expect(await shop.row("orders", id)).toMatchObject({
        ...{ user_id: null, billing_email: "(deleted)", billing_phone: null },
      });
    expect(await shop.column("order_items", "quantity", { order_id: order })).toEqual([3]);
    const left = await shop.column("blog_comments", "author_email", { author_name: "Mina" });
    expect(left.filter((address) => address?.toLowerCase() === email)).toEqual([]);
    expect(await personalData(shop.db, other.me, now)).toEqual(otherBefore);
  });

  test("stays when the password is wrong, however often it is tried", async () => {
    const { me, order } = await somebody();
    // Those that are too long count as well, and nothing is worked out from them.
    for (const typed of ["wrong", ...Array.from({ length: 9 }, () => "x".repeat(200))])
      expect(await deleteAccount(shop, { actor: me }, typed)).toBe("wrong");
    expect(await deleteAccount(shop, { actor: me }, password)).toBe("too-many");
    expect(await shop.row("orders", order)).toMatchObject({ user_id: me.id });
  });
});
