import type { OrderServices } from "../order-services.ts";
import type { Seller } from "./invoice.ts";

/** Who sells, as papers say it. */
export const sellerOf = ({
  name,
  address,
  email,
  phone,
  gstin,
}: OrderServices["config"]["shop"]): Seller => ({
  name,
  address,
  email,
  phone,
  gstin: gstin ?? null,
});
