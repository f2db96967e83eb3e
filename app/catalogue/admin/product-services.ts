import type { RecordServices, Services } from "#platform/services.server.ts";

/** What keeps products with their pictures. */
export type ProductServices = RecordServices & Pick<Services, "config">;
