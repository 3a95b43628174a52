import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AffiliateProgramsDocument,
  CreatePayoutDocument,
  DeletePayoutDocument,
  PayoutsDocument,
  SaleLinesDocument,
  UpdatePayoutDocument,
} from "../../../graphql/generated/adminOperations";
import { buildProgram } from "../../../testing/mockProgram";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { AnalyticsPage } from "./AnalyticsPage";

const buildPayout = (id: string, changes: object = {}, comparison: object = {}) => ({
  __typename: "Payout" as const,
  id,
  program: "Northloom",
  paidOn: "2026-08-15",
  amount: 500,
  currency: "USD",
  from: "2026-06-01",
  to: "2026-06-30",
  note: "Wire 7",
  comparison: {
    __typename: "PayoutComparison" as const,
    approved: 500,
    difference: 0,
    takenBack: [] as string[],
    takenBackCount: 0,
    ...comparison,
  },
  ...changes,
});
const program = buildProgram({ name: "Northloom", hosts: [] });
const programs: MockLink.MockedResponse = {
  request: { query: AffiliateProgramsDocument },
  result: { data: { affiliatePrograms: [program] } },
};
const expected = {
  __typename: "ExpectedPayout" as const,
  program: "Northloom",
  month: "2026-06",
  currency: "USD",
  approved: 512.4,
  paid: 500,
  pending: 7,
  decidedBy: "2026-08-14",
  isOverdue: true,
};
const listed = (...payouts: object[]): MockLink.MockedResponse => ({
  request: { query: PayoutsDocument },
  result: {
    data: {
      payouts,
      expectedPayouts: [expected, { ...expected, program: "Other", decidedBy: null, isOverdue: false }],
    },
  },
});
const open = (mocks: MockLink.MockedResponse[], role: "admin" | "editor" = "admin") =>
  openAdminScreen(<AnalyticsPage />, { url: "/admin/analytics?tab=payouts", mocks, role });
const equal = "The network paid what the reports approved: $500.00.";
const less = "The network paid $12.40 less than the reports approved: $512.40 approved, $500.00 paid.";

test("AnalyticsPagePayouts: lists payouts with their difference, and the sales behind them", async () => {
  const sales: MockLink.MockedResponse = {
    request: {
      query: SaleLinesDocument,
      variables: { by: "PROGRAM", from: "2026-06-01", to: "2026-06-30", key: "Northloom", offset: 0 },
    },
    result: { data: { saleLines: { __typename: "SaleLines", totalCount: 0, lines: [] } } },
  };
  const other = buildPayout("2", { program: "Other" }, { approved: 512.4, difference: 12.4 });
  const { user } = await open([programs, listed(buildPayout("1"), other), sales]);
  const table = within(await screen.findByRole("table", { name: "Payouts" }));
  const rows = table.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));
  const period = "Jun 1, 2026 to Jun 30, 2026";
  expect(rows).toEqual([
    ["Program", "Sales of", "Paid on", "Paid", "Approved", "Difference", "Note", "Actions"],
    ["Northloom", period, "Aug 15, 2026", "$500.00", "$500.00", equal, "Wire 7", ""],
    ["Other", period, "Aug 15, 2026", "$500.00", "$512.40", less, "Wire 7", ""],
  ]);
  await user.click(table.getAllByText(period)[0]!);
  expect(await screen.findByText("No sales on these days.")).toBeVisible();
});

test("AnalyticsPagePayouts: records a payout, and loses nothing that was typed after an error", async () => {
  const input = {
    programId: "program-1",
    paidOn: "2026-08-15",
    amount: "USD 500",
    from: "2026-06-01",
    to: "2026-06-30",
    note: "Wire 7",
  };
  const sentence =
    "Northloom already has a payout in USD for the sales of 2026-06-01 to 2026-06-30. Choose other days.";
  const refusal = (message: string, extensions: object): MockLink.MockedResponse => ({
    request: { query: CreatePayoutDocument, variables: { input } },
    result: { errors: [new GraphQLError(message, { extensions: { ...extensions } })] },
  });
  const created: MockLink.MockedResponse = {
    request: { query: CreatePayoutDocument, variables: { input } },
    result: { data: { createPayout: buildPayout("1") } },
  };
  const { user, requestIds } = await open([
    programs,
    listed(),
    refusal(sentence, { code: "BAD_USER_INPUT", fieldErrors: { from: sentence } }),
    refusal("Too many requests.", { code: "TOO_MANY_REQUESTS" }),
    created,
    listed(buildPayout("1")),
  ]);
  expect(await screen.findByText(/^No payouts yet\./)).toBeVisible();
  await user.selectOptions(await screen.findByLabelText(/^Affiliate program/), "Northloom");
  for (const [label, text] of [
    [/^Paid on/, input.paidOn],
    [/^Amount/, input.amount],
    [/^First day/, input.from],
    [/^Last day/, input.to],
    [/^Note/, input.note],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByText("Record payout"));
  expect(await screen.findByText(sentence)).toHaveAttribute("role", "alert");
  expect(screen.getByLabelText(/^First day/)).toHaveAttribute("aria-invalid", "true");
  await user.click(screen.getByText("Record payout"));
  expect(await screen.findByText("Too many requests.")).toBeVisible();
  expect(screen.getByLabelText(/^Amount/)).toHaveValue("USD 500");
  await user.click(screen.getByText("Record payout"));
  expect(await screen.findByText("Payout recorded")).toBeVisible();
  expect(await screen.findByRole("table", { name: "Payouts" })).toBeVisible();
  expect(screen.getByLabelText(/^Amount/)).toHaveValue("");
  expect(new Set(requestIds).size).toBe(1);
});

test("AnalyticsPagePayouts: corrects a payout", async () => {
  const { from, to } = buildPayout("1");
  const input = { id: "1", paidOn: "2026-08-15", amount: "USD 512.40", from, to, note: "Wire 7" };
  const result = { data: { updatePayout: buildPayout("1", { amount: 512.4 }, { approved: 512.4 }) } };
  const { user } = await open([
    programs,
    listed(buildPayout("1", {}, { approved: 512.4, difference: 12.4 })),
    { request: { query: UpdatePayoutDocument, variables: { input } }, result },
    listed(buildPayout("1", { amount: 512.4 }, { approved: 512.4 })),
  ]);
  await user.click(await screen.findByLabelText("Edit the payout of Northloom for Jun 1, 2026 to Jun 30, 2026"));
  const form = within(await screen.findByRole("form", { name: "Correct a payout" }));
  expect(form.queryByLabelText(/^Affiliate program/)).toBeNull();
  expect(form.getByLabelText(/^Amount/)).toHaveValue("USD 500.00");
  await user.clear(form.getByLabelText(/^Amount/));
  await user.type(form.getByLabelText(/^Amount/), "USD 512.40");
  await user.click(form.getByText("Save payout"));
  expect(await screen.findByText("Payout corrected")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByText("$512.40", { selector: "td:nth-child(4) *, td:nth-child(4)" })).toBeVisible();
});

test("AnalyticsPagePayouts: deletes a payout after a confirmation", async () => {
  const deleted: MockLink.MockedResponse = {
    request: { query: DeletePayoutDocument, variables: { input: { id: "1" } } },
    result: { data: { deletePayout: "1" } },
  };
  const { user } = await open([programs, listed(buildPayout("1")), deleted, listed()]);
  await user.click(await screen.findByLabelText("Delete the payout of Northloom for Jun 1, 2026 to Jun 30, 2026"));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/Sales that only this payout marked as paid become approved again\./)).toBeVisible();
  await user.click(question.getByText("Delete"));
  expect(await screen.findByText("Payout deleted")).toBeVisible();
  expect(await screen.findByText(/^No payouts yet\./)).toBeVisible();
});

test("AnalyticsPagePayouts: lets editors read only", async () => {
  await open([listed(buildPayout("1"))], "editor");
  expect(await screen.findByText(equal)).toBeVisible();
  expect(screen.queryByText("Record payout")).toBeNull();
  expect(screen.queryByText("Actions")).toBeNull();
});

test("AnalyticsPagePayouts: shows what is expected beside what was paid, and what is overdue", async () => {
  await open([programs, listed()]);
  const table = within(await screen.findByRole("table", { name: "Expected and paid" }));
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "MonthProgramApprovedPaidNot paidPendingDecided by",
    "Jun 2026Northloom$512.40$500.00$12.40$7.00Overdue since Aug 14, 2026",
    "Jun 2026Other$512.40$500.00$12.40$7.00Validation days unknown",
  ]);
});
