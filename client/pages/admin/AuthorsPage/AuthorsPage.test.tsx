import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import {
  AdminAuthorsDocument,
  type CreateAuthorInput,
  CreateAuthorDocument,
  SavedViewsDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { AuthorsPage } from "./AuthorsPage";

const row = {
  __typename: "Author",
  id: "author-1",
  version: 1,
  status: "PUBLISHED",
  name: "Ada Roe",
  slug: "ada-roe",
  role: "Shoe Editor",
  image: "",
  updatedAt: "2026-05-07T10:00:00Z",
};

const list: MockLink.MockedResponse = {
  request: { query: AdminAuthorsDocument, variables: () => true },
  result: {
    data: {
      authors: {
        __typename: "AuthorConnection",
        edges: [{ __typename: "AuthorEdge", cursor: "1", node: row }],
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: "1",
          endCursor: "1",
        },
        totalCount: 1,
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const views: MockLink.MockedResponse = {
  request: { query: SavedViewsDocument, variables: { screen: "AUTHORS" } },
  result: { data: { savedViews: [], defaultView: null } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

test("AuthorsPage: adds an author whose links are one in each line", async () => {
  const input: CreateAuthorInput = {
    name: "Io Lane",
    slug: "",
    role: "",
    image: "",
    content: "",
    links: ["https://io.example", "https://social.example/@io"],
    seoTitle: "",
    seoDescription: "",
  };
  const { requestId: _requestId, status: _status, ...fields } = input as Record<string, unknown>;
  const adding: MockLink.MockedResponse = {
    request: { query: CreateAuthorDocument, variables: { input } },
    result: {
      data: { createAuthor: { __typename: "Author", id: "author-2", version: 1, status: "PUBLISHED", ...fields } },
    },
  };
  const { user } = await openAdminScreen(<AuthorsPage />, {
    url: "/admin/authors?new=1",
    mocks: [list, views, adding],
  });
  expect(await screen.findByText("Shoe Editor")).toBeVisible();
  const dialog = within(await screen.findByRole("dialog"));
  const enter = async (label: RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  await enter(/^Name/, "Io Lane");
  expect(dialog.getByText("URL: /author/io-lane")).toBeVisible();
  await enter(/^Links/, "https://io.example\n\nhttps://social.example/@io\n");
  await user.click(dialog.getByText("Add Author", { selector: "button" }));
  expect(await screen.findByText("Author added")).toBeVisible();
});
