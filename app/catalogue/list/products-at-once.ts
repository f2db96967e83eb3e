/**
 * So many products are written by one statement. Whatever writes more goes on with the next ones, in the same
 * transaction: each statement stays far below its time limit, and the embedded database's other readers wait
 * for one act only.
 */
export const productsAtOnce = 500;

/**
 * So many products can be changed or deleted by one form: their rows are locked until the last of them is
 * written.
 */
export const mostProductsOfAForm = 10_000;
