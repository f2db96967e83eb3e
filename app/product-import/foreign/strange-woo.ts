/** What WooCommerce writes of a line's type, in every language. */
const kinds = /^(simple|variable|variation|grouped|external)(,\s*(virtual|downloadable))*$/i;

/**
 * Looks at lines whose headings say nothing: WooCommerce writes these in its owner's language, but types of
 * products never. Say each line; then it is known whether a column holds types alone.
 */
export function watchForWoo() {
  let columns: number[] | undefined;
  return {
    see(cells: readonly string[]): void {
      columns = (columns ?? [...cells.keys()]).filter((at) => kinds.test(cells[at]?.trim() ?? ""));
    },
    isWoo: (): boolean => columns !== undefined && columns.length > 0,
  };
}
