import { screen, within } from "@testing-library/react";
import { outfitListMocks, outfitRecord, mockOutfits } from "../../../features/content/outfit/admin/testResponses";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { openRowMenu } from "../../../testing/rowMenu";
import { OutfitsPage } from "./OutfitsPage";

const list = mockOutfits([outfitRecord(1, { status: "PUBLISHED" }), outfitRecord(2, { status: "DRAFT" })]);

const open = async (url: string) => {
  const mocks = [...outfitListMocks, list];
  const app = await openAdminScreen(<OutfitsPage />, { url, width: 390, mocks, role: "contributor" });
  await screen.findByText("Look 1");
  return app;
};
const readMenu = () => within(screen.getByRole("menu")).getAllByRole("menuitem");

describe("OutfitsPage (admin): for a contributor", () => {
  test("offers to edit drafts, and neither to delete, nor bulk changes, nor the import", async () => {
    const { user } = await open("/admin/outfits");
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Import CSV" })).toBeNull();
    await openRowMenu(user, "Look 2");
    expect(readMenu().map(({ textContent }) => textContent)).toEqual(["Edit", "Publishing", "Duplicate"]);
    await user.keyboard("{Escape}");
    await openRowMenu(user, "Look 1");
    expect(readMenu().map(({ textContent }) => textContent)).not.toContain("Edit");
  });

  test("saves a new outfit as a draft, or submits it for review", async () => {
    await open("/admin/outfits?new=1");
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Outfit" }));
    expect(dialog.getByRole("button", { name: "Save as draft" })).toHaveAttribute("type", "submit");
    expect(dialog.getByRole("button", { name: "Submit for review" })).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Add Outfit" })).toBeNull();
  });
});
