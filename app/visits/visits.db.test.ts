import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { firefox, pageRequest, visitCounter } from "../../tests/visitor.ts";
import { closeDays, foldSources } from "./close-days.db.server.ts";
import { keepVisits, visitBounds } from "./keep-visits.db.server.ts";
import { writeVisits } from "./visit-jobs.server.ts";

const day = "2026-11-21";
const noon = new Date(`${day}T12:00:00+05:30`);
const nextDay = new Date("2026-11-22T00:11:00+05:30");

type Seen = Parameters<typeof pageRequest>;
const many = (length: number, request: (at: number) => Seen) =>
  Array.from({ length }, (_, at) => request(at));

eachShop("visits in the database", {}, (shop) => {
  const seen = (...requests: Seen[]) => {
    const counter = visitCounter(() => noon);
    for (const request of requests) counter.answered(pageRequest(...request));
    return counter;
  };
  const write = (counter: ReturnType<typeof seen>) => writeVisits({ db: shop.db, visits: counter });
  const dayRow = () => shop.row("visit_days", { day });
  const sources = () => shop.rows("visit_sources", {}, "id");
  const close = () => closeDays(shop.db, nextDay);

  test("somebody whom several copies see is one visit, as far as any of them saw", async () => {
    await write(seen(["/"], ["/cart"]));
    await Promise.all([write(seen(["/shop/tote"])), write(seen(["/checkout"])), write(seen(["/"]))]);
    await write(seen(["/", { from: "203.0.113.10" }]));
    await close();
    expect(await dayRow()).toMatchObject({ visits: 2, products: 1, carts: 1, checkouts: 1, orders: 0 });
  });

  test("copies that write at once lose nothing", async () => {
    const copies = [0, 1, 0, 1].map((net) =>
      seen(...many(25, (at) => ["/shop", { from: `10.0.${net}.${at}` }]), ["/", { agent: "Googlebot" }]),
    );
    await Promise.all(copies.map(write));
    expect(await dayRow()).toMatchObject({ marks: 50, bot_pages: 4 });
    await close();
    expect(await dayRow()).toMatchObject({ visits: 50 });
  });

  test("an act is its visitor's, whose source has the order", async () => {
    const other: Seen = ["/", { from: "203.0.113.10", Referer: "https://g.in/" }];
    const counter = seen(["/?utm_source=instagram"], other);
    const headers = new Headers({ "User-Agent": firefox, "Accept-Language": "hi" });
    counter.reached({ clientAddress: "203.0.113.9", headers }, "order");
    await write(counter);
    await close();
    expect(await dayRow()).toMatchObject({ visits: 2, orders: 1, checkouts: 1 });
    expect(await sources()).toMatchObject([
      { source: "instagram", host: "", visits: 1, orders: 1 },
      { source: "", host: "g.in", visits: 1, orders: 0 },
    ]);
  });

  test("whoever turns out to work here is no visit, nor was", async () => {
    await write(seen(["/?utm_source=mail"], ["/cart"]));
    await write(seen(["/admin/dashboard/orders"]));
    await close();
    expect(await dayRow()).toMatchObject({ visits: 0, carts: 0, marks: 1 });
    expect(await sources()).toEqual([]);
  });

  test("a day that is over leaves sums alone, once, and takes nothing any more", async () => {
    await write(seen(["/"]));
    await closeDays(shop.db, new Date("2026-11-22T00:09:00+05:30"));
    expect((await dayRow()).closed_at).toBeNull();
    await Promise.all([close(), close()]);
    expect([await shop.rows("visit_marks"), await shop.rows("visit_salts")]).toEqual([[], []]);
    await write(seen(["/", { from: "203.0.113.77" }]));
    expect([await shop.rows("visit_marks"), await shop.rows("visit_salts")]).toEqual([[], []]);
    await close();
    expect(await dayRow()).toMatchObject({ visits: 1 });
  });

  test("nobody fills the tables", async () => {
    const counter = seen(...many(12, (at) => [`/?utm_source=spam${at}`, { from: `10.0.0.${at}` }]));
    const networks = { day: "", marks: new Map() };
    for (const batch of counter.take())
      await keepVisits(shop.db, batch, networks, { ...visitBounds, marks: 10, sources: 3 });
    expect(await dayRow()).toMatchObject({ marks: 10 });
    expect((await sources()).map(({ source }) => source)).toEqual(["spam0", "spam1", "spam2", "(other)"]);
    await close();
    expect((await sources()).find(({ source }) => source === "(other)")?.visits).toBe(7);
  });

  test("one network counts as so many visitors and no more", async () => {
    const counter = seen(...many(9, (at) => ["/", { agent: `${firefox} ${at}` }]));
    for (const batch of counter.take())
      await keepVisits(shop.db, batch, { day: "", marks: new Map() }, { ...visitBounds, perNetwork: 5 });
    expect(await dayRow()).toMatchObject({ marks: 5 });
  });

  test("what can't be written is written later", async () => {
    const counter = seen(["/"]);
    const transaction = () => {
      throw new Error("away");
    };
    await expect(writeVisits({ db: { transaction } as never, visits: counter })).rejects.toThrow("away");
    await write(counter);
    expect(await dayRow()).toMatchObject({ marks: 1 });
  });

  test("sources of months that are long over are kept by month, the smallest together", async () => {
    const row = (date: string, source: string, visits: number) => ({
      ...{ day: date, source, medium: "", campaign: "", host: "", visits, orders: 1 },
    });
    const mail = [row("2026-08-01", "mail", 5), row("2026-08-31", "mail", 7), row("2026-09-30", "mail", 1)];
    const others = Array.from({ length: 203 }, (_, at) => row("2026-08-15", `s${at}`, at === 0 ? 2 : 3));
    await shop.db
      .insertInto("visit_sources")
      .values([...mail, ...others])
      .execute();
    const now = new Date("2026-11-21T12:00:00+05:30");
    await foldSources(shop.db, now);
    await foldSources(shop.db, now);
    const month = (source: string) => shop.row("visit_source_months", { source });
    expect(await shop.count("visit_source_months")).toBe(201);
    expect(await month("mail")).toMatchObject({ month: "2026-08-01", visits: 12, orders: 2 });
    expect(await month("(other)")).toMatchObject({ visits: 11, orders: 4 });
    expect(await sources()).toMatchObject([{ source: "mail", visits: 1 }]);
  });
});
