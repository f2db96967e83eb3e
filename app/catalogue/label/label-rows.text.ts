import { labelNames } from "#translations/product-details.ts";

export const labelLabels = labelNames;
