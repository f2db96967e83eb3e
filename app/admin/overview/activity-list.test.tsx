import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { markupOf } from "../../../tests/render-markup.tsx";
import { ActivityList } from "./activity-list.tsx";

test("a name that runs from right to left turns no amount around", () => {
  const at = new Date("2026-01-02T03:04:05Z");
  const order = { kind: "order", id: "1", at, name: "فاطمہ علی", about: "JC-1", more: "1499.00" } as const;
  const Page = createRoutesStub([
    { path: "*", Component: () => <ActivityList activity={[order]} now={at} /> },
  ]);
  const html = markupOf(<Page />).replaceAll("<!-- -->", "");
  expect(html).toContain("Order JC-1 by <bdi>فاطمہ علی</bdi></a> <span");
});
