import { findAccessibilityIssues, findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";
import { chooseRowAction } from "../support/rowMenu";

/** Asks for the account behind a token, as a program does. */
const whoIs = async (url: string, token: string): Promise<{ status: number; body: string }> => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ currentAdministrator { name } }" }),
  });
  return { status: response.status, body: await response.text() };
};

describe("the Developers screen", () => {
  const site = setUpOwnSite();

  test("creates an API token that works until it is revoked", async () => {
    const { page, problems } = await site.openAdmin("/admin/developers");
    await page.getByRole("button", { name: "Create Token" }).click();
    const form = findDialog(page, "Create API Token");
    await form.getByLabel("Name").fill("Browser test");
    await form.getByRole("checkbox", { name: /^Edit content/ }).check();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await submitDialog(page, "Create Token");
    const shown = findDialog(page, "API Token Created");
    const token = await shown.getByRole("textbox", { name: "Token" }).inputValue();
    expect(await whoIs(site.url(), token)).toMatchObject({
      status: 200,
      body: expect.stringContaining(demoAdministrator.name),
    });
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await shown.getByRole("button", { name: "Done" }).click();
    await waitForText(page, "Read, edit content");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await chooseRowAction(page, "Browser test", "Revoke");
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await waitForToast(page, "Token revoked");
    expect(await whoIs(site.url(), token)).toMatchObject({
      status: 401,
      body: expect.stringContaining("UNAUTHENTICATED"),
    });
    expect(problems).toEqual([]);
  });

  test("adds a webhook, and says why a test event was not delivered", async () => {
    const { page, problems } = await site.openAdmin("/admin/developers?tab=webhooks");
    await page.getByRole("button", { name: "Add Webhook" }).click();
    const form = findDialog(page, "Add Webhook");
    await form.getByLabel("Address").fill("http://127.0.0.1:9/hook");
    await form.getByRole("checkbox", { name: /^outfit.published/ }).check();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await submitDialog(page, "Add Webhook");
    const shown = findDialog(page, "Signing Secret");
    expect(await shown.getByRole("textbox", { name: "Signing secret" }).inputValue()).toMatch(/^whsec_/);
    await shown.getByRole("button", { name: "Done" }).click();
    await chooseRowAction(page, "127.0.0.1:9/hook", "Deliveries");
    const deliveries = findDialog(page, "Deliveries");
    await deliveries.getByRole("button", { name: "Send test event" }).click();
    await deliveries.getByText(/The address leads to a private network, so nothing is sent there/).waitFor();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await deliveries.getByRole("button", { name: "Done" }).click();
    await waitForText(page, "Failing");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await chooseRowAction(page, "127.0.0.1:9/hook", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Webhook deleted");
    expect(problems).toEqual([]);
  });
});
