import { useLocation } from "react-router";
import { listQuery, type OrderQuery } from "#orders/links/list-query.ts";

/** The list that an order's page was opened from, as its address carries it. */
export const useOpenedFrom = (): OrderQuery => listQuery(new URLSearchParams(useLocation().search));
