import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  blogFormMocks,
  blogPostReading,
  blogPostRecord,
  mockBlogPosts,
} from "../../../features/content/blog/admin/testResponses";
import { today } from "../../../features/content/blog/admin/blogPostKind";
import {
  AddTermDocument,
  BlogCategoryTermsDocument,
  BlogPostBySlugDocument,
  BlogPostPreviewDocument,
  BulkBlogPostsDocument,
  CreateBlogPostDocument,
  DeleteBlogPostDocument,
  UndoDocument,
  UpdateBlogPostDocument,
  type BulkBlogPostsInput,
  type CreateBlogPostInput,
} from "../../../graphql/generated/adminOperations";
import { AccountContext } from "../../../admin/role/accountContext";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { BlogPage } from "./BlogPage";

const [first, second] = [blogPostRecord(1), blogPostRecord(2)];
const both = mockBlogPosts([first, second]);

/** In the phone layout, which renders faster than the table. */
const open = async (url: string, ...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<BlogPage />, { url, width: 390, mocks: [...mocks, ...blogFormMocks] });
  await screen.findAllByText(/Article 1|No blog posts found/);
  return app;
};
type User = Awaited<ReturnType<typeof open>>["user"];

const dialog = () => within(screen.getByRole("dialog"));
const formReady = () => screen.findByLabelText(/^Content/);
async function enter(user: User, label: RegExp, text: string): Promise<void> {
  const field = dialog().getByLabelText(label);
  await user.click(field);
  await user.clear(field);
  await user.paste(text);
}
const press = (user: User, name: string) => user.click(screen.getByText(name, { selector: "button" }));
const send = (user: User, name: string) => user.click(dialog().getByText(name, { selector: "button" }));

/** The input of a copy of the first article, which needs little typing. A run of many files may pass midnight. */
const copyInput = (): CreateBlogPostInput => ({
  title: "Loafers, again",
  slug: "",
  image: first.image,
  category: first.category,
  author: first.author,
  date: today(),
  excerpt: first.excerpt,
  content: first.content,
  seoTitle: "",
  seoDescription: "",
});
const copyAddress = "/admin/blog?copy=post-1";
const undoing: MockLink.MockedResponse = {
  request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
  result: { data: { undo: { __typename: "Undone", undone: 1, skipped: 0 } } },
};
const failure = (code = "INTERNAL_SERVER_ERROR", fieldErrors = {}) => ({
  errors: [new GraphQLError("Something.", { extensions: { code, fieldErrors } })],
});

test("BlogPage (admin): a new article begins with the name of the person as its author", async () => {
  const account = { id: "own-id", name: "Maria Io", role: "editor" } as const;
  await openAdminScreen(
    <AccountContext value={account}>
      <BlogPage />
    </AccountContext>,
    { url: "/admin/blog?new=1", width: 390, mocks: [both, ...blogFormMocks] },
  );
  await formReady();
  expect(dialog().getByLabelText(/^Author/)).toHaveValue("Maria Io");
});

describe("BlogPage (admin): list", () => {
  test("has the columns of the specification, and four actions for each post", async () => {
    const { user } = await openAdminScreen(<BlogPage />, { url: "/admin/blog", mocks: [both] });
    await screen.findByText("Article 1");
    expect(screen.getByRole("heading", { level: 1, name: "Blog Posts" })).toBeVisible();
    expect(screen.getByPlaceholderText("Search blog posts...")).toBeVisible();
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual(["Title", "Category", "Author", "Published Date", "Status", "Actions"]);
    const [, row] = screen.getAllByRole("row");
    for (const text of ["What article 1 is about.", "Style Guide", "Hanne Okafor", "May 07, 2026"])
      expect(within(row!).getByText(text)).toBeVisible();
    await openRowMenu(user, "Article 1");
    const view = screen.getByRole("menuitem", { name: "View (opens in a new tab)" });
    expect(view).toHaveAttribute("href", "/blog/article-1");
    expect(view).toHaveAttribute("target", "_blank");
    for (const action of ["Edit", "Duplicate", "Delete"])
      expect(screen.getByRole("menuitem", { name: action })).toBeVisible();
  });

  test("queries with the parameters of the URL, and shows an empty state", async () => {
    const filter = { search: "nothing", category: "Style Guide", status: "DRAFT" as const };
    const url = "/admin/blog?search=nothing&category=Style+Guide&status=DRAFT&sort=TITLE&reverse=1";
    await open(url, mockBlogPosts([], { filter, sort: "TITLE", reverse: true }));
    expect(screen.getByText("No blog posts found")).toBeVisible();
  });
});

describe("BlogPage (admin): adding", () => {
  test("names the required fields, and sends nothing", async () => {
    const { user } = await open("/admin/blog?new=1", both);
    await formReady();
    expect(dialog().getByText("Add New Blog Post")).toBeVisible();
    await send(user, "Add Blog Post");
    for (const text of [
      "Title is required",
      "Image URL is required",
      "Category is required",
      "Author name is required",
      "Excerpt is required",
      "Content is required",
    ])
      expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus());
  });

  test("a copy gets another slug and today's date, and then the list is refetched", async () => {
    const input = copyInput();
    const creation = {
      request: { query: CreateBlogPostDocument, variables: { input } },
      result: { data: { createBlogPost: blogPostRecord(3, input) } },
    };
    const { user, router } = await open(
      copyAddress,
      both,
      blogPostReading(first),
      creation,
      mockBlogPosts([blogPostRecord(3, input), first, second]),
    );
    await formReady();
    expect(dialog().getByText("Add New Blog Post")).toBeVisible();
    expect(dialog().getByLabelText(/^Title/)).toHaveValue("Article 1 (copy)");
    expect(dialog().getByLabelText(/^URL Slug/)).toHaveValue("");
    expect(dialog().getByLabelText(/^Publish Date/)).toHaveValue(today());
    await enter(user, /^Title/, input.title);
    await send(user, "Add Blog Post");
    expect(await screen.findByText("Blog post added")).toBeVisible();
    expect(screen.getByText("Your blog post has been added successfully")).toBeVisible();
    expect(await screen.findByText("Loafers, again")).toBeVisible();
    expect(router.state.location.search).toBe("");
  });

  test("shows the slug of a title, and reports one that is taken", async () => {
    const taken: MockLink.MockedResponse = {
      request: { query: BlogPostBySlugDocument, variables: { slug: "article-1" } },
      result: { data: { blogPost: { __typename: "BlogPost", id: "post-1" } } },
    };
    const { user } = await open("/admin/blog?new=1", both, taken);
    await formReady();
    await enter(user, /^Title/, "Ärmel & Kragen");
    expect(await screen.findByText("URL: /blog/armel-kragen")).toBeVisible();
    await enter(user, /^Title/, "Article 1");
    const words = "URL: /blog/article-1-2 or the next free number, because another article uses this slug.";
    expect(await screen.findByText(words)).toBeVisible();
  });

  test("opens a dialog with the width of the specification", async () => {
    const mocks = [both, ...blogFormMocks];
    await openAdminScreen(<BlogPage />, { url: "/admin/blog?new=1", mocks, styled: true });
    expect(await screen.findByRole("dialog")).toHaveStyle({ maxWidth: "700px" });
  });

  test("works without the categories when they fail to load, without an error", async () => {
    await openAdminScreen(<BlogPage />, {
      url: "/admin/blog?new=1",
      mocks: [both, { request: { query: BlogCategoryTermsDocument }, error: new Error("lost") }, ...blogFormMocks],
    });
    await formReady();
    const options = within(dialog().getByLabelText(/^Category/)).getAllByRole("option", { hidden: true });
    expect(options.map(({ textContent }) => textContent)).not.toContain("Style Guide");
    for (const alert of screen.queryAllByRole("alert")) expect(alert).toBeEmptyDOMElement();
  });

  test("adds a category inside the form", async () => {
    const adding: MockLink.MockedResponse = {
      request: { query: AddTermDocument, variables: { input: { type: "blogCategory", name: "Shoes" } } },
      result: { data: { createTerm: { __typename: "Term", id: "term-2", name: "Shoes" } } },
    };
    const termsMock: MockLink.MockedResponse = {
      request: { query: AddTermDocument, variables: { input: { type: "blogCategory", name: "style guide" } } },
      result: failure("BAD_USER_INPUT", { name: "This name already exists" }),
    };
    const { user } = await open("/admin/blog?new=1", both, adding, termsMock);
    await formReady();
    const category = dialog().getByLabelText(/^Category/);
    await user.selectOptions(category, "+ Add new category");
    const name = dialog().getByLabelText("Name of the new category");
    await user.type(name, "style guide{Enter}");
    expect(await dialog().findByText("This name already exists")).toBeVisible();
    await user.clear(name);
    await user.type(name, "Shoes{Enter}");
    await waitFor(() => expect(category).toHaveValue("Shoes"));
  });
});

describe("BlogPage (admin): an existing post", () => {
  test("is updated at the version that was read", async () => {
    const update: MockLink.MockedResponse = {
      request: {
        query: UpdateBlogPostDocument,
        variables: { input: { id: "post-1", version: 3, title: "Better" } },
      },
      result: { data: { updateBlogPost: { ...first, title: "Better", version: 4 } } },
    };
    const { user } = await open("/admin/blog?edit=post-1", both, blogPostReading(first), update, both);
    await formReady();
    expect(dialog().getByText("Edit Blog Post")).toBeVisible();
    await enter(user, /^Title/, "Better");
    await send(user, "Update Blog Post");
    expect(await screen.findByText("Blog post updated")).toBeVisible();
    expect(screen.getByText("Your blog post has been updated successfully")).toBeVisible();
  });

  test("keeps the form when updating fails", async () => {
    const failing: MockLink.MockedResponse = {
      request: { query: UpdateBlogPostDocument, variables: { input: { id: "post-1", version: 3, title: "Better" } } },
      result: failure(),
    };
    const { user } = await open("/admin/blog?edit=post-1", both, blogPostReading(first), failing);
    await formReady();
    await enter(user, /^Title/, "Better");
    await send(user, "Update Blog Post");
    expect(await screen.findByText("Failed to update blog post. Please try again.")).toBeVisible();
    expect(dialog().getByLabelText(/^Title/)).toHaveValue("Better");
  });

  test("shows a search result with the derived texts, the keywords and the structured data", async () => {
    const { id: _id, version: _version, status: _status, slug: _slug, seoTitle: _title, __typename, ...draft } = first;
    const preview: MockLink.MockedResponse = {
      request: { query: BlogPostPreviewDocument, variables: { input: draft } },
      result: {
        data: {
          blogPostPreview: {
            __typename: "BlogPostPreview",
            keywords: "Style Guide, celebrity fashion, Hanne Okafor, style trends",
            structuredData: '{"@type":"Article","headline":"Article 1"}',
          },
        },
      },
    };
    const { user } = await open("/admin/blog?edit=post-1", both, blogPostReading(first), preview);
    await formReady();
    await user.click(dialog().getByRole("tab", { name: "Search engines" }));
    const result = within(dialog().getByRole("region", { name: "Search result" }));
    expect(result.getByText("Article 1 | WornBy")).toBeVisible();
    expect(result.getByText("What article 1 is about.")).toBeVisible();
    expect(result.getByText("localhost › blog › article-1")).toBeVisible();
    expect(dialog().getByText("The description is empty, so the excerpt is used.")).toBeVisible();
    expect(await dialog().findByText("Style Guide, celebrity fashion, Hanne Okafor, style trends")).toBeVisible();
    expect(dialog().getByText(/"headline": "Article 1"/)).toBeVisible();
    await user.click(dialog().getByRole("tab", { name: "Write" }));
    expect(dialog().getByLabelText(/^Content/)).toHaveValue("Some **text**.");
  });

  const deletion = (result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
    request: { query: DeleteBlogPostDocument, variables: { input: { id: "post-1" } } },
    result,
  });
  const ask = async (user: User) => {
    await chooseRowAction(user, "Article 1", "Delete");
    const question = await screen.findByRole("alertdialog", { name: "Delete Blog Post" });
    expect(question).toHaveTextContent('Are you sure you want to delete "Article 1"? This action cannot be undone.');
    await user.click(within(question).getByRole("button", { name: "Delete" }));
  };

  test("is deleted after a confirmation, and restored with Undo", async () => {
    const done = deletion({ data: { deleteBlogPost: { __typename: "Change", undoId: "undo-1" } } });
    // The list and the remaining categories are refetched.
    const { user } = await open("/admin/blog", both, done, mockBlogPosts([second]), undoing, both);
    await ask(user);
    expect(await screen.findByText("Blog post deleted")).toBeVisible();
    expect(screen.getByText("Your blog post has been removed successfully")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Article 1")).toBeNull());
    await press(user, "Undo");
    expect(await screen.findByText("Article 1")).toBeVisible();
  });

  test("stays when deleting fails, and waits for the response", async () => {
    const { user, responseGate } = await open("/admin/blog", both, deletion(failure()));
    responseGate.shut();
    await ask(user);
    expect(screen.getByRole("button", { name: "Deleting..." })).toBeDisabled();
    responseGate.open();
    expect(await screen.findByText("Failed to delete blog post. Please try again.")).toBeVisible();
    expect(screen.getByText("Article 1")).toBeVisible();
  });
});

test("BlogPage (admin): changes many posts after showing their number, and undoes it", async () => {
  const bulk = (what: BulkBlogPostsInput, undoId: string | null): MockLink.MockedResponse => ({
    request: { query: BulkBlogPostsDocument, variables: { input: what } },
    result: { data: { bulkBlogPosts: { __typename: "Change", matched: 2, changed: 2, undoId, next: null } } },
  });
  const what = { ids: ["post-1", "post-2"], category: "Style Guide" };
  const { user, client } = await open(
    "/admin/blog",
    both,
    bulk({ ...what, dryRun: true }, null),
    bulk({ ...what, dryRun: false }, "undo-1"),
    both,
    undoing,
    both,
  );
  const readCachedTerms = () => client.readQuery({ query: BlogCategoryTermsDocument });
  for (const box of screen.getAllByRole("checkbox", { name: /Article|Select/ })) await user.click(box);
  expect(screen.getByText("2 blog posts selected")).toBeVisible();
  await press(user, "Change category");
  await user.selectOptions(
    await dialog().findByLabelText("New category"),
    await dialog().findByRole("option", { name: "Style Guide" }),
  );
  expect(await dialog().findByText("2 blog posts will move to the category Style Guide.")).toBeVisible();
  await send(user, "Change");
  expect(await screen.findByText("2 blog posts changed")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await client.query({ query: BlogCategoryTermsDocument });
  expect(readCachedTerms()).not.toBeNull();
  await press(user, "Undo");
  expect(await screen.findByText("Undone")).toBeVisible();
  // Terms include the number of articles that use them, so they are refetched when shown again.
  expect(readCachedTerms()).toBeNull();
});
