import type { Page } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");
export const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
