import fs from "node:fs/promises";
import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { desktop, failApiRequests, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts, findAccessibilityIssues } from "../support/accessibility";
import { typeWithPauses } from "../support/userActions";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";

const address = "/admin/newsletter";
const header = "Email,Subscribed Date,Source,Subscribed Status";
const csv = (...lines: string[]) => ({
  name: "list.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${[header, ...lines].join("\r\n")}\r\n`),
});

describe("newsletter subscribers", () => {
  const site = setUpOwnSite();
  const open = async (query = "", options = {}) => {
    const opened = await site.openAdmin(address + query, options);
    await findRowMenu(opened.page).first().waitFor();
    return opened;
  };
  const exportCsv = async (page: Page): Promise<{ name: string; lines: string[] }> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const text = await fs.readFile(await download.path(), "utf8");
    return { name: download.suggestedFilename(), lines: text.trimEnd().split("\r\n") };
  };

  test("are listed, searched and filtered with the state in the URL", async () => {
    const { page, problems } = await open();
    await waitForText(page, "40 subscribers: 35 active, 5 unsubscribed");
    await typeWithPauses(page.getByPlaceholder("Search subscribers..."), "BIR", "GIT");
    await page.waitForURL(/search=BIRGIT/);
    await page.getByRole("row").nth(2).waitFor({ state: "detached" });
    expect(await page.getByRole("row").nth(1).textContent()).toMatch(
      /birgit\.asplund@example\.com[A-Z][a-z]{2} \d{2}, \d{4}blog_pageActive/,
    );
    await page.goto(`${address}?status=UNSUBSCRIBED`);
    await waitForText(page, "nadia.quarshie@example.org");
    expect(await page.getByRole("combobox", { name: "Status" }).inputValue()).toBe("UNSUBSCRIBED");
    await page.goto(`${address}?search=nobody`);
    await waitForText(page, "No subscribers found");
    expect(problems).toEqual([]);
  });

  test("are exported with the current filter, and a toast shows their number", async () => {
    const { page } = await open("?search=birgit");
    const { name, lines } = await exportCsv(page);
    await waitForToast(page, "Export Successful", "1 subscriber exported");
    expect(name).toBe(`newsletter-subscribers-${new Date().toISOString().slice(0, 10)}.csv`);
    expect(lines[0]).toBe(`\uFEFF${header}`);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^birgit\.asplund@example\.com,\d{4}-\d\d-\d\d,blog_page,Active$/),
    ]);
  });

  test("a failed export shows an error", async () => {
    const { page } = await open();
    await page.route("**/api/subscribers.csv**", (route) => route.abort("connectionrefused"));
    await page.getByRole("button", { name: "Export CSV" }).click();
    await waitForToast(page, "Export Failed", "Failed to export subscribers. Please try again.");
  });

  test("are removed permanently after a confirmation", async () => {
    const { page } = await open("?search=rowan");
    const ask = async () => {
      await chooseRowAction(page, "rowan.tilbury@example.com", "Remove");
      await page.getByRole("alertdialog", { name: "Remove Subscriber" }).waitFor();
    };
    await ask();
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await ask();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await waitForToast(page, "Subscriber Removed");
    await page.getByText("rowan.tilbury@example.com").first().waitFor({ state: "detached" });
    await waitForText(page, "39 subscribers: 34 active, 5 unsubscribed");
    const { subscribers } = await site.graphql<{ subscribers: { totalCount: number } }>(
      '{ subscribers(filter: { search: "rowan" }) { totalCount } }',
    );
    expect(subscribers.totalCount).toBe(0);
  });

  test("stay in the list when removing fails", async () => {
    const { page } = await open("?search=keiko");
    await chooseRowAction(page, "keiko.hirata@example.com", "Remove");
    await failApiRequests(page, "server");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await waitForToast(page, "Deletion Failed", "Failed to remove subscriber. Please try again.");
    await waitForText(page, "keiko.hirata@example.com");
  });

  test("are restored unchanged from an exported file", async () => {
    const { page } = await open("?search=hetty");
    const before = await exportCsv(page);
    const list = `query { subscribers(filter: { search: "hetty" }) { nodes { id email source subscribed } } }`;
    type List = { subscribers: { nodes: { id: string }[] } };
    const [{ id, ...row }] = (await site.graphql<List>(list)).subscribers.nodes;
    await site.graphql("mutation ($id: ID!) { removeSubscriber(input: { id: $id }) }", { id });
    await page.getByRole("button", { name: "Import CSV" }).click();
    await page.locator("input[type=file]").setInputFiles(csv(...before.lines.slice(1), "nobody,2026-01-05,N/A,Active"));
    await waitForText(page, "This is what would change");
    await waitForText(page, "Please enter a valid email address. The row was skipped.");
    expect(await findAccessibilityIssues(page)).toEqual([]);
    await page.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Import Successful", "1 subscriber added, 0 updated, 0 unchanged");
    await page.getByRole("button", { name: "Close" }).last().click();
    await waitForText(page, "hetty.lockwood@example.com");
    const [again] = (await site.graphql<List>(list)).subscribers.nodes;
    expect(again).toMatchObject(row);
    expect((await exportCsv(page)).lines).toEqual(before.lines);
  });

  test("are imported from another program's file after a choice of its columns", async () => {
    const { page, problems } = await open();
    await page.getByRole("button", { name: "Import CSV" }).click();
    const buffer = Buffer.from("Email Address,Note,Joined\nmapped@example.com,fair,2026-01-05\nno address,fair,\n");
    await page.locator("input[type=file]").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
    const dialog = page.getByRole("dialog", { name: "Import Subscribers" });
    await dialog.getByRole("combobox", { name: "Content of Note" }).selectOption("source");
    await dialog.getByRole("combobox", { name: "Content of Joined" }).selectOption("date");
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await page.setViewportSize(desktop);
    await dialog.getByRole("button", { name: "Check rows" }).click();
    await waitForText(page, "Please enter a valid email address. The row was skipped.");
    await dialog.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Import Successful", "1 subscriber added, 0 updated, 0 unchanged");
    await dialog.getByRole("button", { name: "Close" }).last().click();
    const list = '{ subscribers(filter: { search: "mapped" }) { nodes { email source subscribed createdAt } } }';
    const { subscribers } = await site.graphql<{ subscribers: { nodes: object[] } }>(list);
    expect(subscribers.nodes).toEqual([
      { email: "mapped@example.com", source: "fair", subscribed: true, createdAt: "2026-01-05T00:00:00.000Z" },
    ]);
    expect(problems).toEqual([]);
  });
});
