import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { deleteRow, findDialog } from "../support/rowDialogs";
import { chooseRowAction } from "../support/rowMenu";
import { createOutfit, createRow, fetchStatus, readOutfit, updateOutfit } from "../support/rows";
import { waitUntil } from "../support/waiting";

describe("Publishing", () => {
  const admin = setUpAdminSite();
  const openPublishing = async (page: Page, title: string) => {
    await chooseRowAction(page, title, "Publishing");
    const dialog = findDialog(page, `Publishing: ${title}`);
    await dialog.waitFor();
    return dialog;
  };

  test("a draft is previewed with a link until it is revoked, published, and taken offline", async () => {
    await createRow(admin, "Celebrity", { name: "Petra Publisher", image: "/art/placeholder/celebrity.svg" });
    const { page, problems } = await admin.openAdmin("/admin/outfits?new=1");
    const form = findDialog(page, "Add New Outfit");
    await form.getByLabel("Title").fill("Parked Look");
    await form.getByLabel("Image URL").first().fill("/art/placeholder/outfit.svg");
    await form.getByLabel("Celebrity").fill("petra");
    await page.getByRole("option", { name: "Petra Publisher" }).click();
    await form.getByLabel("Description").first().fill("Not ready yet.");
    await form.getByRole("button", { name: "Save as draft" }).click();
    await waitForToast(page, "Saved as a draft");
    const fetchLook = () => fetchStatus(admin, "/outfit/parked-look");
    expect(await fetchLook()).toBe(404);

    const dialog = await openPublishing(page, "Parked Look");
    await waitForText(page, "Visitors cannot see it.");
    await dialog.getByRole("tab", { name: "Preview" }).click();
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = await dialog.getByLabel("New link. Copy it now, because it is not shown again.").inputValue();
    const visitor = await admin.openAsVisitor(link);
    const heading = visitor.page.getByRole("heading", { level: 1 });
    expect(await heading.textContent()).toBe("Parked Look");
    expect(await fetchLook()).toBe(404);
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await waitForToast(page, "Link revoked");
    expect((await fetch(link)).status).toBe(404);
    // The hydrated page does not replace the draft by a missing page.
    expect(await heading.textContent()).toBe("Parked Look");

    await dialog.getByRole("tab", { name: "Status" }).click();
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await waitForText(page, "“Parked Look” is published.");
    expect(await fetchLook()).toBe(200);
    await (await openPublishing(page, "Parked Look")).getByRole("button", { name: "Take offline" }).click();
    await waitForText(page, "“Parked Look” is a draft now.");
    expect(await fetchLook()).toBe(404);
    expect([...problems, ...visitor.problems]).toEqual([]);
  });

  test("versions of a draft are compared and restored; a schedule has its version unless later changes join", async () => {
    const { id, version } = await createOutfit(admin, "Woolen Look", { slug: "woolen-look", status: "DRAFT" });
    await updateOutfit(admin, { id, version, description: "A velvet look." });
    const { page, problems } = await admin.openAdmin("/admin/outfits?search=woolen");
    const history = await openPublishing(page, "Woolen Look");
    await history.getByRole("tab", { name: "History" }).click();
    await history.locator("ins", { hasText: "velvet" }).waitFor();
    await history
      .getByRole("button", { name: /Demo Editor$/ })
      .last()
      .click();
    await history.getByRole("button", { name: "Restore this version" }).click();
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await waitForToast(page, "Version restored");
    await history.waitFor({ state: "detached" });
    expect(await readOutfit(admin, id, "description")).toEqual({ description: "A look of the tests." });

    const dialog = await openPublishing(page, "Woolen Look");
    await dialog.getByLabel("Day and time").fill("2090-03-26T10:00");
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await waitForText(page, "“Woolen Look” is published on Mar 26, 2090, 10:00 AM");
    const scheduled = await readOutfit<{ version: number }>(admin, id, "version");
    await updateOutfit(admin, { id, version: scheduled?.version ?? 0, description: "Changed afterwards." });
    const again = await openPublishing(page, "Woolen Look");
    await again.getByText("It was changed after it was scheduled.").waitFor();
    await again.getByRole("button", { name: "Include the changes" }).click();
    await waitForText(page, "“Woolen Look” is published as it is now.");
    const last = await openPublishing(page, "Woolen Look");
    await last.getByText("It will be published on").waitFor();
    expect(await last.getByText("It was changed after it was scheduled.").count()).toBe(0);
    expect(await fetchStatus(admin, "/outfit/woolen-look")).toBe(404);
    expect(problems).toEqual([]);
  });
});

describe("Publishing many", () => {
  const admin = setUpAdminSite();

  test("publishes the selected drafts, leaves out an incomplete one, and Undo takes them back", async () => {
    const looks = ["one", "two"].map((name) => `/outfit/linen-look-${name}`);
    for (const name of ["One", "Two"]) await createOutfit(admin, `Linen Look ${name}`, { status: "DRAFT" });
    await createOutfit(admin, "Linen Look Blank", { status: "DRAFT", description: "" });
    const fetchLooks = () => Promise.all(looks.map((path) => fetchStatus(admin, path)));
    expect(await fetchLooks()).toEqual([404, 404]);
    const { page, problems } = await admin.openAdmin("/admin/outfits?search=linen");
    for (const name of ["One", "Two", "Blank"])
      await page
        .getByRole("row", { name: `Linen Look ${name}` })
        .getByRole("checkbox")
        .check();
    await waitForText(page, "3 outfits selected");
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByRole("button", { name: "Publish" }).click();
    const dialog = findDialog(page, "Publish outfits");
    await dialog.getByText("2 outfits will be published.").waitFor();
    await dialog.getByText("1 outfit needs a description first.").waitFor();
    await dialog.getByRole("button", { name: "Publish" }).click();
    await waitForToast(page, "Saved", "2 outfits have been published");
    expect(await fetchLooks()).toEqual([200, 200]);
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForToast(page, "Undone");
    expect(await fetchLooks()).toEqual([404, 404]);
    expect(problems).toEqual([]);
  });
});

describe("The trash", () => {
  const admin = setUpAdminSite();

  test("has an outfit whose tab closed immediately; rows are filtered, restored and deleted permanently", async () => {
    const { id, version } = await createOutfit(admin, "Heron Cloak", { slug: "heron-cloak" });
    for (const title of ["Pin", "Hood"]) await createRow(admin, "AffiliateProduct", { outfitId: id, title });
    for (const title of ["Heron Boots", "Heron Mules"]) {
      const item = await createRow(admin, "CategoryItem", { title, categoryName: "shoes" });
      await admin.graphql("mutation ($input: IdInput!) { deleteCategoryItem(input: $input) { undoId } }", {
        input: { id: item.id },
      });
    }
    const list = await admin.openAdmin("/admin/outfits?search=heron%20cloak");
    await deleteRow(list.page, "Heron Cloak");
    await list.page.close();
    await waitUntil(async () => (await readOutfit(admin, id, "id")) === null);
    expect(await fetchStatus(admin, "/outfit/heron-cloak")).toBe(410);

    const { page, problems } = await admin.openAdmin("/admin/trash?search=heron");
    const findRow = (name: string) => page.getByRole("row", { name });
    await findRow("Heron Cloak").getByText("with 2 products").waitFor();
    await page.getByRole("combobox", { name: "Kind" }).selectOption("Category item");
    await page.waitForURL(/kind=categoryItem/);
    await findRow("Heron Cloak").waitFor({ state: "detached" });
    await page.getByRole("combobox", { name: "Kind" }).selectOption("All types");
    for (const name of ["Heron Cloak", "Heron Boots"]) await findRow(name).getByRole("checkbox").check();
    await waitForText(page, "2 entries selected");
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Restore" }).click();
    await waitForToast(page, "Restored", "2 entries have been restored");
    await findRow("Heron Cloak").waitFor({ state: "detached" });
    expect(await fetchStatus(admin, "/outfit/heron-cloak")).toBe(200);
    expect(await readOutfit(admin, id, "version products { title }")).toEqual({
      version,
      products: [{ title: "Pin" }, { title: "Hood" }],
    });

    await chooseRowAction(page, "Heron Mules", "Delete permanently");
    const question = page.getByRole("alertdialog", { name: "Delete permanently" });
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await chooseRowAction(page, "Heron Mules", "Delete permanently");
    await question.getByRole("button", { name: "Delete permanently" }).click();
    await waitForToast(page, "Permanently deleted", "Heron Mules has been permanently deleted");
    await waitForText(page, "Nothing in the trash matches");
    expect(problems).toEqual([]);
  });
});
