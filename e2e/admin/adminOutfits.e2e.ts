import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { demoAdministrator } from "../support/api";
import { phone, waitForText, waitForToast } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { findDialog, deleteRow, submitDialog } from "../support/rowDialogs";
import { clickPositionTwice, typeWithPauses } from "../support/userActions";
import { chooseRowAction, findRowMenu } from "../support/rowMenu";

interface Row {
  id: string;
  version: number;
}

describe("Outfits", () => {
  const admin = setUpOwnSite();
  let wearer: string;
  beforeAll(async () => {
    const { createCelebrity } = await admin.graphql<{ createCelebrity: Row }>(
      "mutation C($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }",
      { input: { name: "Perpetua Lindqvist", image: "/art/placeholder/celebrity.svg" } },
    );
    wearer = createCelebrity.id;
  });

  /** Creates an outfit for the test. */
  const create = async (title: string, more: Record<string, unknown> = {}) => {
    const { createOutfit } = await admin.graphql<{ createOutfit: Row }>(
      "mutation C($input: CreateOutfitInput!) { createOutfit(input: $input) { id version } }",
      {
        input: {
          title,
          celebrityId: wearer,
          image: "/art/placeholder/outfit.svg",
          description: "A look of the tests.",
          ...more,
        },
      },
    );
    return createOutfit;
  };
  const addProduct = (outfitId: string, title: string) =>
    admin.graphql("mutation P($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id } }", {
      input: { outfitId, title },
    });
  const read = async <Fields extends object>(id: string, fields: string) => {
    const { outfit } = await admin.graphql<{ outfit: Fields | null }>(
      `query O($id: ID!) { outfit(id: $id) { ${fields} } }`,
      { id },
    );
    return outfit;
  };
  const trashed = async (search: string) => {
    const { trash } = await admin.graphql<{ trash: { nodes: { type: string; title: string }[] } }>(
      "query T($search: String!) { trash(filter: { search: $search }) { nodes { type title } } }",
      { search },
    );
    return trash.nodes;
  };

  test("shows the specified columns, and keeps search, filters, sort order and page in the URL", async () => {
    const { page, problems } = await admin.openAdmin("/admin/outfits");
    await page.getByRole("columnheader", { name: "Title" }).waitFor();
    const headers = await page.getByRole("columnheader").allTextContents();
    expect(headers.filter((text) => text !== "")).toEqual([
      "Image",
      "Title",
      "Celebrity",
      "Occasion",
      "Date",
      "Status",
      "Last saved",
      "Actions",
    ]);
    await page.getByRole("button", { name: "Next" }).click();
    await page.waitForURL(/after=/);
    await page.getByRole("columnheader", { name: "Title" }).click();
    await page.waitForURL(/sort=TITLE/);
    expect(page.url()).not.toContain("after=");
    await typeWithPauses(page.getByLabel("Search outfits"), "ngozi s", "tarling");
    // The pause in the middle of the name triggers a separate search.
    await page.waitForURL(/search=ngozi[+ ]starling/);
    await waitForText(page, /^\d outfits$/);
    await page.getByLabel("Occasion").selectOption("Gala");
    await page.waitForURL(/occasion=Gala/);
    await page.reload();
    await page.getByRole("gridcell", { name: "Ngozi Starling" }).first().waitFor();
    expect(await page.getByLabel("Search outfits").inputValue()).toBe("ngozi starling");
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("occasion"));
    await typeWithPauses(page.getByLabel("Search outfits"), "nobody", " at all");
    await waitForText(page, "No outfits found");
    expect(problems).toEqual([]);
  });

  test("finds the outfits of a celebrity and of a tag", async () => {
    await create("Tagged Cape", { tags: ["perpetual"] });
    const { page } = await admin.openAdmin("/admin/outfits");
    await page.getByLabel("Celebrity").fill("perpetua");
    await page.getByRole("option", { name: "Perpetua Lindqvist" }).click();
    await page.waitForURL(/celebrity=/);
    await page.getByLabel("Tag", { exact: true }).fill("perpet");
    await page.getByRole("option", { name: "perpetual" }).click();
    await page.waitForURL(/tag=perpetual/);
    await waitForText(page, "1 outfit");
    await waitForText(page, "Tagged Cape");
  });

  test("adds an outfit with a new occasion and its products in one dialog", async () => {
    const { page, problems } = await admin.openAdmin("/admin/outfits");
    await page.getByRole("button", { name: "Add Outfit" }).click();
    await submitDialog(page, "Add Outfit");
    for (const text of [
      "Title is required",
      "Image URL is required",
      "Celebrity is required",
      "Description is required",
    ])
      await waitForText(page, text);
    const form = findDialog(page, "Add New Outfit");
    await form.getByLabel("Title").fill("Saffron Cloak");
    await form.getByLabel("Image URL").first().fill("/art/placeholder/outfit.svg");
    await form.getByLabel("Celebrity").fill("perpetua");
    await page.getByRole("option", { name: "Perpetua Lindqvist" }).click();
    await form.getByLabel("Occasion").selectOption("+ Add new occasion");
    await form.getByLabel("Name of the occasion").fill("Harvest Fair");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>("[name=occasion]")?.value === "Harvest Fair",
    );
    await form.getByLabel("Description", { exact: false }).first().fill("Woollen, and warm.");
    await form.getByLabel("Date Worn").fill("2025-10-04");
    await form.getByLabel("Tags (comma separated)").fill("saffron, wool ,,saffron");
    await form.getByRole("tab", { name: "Products" }).click();
    await form.getByRole("button", { name: "Save and continue" }).click();
    await waitForToast(page, "Outfit added", "Your outfit has been added successfully");

    const outfit = findDialog(page, "Edit Outfit");
    await outfit.getByRole("button", { name: "Add Product" }).click();
    const product = findDialog(page, "Add New Product");
    await product.getByLabel("Title").fill("Saffron Brooch");
    await product.getByLabel("Price", { exact: true }).fill("$12");
    await product.getByRole("button", { name: "Add Product" }).click();
    await waitForToast(page, "Product added", "Your product has been added successfully");
    await outfit.getByText("Saffron Brooch").waitFor();
    await outfit.getByRole("button", { name: "Close" }).click();
    await page.getByRole("gridcell", { name: "Oct 04, 2025" }).waitFor();

    const visitor = await admin.openAsVisitor("/outfit/saffron-cloak");
    for (const text of ["Harvest Fair", "Saffron Brooch"]) await waitForText(visitor.page, text);
    const { outfits } = await admin.graphql<{ outfits: { nodes: { tags: string[] }[] } }>(
      '{ outfits(filter: { search: "Saffron Cloak" }) { nodes { tags } } }',
    );
    expect(outfits.nodes).toEqual([{ tags: ["saffron", "wool"] }]);
    expect(problems).toEqual([]);
  });

  /** Fills in the required fields of a new outfit. */
  const fillNew = async (page: Page, title: string) => {
    await page.getByRole("button", { name: "Add Outfit" }).click();
    const form = findDialog(page, "Add New Outfit");
    await form.getByLabel("Title").fill(title);
    await form.getByLabel("Image URL").first().fill("/art/placeholder/outfit.svg");
    await form.getByLabel("Celebrity").fill("perpetua");
    await page.getByRole("option", { name: "Perpetua Lindqvist" }).click();
    await form.getByLabel("Description", { exact: false }).first().fill("Added once.");
    return form;
  };
  const countByTitle = async (title: string) => {
    const { outfits } = await admin.graphql<{ outfits: { totalCount: number } }>(
      "query O($search: String!) { outfits(filter: { search: $search }) { totalCount } }",
      { search: title },
    );
    return outfits.totalCount;
  };

  test.each([0, 100, 250, 400])("adds one outfit for two clicks %i ms apart, and continues", async (pause) => {
    const title = `Twice Clicked ${pause}`;
    const { page, problems } = await admin.openAdmin("/admin/outfits");
    const form = await fillNew(page, title);
    await form.getByRole("tab", { name: "Products" }).click();
    await clickPositionTwice(page, form.getByRole("button", { name: "Save and continue" }), pause);
    const outfit = findDialog(page, "Edit Outfit");
    await outfit.getByText("No products yet").waitFor();
    await page.waitForTimeout(1_000);
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await page.getByText("Title is required").count()).toBe(0);
    expect(await countByTitle(title)).toBe(1);
    expect(problems).toEqual([]);
  });

  test.each([0, 100, 250, 400])(
    "adds one outfit for two clicks on Add Outfit %i ms apart, and stays on the list",
    async (pause) => {
      const title = `Twice Added ${pause}`;
      const { page, problems } = await admin.openAdmin("/admin/outfits");
      const form = await fillNew(page, title);
      await clickPositionTwice(page, form.getByRole("button", { name: "Add Outfit", exact: true }), pause);
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.waitForTimeout(1_000);
      expect(new URL(page.url()).pathname).toBe("/admin/outfits");
      expect(await countByTitle(title)).toBe(1);
      expect(problems).toEqual([]);
    },
  );

  test("shows a scheduled outfit only to editors, with its publication time", async () => {
    const { page } = await admin.openAdmin("/admin/outfits");
    const form = await fillNew(page, "Next Century Cape");
    await form.getByLabel("Date Worn").fill("2126-11-30");
    await form.getByText("Scheduled: public on Nov 30, 2126 (UTC)").waitFor();
    await submitDialog(page, "Add Outfit");
    await page.getByRole("gridcell", { name: "Scheduled: public on Nov 30, 2126 (UTC)" }).waitFor();
    await findRowMenu(page, "Next Century Cape").waitFor();
    await findRowMenu(page, "Next Century Cape").click();
    await page.getByRole("menuitem", { name: "Edit" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "View" }).count()).toBe(0);
    const visitor = await fetch(`${admin.url()}/outfit/next-century-cape`);
    expect(visitor.status).toBe(404);
    expect(await (await fetch(`${admin.url()}/outfits`)).text()).not.toContain("Next Century Cape");
  });

  test("edits an outfit, and the list shows the change immediately", async () => {
    const { id } = await create("Plain Tunic");
    const { page } = await admin.openAdmin("/admin/outfits?search=tunic");
    await chooseRowAction(page, "Plain Tunic", "Edit");
    await findDialog(page, "Edit Outfit").getByLabel("Title").fill("Plainer Tunic");
    await page.keyboard.press("Control+s");
    await waitForToast(page, "Outfit updated");
    await waitForText(page, "Plainer Tunic");
    await page.waitForURL((url) => !url.search.includes("edit"));
    expect(await read(id, "title version")).toEqual({ title: "Plainer Tunic", version: 2 });
    const [opened] = await Promise.all([page.waitForEvent("popup"), chooseRowAction(page, "Plainer Tunic", "View")]);
    await waitForText(opened, "Plainer Tunic");
  });

  test("duplicates an outfit with a new slug", async () => {
    await create("Moss Kaftan", { slug: "moss-kaftan", tags: ["moss"] });
    const { page } = await admin.openAdmin("/admin/outfits?search=moss%20kaftan");
    await chooseRowAction(page, "Moss Kaftan", "Duplicate");
    expect(await page.getByLabel("Title").inputValue()).toBe("Moss Kaftan (copy)");
    await submitDialog(page, "Add Outfit");
    await waitForToast(page, "Outfit added", "Your outfit has been added successfully");
    await waitForText(page, "2 outfits");
    expect((await fetch(`${admin.url()}/outfit/moss-kaftan-copy`)).status).toBe(200);
  });

  test("deletes an outfit with its products after a confirmation, and Undo restores both", async () => {
    const { id } = await create("Ember Shawl", { slug: "ember-shawl" });
    await addProduct(id, "Ember Pin");
    const { page } = await admin.openAdmin("/admin/outfits?search=ember%20shawl");
    await deleteRow(page, "Ember Shawl");
    await waitForToast(page, "Outfit deleted", "The outfit has been removed successfully");
    await waitForText(page, "No outfits found");
    expect((await fetch(`${admin.url()}/outfit/ember-shawl`)).status).toBe(410);
    expect(await trashed("Ember")).toHaveLength(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await findRowMenu(page, "Ember Shawl").waitFor();
    expect(await read(id, "products { title }")).toEqual({ products: [{ title: "Ember Pin" }] });
  });

  test("a deleted outfit is in the trash even if the tab closes immediately", async () => {
    const { id } = await create("Fleeting Veil");
    const { page } = await admin.openAdmin("/admin/outfits?search=fleeting%20veil");
    await deleteRow(page, "Fleeting Veil");
    await page.close();
    const until = Date.now() + 10_000;
    while ((await read(id, "id")) !== null && Date.now() < until);
    expect(await read(id, "id")).toBeNull();
    expect(await trashed("Fleeting Veil")).toEqual([{ type: "outfit", title: "Fleeting Veil" }]);
  });

  test("shows an error when saving fails, and keeps the input", async () => {
    await create("Stubborn Boot");
    const { page } = await admin.openAdmin("/admin/outfits?search=stubborn");
    const failing = async (operation: string) => {
      await page.unrouteAll();
      await page.route("**/graphql**", async (route) => {
        if (!route.request().postData()?.includes(operation)) return route.continue();
        await route.fulfill({
          json: { data: null, errors: [{ message: "Down.", extensions: { code: "SERVICE_UNAVAILABLE" } }] },
        });
      });
    };
    await failing("UpdateOutfit");
    await chooseRowAction(page, "Stubborn Boot", "Edit");
    await page.getByLabel("Title").fill("Softer Boot");
    await submitDialog(page, "Update Outfit");
    await waitForToast(page, "Error", "There was an error updating the outfit. Please try again.");
    expect(await page.getByLabel("Title").inputValue()).toBe("Softer Boot");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await failing("CreateOutfit");
    await chooseRowAction(page, "Stubborn Boot", "Duplicate");
    await submitDialog(page, "Add Outfit");
    await waitForToast(page, "Error", "There was an error adding the outfit. Please try again.");
    await page.getByRole("button", { name: "Cancel" }).click();
    await failing("DeleteOutfit");
    await deleteRow(page, "Stubborn Boot");
    await waitForToast(page, "Error", "There was an error deleting the outfit. Please try again.");
    await waitForText(page, "Stubborn Boot");
  });

  test("changes many after the server counts them, and Undo reverts them all", async () => {
    const [one, other] = [await create("Twin Ruff One", { occasion: "Gala" }), await create("Twin Ruff Two")];
    const { page } = await admin.openAdmin("/admin/outfits?search=twin%20ruff");
    await page.getByRole("checkbox", { name: /select all rows/i }).check();
    await page.getByRole("button", { name: "Set occasion" }).click();
    const occasion = findDialog(page, "Set occasion");
    await occasion.getByLabel("Occasion").fill("Gala");
    await occasion.getByText("1 outfit will have the occasion Gala.").waitFor();
    await occasion.getByRole("button", { name: "Set occasion" }).click();
    await waitForToast(page, "Outfits updated", "1 outfit has been updated");
    await page.getByRole("gridcell", { name: "Gala" }).nth(1).waitFor();

    await page.getByRole("checkbox", { name: /select all rows/i }).check();
    await page.getByRole("button", { name: "Add tag" }).click();
    await findDialog(page, "Add tag").getByLabel("Tag").fill("ruffled");
    await waitForText(page, "2 outfits will get the tag ruffled.");
    await findDialog(page, "Add tag").getByRole("button", { name: "Add tag" }).click();
    await waitForText(page, "2 outfits have been updated");
    expect(await read(one.id, "tags")).toEqual({ tags: ["ruffled"] });

    await page.getByRole("checkbox", { name: /select all rows/i }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await waitForText(page, "2 outfits will be moved to the trash, with their products.");
    await findDialog(page, "Delete outfits").getByRole("button", { name: "Delete" }).click();
    await waitForToast(page, "Outfits deleted", "2 outfits have been deleted");
    await waitForText(page, "No outfits found");
    await page.getByRole("button", { name: "Undo" }).click();
    await findRowMenu(page, "Twin Ruff Two").waitFor();
    expect(await read(other.id, "occasion tags")).toEqual({ occasion: "Gala", tags: ["ruffled"] });
  });

  test("merges the changes of two editors of one outfit field by field", async () => {
    const { id } = await create("Contested Coat", { occasion: "Gala", tags: ["first"] });
    const [mine, theirs] = [
      await admin.openAdmin(`/admin/outfits?edit=${id}`),
      await admin.openAdmin(`/admin/outfits?edit=${id}`),
    ];
    await theirs.page.getByLabel("Title").fill("Their Coat");
    await theirs.page.getByLabel("Date Worn").fill("2025-01-02");
    await findDialog(theirs.page, "Edit Outfit").getByLabel("Celebrity").fill("ngozi");
    await theirs.page.getByRole("option", { name: "Ngozi Starling" }).click();
    await submitDialog(theirs.page, "Update Outfit");
    await waitForToast(theirs.page, "Outfit updated");

    const { page } = mine;
    await page.getByLabel("Title").fill("My Coat");
    await findDialog(page, "Edit Outfit").getByLabel("Occasion").selectOption("Airport");
    await submitDialog(page, "Update Outfit");
    const conflict = findDialog(page, "Someone else saved this");
    const title = conflict.getByRole("group", { name: /^Title/ });
    await title.waitFor();
    await conflict
      .getByRole("group", { name: /^Celebrity/ })
      .getByText("Ngozi Starling")
      .waitFor();
    await conflict
      .getByRole("group", { name: /^Celebrity/ })
      .getByText("Perpetua Lindqvist")
      .waitFor();
    expect(await conflict.getByRole("button", { name: "Save these" }).isDisabled()).toBe(true);
    await title.getByRole("radio", { name: /Your version/ }).check();
    await conflict
      .getByRole("group", { name: /^Celebrity/ })
      .getByRole("radio", { name: /Your version/ })
      .check();
    await conflict.getByRole("button", { name: "Save these" }).click();
    await waitForToast(page, "Outfit updated");
    expect(await read(id, "title occasion date tags celebrity { name }")).toEqual({
      title: "My Coat",
      occasion: "Airport",
      date: "2025-01-02",
      tags: ["first"],
      celebrity: { name: "Perpetua Lindqvist" },
    });
  });

  test("keeps the form when the session ends, and saves it after signing in again", async () => {
    const { id } = await create("Patient Parka");
    const { page } = await admin.openAdmin(`/admin/outfits?edit=${id}`);
    await page.getByLabel("Title").fill("Patient Parka at Dusk");
    await page.context().clearCookies();
    await submitDialog(page, "Update Outfit");
    const signIn = findDialog(page, "Your session has ended");
    await signIn.getByLabel("Email").fill(demoAdministrator.email);
    await signIn.getByLabel("Password").fill(demoAdministrator.password);
    await signIn.getByRole("button", { name: "Log In" }).click();
    await waitForToast(page, "Outfit updated");
    expect(await read(id, "title")).toEqual({ title: "Patient Parka at Dusk" });
  });

  test("offers the draft after a crash", async () => {
    const { page } = await admin.openAdmin("/admin/outfits?new=1");
    await page.getByLabel("Title").fill("Half a Cardigan");
    await page.getByLabel("Tags (comma separated)").fill("unfinished,");
    await page.waitForFunction(() => JSON.stringify(localStorage).includes("unfinished"));
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto("/admin/outfits?new=1");
    await waitForText(next, /You have an unsaved draft from/);
    await next.getByRole("button", { name: "Restore" }).click();
    expect(await next.getByLabel("Title").inputValue()).toBe("Half a Cardigan");
    await waitForText(next, "unfinished");
  });

  test("asks before it discards input", async () => {
    const { page } = await admin.openAdmin("/admin/outfits");
    await page.getByRole("button", { name: "Add Outfit" }).click();
    await page.getByLabel("Title").fill("Hasty Hat");
    await page.goBack();
    await page.getByRole("alertdialog", { name: "Discard changes?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    expect(await page.getByLabel("Title").inputValue()).toBe("Hasty Hat");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  test("works on a phone", async () => {
    await create("Pocket Poncho");
    const { page, problems } = await admin.openAdmin("/admin/outfits?search=pocket%20poncho", { viewport: phone });
    await chooseRowAction(page, "Pocket Poncho", "Edit");
    await page.getByLabel("Description", { exact: false }).first().fill("Fits a pocket.");
    await submitDialog(page, "Update Outfit");
    await waitForToast(page, "Outfit updated");
    await deleteRow(page, "Pocket Poncho");
    await waitForToast(page, "Outfit deleted", "The outfit has been removed successfully");
    expect(problems).toEqual([]);
  });

  const findIssues = async (page: Page, step: string): Promise<string[]> =>
    (await findAccessibilityIssuesInAllLayouts(page)).map((issue) => `${step}: ${issue}`);

  test("the list has no accessibility issues", async () => {
    const { page } = await admin.openAdmin("/admin/outfits");
    await page.getByRole("checkbox").nth(1).check();
    const issues = await findIssues(page, "the list with a selected row");
    await page.getByRole("button", { name: "Add tag" }).click();
    await findDialog(page, "Add tag").getByLabel("Tag").fill("no such tag");
    await waitForText(page, "1 outfit will get the tag no such tag.");
    issues.push(...(await findIssues(page, "the bulk dialog")));
    await page.getByRole("button", { name: "Cancel" }).click();
    await chooseRowAction(page, undefined, "Delete");
    await page.getByRole("alertdialog").waitFor();
    expect([...issues, ...(await findIssues(page, "the delete confirmation"))]).toEqual([]);
  });

  test("the form has no accessibility issues", async () => {
    const { page } = await admin.openAdmin("/admin/outfits");
    await chooseRowAction(page, undefined, "Edit");
    await page.getByLabel("Title").fill("");
    await submitDialog(page, "Update Outfit");
    await waitForText(page, "Title is required");
    const issues = await findIssues(page, "the form with an error");
    await page.getByRole("tab", { name: "Products" }).click();
    await page.getByRole("button", { name: "Add Product" }).waitFor();
    issues.push(...(await findIssues(page, "the products")));
    await page.getByRole("button", { name: "Add Product" }).click();
    await findDialog(page, "Add New Product").waitFor();
    expect([...issues, ...(await findIssues(page, "a product's form"))]).toEqual([]);
  });
});
