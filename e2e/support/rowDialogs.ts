import type { Locator, Page } from "playwright-core";
import { chooseRowAction } from "./rowMenu";

export const findDialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

/** Clicks the button of the open dialog. */
export const submitDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

/** Deletes a row of the list; confirms the dialog that the specification quotes. */
export async function deleteRow(page: Page, title: string): Promise<void> {
  await chooseRowAction(page, title, "Delete");
  const confirmation = page.getByRole("alertdialog");
  await confirmation
    .getByText(`Are you sure you want to delete "${title}"? This action cannot be undone.`, { exact: true })
    .waitFor();
  await confirmation.getByRole("button", { name: "Delete" }).click();
}
