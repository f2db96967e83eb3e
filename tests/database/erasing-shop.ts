import { erasers } from "../../app/server/erasers.server.ts";
import { TestShop } from "./each-shop.ts";

/** A shop whose rooms erase what is theirs. */
export class ErasingShop extends TestShop {
  override readonly erasers = erasers;
}
