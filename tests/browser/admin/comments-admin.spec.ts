import { admin, answer, expect, holdAnswers, plainNotice, problem, test } from "./admin-pages.ts";
import { comment } from "./admin-visitors.ts";

test("comments are approved, unapproved and, once asked, deleted", async ({ page }) => {
  const words = await comment(page);
  await page.goto(`${admin.comments}?q=${words}`);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("Comment Approved")).toBeVisible();
  await expect(page.getByText("No comments match.")).toBeVisible();
  await page.goto(`${admin.comments}?tab=approved&q=${words}`);
  await expect(page.getByRole("tab", { name: /^Approved/ })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Unapprove", exact: true }).click();
  await expect(page.getByText("Comment Unapproved")).toBeVisible();

  await page.goto(`${admin.comments}?q=${words}`);
  for (const answered of ["Cancel", "Delete"]) {
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    expect(await answer(page, answered)).toContain("Delete the comment by Asha?");
  }
  await expect(page.getByText("Comment Deleted")).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test("several comments are chosen by keyboard and approved at once", async ({ page }) => {
  const author = `Reader ${Date.now()}`;
  for (const _ of [1, 2]) await comment(page, author);
  await page.goto(`${admin.comments}?q=${encodeURIComponent(author)}`);
  await page.getByRole("button", { name: "Approve selected" }).click();
  await expect(problem(page)).toContainText("Select at least one comment.");
  await page.getByLabel("Select all").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByLabel(`Select the comment by ${author}`).first().focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Approve selected" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 Comments Approved")).toBeVisible();
});

test("pressed twice, a comment is approved once, another in its turn, ticked ones once", async ({ page }) => {
  const author = `Twice ${Date.now()}`;
  for (const _ of [1, 2, 3, 4, 5]) await comment(page, author);
  await page.goto(`${admin.comments}?q=${encodeURIComponent(author)}`);
  const approve = page.getByRole("button", { name: "Approve", exact: true });
  const letTwiceGo = await holdAnswers(page, "**/comments.data*");
  await approve.first().dblclick({ delay: 80 });
  letTwiceGo();
  await expect(page.getByText("Comment Approved")).toBeVisible();
  await expect(approve).toHaveCount(4);
  await expect(problem(page)).toHaveCount(0);
  const letGo = await holdAnswers(page, "**/comments.data*");
  await approve.first().click();
  await approve.last().click();
  letGo();
  await expect(approve).toHaveCount(2);
  await page.getByLabel("Select all").check();
  const letTickedGo = await holdAnswers(page, "**/comments.data*");
  await page.getByRole("button", { name: "Approve selected" }).dblclick({ delay: 80 });
  letTickedGo();
  await expect(page.getByText("2 Comments Approved")).toBeVisible();
  await expect(page.getByText("No comments match.")).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
});

test("a comment that somebody else has dealt with leaves the list, and that is told", async ({ page }) => {
  const words = await comment(page);
  await page.goto(`${admin.comments}?q=${words}`);
  const id = (await page.locator('main [name="id"]').first().getAttribute("value")) ?? "";
  const { SHOP_ORIGIN: origin = "" } = process.env;
  const form = { intent: "approve", id };
  await page.request.post(origin + admin.comments, { form, headers: { Origin: origin } });
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(problem(page)).toContainText("Someone else has dealt with it already.");
  await expect(page.getByText("No comments match.")).toBeVisible();
});

test("tabs are walked by arrow keys and opened by Enter", async ({ page }) => {
  await page.goto(admin.comments);
  await page.getByRole("tab", { name: /^Pending Approval/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Approved/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=approved/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a comment is ticked and approved; a deletion asks for a tick", async ({ page }) => {
    const words = await comment(page);
    await page.goto(`${admin.comments}?q=${words}`);
    const row = page.getByRole("row").filter({ hasText: words });
    await row.getByRole("button", { name: "Delete" }).click();
    await expect(row).toBeVisible();
    await row.getByRole("checkbox", { name: /^Select/ }).check();
    await page.getByRole("button", { name: "Approve selected" }).click();
    await plainNotice(page).toContain("Comment Approved");
  });
});
