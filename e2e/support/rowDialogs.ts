import type { Locator, Page } from "playwright-core";

export const findDialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Presses the button of the dialog that is open. */
export const submitDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

/** Deletes a row of the list and answers the question in the specification's words. */
export async function deleteRow(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const question = page.getByRole("alertdialog");
  await question
    .getByText(`Are you sure you want to delete "${title}"? This action cannot be undone.`, { exact: true })
    .waitFor();
  await question.getByRole("button", { name: "Delete" }).click();
}
