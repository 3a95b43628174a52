import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import {
  AdminMailsDocument,
  AdminMailSuppressionsDocument,
  MailHealthDocument,
  PauseMailsDocument,
  LiftMailSuppressionDocument,
  LiftMailSuppressionsDocument,
  MailContentDocument,
  RetryMailDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction } from "../../../testing/rowMenu";
import { OutboxPage } from "./OutboxPage";

type Mock = MockLink.MockedResponse;

const usual = { first: 25, after: null, last: null, before: null, reverse: false };
const pageInfo = {
  __typename: "PageInfo",
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: "1",
  endCursor: "1",
};
const toPage = (typename: string, ...nodes: { id: string }[]) => ({
  __typename: `${typename}Connection`,
  edges: nodes.map((node) => ({ __typename: `${typename}Edge`, cursor: node.id, node })),
  pageInfo,
  totalCount: nodes.length,
});

const failed = {
  __typename: "Mail",
  id: "m1",
  kind: "NEWSLETTER",
  recipient: "reader@example.com",
  subject: "Looks of the week",
  status: "FAILED",
  problem: "554 5.6.0 Refused",
  attempts: 1,
  createdAt: "2026-03-05T09:15:00.000Z",
  sentAt: null,
};
const working = { __typename: "MailHealth", failingSince: null, problem: "", pausedAt: null };
const mails = (status: string | null, sendsMail: boolean, ...rows: { id: string }[]): Mock => ({
  request: { query: AdminMailsDocument, variables: { ...usual, status, search: null } },
  result: { data: { mails: toPage("Mail", ...rows), sendsMail, mailHealth: working } },
});
const content = (value: object | null): Mock => ({
  request: { query: MailContentDocument, variables: { id: "m1" } },
  result: { data: { mail: { __typename: "Mail", id: "m1", content: value } } },
});
const shown = { __typename: "MailContent", text: "Hello there" };

const open = (url: string, ...mocks: Mock[]) => openAdminScreen(<OutboxPage />, { url, mocks, width: 600 });

describe("OutboxPage", () => {
  it("shows a mail in a frame without scripts, and as plain text", async () => {
    const { user } = await open("/", mails(null, false, failed), content(shown));
    expect(await screen.findByText("This site has no mail server")).toBeVisible();
    await chooseRowAction(user, "Looks of the week", "Open");
    const dialog = await screen.findByRole("dialog", { name: "Looks of the week" });
    const frame = await within(dialog).findByTitle("The mail");
    expect(frame).toHaveAttribute("sandbox", "allow-popups allow-popups-to-escape-sandbox");
    expect(frame).toHaveAttribute("src", "/api/mail?id=m1");
    expect(dialog).toHaveTextContent("554 5.6.0 Refused");
    expect(within(dialog).queryByRole("button", { name: "Send again" })).toBeNull();
    await user.click(within(dialog).getByRole("tab", { name: "Plain text" }));
    expect(await within(dialog).findByText("Hello there")).toBeVisible();
  });

  it("says why a content is missing", async () => {
    const { user } = await open("/", mails(null, false, failed), content(null));
    await chooseRowAction(user, "Looks of the week", "Open");
    expect(await screen.findByText("The content is not shown")).toBeVisible();
  });

  it("sends a failed mail again", async () => {
    const again = { __typename: "Mail", id: "m1", status: "WAITING", problem: "" };
    const { user } = await open("/?status=FAILED", mails("FAILED", true, failed), {
      request: { query: RetryMailDocument, variables: { input: { id: "m1" } } },
      result: { data: { retryMail: again } },
    });
    await chooseRowAction(user, "Looks of the week", "Send again");
    expect(await screen.findByText("The mail is sent again")).toBeVisible();
    expect(await screen.findByText("Waiting", { selector: "span" })).toBeVisible();
  });

  it("says that the mail server cannot be used, shows problems by domain, and pauses all mails", async () => {
    const domain = { __typename: "MailDomainFailures", domain: "example.com", waiting: 2, failed: 3, bounced: 4 };
    const health = {
      ...working,
      failingSince: "2026-03-05T09:15:00.000Z",
      problem: "connect ECONNREFUSED",
      waiting: 7,
      domains: [{ ...domain, problem: "550 blocked" }],
    };
    const { user } = await open(
      "/?tab=delivery",
      { request: { query: MailHealthDocument }, result: { data: { mailHealth: health } } },
      {
        request: { query: PauseMailsDocument },
        result: { data: { pauseMails: { ...health, pausedAt: "2026-03-05T10:00:00.000Z" } } },
      },
    );
    expect(await screen.findByText("connect ECONNREFUSED")).toBeVisible();
    expect(screen.getByText("7 mails wait.")).toBeVisible();
    expect(screen.getByRole("link", { name: "example.com" })).toHaveAttribute(
      "href",
      "/admin/outbox?search=%40example.com",
    );
    expect(screen.getByRole("row", { name: "example.com 2 3 4 550 blocked" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Pause sending" }));
    expect(await screen.findByText("Mails have been paused since Mar 05, 2026, 10:00 UTC")).toBeVisible();
    expect(screen.getByRole("button", { name: "Resume sending" })).toBeVisible();
  });

  it("lets a suppressed address get mails again", async () => {
    const row = {
      __typename: "MailSuppression",
      id: "s1",
      address: "reader@example.com",
      reason: "BOUNCE",
      problem: "550 No such user",
      createdAt: "2026-03-05T09:15:00.000Z",
    };
    const { user } = await open(
      "/?tab=suppressed",
      {
        request: { query: AdminMailSuppressionsDocument, variables: { ...usual, search: null } },
        result: { data: { mailSuppressions: toPage("MailSuppression", row) } },
      },
      {
        request: { query: LiftMailSuppressionDocument, variables: { input: { id: "s1" } } },
        result: { data: { liftMailSuppression: "s1" } },
      },
    );
    await chooseRowAction(user, "reader@example.com", "Allow mails");
    const dialog = await screen.findByRole("alertdialog", { name: "Allow Mails" });
    await user.click(within(dialog).getByRole("button", { name: "Allow mails" }));
    expect(await screen.findByText("The address gets mails again")).toBeVisible();
  });

  it("lets all addresses that match a reply get mails again", async () => {
    const row = {
      __typename: "MailSuppression",
      id: "s1",
      address: "reader@example.com",
      reason: "BOUNCE",
      problem: "550 blocked using spamhaus",
      createdAt: "2026-03-05T09:15:00.000Z",
    };
    const list = (...rows: { id: string }[]) => ({
      request: { query: AdminMailSuppressionsDocument, variables: { ...usual, search: "spamhaus" } },
      result: { data: { mailSuppressions: toPage("MailSuppression", ...rows) } },
    });
    const { user } = await open(
      "/?tab=suppressed&search=spamhaus",
      list(row),
      {
        request: { query: LiftMailSuppressionsDocument, variables: { input: { search: "spamhaus" } } },
        result: { data: { liftMailSuppressions: 1 } },
      },
      list(),
    );
    await user.click(await screen.findByRole("button", { name: "Allow mails to all that match" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Allow Mails" });
    expect(dialog).toHaveTextContent("1 address matches “spamhaus”.");
    await user.click(within(dialog).getByRole("button", { name: "Allow mails" }));
    expect(await screen.findByText("The addresses get mails again")).toBeVisible();
    expect(await screen.findByText("No suppressed address matches")).toBeVisible();
  });
});
