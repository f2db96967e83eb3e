import type { AccountTables } from "./account-tables.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type { ContentTables } from "./content-tables.ts";
import type { EnquiryTables } from "./enquiry-tables.ts";
import type { MachineryTables } from "./machinery-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { PaymentTables } from "./payment-tables.ts";

/** Every table of the shop, as db/migrations make them. */
export interface Tables
  extends AccountTables,
    CatalogueTables,
    ContentTables,
    EnquiryTables,
    MachineryTables,
    OrderTables,
    PaymentTables {}
