import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import {
  AdminCelebritiesDocument,
  BulkCelebritiesDocument,
  CelebrityRecordDocument,
  CelebritySlugDocument,
  CelebrityTermsDocument,
  CreateCelebrityDocument,
  DeleteCelebrityDocument,
  UndoDocument,
  UpdateCelebrityDocument,
} from "../../../graphql/generated/adminOperations";
import { celebrityKind } from "../../../features/content/celebrity/admin/celebrityKind";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { openRowMenu } from "../../../testing/rowMenu";
import { CelebritiesPage } from "./CelebritiesPage";

const emptyCelebrity = celebrityKind.empty;

type Mock = MockLink.MockedResponse;

const row = (id: string, name: string) => ({
  __typename: "Celebrity",
  id,
  version: 1,
  status: "PUBLISHED",
  name,
  slug: name.toLowerCase(),
  image: "",
  category: "Actor",
  styleType: "Classic",
  bio: `About ${name}.`,
  outfitCount: 0,
});

const usual = {
  first: 25,
  after: null,
  last: null,
  before: null,
  sort: "NAME",
  reverse: false,
  filter: { search: null, category: null, styleType: null, status: null },
};

const list = (rows: ReturnType<typeof row>[], more: Partial<Mock> = {}): Mock => ({
  request: { query: AdminCelebritiesDocument, variables: usual },
  result: {
    data: {
      celebrities: {
        __typename: "CelebrityConnection",
        edges: rows.map((node) => ({ __typename: "CelebrityEdge", cursor: node.id, node })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        totalCount: rows.length,
      },
    },
  },
  ...more,
});

const terms: Mock = {
  request: { query: CelebrityTermsDocument },
  result: {
    data: {
      categories: [{ __typename: "Term", id: "c", name: "Actor" }],
      styleTypes: [{ __typename: "Term", id: "s", name: "Classic" }],
    },
  },
  maxUsageCount: Infinity,
};

const whole = {
  __typename: "Celebrity",
  id: "a",
  version: 4,
  status: "PUBLISHED",
  ...emptyCelebrity,
  name: "Ada",
  slug: "ada",
  category: "Actor",
  styleType: "Classic",
  nationality: "British",
  bio: "About Ada.",
  signature: { __typename: "Signature", ...emptyCelebrity.signature },
  socialMedia: {
    __typename: "SocialMedia",
    ...emptyCelebrity.socialMedia,
    instagram: "@ada",
    tiktok: "ada",
    twitter: "https://twitter.example/ada",
    website: "javascript:alert(1)",
  },
};

const record: Mock = {
  request: { query: CelebrityRecordDocument, variables: { id: "a" } },
  result: { data: { celebrity: whole } },
  maxUsageCount: Infinity,
};

const open = (mocks: Mock[], url = "/admin/celebrities", waiting = false) =>
  openAdminScreen(<CelebritiesPage />, { url, mocks: [terms, ...mocks], waiting, width: 390 });

const names = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("CelebritiesPage (admin): list", () => {
  it("shows a loading text, then a card for each celebrity", async () => {
    const { responseGate } = await open([list([row("a", "Ada"), row("b", "Bea")])], undefined, true);
    expect(screen.getByText("Loading celebrities...")).toBeVisible();
    responseGate.open();
    expect(await screen.findByRole("heading", { level: 1, name: "Manage Celebrities" })).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Ada", "Bea"]));
    expect(screen.getByText("About Ada.")).toBeVisible();
    expect(screen.getByRole("button", { name: "View Details of Ada" })).toBeVisible();
  });

  it("is a table with the specification's columns in the list view", async () => {
    const { user, router } = await openAdminScreen(<CelebritiesPage />, {
      url: "/admin/celebrities",
      mocks: [terms, list([row("a", "Ada")])],
    });
    await user.click(await screen.findByRole("button", { name: "List view" }));
    expect(router.state.location.search).toBe("?layout=list");
    const headers = (await screen.findAllByRole("columnheader")).map(({ textContent }) => textContent);
    expect(headers.filter((text) => text !== "")).toEqual(["Image", "Name", "Category", "Style", "Status", "Actions"]);
    await openRowMenu(user, "Ada");
    const actions = screen.getAllByRole("menuitem");
    // The order of every list; "View" is the public page.
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      "View",
      "View Details",
      "Edit",
      "Publishing",
      "Duplicate",
      "Delete",
    ]);
    expect(actions[0]).toHaveAttribute("href", "/celebrity/ada");
  });

  it("shows an error, and tries again", async () => {
    const failing = list([], { result: { errors: [{ message: "no" }] } });
    const { user } = await open([failing, list([row("a", "Ada")])]);
    expect(await screen.findByText("Failed to load celebrities")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(names()).toEqual(["Ada"]));
  });
});

describe("CelebritiesPage (admin): details", () => {
  it("show all data in six tabs, with profile links that open in a new tab", async () => {
    const { user } = await open([list([row("a", "Ada")]), record], "/admin/celebrities?view=a");
    // The loading dialog is replaced by the one with the record.
    expect(await screen.findByText("Actor · Classic")).toBeVisible();
    const dialog = screen.getByRole("dialog", { name: "Celebrity Details" });
    expect(
      within(dialog)
        .getAllByRole("tab")
        .map(({ textContent }) => textContent),
    ).toEqual(["Basic Info", "Biography", "Career & Personal", "Style & Fashion", "Additional Info", "Social Media"]);
    expect(within(dialog).queryByText("Birthplace")).toBeNull();
    await user.click(within(dialog).getByRole("tab", { name: "Social Media" }));
    const links = within(dialog).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://instagram.com/ada",
      "https://twitter.example/ada",
      "https://tiktok.com/@ada",
    ]);
    for (const link of links) expect(link).toHaveAttribute("target", "_blank");
  });

  it("report that the row was deleted", async () => {
    const gone: Mock = { ...record, result: { data: { celebrity: null } } };
    await open([list([]), gone], "/admin/celebrities?view=a");
    expect(await screen.findByText("Not found")).toBeVisible();
  });
});

describe("CelebritiesPage (admin): adding", () => {
  const slug: Mock = {
    request: { query: CelebritySlugDocument, variables: { name: "Bea", exceptId: null } },
    result: { data: { celebritySlug: "bea-1" } },
    maxUsageCount: Infinity,
  };
  const created = (result: Mock["result"]): Mock => ({
    request: {
      query: CreateCelebrityDocument,
      variables: { input: { ...emptyCelebrity, name: "Bea", slug: "bea-1" } },
    },
    result,
  });

  it("derives the slug from the name, reports where it is used, and shows the row immediately", async () => {
    const bea = { ...whole, id: "b", name: "Bea", slug: "bea-1" };
    const { user, router } = await open(
      [list([]), slug, created({ data: { createCelebrity: bea } }), list([row("b", "Bea")])],
      "/admin/celebrities?new=1",
    );
    await user.type(await screen.findByLabelText(/^Name/), "Bea");
    await waitFor(() => expect(screen.getByLabelText("Slug")).toHaveValue("bea-1"));
    expect(screen.getByText("Used in the URL /celebrity/bea-1")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add Celebrity" }));
    expect(await screen.findByText("Celebrity added successfully")).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(""));
    await waitFor(() => expect(names()).toEqual(["Bea"]));
  });

  it("shows why it failed, and keeps the form", async () => {
    const refused = { message: "Name is too long.", extensions: { code: "BAD_USER_INPUT" } };
    const { user } = await open([list([]), slug, created({ errors: [refused] })], "/admin/celebrities?new=1");
    await user.type(await screen.findByLabelText(/^Name/), "Bea");
    await waitFor(() => expect(screen.getByLabelText("Slug")).toHaveValue("bea-1"));
    await user.click(screen.getByRole("button", { name: "Add Celebrity" }));
    expect(await screen.findByText("Failed to add celebrity: Name is too long.")).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Bea");
  });

  it("requires the name", async () => {
    const { user } = await open([list([])], "/admin/celebrities?new=1");
    await user.click(await screen.findByRole("button", { name: "Add Celebrity" }));
    expect(await screen.findByText("Name is required")).toBeVisible();
  });
});

describe("CelebritiesPage (admin): editing", () => {
  it("sends the version that was read", async () => {
    const sent: unknown[] = [];
    const update: Mock = {
      request: { query: UpdateCelebrityDocument, variables: (variables) => sent.push(variables) > 0 },
      result: { data: { updateCelebrity: { ...whole, version: 5, height: "170 cm" } } },
    };
    const { user } = await open(
      [list([row("a", "Ada")]), record, update, list([row("a", "Ada")])],
      "/admin/celebrities?edit=a",
    );
    await user.type(await screen.findByLabelText("Height"), "170 cm");
    await user.click(screen.getByRole("button", { name: "Update Celebrity" }));
    expect(await screen.findByText("Celebrity updated successfully")).toBeVisible();
    expect(sent[0]).toEqual({ input: { id: "a", version: 4, height: "170 cm" } });
  });
});

describe("CelebritiesPage (admin): deleting", () => {
  const deletion = (result: Mock["result"]): Mock => ({
    request: { query: DeleteCelebrityDocument, variables: { input: { id: "a" } } },
    result,
  });

  it("asks first, removes the row without refetching the list, and can be undone", async () => {
    const both = list([row("a", "Ada"), row("b", "Bea")]);
    const undo: Mock = {
      request: { query: UndoDocument, variables: { input: { id: "u" } } },
      result: { data: { undo: { __typename: "Undone", undone: 1, skipped: 0 } } },
    };
    const deleted = deletion({ data: { deleteCelebrity: { __typename: "Change", undoId: "u" } } });
    const { user } = await open([both, deleted, undo, both]);
    await user.click(await screen.findByRole("button", { name: "Delete Ada" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("Are you sure you want to delete this celebrity?");
    await waitFor(() => expect(within(question).getByRole("button", { name: "Cancel" })).toHaveFocus());
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Celebrity deleted successfully")).toBeVisible();
    await waitFor(() => expect(names()).toEqual(["Bea"]));
    expect(screen.getByText("1 celebrity")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(names()).toEqual(["Ada", "Bea"]));
    expect(screen.getByText("2 celebrities")).toBeVisible();
  });

  it("reports a failure", async () => {
    const { user } = await open([list([row("a", "Ada")]), deletion({ errors: [{ message: "no" }] })]);
    await user.click(await screen.findByRole("button", { name: "Delete Ada" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete celebrity")).toBeVisible();
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(names()).toEqual(["Ada"]));
  });
});

describe("CelebritiesPage (admin): bulk actions", () => {
  it("count first, then change the selected rows", async () => {
    const change = (input: object, changed: number, undoId: string | null): Mock => ({
      request: { query: BulkCelebritiesDocument, variables: { input } },
      result: { data: { bulkCelebrities: { __typename: "Change", matched: 1, changed, undoId, next: null } } },
    });
    const { user } = await open(
      [
        list([row("a", "Ada")]),
        change({ ids: ["a"], category: "Actor", dryRun: true }, 1, null),
        change({ ids: ["a"], category: "Actor", dryRun: false }, 1, "u"),
        list([row("a", "Ada")]),
      ],
      "/admin/celebrities?layout=list",
    );
    await user.click(await screen.findByRole("checkbox", { name: "Select row" }));
    await user.click(screen.getByRole("button", { name: "Change category" }));
    const dialog = await screen.findByRole("dialog", { name: "Change category" });
    expect(within(dialog).getByRole("button", { name: "Change" })).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole("combobox", { name: "Change category" }), "Actor");
    expect(await within(dialog).findByText("1 celebrity will have the category Actor.")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Change" }));
    expect(await screen.findByText("1 celebrity changed")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());
  });

  it("say that there is no connection", async () => {
    const pending: Mock = {
      request: { query: BulkCelebritiesDocument, variables: { input: { ids: ["a"], delete: true, dryRun: true } } },
      error: new TypeError("Failed to fetch"),
    };
    const { user } = await open([list([row("a", "Ada")]), pending], "/admin/celebrities?layout=list");
    await user.click(await screen.findByRole("checkbox", { name: "Select row" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("The server cannot be reached. Check your connection and try again.")).toBeVisible();
  });
});
