import type { Page } from "playwright-core";
import { setUpOwnSite } from "../support/admin";
import { waitForText, waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { chooseRowAction } from "../support/rowMenu";

interface Row {
  id: string;
  version: number;
  slug: string;
}

describe("Publishing", () => {
  const admin = setUpOwnSite();
  let celebrityId: string;
  beforeAll(async () => {
    const { createCelebrity } = await admin.graphql<{ createCelebrity: Row }>(
      "mutation C($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }",
      { input: { name: "Perpetua Lindqvist", image: "/art/placeholder/celebrity.svg" } },
    );
    celebrityId = createCelebrity.id;
  });

  const createDraft = async (title: string) => {
    const input = { title, celebrityId, image: "/art/placeholder/outfit.svg", description: "A look.", status: "DRAFT" };
    const { createOutfit } = await admin.graphql<{ createOutfit: Row }>(
      "mutation C($input: CreateOutfitInput!) { createOutfit(input: $input) { id version slug } }",
      { input },
    );
    return createOutfit;
  };
  const openPublishing = async (page: Page, title: string) => {
    await chooseRowAction(page, title, "Publishing");
    const dialog = findDialog(page, `Publishing: ${title}`);
    await dialog.waitFor();
    return dialog;
  };
  const statusOf = async (slug: string): Promise<number> => (await fetch(`${admin.url()}/outfit/${slug}`)).status;

  test("a draft is not public until an editor publishes it, and can be taken offline", async () => {
    const { page, problems } = await admin.openAdmin("/admin/outfits?new=1");
    const form = findDialog(page, "Add New Outfit");
    await form.getByLabel("Title").fill("Parked Look");
    await form.getByLabel("Image URL").first().fill("/art/placeholder/outfit.svg");
    await form.getByLabel("Celebrity").fill("perpetua");
    await page.getByRole("option", { name: "Perpetua Lindqvist" }).click();
    await form.getByLabel("Description").first().fill("Not ready yet.");
    await form.getByRole("button", { name: "Save as draft" }).click();
    await waitForToast(page, "Outfit added");
    expect(await statusOf("parked-look")).toBe(404);
    const dialog = await openPublishing(page, "Parked Look");
    await waitForText(page, "Visitors cannot see it.");
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await waitForText(page, "“Parked Look” is published.");
    expect(await statusOf("parked-look")).toBe(200);
    const again = await openPublishing(page, "Parked Look");
    await again.getByRole("button", { name: "Take offline" }).click();
    await waitForText(page, "“Parked Look” is a draft now.");
    expect(await statusOf("parked-look")).toBe(404);
    expect(problems).toEqual([]);
  });

  test("a schedule publishes the version that was scheduled, unless later changes are included", async () => {
    const { id, version, slug } = await createDraft("Planned Look");
    const { page, problems } = await admin.openAdmin("/admin/outfits?search=planned");
    const dialog = await openPublishing(page, "Planned Look");
    await dialog.getByLabel("Day and time").fill("2090-03-26T10:00");
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await waitForText(page, "“Planned Look” is published on Mar 26, 2090, 10:00 AM");
    await admin.graphql("mutation U($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { id, version: version + 1, description: "Changed afterwards." },
    });
    const again = await openPublishing(page, "Planned Look");
    await again.getByText("It was changed after it was scheduled.").waitFor();
    await again.getByRole("button", { name: "Include the changes" }).click();
    await waitForText(page, "“Planned Look” is published as it is now.");
    const last = await openPublishing(page, "Planned Look");
    await last.getByText("It will be published on").waitFor();
    expect(await last.getByText("It was changed after it was scheduled.").count()).toBe(0);
    expect(await statusOf(slug)).toBe(404);
    expect(problems).toEqual([]);
  });

  test("versions are compared word by word, and one is restored", async () => {
    const { id, version } = await createDraft("Woolen Look");
    await admin.graphql("mutation U($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { id, version, description: "A velvet look." },
    });
    const { page, problems } = await admin.openAdmin("/admin/outfits?search=woolen");
    const dialog = await openPublishing(page, "Woolen Look");
    await dialog.getByRole("tab", { name: "History" }).click();
    await dialog.locator("ins", { hasText: "velvet" }).waitFor();
    await dialog
      .getByRole("button", { name: /Demo Editor$/ })
      .last()
      .click();
    await dialog.getByRole("button", { name: "Restore this version" }).click();
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await waitForToast(page, "Version restored");
    const { outfit } = await admin.graphql<{ outfit: { description: string } }>(
      "query O($id: ID!) { outfit(id: $id) { description } }",
      { id },
    );
    expect(outfit.description).toBe("A look.");
    expect(problems).toEqual([]);
  });

  test("a preview link opens the draft for a visitor until it is revoked", async () => {
    const { slug } = await createDraft("Secret Look");
    const { page, problems } = await admin.openAdmin("/admin/outfits?search=secret");
    const dialog = await openPublishing(page, "Secret Look");
    await dialog.getByRole("tab", { name: "Preview" }).click();
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = await dialog.getByLabel("New link. Copy it now, because it is not shown again.").inputValue();
    const visitor = await admin.openAsVisitor(link);
    await visitor.page.getByRole("heading", { level: 1, name: "Secret Look" }).waitFor();
    await visitor.page.waitForTimeout(1_000);
    expect(await visitor.page.getByRole("heading", { level: 1 }).textContent()).toBe("Secret Look");
    expect(await statusOf(slug)).toBe(404);
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await waitForToast(page, "Link revoked");
    expect((await fetch(link)).status).toBe(404);
    expect([problems, visitor.problems]).toEqual([[], []]);
  });
});
