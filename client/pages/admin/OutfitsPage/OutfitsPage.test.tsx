import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { celebrityKind } from "../../../features/content/celebrity/admin/celebrityKind";
import { outfitListMocks, outfitRecord, mockOutfits } from "../../../features/content/outfit/admin/testResponses";
import {
  BulkOutfitsDocument,
  CreateCelebrityDocument,
  CreateOutfitDocument,
  DeleteOutfitDocument,
  OutfitRecordDocument,
  OutfitWearersDocument,
  UndoDocument,
  UpdateOutfitDocument,
  type BulkOutfitsInput,
  type CreateOutfitInput,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { OutfitsPage } from "./OutfitsPage";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../shared/toast/ToastSnackbar"));

const [first, second] = [outfitRecord(1), outfitRecord(2, { celebrity: null, occasion: null, date: null })];
const both = mockOutfits([first, second]);

/** In the phone layout, which renders faster than the table. */
const open = async (url: string, ...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<OutfitsPage />, { url, width: 390, mocks: [...outfitListMocks, ...mocks] });
  await screen.findAllByText(/Look 1|No outfits found/);
  return app;
};
type User = Awaited<ReturnType<typeof open>>["user"];

const reading = (row: ReturnType<typeof outfitRecord>): MockLink.MockedResponse => ({
  request: { query: OutfitRecordDocument, variables: { id: row.id } },
  result: { data: { outfit: row } },
});
const creation = (input: CreateOutfitInput, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
  request: { query: CreateOutfitDocument, variables: { input } },
  result,
});
const refused = (code: string, fieldErrors: Record<string, string> = {}) => ({
  errors: [new GraphQLError("Please check what you entered.", { extensions: { code, fieldErrors } })],
});
const removal = (result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
  request: { query: DeleteOutfitDocument, variables: { input: { id: first.id } } },
  result,
});
const removed = { data: { deleteOutfit: { __typename: "Change", undoId: "undo-1" } } };
const undoing: MockLink.MockedResponse = {
  request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
  result: { data: { undo: { __typename: "Undone", undone: 1, skipped: 0 } } },
};
const bulk = (input: BulkOutfitsInput, changed: number, undoId: string | null = null): MockLink.MockedResponse => ({
  request: { query: BulkOutfitsDocument, variables: { input } },
  result: { data: { bulkOutfits: { __typename: "Change", matched: 2, changed, undoId, next: null } } },
});

const dialog = () => within(screen.getByRole("dialog"));

/** Changes the value in one step, because typing renders the form for every letter. */
async function enter(user: User, label: string | RegExp, text: string): Promise<void> {
  const field = dialog().getByLabelText(label);
  await user.click(field);
  await user.clear(field);
  await user.paste(text);
}
const send = (user: User, name: string) => user.click(dialog().getByText(name, { selector: "button" }));
const press = (user: User, name: string) => user.click(screen.getByText(name, { selector: "button" }));
const toast = (title: string) => screen.findByText(title);

describe("OutfitsPage (admin): list", () => {
  test("has the columns of the specification", async () => {
    const { user } = await openAdminScreen(<OutfitsPage />, {
      url: "/admin/outfits",
      mocks: [...outfitListMocks, both],
    });
    await screen.findByText("Look 1");
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual([
      "Image",
      "Title",
      "Celebrity",
      "Occasion",
      "Date",
      "Status",
      "Last saved",
      "Actions",
    ]);
    const [, one, other] = screen.getAllByRole("row");
    for (const text of ["Look 1", "Zendria Vale", "Gala", "May 07, 2026", "Published"])
      expect(within(one!).getByText(text)).toBeVisible();
    expect(within(other!).getByText("Unknown")).toBeVisible();
    await openRowMenu(user, "Look 1");
    const view = screen.getByRole("menuitem", { name: "View (opens in a new tab)" });
    expect(view).toHaveAttribute("href", "/outfit/look-1");
    expect(view).toHaveAttribute("target", "_blank");
  });

  test.each([
    ["is scheduled", { status: "SCHEDULED" }],
    ["is published with a date to come", { date: "2999-05-07" }],
    ["is a draft", { status: "DRAFT" }],
  ])("does not offer View for an outfit that %s", async (_, state) => {
    const { user } = await open("/admin/outfits", mockOutfits([outfitRecord(1, state)]));
    await openRowMenu(user, "Look 1");
    expect(screen.getByRole("menuitem", { name: "Edit" })).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: /^View/ })).toBeNull();
  });

  test("opens with the last saved first, as its header shows; the first click on Date gives the newest first", async () => {
    const { user } = await openAdminScreen(<OutfitsPage />, {
      url: "/admin/outfits",
      mocks: [...outfitListMocks, both, mockOutfits([first], { sort: "NEWEST", reverse: false })],
    });
    await screen.findByText("Look 2");
    const header = (name: RegExp) => screen.getByRole("columnheader", { name });
    expect(header(/^Last saved/)).toHaveAttribute("aria-sort", "descending");
    await user.click(header(/^Date/));
    await waitFor(() => expect(screen.queryByText("Look 2")).toBeNull());
    expect(header(/^Date/)).toHaveAttribute("aria-sort", "descending");
  });

  test("queries with the parameters of the URL, and shows an empty state", async () => {
    const filter = { search: "nobody", occasion: "Gala", celebrityId: "celebrity-1", tag: "evening" };
    const url = "/admin/outfits?search=nobody&occasion=Gala&celebrity=celebrity-1&tag=evening&sort=TITLE";
    await open(url, mockOutfits([first]), mockOutfits([], { filter, sort: "TITLE" }));
    expect(screen.getByText("No outfits found")).toBeVisible();
  });
});

describe("OutfitsPage (admin): adding", () => {
  test("names the required fields, and sends nothing", async () => {
    const { user } = await open("/admin/outfits?new=1", both);
    await send(user, "Add Outfit");
    for (const text of [
      "Title is required",
      "Image URL is required",
      "Celebrity is required",
      "Description is required",
    ])
      expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus());
  });

  test("saves a draft that has a title only, and says that it is a draft", async () => {
    const added = outfitRecord(3, { title: "Navy Suit", status: "DRAFT" });
    const { user } = await open(
      "/admin/outfits?new=1",
      both,
      creation(
        { ...input, image: "", celebrityId: "", description: "", tags: [], status: "DRAFT" },
        { data: { createOutfit: added } },
      ),
      mockOutfits([added, first, second]),
    );
    await enter(user, /^Title/, "Navy Suit");
    await send(user, "Save as draft");
    expect(await toast("Saved as a draft")).toBeVisible();
  });

  const input: CreateOutfitInput = {
    title: "Navy Suit",
    image: "https://example.com/suit.jpg",
    celebrityId: "celebrity-1",
    description: "A suit in navy.",
    tags: ["navy", "Suit", "evening"],
    occasion: null,
    date: null,
    affiliateLink: null,
    fullDescription: null,
    slug: null,
  };
  const fill = async (user: User) => {
    await enter(user, /^Title/, "Navy Suit");
    await enter(user, /^Image URL/, "https://example.com/suit.jpg");
    await user.click(dialog().getByLabelText(/^Celebrity/));
    await user.click(await within(await screen.findByRole("listbox")).findByText("Zendria Vale"));
    await enter(user, /^Description/, "A suit in navy.");
    await enter(user, "Tags (comma separated)", " navy ,, Suit,navy, evening");
  };

  test("splits the tags, sends blank fields as null, shows a toast, and shows the new row", async () => {
    const added = outfitRecord(3, { title: "Navy Suit" });
    const { user, router } = await open(
      "/admin/outfits?new=1",
      both,
      creation(input, { data: { createOutfit: added } }),
      mockOutfits([added, first, second]),
    );
    await fill(user);
    await send(user, "Add Outfit");
    expect(await toast("Outfit added")).toBeVisible();
    expect(screen.getByText("Your outfit has been added successfully")).toBeVisible();
    expect(await screen.findByText("Navy Suit")).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  test("continues with the products of the new outfit in the same dialog", async () => {
    const added = outfitRecord(3, { title: "Navy Suit" });
    const { user, router } = await open(
      "/admin/outfits?new=1",
      both,
      creation(input, { data: { createOutfit: added } }),
      mockOutfits([added, first, second]),
    );
    await fill(user);
    await user.click(dialog().getByText("Products"));
    await send(user, "Save and continue");
    expect(await screen.findByRole("dialog", { name: "Edit Outfit" })).toBeVisible();
    expect(router.state.location.search).toBe("?edit=outfit-3");
    expect(await screen.findByRole("tab", { name: "Products" })).toHaveAttribute("aria-selected", "true");
    expect(dialog().getByText("Update Outfit")).toBeVisible();
  });

  test("keeps what is typed while a new outfit is saved, and saves it into that outfit", async () => {
    const added = outfitRecord(3, { title: "Navy Suit" });
    const better = { ...added, title: "Navy Suit, worn", version: 4 };
    const { user, router, responseGate } = await open(
      "/admin/outfits?new=1",
      both,
      creation(input, { data: { createOutfit: added } }),
      mockOutfits([added, first, second]),
      {
        request: {
          query: UpdateOutfitDocument,
          variables: { input: { id: added.id, version: added.version, title: better.title } },
        },
        result: { data: { updateOutfit: better } },
      },
      mockOutfits([better, first, second]),
    );
    await fill(user);
    responseGate.shut("CreateOutfit");
    await user.keyboard("{Control>}s{/Control}");
    await dialog().findByText("Adding...");
    const title = dialog().getByLabelText(/^Title/);
    await user.click(title);
    await user.paste(", worn");
    act(() => responseGate.open());
    expect(await screen.findByRole("dialog", { name: "Edit Outfit" })).toBeVisible();
    expect(router.state.location.search).toBe("?edit=outfit-3");
    expect(title).toHaveValue("Navy Suit, worn");
    expect(title).toHaveFocus();
    expect(dialog().getByText("Saved, without what you typed meanwhile. Save again to keep it.")).toBeVisible();
    await send(user, "Update Outfit");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await toast("Outfit updated")).toBeVisible();
  });

  test("adds a celebrity from the field that needs her, and chooses her", async () => {
    const node = { __typename: "Celebrity", id: "celebrity-9", name: "Ines Morrow", image: "", category: "" };
    const added = { ...celebrityKind.empty, ...node, status: "PUBLISHED", version: 1, slug: "ines-morrow" };
    const { user } = await open(
      "/admin/outfits?new=1",
      both,
      {
        request: { query: OutfitWearersDocument, variables: { search: node.name } },
        result: { data: { celebrities: { __typename: "CelebrityConnection", edges: [] } } },
        maxUsageCount: Number.POSITIVE_INFINITY,
      },
      {
        request: { query: CreateCelebrityDocument, variables: { input: { name: node.name } } },
        result: { data: { createCelebrity: added } },
      },
    );
    const field = dialog().getByLabelText(/^Celebrity/);
    await user.click(field);
    await user.paste("Ines Morrow");
    await user.click(await screen.findByRole("option", { name: "New celebrity “Ines Morrow”" }));
    expect(await toast("Celebrity added successfully")).toBeVisible();
    await waitFor(() => expect(field).toHaveValue("Ines Morrow"));
  });

  test("sends the same request id again after a failure", async () => {
    const added = outfitRecord(3, { title: "Navy Suit" });
    const { user, requestIds } = await open(
      "/admin/outfits?new=1",
      both,
      { request: { query: CreateOutfitDocument, variables: { input } }, error: new Error("The response was lost.") },
      creation(input, { data: { createOutfit: added } }),
      mockOutfits([added, first, second]),
    );
    await fill(user);
    await send(user, "Add Outfit");
    expect(await toast("There was an error adding the outfit. Please try again.")).toBeVisible();
    await send(user, "Add Outfit");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(requestIds).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), requestIds[0]]);
  });

  test("says when there is no connection, and keeps the form", async () => {
    const { user } = await open("/admin/outfits?new=1", both, {
      request: { query: CreateOutfitDocument, variables: { input } },
      error: new TypeError("Failed to fetch"),
    });
    await fill(user);
    await send(user, "Add Outfit");
    const told = "There is no connection to the server. What you entered is kept.";
    expect(await toast(`There was an error adding the outfit. Please try again. ${told}`)).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue("Navy Suit");
  });

  test("reports a failure, and keeps the form", async () => {
    const { user } = await open("/admin/outfits?new=1", both, creation(input, refused("SERVICE_UNAVAILABLE")));
    await fill(user);
    await send(user, "Add Outfit");
    expect(await toast("There was an error adding the outfit. Please try again.")).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue("Navy Suit");
  });

  test("shows server errors at their field", async () => {
    const { user } = await open(
      "/admin/outfits?new=1",
      both,
      creation(input, refused("BAD_USER_INPUT", { celebrityId: "This celebrity no longer exists." })),
    );
    await fill(user);
    await send(user, "Add Outfit");
    expect(await screen.findByText("This celebrity no longer exists.")).toBeVisible();
  });
});

describe("OutfitsPage (admin): editing", () => {
  const update = (more: object, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
    request: { query: UpdateOutfitDocument, variables: { input: { id: first.id, version: 1, ...more } } },
    result,
  });

  test("sends only the changed fields", async () => {
    const changed = outfitRecord(1, { title: "Look one", tags: [], version: 2 });
    const { user } = await open(
      "/admin/outfits?edit=outfit-1",
      both,
      reading(first),
      update({ title: "Look one", date: null }, { data: { updateOutfit: changed } }),
      mockOutfits([changed, second]),
    );
    await screen.findByText("Update Outfit");
    await enter(user, /^Title/, "Look one");
    await user.clear(screen.getByLabelText("Date Worn"));
    await send(user, "Update Outfit");
    expect(await toast("Outfit updated")).toBeVisible();
    expect(await screen.findByText("Look one")).toBeVisible();
  });

  test("reports a failure", async () => {
    const { user } = await open(
      "/admin/outfits?edit=outfit-1",
      both,
      reading(first),
      update({ title: "Look one" }, refused("INTERNAL_SERVER_ERROR")),
    );
    await screen.findByText("Update Outfit");
    await enter(user, /^Title/, "Look one");
    await send(user, "Update Outfit");
    expect(await toast("There was an error updating the outfit. Please try again.")).toBeVisible();
  });

  test("names the celebrities of both versions of a conflict", async () => {
    const rival = { __typename: "Celebrity", id: "celebrity-2", name: "Rival Outfitter" };
    const theirs = outfitRecord(1, { version: 2, title: "Theirs", celebrity: rival, celebrityId: rival.id });
    const { user } = await open(
      "/admin/outfits?edit=outfit-1",
      both,
      reading(first),
      update({ title: "Mine" }, refused("CONFLICT")),
      reading(theirs),
    );
    await screen.findByText("Update Outfit");
    await enter(user, /^Title/, "Mine");
    await send(user, "Update Outfit");
    const celebrity = await screen.findByRole("group", { name: /^Celebrity/ });
    expect(celebrity).toHaveTextContent("Your versionZendria Vale");
    expect(celebrity).toHaveTextContent("Current versionRival Outfitter");
  });

  test("OutfitsPage (admin): a copy has the same values, another title and no slug", async () => {
    await open("/admin/outfits?copy=outfit-1", both, reading(first));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue("Look 1 (copy)");
    expect(screen.getByLabelText(/^Slug/)).toHaveValue("");
    expect(screen.getByLabelText("Date Worn")).toHaveValue("2026-05-07");
    expect(dialog().getByText("Add Outfit")).toBeVisible();
  });

  const { title, image, celebrityId, occasion, description, date, tags } = first;
  const blank = { affiliateLink: null, fullDescription: null, slug: null };
  const copy = outfitRecord(3, { title: `${title} (copy)` });
  const copying = creation(
    { title: copy.title, image, celebrityId, occasion, description, date, tags, ...blank, productsOf: first.id },
    { data: { createOutfit: copy } },
  );
  const withCopy = mockOutfits([copy, first, second]);

  test("OutfitsPage (admin): a copy includes the products, and Undo removes all of it", async () => {
    const { user } = await open("/admin/outfits?copy=outfit-1", both, reading(first), copying, withCopy, {
      request: { query: DeleteOutfitDocument, variables: { input: { id: copy.id } } },
      result: removed,
    });
    await screen.findByLabelText(/^Title/);
    await send(user, "Add Outfit");
    expect(await toast("Outfit added")).toBeVisible();
    expect(await screen.findByText(copy.title)).toBeVisible();
    await press(user, "Undo");
    expect(await toast("Outfit deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(copy.title)).toBeNull());
  });

  test("OutfitsPage (admin): a copy shows the number of its products, and continues with them in the same dialog", async () => {
    const url = "/admin/outfits?copy=outfit-1";
    const { user, router } = await open(url, both, reading(first), copying, withCopy);
    await user.click(await screen.findByRole("tab", { name: "Products" }));
    expect(dialog().getByText("3 products will be copied")).toBeVisible();
    await send(user, "Save and continue");
    expect(await screen.findByRole("dialog", { name: "Edit Outfit" })).toBeVisible();
    expect(router.state.location.search).toBe("?edit=outfit-3");
    expect(await screen.findByRole("tab", { name: "Products" })).toHaveAttribute("aria-selected", "true");
    expect(dialog().queryByText("3 products will be copied")).toBeNull();
  });
});

describe("OutfitsPage (admin): deleting", () => {
  test("asks, removes the row from the list, and restores it on Undo", async () => {
    const { user } = await open("/admin/outfits", both, removal(removed), undoing, both);
    await chooseRowAction(user, "Look 1", "Delete");
    const question = screen.getByRole("alertdialog");
    expect(question).toHaveTextContent('Are you sure you want to delete "Look 1"? This action cannot be undone.');
    await user.click(within(question).getByText("Delete"));
    expect(await toast("Outfit deleted")).toBeVisible();
    expect(screen.getByText("The outfit has been removed successfully")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Look 1")).toBeNull());
    expect(await screen.findByText("1 outfit")).toBeVisible();
    await press(user, "Undo");
    expect(await screen.findByText("Look 1")).toBeVisible();
  });

  test("reports a failure, and keeps the row", async () => {
    const { user } = await open("/admin/outfits", both, removal(refused("SERVICE_UNAVAILABLE")));
    await chooseRowAction(user, "Look 1", "Delete");
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    expect(await toast("There was an error deleting the outfit. Please try again.")).toBeVisible();
    expect(screen.getByText("Look 1")).toBeVisible();
  });
});

describe("OutfitsPage (admin): bulk actions", () => {
  const chooseAll = async (user: User) => {
    for (const box of screen.getAllByLabelText("Select row")) await user.click(box);
    expect(await screen.findByText("2 outfits selected")).toBeVisible();
  };

  test("count the affected rows on the server before the change", async () => {
    const ids = [first.id, second.id];
    const { user } = await open(
      "/admin/outfits",
      both,
      bulk({ ids, occasion: "Gala", dryRun: true }, 1),
      bulk({ ids, occasion: "Gala", dryRun: false }, 1, "undo-1"),
      mockOutfits([first, outfitRecord(2)]),
      undoing,
      both,
    );
    await chooseAll(user);
    await press(user, "Set occasion");
    expect(dialog().getByText("Set occasion", { selector: "button" })).toBeDisabled();
    await enter(user, "Occasion", "Gala");
    expect(await dialog().findByText("1 outfit will have the occasion Gala.")).toBeVisible();
    await send(user, "Set occasion");
    expect(await toast("1 outfit changed")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("2 outfits selected")).toBeNull());
    expect(await screen.findAllByText("Gala")).toHaveLength(2);
    await press(user, "Undo");
    await waitFor(() => expect(screen.getAllByText("Gala")).toHaveLength(1));
  });

  test("delete all rows that match the filter", async () => {
    const filter = { search: null, occasion: "Gala", celebrityId: null, tag: null, status: null };
    const more = mockOutfits([first, second], { filter });
    (more.result as { data: { outfits: { totalCount: number } } }).data.outfits.totalCount = 40;
    const { user } = await open(
      "/admin/outfits?occasion=Gala",
      more,
      bulk({ filter, delete: true, dryRun: true }, 40),
      bulk({ filter, delete: true, dryRun: false }, 40, "undo-1"),
      mockOutfits([], { filter }),
    );
    await chooseAll(user);
    await press(user, "Select all 40 that match the filter");
    await press(user, "Delete");
    expect(await dialog().findByText(/^40 outfits will be moved to the trash, with their products\.$/)).toBeVisible();
    await send(user, "Delete");
    expect(await toast("40 outfits deleted")).toBeVisible();
    expect(await screen.findByText("No outfits found")).toBeVisible();
  });

  test("show why a change is not possible", async () => {
    const { user } = await open("/admin/outfits", both, {
      request: {
        query: BulkOutfitsDocument,
        variables: { input: { ids: [first.id, second.id], delete: true, dryRun: true } },
      },
      result: {
        errors: [new GraphQLError("The database cannot be reached.", { extensions: { code: "SERVICE_UNAVAILABLE" } })],
      },
    });
    await chooseAll(user);
    await press(user, "Delete");
    expect(await screen.findByText("The database cannot be reached.")).toBeVisible();
    expect(dialog().getByText("Delete")).toBeDisabled();
  });
});
