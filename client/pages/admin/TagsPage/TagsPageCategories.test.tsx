import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminCategoriesDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  ReorderCategoriesDocument,
  UpdateCategoryDocument,
} from "../../../graphql/generated/adminOperations";
import { mockCategory } from "../../../testing/mockCategory";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { TagsPage } from "./TagsPage";

const row = (
  name: string,
  {
    itemCount = 0,
    isBuiltIn = false,
    ...more
  }: { itemCount?: number; isBuiltIn?: boolean; label?: string; icon?: string; version?: number } = {},
) => ({
  ...mockCategory(name, { isBuiltIn, itemCount }),
  id: `id-${name}`,
  version: 1,
  icon: "accessories",
  ...more,
});
const [shoes, hats, belts] = [
  row("shoes", { isBuiltIn: true, itemCount: 2 }),
  row("hats"),
  row("belts", { itemCount: 3 }),
];

const reading = (...categories: object[]): MockLink.MockedResponse => ({
  request: { query: AdminCategoriesDocument, variables: {} },
  result: { data: { categories } },
});
async function open(...mocks: MockLink.MockedResponse[]) {
  const app = await openAdminScreen(<TagsPage />, { url: "/admin/tags?list=productCategory", mocks });
  await screen.findByRole("list", { name: "Product categories" });
  return app;
}
const list = () => within(screen.getByRole("list", { name: "Product categories" }));
const names = () =>
  list()
    .getAllByRole("listitem")
    .map((item) => within(item).getByText(/^[A-Z]/, { selector: "strong" }).textContent);
const press = (name: string) => screen.getByRole("button", { name });

/** jsdom has no layout: each row is 40 pixels high, below the one before it. */
const layOut = () =>
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const item = this.closest("li");
    const top = item?.parentElement ? [...item.parentElement.children].indexOf(item) * 40 : 0;
    return { left: 0, right: 100, width: 100, top, bottom: top + 40, height: 40, x: 0, y: top } as DOMRect;
  });
/** The sensor begins to listen, and the list measures, in separate timers. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe("TagsPageCategories", () => {
  afterEach(() => jest.restoreAllMocks());

  it("lists the categories in order, with address, items and actions; the six cannot be deleted", async () => {
    await open(reading(shoes, hats, belts));
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Product Categories");
    expect(names()).toEqual(["Shoes", "Hats", "Belts"]);
    expect(list().getByRole("link", { name: "3 items" })).toHaveAttribute("href", "/admin/items?category=belts");
    expect(list().getByText("/category/belts")).toBeVisible();
    expect(list().getByRole("link", { name: /^View Hats/ })).toHaveAttribute("href", "/category/hats");
    expect(screen.queryByRole("button", { name: "Delete Shoes" })).toBeNull();
    expect(press("Delete Hats")).toBeVisible();
  });

  it("adds a category whose slug follows the name", async () => {
    const added = row("fine-watches", { label: "Fine Watches", icon: "jewelry" });
    const { user } = await open(
      reading(shoes),
      {
        request: {
          query: CreateCategoryDocument,
          variables: { input: { label: "Fine Watches", slug: "fine-watches", icon: "jewelry" } },
        },
        result: { data: { createCategory: added } },
      },
      reading(shoes, added),
    );
    await user.click(press("Add Category"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Category" }));
    await user.click(dialog.getByRole("button", { name: "Add Category" }));
    expect(await dialog.findByText("Name is required")).toBeVisible();
    await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Fine Watches");
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Slug" })).toHaveValue("fine-watches"));
    await user.click(dialog.getByRole("radio", { name: "Jewelry" }));
    await user.click(dialog.getByRole("button", { name: "Add Category" }));
    expect(await screen.findByText("Category added")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Shoes", "Fine Watches"]));
  });

  it("shows the server's error at the slug", async () => {
    const message = "Another category has this slug";
    const { user } = await open(reading(shoes, hats), {
      request: {
        query: UpdateCategoryDocument,
        variables: { input: { id: "id-hats", version: 1, slug: "shoes" } },
      },
      result: {
        errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", fieldErrors: { slug: message } } })],
      },
    });
    await user.click(press("Edit Hats"));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Category" }));
    const slug = dialog.getByRole("textbox", { name: "Slug" });
    await user.type(slug, "shoes", { initialSelectionStart: 0, initialSelectionEnd: 4 });
    await user.click(dialog.getByRole("button", { name: "Update Category" }));
    await waitFor(() => expect(slug).toHaveAccessibleDescription(message));
  });

  it("keeps the slug of the six", async () => {
    const { user } = await open(reading(shoes));
    await user.click(press("Edit Shoes"));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Category" }));
    expect(dialog.getByRole("textbox", { name: "Slug" })).toBeDisabled();
  });

  it("deletes an unused category after a question, and explains why another one must stay", async () => {
    const { user } = await open(
      reading(shoes, hats, belts),
      {
        request: { query: DeleteCategoryDocument, variables: { input: { id: "id-hats" } } },
        result: { data: { deleteCategory: "id-hats" } },
      },
      reading(shoes, belts),
    );
    await user.click(press("Delete Belts"));
    const refusal = within(await screen.findByRole("alertdialog", { name: "Delete Belts" }));
    expect(refusal.getByRole("link", { name: "3 items" })).toBeVisible();
    expect(refusal.queryByRole("button", { name: "Delete" })).toBeNull();
    await user.click(refusal.getByRole("button", { name: "Close" }));
    await user.click(press("Delete Hats"));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Hats" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Hats has been removed")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Shoes", "Belts"]));
  });

  const sorting = (result: object): MockLink.MockedResponse => ({
    request: {
      query: ReorderCategoriesDocument,
      variables: {
        input: { ids: ["id-hats", "id-shoes", "id-belts"], previousIds: ["id-shoes", "id-hats", "id-belts"] },
      },
    },
    result,
  });
  const moveShoesDown = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    press("Reorder Shoes").focus();
    for (const key of [" ", "{ArrowDown}", " "]) {
      await user.keyboard(key);
      await settle();
    }
  };

  it("sorts with the keyboard", async () => {
    layOut();
    const app = await open(
      reading(shoes, hats, belts),
      sorting({
        data: { reorderCategories: [hats, shoes, belts].map(({ id, name }) => ({ __typename: "Category", id, name })) },
      }),
    );
    await moveShoesDown(app);
    await waitFor(() => expect(names()).toEqual(["Hats", "Shoes", "Belts"]));
  });

  it("shows the stored order when someone else has changed it", async () => {
    layOut();
    const conflict = new GraphQLError("Someone else has changed the list.", { extensions: { code: "CONFLICT" } });
    const app = await open(reading(shoes, hats, belts), sorting({ errors: [conflict] }), reading(belts, shoes, hats));
    await moveShoesDown(app);
    expect(await screen.findByText("Someone else has changed the list.")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Belts", "Shoes", "Hats"]));
  });
});
