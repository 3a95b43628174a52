import type { MockLink } from "@apollo/client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminSubscribersDocument,
  AskSubscribersToConfirmDocument,
  SubscriberConsentsDocument,
  RemoveSubscriberDocument,
  SubscriberGrowthDocument,
  type AdminSubscribersQueryVariables,
} from "../../../graphql/generated/adminOperations";
import { fakeUploads } from "../../../testing/fakeUpload";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { NewsletterPage } from "./NewsletterPage";

const subscriber = (name: string, more: object = {}) => ({
  __typename: "SubscriberEdge",
  cursor: name,
  node: {
    __typename: "Subscriber",
    id: name,
    email: `${name}@example.com`,
    createdAt: "2026-03-05T23:30:00.000Z",
    source: "footer",
    status: "CONFIRMED",
    ...more,
  },
});
const everybody = [
  subscriber("ada"),
  subscriber("bea", { status: "LEFT", source: "" }),
  subscriber("cleo", { createdAt: "never", status: "WAITING" }),
];
const usual = { first: 25, after: null, last: null, before: null, sort: "NEWEST", reverse: false } as const;

const reading = (
  edges: readonly object[],
  filter: AdminSubscribersQueryVariables["filter"] = { search: null, status: null },
): MockLink.MockedResponse => ({
  request: { query: AdminSubscribersDocument, variables: { ...usual, filter } },
  result: {
    data: {
      subscribers: {
        __typename: "SubscriberConnection",
        edges,
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: "ada",
          endCursor: "cleo",
        },
        totalCount: edges.length,
      },
      subscriberCounts: {
        __typename: "SubscriberCounts",
        confirmed: 1,
        waiting: edges.length - 2,
        left: 1,
        suppressed: 0,
        neverAsked: edges.length - 2,
      },
    },
  },
});
const removal = (outcome: Partial<MockLink.MockedResponse>): MockLink.MockedResponse => ({
  request: { query: RemoveSubscriberDocument, variables: { input: { id: "ada" } } },
  ...outcome,
});
const failing = (code: string) => ({ result: { errors: [new GraphQLError("No.", { extensions: { code } })] } });

const week = (monday: string, active: number, unsubscribed = 0) => ({
  __typename: "SubscriberWeek",
  monday,
  active,
  unsubscribed,
});
const growth = (...weeks: object[]): MockLink.MockedResponse => ({
  request: { query: SubscriberGrowthDocument },
  result: { data: { subscriberGrowth: weeks } },
  maxUsageCount: 2,
});

async function open(url: string, ...mocks: MockLink.MockedResponse[]) {
  const all = [...mocks, growth(week("2026-03-02", 0), week("2026-03-09", 0))];
  const app = await openAdminScreen(<NewsletterPage />, { url, mocks: all, width: 390 });
  await screen.findByText("ada@example.com");
  return app;
}

describe("NewsletterPage: subscribers", () => {
  it("are listed with date, source and status, and counted", async () => {
    await open("/", reading(everybody));
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toContain("Date SubscribedMar 05, 2026");
    expect(rows[0]).toContain("StatusActive");
    expect(rows[1]).toContain("SourceN/A");
    expect(rows[1]).toContain("StatusUnsubscribed");
    expect(rows[2]).toContain("Invalid date");
    expect(rows[2]).toContain("StatusWaiting");
    const counts = "3 subscribers: 1 active, 1 waiting, 1 unsubscribed, 0 suppressed.";
    expect(screen.getByText(counts)).toBeVisible();
  });

  it("are asked to confirm by one press", async () => {
    const asking = {
      request: { query: AskSubscribersToConfirmDocument },
      result: { data: { askSubscribersToConfirm: 1 } },
    };
    const { user } = await open("/", reading(everybody), asking, reading(everybody));
    await user.click(screen.getByRole("button", { name: "Ask 1 person to confirm" }));
    expect(await screen.findByText("1 person is asked to confirm")).toBeVisible();
  });

  it("have a record of their consent", async () => {
    const record = {
      __typename: "Consent" as const,
      id: "1",
      givenAt: "2026-03-05T23:40:00.000Z",
      action: "CONFIRMED" as const,
      source: "confirmation page",
      wording: "Confirm that mails go to this address: Our newsletter.",
      pressedBy: "Hanne",
      clientAddress: "203.0.113.7",
      device: "Firefox on Linux",
    };
    const reads = {
      request: { query: SubscriberConsentsDocument, variables: { id: "ada" } },
      result: { data: { subscriberConsents: [record] } },
    };
    const { user } = await open("/", reading(everybody), reads);
    await user.click(screen.getByRole("button", { name: "Actions for ada@example.com" }));
    await user.click(await screen.findByRole("menuitem", { name: "Consent" }));
    expect(await screen.findByText("Confirm that mails go to this address: Our newsletter.")).toBeVisible();
    expect(screen.getByText("Mar 05, 2026, 23:40 UTC")).toBeVisible();
    const presser = "By Hanne, who was signed in, from 203.0.113.7, Firefox on Linux.";
    expect(screen.getByText(presser)).toBeVisible();
  });

  it("are counted per week, as a text and as a table too", async () => {
    const mocks = [reading(everybody), growth(week("2026-03-02", 1), week("2026-03-09", 1_200, 2))];
    const { user } = await openAdminScreen(<NewsletterPage />, { url: "/", mocks, width: 390 });
    expect(
      await screen.findByText(
        "1,203 people joined in the last 2 weeks, 2 of them have unsubscribed since. " +
          "Most in the week of Mar 09, 2026 (1,202). Who waits for the confirmation is not counted. Weeks start on Monday, in UTC.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "New subscribers as a table" }));
    const rows = within(screen.getByRole("table", { name: "New subscribers per week" })).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Week of (UTC)Still activeUnsubscribed since",
      "Mar 02, 202610",
      "Mar 09, 20261,2002",
    ]);
  });

  it("have no chart before anybody has joined", async () => {
    await open("/", reading(everybody));
    expect(await screen.findByText(/^Nobody joined in the last 26 weeks\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "New subscribers as a table" })).toBeNull();
  });

  it("are filtered by address", async () => {
    const filter = { search: "ada", status: "CONFIRMED" } as const;
    await open("/?search=ada&status=CONFIRMED", reading(everybody.slice(0, 1), filter));
    expect(screen.getByRole("searchbox", { name: "Search subscribers" })).toHaveValue("ada");
    expect(screen.getByRole("combobox", { name: "Status" })).toHaveValue("CONFIRMED");
  });

  const remove = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole("button", { name: "Actions for ada@example.com" }));
    await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Subscriber" }));
    expect(question.getByText(/remove ada@example.com\?/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Remove" }));
  };

  it("are deleted after a confirmation", async () => {
    const app = await open(
      "/",
      reading(everybody),
      removal({ result: { data: { removeSubscriber: "ada" } } }),
      reading(everybody.slice(1)),
    );
    await remove(app);
    expect(await screen.findByText("Subscriber Removed")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("ada@example.com")).toBeNull());
  });

  it("stay when deleting fails", async () => {
    const app = await open("/", reading(everybody), removal(failing("SERVICE_UNAVAILABLE")));
    await remove(app);
    expect(await screen.findByText("Deletion Failed")).toBeVisible();
    expect(screen.getByText("Failed to remove subscriber. Please try again.")).toBeVisible();
    expect(screen.getByText("ada@example.com")).toBeVisible();
  });

  it("disappear when someone else has deleted them", async () => {
    const app = await open("/", reading(everybody), removal(failing("NOT_FOUND")), reading(everybody.slice(1)));
    await remove(app);
    expect(await screen.findByText("Subscriber Removed")).toBeVisible();
  });

  describe("NewsletterPage: export", () => {
    const originalFetch = globalThis.fetch;
    const saved: { name: string; address: string }[] = [];
    beforeEach(() => {
      saved.length = 0;
      Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
      HTMLAnchorElement.prototype.click = function save() {
        saved.push({ name: this.download, address: this.href });
      };
    });
    afterEach(() => {
      globalThis.fetch = originalFetch;
      // Restores the method of HTMLElement.
      delete (HTMLAnchorElement.prototype as Partial<HTMLAnchorElement>).click;
    });
    const mockFetch = (status: number, body: string, name = "") => {
      const asked = jest.fn(() =>
        Promise.resolve(
          new Response(body, { status, headers: { "content-disposition": `attachment; filename="${name}"` } }),
        ),
      );
      globalThis.fetch = asked;
      return asked;
    };

    it("contains the filtered subscribers, and reports their number", async () => {
      const filter = { search: "ada", status: "CONFIRMED" } as const;
      const app = await open("/?search=ada&status=CONFIRMED", reading(everybody.slice(0, 1), filter));
      const asked = mockFetch(200, "Email\r\nada@example.com\r\n", "newsletter-subscribers-2026-11-21.csv");
      await app.user.click(screen.getByRole("button", { name: "Export CSV" }));
      expect(await screen.findByText("Export Successful")).toBeVisible();
      expect(screen.getByText("1 subscriber exported")).toBeVisible();
      expect(asked).toHaveBeenCalledWith("/api/subscribers.csv?search=ada&status=CONFIRMED", expect.anything());
      expect(saved).toEqual([{ name: "newsletter-subscribers-2026-11-21.csv", address: "blob:file" }]);
    });

    it("saves nothing when the request fails", async () => {
      const app = await open("/", reading(everybody));
      mockFetch(503, "");
      await app.user.click(screen.getByRole("button", { name: "Export CSV" }));
      expect(await screen.findByText("Export Failed")).toBeVisible();
      expect(screen.getByText("Failed to export subscribers. Please try again.")).toBeVisible();
      expect(saved).toEqual([]);
    });
  });

  describe("NewsletterPage: import", () => {
    const { last } = fakeUploads();
    const report = {
      dryRun: true,
      rows: 3,
      created: 1,
      updated: 1,
      unchanged: 0,
      keptUnsubscribed: 1,
      changes: [
        {
          rows: "subscribers",
          ...{ created: 1, changed: 1, removed: 0, newTitles: ["dora@example.com"], changes: [], removedTitles: [] },
        },
      ],
      importId: null,
      problemCount: 1,
      problems: [{ line: 3, sentence: "Please enter a valid email address. The row was skipped." }],
    };
    const preview = {
      isExported: false,
      program: "Mailchimp",
      headers: [
        { title: "Email Address", samples: ["dora@example.com", "eve@example.com"] },
        { title: "Note", samples: ["fair", ""] },
      ],
      columns: { email: "Email Address", date: null, confirmedOn: null, source: null, status: null, leftOn: null },
      status: "CONFIRMED",
    };
    const choose = async (app: Awaited<ReturnType<typeof open>>) => {
      await app.user.click(screen.getByRole("button", { name: "Import CSV" }));
      const picker = (await screen.findByRole("dialog")).querySelector("input[type=file]") as HTMLInputElement;
      fireEvent.change(picker, { target: { files: [new File(["x"], "list.csv")] } });
    };

    it("checks the file, reports each line, and imports on demand", async () => {
      const app = await open("/", reading(everybody), reading(everybody));
      await choose(app);
      expect(last().target).toBe("POST /api/subscribers/columns");
      await last().respond(200, { ...preview, isExported: true });
      expect(last().target).toBe("POST /api/subscribers");
      expect(last().body?.has("columns")).toBe(false);
      expect(last().body?.get("dryRun")).toBe("true");
      await last().respond(200, report);
      expect(await screen.findByText("This is what would change")).toBeVisible();
      expect(screen.getByText("Line 3")).toBeVisible();
      expect(screen.getByText(/1 person is Active in the file, but unsubscribed since/)).toBeVisible();
      await app.user.click(screen.getByRole("checkbox", { name: /^These people agreed/ }));
      await app.user.click(screen.getByRole("button", { name: "Import now" }));
      expect(last().body?.get("dryRun")).toBe("false");
      expect(last().body?.get("agreed")).toBe("true");
      await last().respond(200, { ...report, dryRun: false });
      expect(await screen.findByText("Import Successful")).toBeVisible();
      expect(screen.getByText("The file was imported")).toBeVisible();
      expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
    });

    it("asks what the columns of another file contain", async () => {
      const app = await open("/", reading(everybody));
      await choose(app);
      await last().respond(200, preview);
      const email = await screen.findByRole("combobox", { name: /^Email/ });
      expect(email).toHaveValue("Email Address");
      expect(screen.getByText(/^This is a Mailchimp file/)).toBeVisible();
      expect(screen.getByRole("row", { name: /^Note/ })).toHaveTextContent("NoteNot usedfair \u00b7 (empty)");
      await app.user.selectOptions(screen.getByRole("combobox", { name: /^Source/ }), "Note");
      await app.user.selectOptions(screen.getByRole("combobox", { name: /^Status of everyone/ }), "Unsubscribed");
      await app.user.selectOptions(email, "");
      expect(screen.getByRole("button", { name: "Check rows" })).toBeDisabled();
      await app.user.selectOptions(email, "Email Address");
      await app.user.click(screen.getByRole("button", { name: "Check rows" }));
      expect(last().target).toBe("POST /api/subscribers");
      expect(JSON.parse(String(last().body?.get("columns")))).toMatchObject({ email: "Email Address", source: "Note" });
      expect(last().body?.get("status")).toBe("LEFT");
      await last().respond(200, report);
      await app.user.click(await screen.findByRole("button", { name: "Import now" }));
      expect(JSON.parse(String(last().body?.get("columns")))).toMatchObject({ email: "Email Address", source: "Note" });
      expect(last().body?.get("dryRun")).toBe("false");
    });

    it("shows why a file was rejected", async () => {
      const app = await open("/", reading(everybody));
      await choose(app);
      const message = "The file is empty or its first line is not CSV.";
      await last().respond(400, { errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
      expect(await screen.findByRole("alert", { name: "" })).toBeInTheDocument();
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.getByRole("button", { name: "Import now" })).toBeDisabled();
    });
  });
});
