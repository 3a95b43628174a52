import type { MockLink } from "@apollo/client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  categoryRules,
  feedChoices,
  feedRecord,
  feedRunReport,
  feedRuns,
  testFeed,
  testReport,
  testRule,
  testRun,
  testUploadReport,
} from "../../../features/imports/feeds/admin/testResponses";
import {
  CreateCategoryRuleDocument,
  RunFeedDocument,
  UpdateFeedDocument,
} from "../../../graphql/generated/adminOperations";
import { fakeUploads } from "../../../testing/fakeUpload";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { FeedPage } from "./FeedPage";

const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<FeedPage id="f1" />, { mocks: [feedChoices, categoryRules(), ...mocks], width: 390 });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("FeedPage: a file", () => {
  const { last } = fakeUploads();
  const openUpload = async (...mocks: MockLink.MockedResponse[]) => {
    const opened = await open(feedRecord(testFeed()), feedRuns(testFeed()), feedRuns(testFeed()), ...mocks);
    await screen.findByRole("heading", { level: 1, name: "Tide" });
    const file = new File(["x"], "tide.csv");
    fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files: [file] } });
    await screen.findByText("Uploading...");
    return opened;
  };

  it("is checked at once, reported with reasons, and imported on request", async () => {
    const { user } = await openUpload();
    expect(last().target).toBe("POST /api/products");
    expect([last().body?.get("source"), last().body?.get("dryRun")]).toEqual(["Tide", "true"]);
    const edits = {
      items: 1,
      fields: 1,
      first: [
        {
          id: "i1",
          title: "The Wave",
          fields: [{ field: "title", label: "Title", item: "The Wave", source: "Wave Gown" }],
        },
      ],
    };
    await last().respond(
      200,
      testUploadReport({ edited: edits, problemCount: 1, problems: [{ line: 5, sentence: "No title." }] }),
    );
    expect(await screen.findByText("This is what would change")).toBeVisible();
    expect(screen.getByText("Type ends with “dress”")).toBeVisible();
    expect(screen.getByText("No rule decides")).toBeVisible();
    expect(screen.getByText("No title.")).toBeVisible();
    expect(screen.getByRole("link", { name: "The Wave" })).toHaveAttribute("href", "/admin/items?edit=i1");
    await user.click(button("Examples: Type ends with “dress”"));
    expect(screen.getByText("Dresses, line 7")).toBeVisible();
    await user.click(button("Import now"));
    expect([last().body?.get("dryRun"), last().body?.get("force")]).toEqual(["false", "false"]);
    await last().respond(200, testUploadReport({ dryRun: false }));
    expect(await screen.findByText("5 items created, 0 updated, 0 unchanged")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
  });

  it("that looks wrong asks before it is imported", async () => {
    const { user } = await openUpload();
    const question = "The feed shrank: it no longer contains 9 of 12 items.";
    await last().respond(200, testUploadReport({ questions: [question] }));
    expect(await screen.findByText(question)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
    await user.click(button("Import anyway"));
    expect(last().body?.get("force")).toBe("true");
    await last().respond(200, testUploadReport({ questions: [question], dryRun: false }));
    expect(await screen.findByText("The file was imported")).toBeVisible();
    expect(screen.queryByText("Is this feed right?")).toBeNull();
  });

  it("whose product goes to the wrong place is mended by a rule and checked again", async () => {
    const { user } = await openUpload({
      request: {
        query: CreateCategoryRuleDocument,
        variables: {
          input: {
            kind: "WORDS",
            phrases: ["pumps", "bicycle"],
            feedId: "f1",
            outcome: "CATEGORY",
            categoryName: "bikes",
            strength: "ALWAYS",
          },
        },
      },
      result: { data: { createCategoryRule: testRule() } },
    });
    await last().respond(200, testUploadReport());
    await user.click(await screen.findByRole("button", { name: "Change: Title ends with “pump”" }));
    const form = within(await screen.findByRole("dialog", { name: "Add rule" }));
    expect(form.getByText("pumps")).toBeVisible();
    await user.type(form.getByRole("combobox", { name: /^Words/ }), "bicycle{Enter}");
    await user.selectOptions(form.getByRole("combobox", { name: /^Goes to/ }), "Bikes");
    await user.click(form.getByRole("button", { name: "Save rule" }));
    expect(await screen.findByText("The rule counts from the next check on")).toBeVisible();
    await user.click(button("Check again"));
    expect(last().body?.get("dryRun")).toBe("true");
    await last().respond(200, testUploadReport({ decisions: [] }));
    await waitFor(() => expect(screen.queryByText("Title ends with “pump”")).toBeNull());
  });

  it("shows the server's error, and an upload can be canceled", async () => {
    const { user } = await openUpload();
    await user.click(button("Cancel"));
    expect(last().aborted).toBe(true);
    await user.click(button("Check the file"));
    await screen.findByText("Uploading...");
    await last().respond(400, { errors: [{ message: "The file is empty.", extensions: { code: "BAD_USER_INPUT" } }] });
    expect(await screen.findByText("The file is empty.")).toBeVisible();
  });
});

describe("FeedPage: an address", () => {
  const address = "https://tide.example/feed.csv";
  const withRuns = (...runs: object[]) => testFeed({ address, runs });
  const starts = (input: object, status = "QUEUED"): MockLink.MockedResponse => ({
    request: { query: RunFeedDocument, variables: { input: { id: "f1", isDryRun: false, isForced: false, ...input } } },
    result: { data: { runFeed: testRun({ id: "r2", status }) } },
  });

  it("is checked while the screen waits, and the report follows", async () => {
    const check = testRun({ id: "r2", isDryRun: true });
    let now: object = { ...check, status: "RUNNING" };
    const { user } = await open(
      feedRecord(withRuns()),
      feedRuns(withRuns()),
      starts({ isDryRun: true }),
      { ...feedRuns({}), result: () => ({ data: { feed: withRuns(now) } }), maxUsageCount: Infinity },
      feedRunReport("r2", testReport()),
    );
    await user.click(await screen.findByRole("button", { name: "Check now" }));
    expect(await screen.findByText("Checking the feed")).toBeVisible();
    expect(button("Run now")).toBeDisabled();
    now = check;
    expect(await screen.findByText("This is what would change")).toBeVisible();
    expect(screen.getByText("Title ends with “pump”")).toBeVisible();
    expect(screen.getByText("Checked")).toBeVisible();
  });

  it("shows a check that began while the runs were on their way", async () => {
    const begin = jest.fn(() => ({ data: { runFeed: testRun({ id: "r2", status: "QUEUED" }) } }));
    const { user, responseGate } = await open(
      feedRecord(withRuns()),
      feedRuns(withRuns()),
      { ...starts({ isDryRun: true }), result: begin },
      { ...feedRuns(withRuns(testRun({ id: "r2", isDryRun: true, status: "RUNNING" }))), maxUsageCount: Infinity },
    );
    responseGate.shut("FeedRuns");
    await user.click(await screen.findByRole("button", { name: "Check now" }));
    await waitFor(() => expect(begin).toHaveBeenCalled());
    responseGate.open();
    expect(await screen.findByText("Checking the feed")).toBeVisible();
  });

  it("that waits shows its question, and is imported anyway or left", async () => {
    const question = "Prices jump: 9 of 12 items cost more than twice or less than half of before.";
    const waiting = withRuns(testRun({ status: "WAITING" }));
    const { user } = await open(
      feedRecord(waiting),
      feedRuns(waiting),
      feedRunReport("r1", testReport({ questions: [question] })),
      starts({ isForced: true }),
      feedRuns(withRuns(testRun({ id: "r2", status: "UNCHANGED", message: "Same." }), testRun({ status: "WAITING" }))),
    );
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(button("Import anyway"));
    expect(await screen.findByText("Nothing new")).toBeVisible();
  });

  it("that waits can be left", async () => {
    const waiting = withRuns(testRun({ status: "WAITING", message: "The feed shrank." }));
    const { user } = await open(feedRecord(waiting), feedRuns(waiting), feedRunReport("r1", null));
    await user.click(await screen.findByRole("button", { name: "Leave it" }));
    expect(screen.queryByText("Is this feed right?")).toBeNull();
    expect(screen.getByText("Needs your decision")).toBeVisible();
  });

  it("that failed says why", async () => {
    const failed = withRuns(testRun({ status: "FAILED", message: "The address answered with 404." }));
    await open(feedRecord(failed), feedRuns(failed));
    const notice = (await screen.findByText("The feed could not be imported")).parentElement;
    expect(notice).toHaveTextContent("The address answered with 404.");
  });
});

describe("FeedPage: settings", () => {
  it("are saved, and a conflict keeps what was typed", async () => {
    const feed = testFeed();
    const sent = {
      id: "f1",
      name: "Tide",
      format: "SHOPIFY",
      address: "",
      currency: "USD",
      programId: null,
      linkTemplate: "",
      isNightly: false,
      runHour: 3,
      mapping: [],
    };
    const saves = (version: number, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
      request: {
        query: UpdateFeedDocument,
        variables: { input: { ...sent, version, name: version === 3 ? "Tide" : "Tide Two" } },
      },
      result,
    });
    const theirs = testFeed({ name: "Tide Two", version: 4 });
    const { user } = await open(
      feedRecord(feed),
      feedRuns(feed),
      saves(3, { errors: [new GraphQLError("Someone else.", { extensions: { code: "CONFLICT" } })] }),
      feedRecord(theirs),
      saves(4, { data: { updateFeed: { ...theirs, currency: "USD", version: 5 } } }),
    );
    const currency = await screen.findByRole("textbox", { name: /^Currency/ });
    await user.clear(currency);
    await user.type(currency, "USD");
    await user.click(button("Save settings"));
    const conflict = await screen.findByRole("dialog");
    await user.click(within(conflict).getAllByRole("button").at(-1) as HTMLElement);
    expect(await screen.findByText("Feed saved")).toBeVisible();
    expect(currency).toHaveValue("USD");
  });
});
