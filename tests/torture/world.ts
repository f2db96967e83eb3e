import type { OpenDatabase } from "#platform/database/database.server.ts";
import type { RunningShop } from "../running-shop.ts";
import type { Finding } from "./judge.ts";

/**
 * A shop that can be struck, on some database: how it is started, how the blow falls, and how it is looked at
 * afterwards.
 */
export interface World {
  dataDir: string;
  start(): Promise<RunningShop>;
  /**
   * The blow, in the midst of traffic. When it returns, no shop runs any more. Returns what people were told
   * wrongly.
   */
  strike(shop: RunningShop): Promise<Finding[]>;
  /** Do visitors go on after the blow, since the shop itself stands? */
  comesBack?: boolean;
  /** Do visitors wait a little between their acts? In a round of minutes they write enough even so. */
  unhurried?: boolean;
  /** How many mails have left so far; without it, those in the outbox folder. */
  mailsOut?: () => number;
  /** A look into the database while no shop runs. */
  look<T>(act: (database: OpenDatabase) => Promise<T>): Promise<T>;
  /** Ends what it has begun beside the shop; its folder goes by itself. */
  close?(): Promise<void>;
}
