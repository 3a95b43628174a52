import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpOwnSite } from "../support/admin";
import { waitForText } from "../support/browser";
import { findDialog, submitDialog } from "../support/rowDialogs";

interface Row {
  id: string;
  version: number;
}

describe("two administrators", () => {
  const admin = setUpOwnSite();
  const outfits = ["Shared Cape", "Listed Cape"];
  let rows: Row[];
  beforeAll(async () => {
    const { createCelebrity } = await admin.graphql<{ createCelebrity: Row }>(
      "mutation C($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }",
      { input: { name: "Perpetua Lindqvist", image: "/art/placeholder/celebrity.svg" } },
    );
    const create = async (title: string) => {
      const image = "/art/placeholder/outfit.svg";
      const input = { title, celebrityId: createCelebrity.id, image, description: "A look of the tests." };
      const mutation = "mutation C($input: CreateOutfitInput!) { createOutfit(input: $input) { id version } }";
      return (await admin.graphql<{ createOutfit: Row }>(mutation, { input })).createOutfit;
    };
    rows = [];
    for (const title of outfits) rows.push(await create(title));
  });

  test("see who has an outfit open, follow each other's changes, and lose no text", async () => {
    const [shared, listed] = rows;
    const address = `/admin/outfits?search=cape&edit=${shared?.id ?? ""}`;
    const one = await admin.openAdmin(address);
    await findDialog(one.page, "Edit Outfit").waitFor();
    expect(await one.page.getByText("Also open").count()).toBe(0);
    const other = await admin.openAdmin(address);
    await findDialog(other.page, "Edit Outfit").waitFor();
    await waitForText(other.page, "Also open: you in another tab");
    await waitForText(one.page, "Also open: you in another tab");
    await one.page.getByLabel("Title").fill("My cape");
    await waitForText(other.page, "Also open: you in another tab (editing)");

    await admin.graphql("mutation U($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { ...listed, title: "Renamed Cape" },
    });
    await one.page.getByText("Renamed Cape").first().waitFor({ state: "attached" });

    await other.page.getByLabel("Title").fill("Their cape");
    await submitDialog(other.page, "Update Outfit");
    await findDialog(other.page, "Edit Outfit").waitFor({ state: "detached" });
    await waitForText(
      one.page,
      "Demo Editor saved a newer version. Your text is kept; saving will show both versions.",
    );
    await one.page.getByText("Also open").waitFor({ state: "detached" });
    expect(await one.page.getByLabel("Title").inputValue()).toBe("My cape");
    expect(await findAccessibilityIssuesInAllLayouts(one.page)).toEqual([]);
    await submitDialog(one.page, "Update Outfit");
    await findDialog(one.page, "Someone else saved this").getByText("Their cape").waitFor();
    expect([...one.problems, ...other.problems]).toEqual([]);
  });
});
