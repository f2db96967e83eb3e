import { makeStallLists } from "#stall/books/stall-lists.db.server.ts";
import { takeAlong } from "#stall/counting/take-along.server.ts";
import { makeDeviceCode, signDeviceOn } from "#stall/devices/sign-on.server.ts";
import { saleBill } from "#stall/sale/sale-bill.ts";
import type { StallList } from "#stall/sale/stall-list.ts";
import type { StallSale } from "#stall/sale/stall-sale.ts";
import { syncDevice } from "#stall/sync/sync-device.server.ts";
import { paise } from "#values/money/money.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { uuidv7 } from "#values/uuid.ts";
import { sellBags } from "./checkout-shop.ts";
import { shopOwner, type TestShop } from "./each-shop.ts";

/** Three of the Rare Bag, of which five are there, and two of the Kohbar Tote, which is not counted. */
export async function openStall(shop: TestShop): Promise<void> {
  await sellBags(shop);
  await shop.add("stalls", { id: "patna", name: "Saras Mela", place: "Patna", change_given: "500" });
  await takeAlong(shop, shopOwner(), {
    stallId: "patna",
    version: 1,
    goods: [
      { productId: "few", variantId: null, pieces: 3 },
      { productId: "tote", variantId: null, pieces: 2 },
    ],
  });
}

/** A device as its phone knows it: it sells by its list, and sends. */
export class TestDevice {
  readonly #shop: TestShop;
  readonly id: string;
  readonly secret: string;
  readonly letter: string;
  readonly list: StallList;
  readonly counters = new Map<string, number>();
  readonly sold: StallSale[] = [];

  constructor(
    shop: TestShop,
    { deviceId, secret, letter }: { deviceId: string; secret: string; letter: string },
    list: StallList,
  ) {
    this.#shop = shop;
    this.id = deviceId;
    this.secret = secret;
    this.letter = letter;
    this.list = list;
  }

  /** The next sale; it is kept until it is sent. */
  sell(change: Partial<StallSale> = {}, pieces: Readonly<Record<string, number>> = { few: 1 }): StallSale {
    const at = change.at ?? this.#shop.clock.toISOString();
    const year = financialYear(new Date(at));
    const counter = (this.counters.get(year) ?? 0) + 1;
    this.counters.set(year, counter);
    const lines = Object.entries(pieces).map(([productId, quantity]) => {
      const good = this.list.goods.find((each) => each.productId === productId);
      return { productId, variantId: null, quantity, unitPrice: good?.price ?? paise(0) };
    });
    const bill = saleBill(lines, this.list);
    const sale: StallSale = {
      id: idAt(this.letter, counter, new Date(at)),
      year,
      counter,
      at,
      listId: this.list.id,
      lines,
      total: bill.kind === "bill" ? bill.sums.total : paise(0),
      pay: "cash",
      reference: null,
      given: null,
      isVoid: false,
      ...change,
    };
    this.sold.push(sale);
    return sale;
  }

  /** A number that is given and thrown away. */
  throwAway(): StallSale {
    return this.sell({ lines: [], total: paise(0), isVoid: true }, {});
  }

  send(sales: readonly unknown[] = this.sold, shop: Parameters<typeof syncDevice>[0] = this.#shop) {
    return syncDevice(shop, this.id, { last: Object.fromEntries(this.counters), waiting: 0, sales });
  }
}

function idAt(letter: string, counter: number, at: Date): string {
  const random = new Uint8Array(10);
  new DataView(random.buffer).setUint32(0, counter);
  random[9] = letter.charCodeAt(0);
  return uuidv7(at.getTime(), random);
}

/** Signs a new device on. */
export async function addDevice(shop: TestShop, name = "Asha's phone"): Promise<TestDevice> {
  const code = await makeDeviceCode(shop, shopOwner(), name);
  const done = await signDeviceOn(shop, { code });
  const [list] = await makeStallLists(shop);
  if (done.kind !== "on" || !list) throw new Error(`no device, or no open stall: ${done.kind}`);
  return new TestDevice(shop, done.device, list);
}
