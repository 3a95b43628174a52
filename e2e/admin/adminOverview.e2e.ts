import { setUpAdminSite } from "../support/admin";
import { phone, waitForText } from "../support/browser";
import { expectStableUrl, typeWithPauses } from "../support/userActions";

const admin = setUpAdminSite();

describe("Analytics", () => {
  test("loads charts that a keyboard can read, with tables, once there is something to show", async () => {
    const { page, problems } = await admin.openAdmin("/admin/analytics?from=2020-01-01&to=2020-01-31");
    await waitForText(page, "No views on these days. A view is counted when a visitor opens a page.");
    const chartScripts = () =>
      page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /DayChart/.test(name)).length);
    expect(await chartScripts()).toBe(0);

    await page.getByRole("button", { name: "30 days" }).click();
    await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    // The sample data reaches the day of its import.
    await page.locator(".MuiLineChart-line, .MuiLineElement-root").first().waitFor();
    expect(await chartScripts()).toBeGreaterThan(0);
    await waitForText(page, /^[\d,]+ views from \w{3} \d\d, \d{4} to \w{3} \d\d, \d{4}, most on /);
    await page.getByRole("button", { name: "Views as a table" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page
      .locator(".MuiChartsTooltip-root")
      .getByText(/\w{3} \d\d, \d{4}/)
      .waitFor();
    await page.getByRole("button", { name: "Views as a table" }).click();
    const days = page.getByRole("table", { name: "Views per day" }).getByRole("row");
    await days.nth(30).waitFor();
    expect(await days.count()).toBe(31);
    expect(await page.getByRole("table", { name: "Most viewed pages" }).getByRole("row").count()).toBe(11);
    await page.goBack();
    await page.waitForURL("**/admin/analytics?from=2020-01-01&to=2020-01-31");
    expect(problems).toEqual([]);
  });
});

describe("the admin area", () => {
  test("has shortcuts for search, the command palette and help, and a menu on a phone", async () => {
    const { page, problems } = await admin.openAdmin("/admin/celebrities");
    await waitForText(page, "Anouk Serrault");
    await page.keyboard.press("/");
    await typeWithPauses(page.locator(":focus"), "wr", "en");
    await expectStableUrl(page, "/admin/celebrities?search=wren");
    await page.keyboard.press("Control+k");
    // At once: Enter opens no record that was found for a part of the text.
    await page.getByRole("combobox", { name: "Search screens, actions and records" }).fill("anouk");
    await page.getByRole("option", { name: /^Anouk Serrault/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Edit Celebrity" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // The focus is back in the search field, where a question mark is text.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
    await page.keyboard.press("Escape");
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Trash" }).click();
    await page.getByRole("heading", { level: 1, name: "Trash" }).waitFor();
    expect(problems).toEqual([]);
  });
});
