import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminMissedSearchesDocument,
  AdminSynonymsDocument,
  CreateSynonymDocument,
  DeleteMissedSearchDocument,
  DeleteSynonymDocument,
  UpdateSynonymDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { SearchPage } from "./SearchPage";

const usual = { first: 25, after: null, last: null, before: null, filter: { search: null }, reverse: false };
const pageInfo = {
  __typename: "PageInfo",
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: null,
  endCursor: null,
};

const missed = (...texts: string[]): MockLink.MockedResponse => ({
  request: { query: AdminMissedSearchesDocument, variables: { ...usual, sort: "COUNT" } },
  result: {
    data: {
      missedSearches: {
        __typename: "MissedSearchConnection",
        edges: texts.map((text, at) => ({
          __typename: "MissedSearchEdge",
          cursor: text,
          node: { __typename: "MissedSearch", id: text, text, count: 9 - at, lastAt: "2026-03-05T23:30:00.000Z" },
        })),
        pageInfo,
        totalCount: texts.length,
      },
    },
  },
});

const synonym = (word: string, meaning: string, kind = "WORD") => ({
  __typename: "Synonym",
  id: word,
  word,
  meaning,
  kind,
  createdAt: "2026-03-05T23:30:00.000Z",
});

const synonyms = (...pairs: [string, string][]): MockLink.MockedResponse => ({
  request: { query: AdminSynonymsDocument, variables: { ...usual, sort: "WORD" } },
  result: {
    data: {
      synonyms: {
        __typename: "SynonymConnection",
        edges: pairs.map(([word, meaning]) => ({
          __typename: "SynonymEdge",
          cursor: word,
          node: synonym(word, meaning),
        })),
        pageInfo,
        totalCount: pairs.length,
      },
    },
  },
});

const creation = (
  word: string,
  meaning: string,
  outcome: Pick<MockLink.MockedResponse, "result">,
  kind = "WORD",
): MockLink.MockedResponse => ({
  request: { query: CreateSynonymDocument, variables: { input: { word, meaning, kind } } },
  ...outcome,
});

const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<SearchPage />, { url, mocks, width: 390 });

describe("SearchPage: searches without results", () => {
  it("are listed with their number and last day, and lead to the search", async () => {
    const { user } = await open("/admin/search", missed("lorry", "zorp"));
    await screen.findByText("lorry");
    const [row] = screen.getAllByRole("listitem").filter(({ textContent }) => textContent.includes("lorry"));
    expect(row).toHaveTextContent("Searches9");
    expect(row).toHaveTextContent(/Last searchedMar 0?5, 2026/);
    await openRowMenu(user, "lorry");
    expect(screen.getByRole("menuitem", { name: /^Search on the site/ })).toHaveAttribute("href", "/search?q=lorry");
  });

  it("become a synonym in the row, and leave the list", async () => {
    const { user } = await open(
      "/admin/search",
      missed("lorry", "zorp"),
      creation("lorry", "truck", { result: { data: { createSynonym: synonym("lorry", "truck") } } }),
      missed("zorp"),
    );
    await chooseRowAction(user, "lorry", "Add a synonym");
    const dialog = within(await screen.findByRole("dialog", { name: "Add Synonym" }));
    expect(dialog.getByRole("textbox", { name: /Visitors type/ })).toHaveValue("lorry");
    await user.type(dialog.getByRole("textbox", { name: /Also finds/ }), "truck");
    await user.click(dialog.getByRole("button", { name: "Add Synonym" }));
    expect(await screen.findByText("lorry = truck")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("lorry")).toBeNull());
    expect(screen.getByText("zorp")).toBeVisible();
  });

  it("come to stand for an occasion", async () => {
    const { user } = await open(
      "/admin/search",
      missed("soiree"),
      creation(
        "soiree",
        "gala",
        { result: { data: { createSynonym: synonym("soiree", "gala", "OCCASION") } } },
        "OCCASION",
      ),
      missed(),
    );
    await chooseRowAction(user, "soiree", "Add a synonym");
    const dialog = within(await screen.findByRole("dialog", { name: "Add Synonym" }));
    await user.selectOptions(dialog.getByRole("combobox", { name: /Stands for/ }), "An occasion");
    await user.type(dialog.getByRole("textbox", { name: /Also finds/ }), "gala");
    await user.click(dialog.getByRole("button", { name: "Add Synonym" }));
    expect(await screen.findByText("soiree = gala")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("soiree")).toBeNull());
  });

  it("show the server's message beside the field", async () => {
    const message = "This synonym already exists";
    const refused = new GraphQLError(message, {
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { meaning: message } },
    });
    const { user } = await open(
      "/admin/search",
      missed("lorry"),
      creation("lorry", "truck", { result: { errors: [refused] } }),
    );
    await chooseRowAction(user, "lorry", "Add a synonym");
    const dialog = within(await screen.findByRole("dialog", { name: "Add Synonym" }));
    await user.click(dialog.getByRole("button", { name: "Add Synonym" }));
    expect(await dialog.findAllByText("Enter a word or a phrase")).not.toHaveLength(0);
    const field = dialog.getByRole("textbox", { name: /Also finds/ });
    await user.type(field, "truck");
    await user.click(dialog.getByRole("button", { name: "Add Synonym" }));
    expect(await dialog.findAllByText(message)).not.toHaveLength(0);
    expect(field).toHaveAttribute("aria-invalid", "true");
  });

  it("can be removed", async () => {
    const { user } = await open("/admin/search", missed("lorry", "zorp"), {
      request: { query: DeleteMissedSearchDocument, variables: { input: { id: "zorp" } } },
      result: { data: { deleteMissedSearch: "zorp" } },
    });
    await chooseRowAction(user, "zorp", "Remove");
    await waitFor(() => expect(screen.queryByText("zorp")).toBeNull());
    expect(screen.getByText("lorry")).toBeVisible();
  });

  it("say when there are none, and when they cannot be read", async () => {
    const { unmount } = await open("/admin/search", missed());
    expect(await screen.findByText("Every search of the last 90 days found something")).toBeVisible();
    unmount();
    await open("/admin/search", { ...missed(), result: { errors: [new GraphQLError("No.")] } });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  });
});

describe("SearchPage: synonyms", () => {
  it("are listed, changed and deleted", async () => {
    const { user } = await open(
      "/admin/search?list=synonyms",
      synonyms(["kicks", "sneakers"], ["lorry", "truck"]),
      {
        request: {
          query: UpdateSynonymDocument,
          variables: { input: { id: "kicks", word: "kicks", kind: "WORD", meaning: "trainers" } },
        },
        result: { data: { updateSynonym: synonym("kicks", "trainers") } },
      },
      synonyms(["kicks", "trainers"], ["lorry", "truck"]),
      {
        request: { query: DeleteSynonymDocument, variables: { input: { id: "lorry" } } },
        result: { data: { deleteSynonym: "lorry" } },
      },
    );
    await chooseRowAction(user, "kicks", "Edit");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Synonym" }));
    const field = dialog.getByRole("textbox", { name: /Also finds/ });
    await user.clear(field);
    await user.type(field, "trainers");
    await user.click(dialog.getByRole("button", { name: "Update Synonym" }));
    expect(await screen.findByText("Synonym updated")).toBeVisible();
    await chooseRowAction(user, "lorry", "Delete");
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Synonym" }));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Synonym deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("lorry")).toBeNull());
  });

  it("come back by Undo, which says when it fails", async () => {
    const deletion: MockLink.MockedResponse = {
      request: { query: DeleteSynonymDocument, variables: { input: { id: "lorry" } } },
      result: { data: { deleteSynonym: "lorry" } },
    };
    const { user } = await open(
      "/admin/search?list=synonyms",
      synonyms(["kicks", "sneakers"], ["lorry", "truck"]),
      deletion,
      creation("lorry", "truck", { result: { data: { createSynonym: synonym("lorry", "truck") } } }),
      synonyms(["kicks", "sneakers"], ["lorry", "truck"]),
      deletion,
      creation("lorry", "truck", { result: { errors: [new GraphQLError("There are already 2,000 synonyms.")] } }),
    );
    const remove = async () => {
      await chooseRowAction(user, "lorry", "Delete");
      const question = within(await screen.findByRole("alertdialog", { name: "Delete Synonym" }));
      await user.click(question.getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByText("lorry")).toBeNull());
      await user.click(await screen.findByRole("button", { name: "Undo" }));
    };
    await remove();
    expect(await screen.findByText("Undone")).toBeVisible();
    expect(await screen.findByText("lorry")).toBeVisible();
    await remove();
    expect(await screen.findByText("Undo failed")).toBeVisible();
  });
});
