import { redirect } from "react-router";

/** The dashboard begins with the orders. */
export const loader = () => redirect("/dashboard/my-orders");
