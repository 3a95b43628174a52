import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import {
  categoryRules,
  feedChoices,
  feedList,
  feedRecord,
  feedRuns,
  testFeed,
  testRule,
  testRun,
} from "../../../features/imports/feeds/admin/testResponses";
import {
  CreateFeedDocument,
  DeleteCategoryRuleDocument,
  DeleteFeedDocument,
  UpdateCategoryRuleDocument,
  type FeedFormat,
} from "../../../graphql/generated/adminOperations";
import { fakeUploads } from "../../../testing/fakeUpload";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { FeedsPage } from "./FeedsPage";

const uploads = fakeUploads();
const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<FeedsPage />, { url, mocks: [feedChoices, ...mocks], width: 390 });

const input = {
  name: "Reef",
  format: "DETECT" as FeedFormat,
  address: "",
  currency: "",
  programId: null,
  linkTemplate: "",
  isNightly: false,
  runHour: 3,
  mapping: [] as { content: string; title: string }[],
};
const creates = (values: typeof input): MockLink.MockedResponse => ({
  request: {
    query: CreateFeedDocument,
    variables: { input: values },
  },
  result: { data: { createFeed: testFeed({ name: "Reef", version: 1 }) } },
});
const reef = testFeed({ name: "Reef", version: 1 });

describe("FeedsPage: feeds", () => {
  it("are listed with their source, items, last and next run", async () => {
    const nightly = testFeed({
      address: "https://tide.example/feed.csv",
      runs: [testRun({ status: "WAITING" })],
      nextRunAt: "2999-01-01T03:00:00.000Z",
    });
    await open("/admin/feeds", feedList(nightly, testFeed({ id: "f2", name: "Reef" })));
    expect(await screen.findByText("tide.example")).toBeVisible();
    expect(screen.getByText("Needs your decision")).toBeVisible();
    expect(screen.getByText(/2999/)).toBeVisible();
    expect(screen.getByText("Uploaded file")).toBeVisible();
    expect(screen.getByText("Never")).toBeVisible();
    expect(screen.getByText("When you start it")).toBeVisible();
  });

  it("are explained while there are none, and added", async () => {
    const { user, router } = await open("/admin/feeds", feedList(), creates(input), feedRecord(reef), feedRuns(reef));
    expect(await screen.findByText("There are no feeds yet")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add feed" }));
    const form = within(await screen.findByRole("dialog", { name: "Add feed" }));
    await user.click(form.getByRole("button", { name: "Add feed" }));
    expect(await form.findAllByText("Enter a name")).not.toHaveLength(0);
    await user.type(form.getByRole("textbox", { name: /^Name/ }), "Reef");
    await user.click(form.getByRole("button", { name: "Add feed" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Reef" })).toBeVisible();
    expect(router.state.location.search).toBe("?feed=f1");
  });

  it("with other columns are mapped from a sample file", async () => {
    const mapping = [
      { content: "id", title: "SKU" },
      { content: "title", title: "Product name" },
      { content: "price", title: "Cost" },
    ];
    const { user } = await open(
      "/admin/feeds?new=1",
      feedList(),
      creates({ ...input, format: "MAPPED", mapping }),
      feedRecord(reef),
      feedRuns(reef),
    );
    const form = within(await screen.findByRole("dialog", { name: "Add feed" }));
    await user.type(form.getByRole("textbox", { name: /^Name/ }), "Reef");
    await user.selectOptions(form.getByRole("combobox", { name: /^Format/ }), "MAPPED");
    await user.upload(
      document.querySelector("input[type=file]") as HTMLInputElement,
      new File(["SKU;Product name;Cost\n1;A;2"], "reef.csv"),
    );
    expect(uploads.last().target).toBe("POST /api/products/columns");
    const headers = ["SKU", "Product name", "Cost"].map((title) => ({ title, samples: [`a ${title}`] }));
    await uploads.last().respond(200, { headers, columns: { id: "SKU", title: "Product name", price: null } });
    await waitFor(() => expect(form.getByRole("combobox", { name: /^Product ID/ })).toHaveValue("SKU"));
    expect(form.getByRole("row", { name: /^Cost/ })).toHaveTextContent("CostNot useda Cost");
    expect(form.getByRole("combobox", { name: /^Title/ })).toHaveValue("Product name");
    await user.click(form.getByRole("button", { name: "Add feed" }));
    expect(await form.findAllByText(/Choose a column/)).not.toHaveLength(0);
    await user.selectOptions(form.getByRole("combobox", { name: /^Price/ }), "Cost");
    await user.click(form.getByRole("button", { name: "Add feed" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Reef" })).toBeVisible();
  });

  it("are deleted after a dialog that says what stays", async () => {
    const { user } = await open(
      "/admin/feeds?feed=f1",
      feedRecord(testFeed()),
      feedRuns(testFeed()),
      {
        request: { query: DeleteFeedDocument, variables: { input: { id: "f1" } } },
        result: { data: { deleteFeed: { __typename: "Feed", id: "f1" } } },
      },
      feedList(),
    );
    await user.click(await screen.findByRole("button", { name: "Delete feed" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/Its 12 items stay on the site, as if entered by hand/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("There are no feeds yet")).toBeVisible();
  });
});

describe("FeedsPage: category rules", () => {
  const standard = testRule({ id: "s1", kind: "ENDING", phrases: ["gown"], categoryName: "dresses", isStandard: true });

  it("list own ones first, and the standard ones on demand with a search", async () => {
    const hat = testRule({
      id: "s2",
      kind: "ENDING",
      phrases: ["hat"],
      outcome: "LEAVE_OUT",
      categoryName: null,
      isStandard: true,
    });
    const { user } = await open("/admin/feeds?tab=rules", categoryRules(testRule({ feedId: "f1" }), standard, hat));
    const rule = await screen.findByText(/All words occur: bicycle \+ pump/);
    await waitFor(() => expect(rule).toHaveTextContent(/Bikes$/));
    expect(screen.getByText("Tide")).toBeVisible();
    expect(screen.queryByText(/gown/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show 2 standard rules" }));
    expect(screen.getByText(/ends with: gown/)).toBeVisible();
    await user.type(screen.getByRole("searchbox", { name: "Search standard rules" }), "left out");
    expect(screen.queryByText(/ends with: gown/)).toBeNull();
    expect(screen.getByText(/ends with: hat/)).toBeVisible();
  });

  it("are changed and deleted", async () => {
    const { user } = await open(
      "/admin/feeds?tab=rules",
      categoryRules(testRule()),
      {
        request: {
          query: UpdateCategoryRuleDocument,
          variables: {
            input: {
              id: "own",
              kind: "WORDS",
              phrases: ["bicycle", "pump"],
              feedId: null,
              outcome: "LEAVE_OUT",
              categoryName: null,
              strength: "ALWAYS",
            },
          },
        },
        result: { data: { updateCategoryRule: testRule({ outcome: "LEAVE_OUT", categoryName: null }) } },
      },
      {
        request: { query: DeleteCategoryRuleDocument, variables: { input: { id: "own" } } },
        result: { data: { deleteCategoryRule: { __typename: "CategoryRule", id: "own" } } },
      },
    );
    await user.click(await screen.findByRole("button", { name: /^Edit All words/ }));
    const form = within(await screen.findByRole("dialog", { name: "Edit rule" }));
    await user.selectOptions(form.getByRole("combobox", { name: /^Goes to/ }), "Leave out");
    await user.click(form.getByRole("button", { name: "Save rule" }));
    expect(await screen.findByText("Left out")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: /^Delete All words/ }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Rule deleted")).toBeVisible();
  });
});
