import { setUpOwnSite } from "../support/admin";
import { goTo, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssues } from "../support/accessibility";

describe("Analytics", () => {
  const admin = setUpOwnSite();

  test("shows views and clicks in charts and tables without policy violations", async () => {
    const { page, problems } = await admin.openAdmin("/admin/analytics");
    // The sample data reaches the day of its import.
    await page.locator(".MuiLineChart-line, .MuiLineElement-root").first().waitFor();
    await waitForText(page, /^[\d,]+ views from \w{3} \d\d, \d{4} to \w{3} \d\d, \d{4}, most on /);
    await page.getByRole("button", { name: "Views as a table" }).click();
    await page.getByRole("button", { name: "Clicks as a table" }).click();
    for (const name of ["Views per day", "Clicks per day"])
      expect(await page.getByRole("table", { name }).getByRole("row").count()).toBe(31);
    for (const name of ["Top outfits", "Top posts", "Top products", "Top retailers"])
      expect(await page.getByRole("table", { name }).getByRole("row").count()).toBeGreaterThan(3);
    expect(problems).toEqual([]);
  });

  test("says when nothing was counted, before the chart library loads", async () => {
    const { page } = await admin.openAdmin("/admin/settings");
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(request.url()));
    await goTo(page, "/admin/analytics?from=2020-01-01&to=2020-01-31");
    await waitForText(page, "No views on these days. A view is counted when a visitor opens a page.");
    expect(scripts.some((address) => /DayChart/.test(address))).toBe(false);
  });

  test("a chart is readable by keyboard", async () => {
    const { page } = await admin.openAdmin("/admin/analytics");
    await page.locator(".MuiLineChart-line, .MuiLineElement-root").first().waitFor();
    await page.getByRole("button", { name: "Views as a table" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page
      .locator(".MuiChartsTooltip-root")
      .getByText(/\w{3} \d\d, \d{4}/)
      .waitFor();
  });

  test("keeps the date range in the URL and rejects an invalid range", async () => {
    const { page } = await admin.openAdmin("/admin/analytics");
    await page.getByRole("button", { name: "7 days" }).click();
    await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    await page.getByLabel("From").fill("2026-01-01");
    await page.getByLabel("To", { exact: true }).fill("2026-06-30");
    await page.getByRole("button", { name: "Show" }).click();
    await page.waitForURL("**/admin/analytics?from=2026-01-01&to=2026-06-30");
    await page.getByLabel("From").fill("2026-07-01");
    await page.getByRole("button", { name: "Show" }).click();
    await waitForText(page, "The last day must not be before the first.");
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("2026-06-30"));
  });

  test("a program is added with the defaults of its kind, changed and deleted", async () => {
    const { page, problems } = await admin.openAdmin("/admin/analytics?tab=programs");
    await page.getByRole("button", { name: "Add Program" }).click();
    const dialog = page.getByRole("dialog", { name: "Add Affiliate Program" });
    await dialog.getByLabel("Name").fill("Big Market");
    await dialog.getByLabel("Kind").selectOption("A large marketplace program");
    await dialog.getByLabel("Hosts").fill("https://www.market.example/shop,");
    expect(await dialog.getByRole("switch").isChecked()).toBe(true);
    expect(await dialog.getByLabel("Price age limit in hours").inputValue()).toBe("24");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add Program" }).click();
    await waitForToast(page, "Affiliate program added", "Big Market");
    const row = page
      .getByRole("table", { name: "Affiliate programs" })
      .getByRole("row")
      .filter({ hasText: "Big Market" });
    for (const text of ["market.example", "Direct", "24 hours"]) await row.getByText(text).waitFor();

    await page.getByRole("button", { name: "Edit Big Market" }).click();
    await page.getByLabel("Price age limit in hours").fill("9000");
    await page.getByRole("button", { name: "Update Program" }).click();
    await waitForText(page, "Enter 1 to 8760 hours.");
    await page.getByLabel("Price age limit in hours").fill("48");
    await page.getByRole("button", { name: "Update Program" }).click();
    await waitForToast(page, "Affiliate program updated");
    await waitForText(page, "48 hours");

    await page.getByRole("button", { name: "Delete Big Market" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Affiliate program deleted");
    await waitForText(page, /No affiliate programs yet/);
    expect(problems).toEqual([]);
  });
});
