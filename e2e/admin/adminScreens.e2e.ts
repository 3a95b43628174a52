import type { Page } from "playwright-core";
import { adminPaths } from "../../site/addresses";
import { checkInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import {
  editRow,
  findIssues,
  findIssuesOfStates,
  moveTo,
  press,
  rowAction,
  type State,
  sweepMs,
} from "../support/adminSweep";
import { waitForText } from "../support/browser";

/** The test of pages without a session checks them. */
const screensWithoutSession = [adminPaths.login, adminPaths.invite, adminPaths.resetPassword].map(
  ({ pattern }) => pattern,
);

/** A new screen has an address, so this walk covers it by itself. */
const screens = Object.values(adminPaths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !screensWithoutSession.includes(pattern));

/** Sends a new form empty, so that it shows its errors. */
const pressInDialog = (name: string) => async (page: Page) => {
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
};
const selectRow =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("checkbox").nth(1).check();
    await press(...names)(page);
  };

// The check takes time for each row, and a few rows are enough.
const states: State[] = [
  [adminPaths.analytics({ tab: "programs" }), press("Add Program")],
  [adminPaths.analytics({ tab: "reports" })],
  [adminPaths.celebrities({ search: "wren", new: "1" }), pressInDialog("Add Celebrity")],
  ["/admin/celebrities?layout=list&search=an"],
  [adminPaths.outfits({ search: "teal", new: "1" }), pressInDialog("Add Outfit")],
  [adminPaths.outfits({ search: "teal" }), editRow],
  [adminPaths.outfits({ search: "puffer" }), rowAction("Delete")],
  [adminPaths.outfits({ search: "quilted" }), selectRow("Add tag")],
  [adminPaths.products({ search: "puffer", new: "1" }), pressInDialog("Add Product")],
  [adminPaths.products({ search: "puffer" }), selectRow()],
  [adminPaths.items({ search: "loafer", new: "1" }), pressInDialog("Add Item")],
  [adminPaths.items({ search: "loafer" }), editRow],
  [adminPaths.items({ search: "loafers" }), selectRow("Change category")],
  [adminPaths.blog({ search: "loafers", new: "1" }), pressInDialog("Add Blog Post")],
  [adminPaths.links({ search: "velvetrow" }), rowAction("Replace the link")],
  [adminPaths.feeds({ new: "1" })],
  [adminPaths.newsletter({ search: "birgit" }), press("Import CSV")],
  [adminPaths.newsletter({ search: "keiko" }), rowAction("Remove")],
  [adminPaths.importData(), press("Remove Sample Data")],
  ...["account", "affiliate", "social", "analytics", "security", "publishing"].map((tab): State => [
    adminPaths.settings({ tab }),
  ]),
  [adminPaths.settings({ tab: "account" }), press("Change Password", "Set up authenticator app")],
  [adminPaths.people(), press("Invite Person")],
  [adminPaths.tags({ list: "styleType" })],
  [adminPaths.tags({ list: "tag" }), press(/^Edit /)],
  [adminPaths.tags({ list: "occasion" }), press(/^Merge /)],
  [adminPaths.search({ list: "synonyms" }), press("Add Synonym")],
  [adminPaths.trash(), rowAction("Delete permanently")],
  [adminPaths.activity(), (page) => page.locator("summary").first().click()],
  [adminPaths.developers(), press("Create Token")],
  [adminPaths.developers({ tab: "webhooks" }), press("Add Webhook")],
];

describe("admin screens are accessible, show their texts in full and log no errors", () => {
  const site = setUpOwnSite();

  test(
    "every screen",
    async () => {
      const { page, problems } = await site.openAdmin(adminPaths.dashboard());
      const issues: string[] = [];
      for (const path of screens) {
        await moveTo(page, path);
        const found = await checkInAllLayouts(page, () => findIssues(page));
        issues.push(...found.map((issue) => `${path}: ${issue}`));
      }
      expect(issues).toEqual([]);
      expect(problems).toEqual([]);
    },
    sweepMs,
  );

  test(
    "tabs, forms with errors and dialogs",
    async () => {
      const { item } = await site.graphql<{ item: { id: string } }>(
        "mutation ($input: CreateCategoryItemInput!) { item: createCategoryItem(input: $input) { id } }",
        { input: { title: "Discarded Boots", categoryName: "shoes" } },
      );
      await site.graphql("mutation ($input: UpdateCategoryItemInput!) { updateCategoryItem(input: $input) { id } }", {
        input: { id: item.id, version: 1, description: "Worn in." },
      });
      await site.graphql("mutation ($input: IdInput!) { deleteCategoryItem(input: $input) { undoId } }", {
        input: item,
      });
      const { page, problems } = await site.openAdmin(adminPaths.dashboard());
      expect(await findIssuesOfStates(page, states)).toEqual([]);
      expect(problems).toEqual([]);
    },
    sweepMs,
  );

  test("signing in and accepting an invitation", async () => {
    const { createInvite } = await site.graphql<{ createInvite: { path: string } }>(
      "mutation ($input: CreateInviteInput!) { createInvite(input: $input) { path } }",
      { input: { name: "Ola", email: "ola@example.com", role: "editor" } },
    );
    const { page: invited, problems } = await site.openAsVisitor(createInvite.path);
    await waitForText(invited, /Demo Editor invites you to/);
    expect(await checkInAllLayouts(invited, () => findIssues(invited))).toEqual([]);
    const { page } = await site.openAsVisitor(adminPaths.login());
    await waitForText(page, "Admin Dashboard Login");
    await page.getByLabel("Email").fill("nonsense");
    await press("Log In")(page);
    await waitForText(page, "Please enter a valid email address");
    await press("Forgot password?")(page);
    expect(await checkInAllLayouts(page, () => findIssues(page))).toEqual([]);
    expect(problems).toEqual([]);
  });
});
