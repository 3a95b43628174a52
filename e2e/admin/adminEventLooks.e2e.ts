import type { Page } from "playwright-core";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { setUpAdminSite } from "../support/admin";
import { waitForToast } from "../support/browser";
import { findDialog } from "../support/rowDialogs";
import { findRowMenu } from "../support/rowMenu";
import { createRow, findOutfits } from "../support/rows";

/** A keyboard that counts: a paste is one step, as is each other key. */
function countKeys({ keyboard }: Page) {
  let steps = 0;
  return {
    count: () => steps,
    type: async (text: string) => {
      steps += text.length;
      await keyboard.type(text, { delay: 15 });
    },
    paste: async (text: string) => {
      steps += 1;
      await keyboard.insertText(text);
    },
    press: async (...keys: string[]) => {
      steps += keys.length;
      for (const key of keys) await keyboard.press(key);
    },
  };
}

const guests = [
  "Amaro",
  "Brisk",
  "Calder",
  "Dunmore",
  "Esker",
  "Fallow",
  "Garrow",
  "Hollis",
  "Ivory",
  "Jessop",
  "Kestle",
];
/** Keys in a minute of somebody who types 40 words. */
const keysPerMinute = 200;

describe("Looks of an event", () => {
  const admin = setUpAdminSite();
  beforeAll(async () => {
    for (const guest of guests) await createRow(admin, "Celebrity", { name: `Odile ${guest}` });
  });

  test("an event with 12 looks of 12 celebrities, two pieces each, is entered by keyboard in under 10 minutes", async () => {
    const { page, problems } = await admin.openAdmin("/admin/events");
    const keys = countKeys(page);
    await page.getByRole("button", { name: "Add Event" }).focus();
    await keys.press("Enter");
    await findDialog(page, "Add Event").getByLabel("Name").waitFor();
    await keys.type("Obsidian Gala 2025");
    await keys.press("Tab", "Tab");
    await keys.type("gg");
    await keys.press("Tab");
    await keys.type("05092025");
    await keys.press("Enter");
    await waitForToast(page, "Event added");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await findRowMenu(page, "Obsidian Gala 2025").focus();
    await keys.press("Enter");
    await page.locator("[role=menuitem]:focus").waitFor();
    // The last actions merge and delete.
    await keys.press("ArrowUp", "ArrowUp", "ArrowUp", "Enter");
    const dialog = findDialog(page, "Add looks: Obsidian Gala 2025");
    await dialog.getByRole("listitem", { name: "Look 1" }).waitFor();

    const enterPieces = async () => {
      await keys.press("Tab", "Tab");
      await keys.type("Gown, Sandals");
      await keys.press("Enter", "Enter");
      for (const [title, price] of [
        ["Silk gown", "$900"],
        ["Gold sandals", "$90"],
      ] as const) {
        await keys.type(title);
        await keys.press("Tab");
        await keys.paste(`https://shop.example/${title.replace(" ", "-")}`);
        await keys.press("Tab");
        await keys.type(price);
        await keys.press("Enter");
      }
    };
    for (const guest of guests) {
      // The keys do not wait for the rows that they choose.
      await keys.type(guest.toLowerCase());
      await keys.press("ArrowDown", "Enter");
      await dialog.getByRole("listitem", { name: `Odile ${guest} at the Obsidian Gala 2025` }).waitFor();
      await enterPieces();
    }
    await keys.type("Odile Newcombe");
    await page.getByRole("option", { name: "New celebrity “Odile Newcombe”" }).waitFor();
    await keys.press("ArrowDown", "Enter");
    await dialog.getByRole("listitem", { name: "Odile Newcombe at the Obsidian Gala 2025" }).waitFor();
    await enterPieces();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    await keys.press("Control+s");
    await waitForToast(page, "12 looks added");

    const fields = "title status date occasion celebrity { name } pieces { name products { title price } }";
    const looks = await findOutfits<{ celebrity: { name: string } }>(admin, "Obsidian Gala 2025", fields);
    const names = [...guests, "Newcombe"].map((guest) => `Odile ${guest}`);
    expect(looks.map(({ celebrity }) => celebrity.name).sort()).toEqual(names);
    expect(looks[0]).toMatchObject({
      ...{ status: "DRAFT", date: "2025-05-09", occasion: "Gala" },
      pieces: [
        { name: "Gown", products: [{ title: "Silk gown", price: "$900" }] },
        { name: "Sandals", products: [{ title: "Gold sandals", price: "$90" }] },
      ],
    });
    expect(keys.count()).toBe(776);
    expect(keys.count() / keysPerMinute).toBeLessThan(10);
    expect(problems).toEqual([]);
  });
});
