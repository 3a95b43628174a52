import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { demoAdministrator, post } from "../support/api";
import { goTo, waitForText, waitForToast } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";
import { typeWithPauses } from "../support/userActions";
import { waitUntil } from "../support/waiting";

const admin = setUpAdminSite();

describe("newsletter subscribers", () => {
  const header = "Email,Subscribed Date,Source,Subscribed Status";
  const list = '{ subscribers(filter: { search: "quillfeather" }) { nodes { id email source subscribed } } }';
  const readSubscribers = async () =>
    (await admin.graphql<{ subscribers: { nodes: { id: string }[] } }>(list)).subscribers.nodes;
  const exportCsv = async (page: Page): Promise<{ name: string; lines: string[] }> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const content = await text(await download.createReadStream());
    return { name: download.suggestedFilename(), lines: content.trimEnd().split("\r\n") };
  };

  test("are searched, exported, removed after a confirmation, and restored unchanged from the file", async () => {
    const email = "otto@quillfeather.example";
    await admin.graphql(
      "mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { __typename } }",
      {
        input: { email, source: "blog_page" },
      },
    );
    const [{ id: _id, ...subscriber }] = await readSubscribers();
    const { page, problems } = await admin.openAdmin("/admin/newsletter");
    await typeWithPauses(page.getByPlaceholder("Search subscribers..."), "QUILL", "FEATHER");
    await page.waitForURL(/search=QUILLFEATHER/);
    await page.getByRole("row").nth(2).waitFor({ state: "detached" });
    expect(await page.getByRole("row").nth(1).textContent()).toMatch(
      /otto@quillfeather\.example[A-Z][a-z]{2} \d{2}, \d{4}blog_pageActive/,
    );
    const { name, lines } = await exportCsv(page);
    await waitForToast(page, "Export Successful", "1 subscriber exported");
    expect(name).toMatch(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toEqual([
      header,
      expect.stringMatching(/^otto@quillfeather\.example,\d{4}-\d\d-\d\d,blog_page,Active$/),
    ]);

    await chooseRowAction(page, email, "Remove");
    const question = page.getByRole("alertdialog", { name: "Remove Subscriber" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    await chooseRowAction(page, email, "Remove");
    await question.getByRole("button", { name: "Remove", exact: true }).click();
    await waitForToast(page, "Subscriber Removed");
    await findRowMenu(page, email).waitFor({ state: "detached" });
    expect(await readSubscribers()).toEqual([]);

    await page.getByRole("button", { name: "Import CSV" }).click();
    const buffer = Buffer.from([...lines, "nobody,2026-01-05,N/A,Active"].join("\r\n"));
    await page.locator("input[type=file]").setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer });
    await waitForText(page, "This is what would change");
    await waitForText(page, "Please enter a valid email address. The row was skipped.");
    await page.getByRole("button", { name: "Import now" }).click();
    await waitForToast(page, "Import Successful", "1 subscriber added, 0 updated, 0 unchanged");
    await page.getByRole("button", { name: "Close" }).last().click();
    await findRowMenu(page, email).waitFor();
    expect(await readSubscribers()).toMatchObject([subscriber]);
    expect((await exportCsv(page)).lines).toEqual(lines);
    expect(problems).toEqual([]);
  });
});

describe("the search of the site", () => {
  test("a search without results becomes a synonym, and then finds something", async () => {
    const { page: visitor } = await admin.openAsVisitor("/search?q=glimmershoe");
    await visitor.getByRole("heading", { name: "Nothing found for “glimmershoe”" }).waitFor();
    // The browser reports the search after it has shown the page.
    await waitUntil(async () => {
      const { missedSearches } = await admin.graphql<{ missedSearches: { nodes: object[] } }>(
        '{ missedSearches(filter: { search: "glimmershoe" }) { nodes { id } } }',
      );
      return missedSearches.nodes.length > 0;
    });
    const { page, problems } = await admin.openAdmin("/admin/search");
    const row = findRowMenu(page, "glimmershoe");
    await row.waitFor();
    await chooseRowAction(page, "glimmershoe", "Add a synonym");
    const dialog = findDialog(page, "Add Synonym");
    await dialog.getByLabel("Also finds").fill("sneakers");
    await dialog.getByRole("button", { name: "Add Synonym" }).click();
    await row.waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Synonyms" }).click();
    await row.waitFor();
    await goTo(visitor, "/search?q=glimmershoe");
    await visitor.getByRole("link", { name: "Remove filter Glimmershoe" }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("the Developers screen", () => {
  /** Asks for the account behind a token, as a program does. */
  const whoIs = (token: string) =>
    post(admin.url(), { query: "{ currentAdministrator { name } }" }, { authorization: `Bearer ${token}` });

  test("creates an API token that works until it is revoked", async () => {
    const { page, problems } = await admin.openAdmin("/admin/developers");
    await page.getByRole("button", { name: "Create Token" }).click();
    const form = findDialog(page, "Create API Token");
    await form.getByLabel("Name").fill("Browser test");
    await form.getByRole("checkbox", { name: /^Edit content/ }).check();
    await submitDialog(page, "Create Token");
    const shown = findDialog(page, "API Token Created");
    const token = await shown.getByRole("textbox", { name: "Token" }).inputValue();
    expect((await whoIs(token)).body).toMatchObject({
      data: { currentAdministrator: { name: demoAdministrator.name } },
    });
    await shown.getByRole("button", { name: "Done" }).click();
    await waitForText(page, "Read, edit content");
    await chooseRowAction(page, "Browser test", "Revoke");
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await waitForToast(page, "Token revoked");
    expect((await whoIs(token)).response.status).toBe(401);
    expect(problems).toEqual([]);
  });
});
