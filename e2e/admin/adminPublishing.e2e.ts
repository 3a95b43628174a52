import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { deleteRow, findDialog } from "../support/rowDialogs";
import { chooseRowAction } from "../support/rowMenu";
import { createOutfit, createRow, fetchStatus, readOutfit, updateOutfit } from "../support/rows";
import { waitUntil } from "../support/waiting";

const admin = setUpAdminSite();

describe("Publishing", () => {
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

test("an outfit is deleted when its tab closes immediately afterwards", async () => {
  const { id } = await createOutfit(admin, "Heron Cloak", { slug: "heron-cloak" });
  const { page } = await admin.openAdmin("/admin/outfits?search=heron%20cloak");
  await deleteRow(page, "Heron Cloak");
  await page.close();
  await waitUntil(async () => (await readOutfit(admin, id, "id")) === null);
  expect(await fetchStatus(admin, "/outfit/heron-cloak")).toBe(410);
});
