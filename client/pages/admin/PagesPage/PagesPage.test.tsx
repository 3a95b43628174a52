import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import {
  AdminPagesDocument,
  CreatePageDocument,
  type PageFieldsFragment,
  PageRecordDocument,
  StandardPagesDocument,
  UpdatePageDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { PagesPage } from "./PagesPage";

const page: PageFieldsFragment & { __typename: "Page" } = {
  __typename: "Page",
  id: "page-1",
  version: 2,
  status: "PUBLISHED",
  title: "Terms of Service",
  slug: "terms-of-service",
  description: "The rules.",
  image: "",
  content: "Our rules.",
  lastUpdated: null,
  standard: "terms-of-service",
  isStandard: false,
  newerStandard: { text: "New rules.", version: "v2" },
  seoTitle: "",
  seoDescription: "",
};

const list: MockLink.MockedResponse = {
  request: { query: AdminPagesDocument, variables: () => true },
  maxUsageCount: 10,
  result: {
    data: {
      pages: {
        __typename: "PageConnection",
        edges: [
          {
            __typename: "PageEdge",
            cursor: "1",
            node: {
              __typename: "Page",
              id: page.id,
              version: page.version,
              status: page.status,
              title: page.title,
              slug: page.slug,
              image: "",
              isStandard: false,
              newerStandard: { __typename: "StandardPage", version: "v2" },
              updatedAt: "2026-05-07T10:00:00Z",
            },
          },
        ],
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
};

const standards: MockLink.MockedResponse = {
  request: { query: StandardPagesDocument },
  result: {
    data: {
      standardPages: [
        {
          __typename: "StandardPage",
          key: "imprint",
          title: "Imprint",
          description: "Who publishes this site.",
          text: "## Publisher",
          version: "v1",
          updated: null,
          isFollowed: false,
        },
      ],
    },
  },
};

const reading: MockLink.MockedResponse = {
  request: { query: PageRecordDocument, variables: { id: page.id } },
  maxUsageCount: 10,
  result: { data: { page } },
};

const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<PagesPage />, { url, width: 390, mocks: [list, ...mocks] });

describe("PagesPage (admin)", () => {
  test("lists pages with whose text they have", async () => {
    await open("/admin/pages");
    expect(await screen.findByText("Terms of Service")).toBeVisible();
    expect(screen.getByText("Yours; the product's changed")).toBeVisible();
    expect(screen.getByText("/terms-of-service")).toBeVisible();
  });

  test("a new page begins with a text of the product", async () => {
    const input = {
      title: "Imprint",
      slug: "imprint",
      description: "Who publishes this site.",
      image: "",
      content: "## Publisher",
      lastUpdated: "",
      standard: "imprint",
      standardVersion: "",
      seoTitle: "",
      seoDescription: "",
    };
    const creation: MockLink.MockedResponse = {
      request: { query: CreatePageDocument, variables: { input } },
      result: { data: { createPage: { ...page, ...input, id: "page-2", newerStandard: null } } },
    };
    const { user } = await open("/admin/pages?new=1", standards, creation);
    await screen.findByRole("option", { name: "Imprint", hidden: true });
    await user.selectOptions(await screen.findByLabelText(/^Start from/), "Imprint");
    expect(screen.getByLabelText(/^Title/)).toHaveValue("Imprint");
    expect(screen.getByText("URL: /imprint")).toBeVisible();
    await user.click(within(screen.getByRole("dialog")).getByText("Add Page", { selector: "button" }));
    expect(await screen.findByText("Page added")).toBeVisible();
  });

  test.each([
    ["Take the new text", { content: "New rules.", standardVersion: "v2" }],
    ["Keep mine", { standardVersion: "v2" }],
  ])("a changed text of the product is decided about: %s", async (choice, changed) => {
    const update: MockLink.MockedResponse = {
      request: { query: UpdatePageDocument, variables: { input: { id: "page-1", version: 2, ...changed } } },
      result: { data: { updatePage: { ...page, version: 3, newerStandard: null } } },
    };
    const { user } = await open("/admin/pages?edit=page-1", reading, update);
    await user.click(await screen.findByText("Show the difference"));
    expect(screen.getByText("New")).toBeVisible();
    await user.click(screen.getByRole("button", { name: choice }));
    expect(screen.getByText("Update the page to store your decision.")).toBeVisible();
    await user.click(within(screen.getByRole("dialog")).getByText("Update Page", { selector: "button" }));
    expect(await screen.findByText("Page updated")).toBeVisible();
  });
});
