import { phone, reload, setUpBrowser, waitForText, waitForToast } from "../support/browser";
import { expectStableUrl } from "../support/userActions";

const profile = "/celebrity/zendria-vale";

describe("/celebrity/{slug}", () => {
  const browser = setUpBrowser();

  test("Follow changes the count by one, shows a toast and is stored in this browser", async () => {
    const { page } = await browser.open(profile);
    expect(await page.locator("data").getAttribute("value")).toBe("3200");
    await page.getByRole("button", { name: /^Follow/ }).click();
    await waitForToast(page, "You are now following Zendria Vale");
    expect(await page.locator("data").getAttribute("value")).toBe("3201");
    await reload(page);
    await page.getByRole("button", { name: /^Following/ }).click();
    await waitForToast(page, "You unfollowed Zendria Vale");
    expect(await page.locator("data").getAttribute("value")).toBe("3200");
  });

  test("a toast disappears after two seconds", async () => {
    const { page } = await browser.open(profile);
    await page.getByRole("button", { name: /^Follow/ }).click();
    await waitForToast(page, "You are now following Zendria Vale");
    await page.getByText("You are now following Zendria Vale").first().waitFor({ state: "hidden", timeout: 4_000 });
  });

  test("the tabs start on Biography, support the arrow keys and have their own URLs", async () => {
    const { page } = await browser.open(profile);
    await waitForText(page, "Birthplace");
    await page.getByRole("tab", { name: "Biography" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Style Analysis", selected: true }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Fashion Timeline", selected: true }).waitFor();
    for (const year of ["2023", "2024", "2025"]) await waitForText(page, year);
    const shared = await browser.open(new URL(page.url()).pathname + new URL(page.url()).search, {
      javaScriptEnabled: false,
    });
    await waitForText(shared.page, "2024");
  });

  test("Style Analysis shows the celebrity's stored percentages", async () => {
    const { page } = await browser.open(`${profile}?tab=style`);
    await page.getByRole("tab", { name: "Style Analysis" }).click();
    const text = (await page.getByRole("tabpanel").textContent()) ?? "";
    for (const percent of ["85", "92", "78", "30", "60", "90"]) expect(text).toContain(percent);
  });

  test("links to its outfits and to all celebrities", async () => {
    const { page } = await browser.open(profile);
    await page.getByRole("main").locator("a[href^='/outfit/']").first().click();
    await page.waitForURL("**/outfit/*");
    await page.goBack();
    await page.getByRole("link", { name: /View all celebrities/i }).click();
    await expectStableUrl(page, "/celebrities");
  });

  test("shows a not-found page for an unknown celebrity", async () => {
    const { page } = await browser.open("/celebrity/nobody");
    await page.getByRole("heading", { name: "Celebrity not found" }).waitFor();
    await waitForText(page, "The celebrity you're looking for doesn't exist or has been removed.");
  });

  test("the phone menu opens, and closes after a link is followed", async () => {
    const { page } = await browser.open(profile, { viewport: phone });
    await page.getByRole("button", { name: /menu/i }).click();
    await page.getByRole("link", { name: "Outfits" }).first().click();
    await page.waitForURL("**/outfits");
    expect(await page.getByRole("button", { name: /menu/i }).getAttribute("aria-expanded")).toBe("false");
  });
});
