import type { ProductSummary } from "#catalogue/product.ts";
import type { Log } from "#platform/log.server.ts";

interface ShownProducts {
  /** Absent when they could not be read: the artisan's page stands without them. */
  products: ProductSummary[] | undefined;
  hasMore: boolean;
}

/** The first of an artisan's products, and whether there are more. A failure is logged, not thrown. */
export async function shownOf(
  list: () => Promise<ProductSummary[]>,
  most: number,
  log: Pick<Log, "error">,
): Promise<ShownProducts> {
  try {
    const found = await list();
    return { products: found.slice(0, most), hasMore: found.length > most };
  } catch (error) {
    log.error(
      { kind: error instanceof Error ? error.name : typeof error },
      "an artisan's products were not read",
    );
    return { products: undefined, hasMore: false };
  }
}
