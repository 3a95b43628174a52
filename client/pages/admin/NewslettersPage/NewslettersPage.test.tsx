import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminNewslettersDocument,
  CreateNewsletterDocument,
  NewsletterBeforeSendingDocument,
  NewsletterFollowedDocument,
  NewsletterPreviewDocument,
  NewsletterReadersDocument,
  NewsletterSegmentOptionsDocument,
  ScheduleNewsletterDocument,
  TestNewsletterDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { NewslettersPage } from "./NewslettersPage";

const row = (id: string, changes: object = {}) => ({
  __typename: "Newsletter",
  id,
  version: 1,
  subject: "Winter coats",
  preview: "",
  status: "DRAFT",
  scheduledAt: null,
  recipients: 0,
  figures: { __typename: "NewsletterFigures", delivered: 0, bounced: 0, failed: 0, waiting: 0, clicks: 0, left: 0 },
  ...changes,
});
const sent = row("2", {
  subject: "Autumn boots",
  status: "SENT",
  scheduledAt: "2026-11-01T09:00:00.000Z",
  recipients: 1_204,
  figures: {
    __typename: "NewsletterFigures",
    delivered: 1_190,
    bounced: 9,
    failed: 5,
    waiting: 0,
    clicks: 77,
    left: 3,
  },
});

const reading = (rows: readonly { id: string }[]): MockLink.MockedResponse => ({
  request: { query: AdminNewslettersDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      newsletters: {
        __typename: "NewsletterConnection",
        edges: rows.map((node) => ({ __typename: "NewsletterEdge", cursor: node.id, node })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        totalCount: rows.length,
      },
      settings: { __typename: "Settings", timeZone: "Europe/Berlin" },
    },
  },
});

const everyone = { source: "", topics: [], celebrityIds: [] };
const options: MockLink.MockedResponse = {
  request: { query: NewsletterSegmentOptionsDocument },
  result: {
    data: {
      newsletterSources: ["footer", "home"],
      blogTopics: [{ __typename: "BlogTopic", slug: "vintage", name: "Vintage" }],
    },
  },
};
const readers = (segment: object, count: number): MockLink.MockedResponse => ({
  request: { query: NewsletterReadersDocument, variables: { segment } },
  result: { data: { newsletterReaders: count } },
});
const draft = { subject: "Winter coats", preview: "", body: "Hello" };
const previewed: MockLink.MockedResponse = {
  request: { query: NewsletterPreviewDocument, variables: { input: draft } },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      newsletterPreview: {
        __typename: "NewsletterPreview",
        html: "<html><head><style>@media (prefers-color-scheme: dark) {}</style></head><body>Mail</body></html>",
        warnings: ["1 piece in this newsletter is not public: “Draft Look”."],
      },
    },
  },
};

const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<NewslettersPage />, { url, mocks, width: 390 });
const dialog = () => within(screen.getByRole("dialog"));

/** Writes a newsletter in the open form. */
async function write({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.click(await screen.findByLabelText(/^Subject/));
  await user.paste("Winter coats");
  await user.click(dialog().getByLabelText(/^Text/));
  await user.paste("Hello");
}

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test("NewslettersPage: shows the figures of what was sent, and offers no change of it", async () => {
  const { user } = await open("/", reading([sent]));
  const item = await screen.findByRole("listitem");
  for (const text of ["Mails1,204", "Delivered1,190", "Bounced14", "Shop clicks77", "Left3"])
    expect(item.textContent).toContain(text);
  expect(item.textContent).toMatch(/Sent.*Nov 1, 2026, 10:00.AM GMT\+1 \(Europe\/Berlin\)/);
  await openRowMenu(user, "Autumn boots");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Duplicate"]);
});

test("NewslettersPage: a newsletter is written for a segment, with its number of readers, and kept when saving fails", async () => {
  const segment = { source: "footer", topics: ["vintage"], celebrityIds: [] };
  const failing: MockLink.MockedResponse = {
    request: { query: CreateNewsletterDocument, variables: { input: { ...draft, segment } } },
    result: { errors: [new GraphQLError("Down.", { extensions: { code: "SERVICE_UNAVAILABLE" } })] },
  };
  const app = await open(
    "/admin/newsletters?new=1",
    reading([]),
    options,
    readers(everyone, 1_204),
    readers({ ...everyone, source: "footer" }, 40),
    readers(segment, 12),
    failing,
  );
  await write(app);
  await app.user.click(dialog().getByRole("tab", { name: "Readers" }));
  expect(await dialog().findByText("1,204 readers")).toBeVisible();
  await app.user.selectOptions(dialog().getByLabelText(/^Subscribed with/), await dialog().findByText("footer"));
  await app.user.click(dialog().getByLabelText("Vintage"));
  expect(await dialog().findByText("12 readers")).toBeVisible();
  await app.user.click(dialog().getByRole("button", { name: "Save draft" }));
  expect(await screen.findByText("Down.")).toBeVisible();
  await app.user.click(dialog().getByRole("tab", { name: "Write" }));
  expect(dialog().getByLabelText(/^Subject/)).toHaveValue("Winter coats");
  expect(dialog().getByLabelText(/^Text/)).toHaveValue("Hello");
});

test("NewslettersPage: a segment names a place that readers follow", async () => {
  const followed: MockLink.MockedResponse = {
    request: { query: NewsletterFollowedDocument, variables: { search: "" } },
    result: {
      data: {
        celebrities: { __typename: "CelebrityConnection", nodes: [] },
        followedPlaces: [{ __typename: "FollowedPlace", id: "7", name: "Lumen Film Gala", image: "", kind: "SERIES" }],
      },
    },
  };
  const app = await open(
    "/admin/newsletters?new=1",
    reading([]),
    options,
    followed,
    readers(everyone, 1_204),
    readers({ ...everyone, celebrityIds: ["7"] }, 31),
  );
  await app.user.click(dialog().getByRole("tab", { name: "Readers" }));
  await app.user.click(dialog().getByLabelText(/^Followed/));
  await app.user.click(await screen.findByRole("option", { name: /Lumen Film Gala/ }));
  expect(await dialog().findByText("31 readers")).toBeVisible();
  expect(dialog().getByRole("button", { name: "Lumen Film Gala" })).toBeVisible();
});

test("NewslettersPage: closing a form with changes asks first", async () => {
  const app = await open("/admin/newsletters?new=1", reading([]));
  await write(app);
  await app.user.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("alertdialog")).toBeVisible();
});

test("NewslettersPage: the preview has both widths and both schemes, warns, and sends a test", async () => {
  const testing: MockLink.MockedResponse = {
    request: { query: TestNewsletterDocument, variables: { input: draft } },
    result: { data: { testNewsletter: "own@example.com" } },
  };
  const app = await open("/admin/newsletters?new=1", reading([]), previewed, testing);
  await write(app);
  await app.user.click(dialog().getByRole("tab", { name: "Preview" }));
  expect(await dialog().findByText("1 piece in this newsletter is not public: “Draft Look”.")).toBeVisible();
  const frame = () => screen.getByTitle<HTMLIFrameElement>("Preview of the page");
  expect(frame()).toHaveStyle({ width: "390px" });
  expect(frame().srcdoc).toContain("@media not all");
  await app.user.click(dialog().getByRole("button", { name: "Desktop" }));
  await app.user.click(dialog().getByRole("button", { name: "Dark" }));
  expect(frame()).toHaveStyle({ width: "640px" });
  expect(frame().srcdoc).toContain("@media all");
  await app.user.click(dialog().getByRole("button", { name: "Send test" }));
  expect(await screen.findByText("It goes to own@example.com.")).toBeVisible();
});

test("NewslettersPage: scheduling says who gets it and what is missing", async () => {
  const before: MockLink.MockedResponse = {
    request: { query: NewsletterBeforeSendingDocument, variables: { id: "1" } },
    result: {
      data: {
        newsletter: {
          __typename: "Newsletter",
          id: "1",
          version: 4,
          readers: 1_204,
          warnings: ["1 piece in this newsletter is not public: “Draft Look”."],
        },
        settings: { __typename: "Settings", timeZone: "Europe/Berlin" },
      },
    },
  };
  const scheduled = row("1", { status: "SCHEDULED", scheduledAt: "2040-01-01T09:00:00.000Z", version: 5 });
  const scheduling: MockLink.MockedResponse = {
    request: {
      query: ScheduleNewsletterDocument,
      variables: { input: { id: "1", version: 4, at: "2040-01-01T10:00" } },
    },
    result: { data: { scheduleNewsletter: scheduled } },
  };
  const { user } = await open("/", reading([row("1")]), before, scheduling);
  await screen.findByText("Winter coats");
  await chooseRowAction(user, "Winter coats", "Schedule");
  expect(await screen.findByText("1,204 readers")).toBeVisible();
  expect(dialog().getByText(/is not public/)).toBeVisible();
  const time = dialog().getByLabelText(/^Day and time/);
  await user.clear(time);
  await user.type(time, "2040-01-01T10:00");
  await user.click(dialog().getByRole("button", { name: "Schedule" }));
  expect(await screen.findByText(/“Winter coats” is sent on Jan 1, 2040/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
