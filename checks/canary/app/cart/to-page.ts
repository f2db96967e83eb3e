// Planted on purpose: a rule that imports a page.
export { page } from "./cart.page.tsx";
