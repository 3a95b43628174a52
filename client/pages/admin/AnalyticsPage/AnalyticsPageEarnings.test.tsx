import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { AdminEarningsDocument, SaleLinesDocument } from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { AnalyticsPage } from "./AnalyticsPage";

const range = { from: "2026-01-01", to: "2026-01-31" };
const address = `/admin/analytics?tab=earnings&from=${range.from}&to=${range.to}`;
const money = (amount: number, currency = "USD") => ({ __typename: "Money" as const, currency, amount });
const earned = (currency: string, approved: number, pending: number, sales: number | null = null) => ({
  __typename: "CurrencyEarnings",
  currency,
  approved,
  pending,
  sales,
});
const figures = (changes: object = {}) => ({
  __typename: "EarningsRow",
  clicks: 200,
  orders: 3,
  conversionRate: 0.015,
  money: [earned("EUR", 10, 0, 120), earned("USD", 5, 2.5)],
  approved: money(16),
  pending: money(2.5),
  epc: money(0.0925),
  before: { __typename: "EarningsFigures", clicks: 100, orders: 0, approved: money(8), pending: null },
  ...changes,
});
const report = (by: string, rows: object[], changes: object = {}): MockLink.MockedResponse => ({
  request: { query: AdminEarningsDocument, variables: { by, ...range } },
  result: {
    data: {
      earnings: { __typename: "EarningsReport", ...range, rowCount: rows.length, total: figures(), rows, ...changes },
    },
  },
});
const none = {
  clicks: 7,
  orders: 0,
  conversionRate: 0,
  money: [],
  approved: money(0),
  pending: money(0),
  epc: money(0),
};
const celebrities = [
  figures({ key: "c1", name: "Beatrix", path: "/celebrity/beatrix" }),
  figures({
    key: "#unattributed",
    name: "Not attributed",
    path: null,
    clicks: 0,
    conversionRate: null,
    epc: null,
    approved: null,
  }),
  figures({ key: "c2", name: null, path: null, ...none }),
];
const lines = (key: string | null, offset: number, totalCount = 1): MockLink.MockedResponse => ({
  request: { query: SaleLinesDocument, variables: { by: "CELEBRITY", ...range, key, offset } },
  result: {
    data: {
      saleLines: {
        __typename: "SaleLines",
        totalCount,
        lines: [
          {
            __typename: "SaleLine",
            id: `line-${offset}`,
            program: "Partners",
            transactionId: `T${offset}`,
            line: "taken back 2026-01-20",
            occurredAt: "2026-01-20T12:00:00Z",
            retailer: "Shop",
            amount: -0.004,
            currency: "USD",
            state: "approved",
            reportedStatus: "Confirmed",
            subject: null,
            page: "",
            placement: "",
            campaign: "",
            reason: "The report names no click.",
          },
        ],
      },
    },
  },
});
const findRows = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("AnalyticsPageEarnings: shows each currency, about the site's, and what is not known", async () => {
  const { user } = await openAdminScreen(<AnalyticsPage />, {
    url: address,
    mocks: [report("CELEBRITY", celebrities), report("DAY", [], { total: figures(none) })],
  });
  expect(await findRows("Earnings by celebrity")).toEqual([
    ["Celebrity", "Clicks", "Orders", "Rate", "Sales", "Approved", "Pending", "EPC", "Sales behind"],
    [
      "Beatrix",
      "200",
      "3",
      "1.5%",
      "€120.00",
      "€10.00$5.00about $16.00",
      "$2.50",
      "$0.093",
      "Why? The sales of Beatrix",
    ],
    ["Not attributed", "0", "3", "–", "€120.00", "€10.00$5.00", "$2.50", "–", "Why? The sales of Not attributed"],
    ["Permanently deleted", "7", "0", "0%", "–", "–", "–", "$0.000", ""],
  ]);
  expect(screen.getByRole("link", { name: "Beatrix" })).toHaveAttribute("href", "/celebrity/beatrix");
  expect(screen.getByText("Approved", { selector: "dt" }).parentElement).toHaveTextContent(
    "Approved€10.00$5.00+100% from the period beforeabout $16.00",
  );
  expect(screen.getByText("Orders", { selector: "dt" }).parentElement).toHaveTextContent(/^Orders3$/);
  expect(screen.getByText("Download CSV")).toHaveAttribute(
    "href",
    "/api/earnings.csv?by=CELEBRITY&from=2026-01-01&to=2026-01-31",
  );
  await user.selectOptions(screen.getByLabelText("Earnings by"), "Day");
  expect(await screen.findByText(/^No clicks or sales on these days/)).toBeVisible();
});

test("AnalyticsPageEarnings: opens the sales behind a figure, page by page", async () => {
  const { user } = await openAdminScreen(<AnalyticsPage />, {
    url: address,
    mocks: [
      report("CELEBRITY", celebrities),
      lines("#unattributed", 0, 101),
      lines("#unattributed", 100, 101),
      lines(null, 0),
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Why? The sales of Not attributed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sales of Not attributed" }));
  expect(await dialog.findByText("T0")).toBeVisible();
  expect(dialog.getByText("-$0.004")).toBeVisible();
  expect(dialog.getByText("approved (Confirmed)")).toBeVisible();
  expect(dialog.getByText("The report names no click.")).toBeVisible();
  expect(dialog.getByText("Newer")).toBeDisabled();
  await user.click(dialog.getByText("Older"));
  expect(await dialog.findByText("T100")).toBeVisible();
  expect(dialog.getByText("101 to 101")).toBeVisible();
  await user.click(dialog.getByLabelText("Close"));
  await user.click(screen.getByText("All sales"));
  const all = within(await screen.findByRole("dialog", { name: "Sales of all rows" }));
  expect(await all.findByText(/^1 row/)).toBeVisible();
});

test("AnalyticsPageEarnings: says what it could not load, and tries again", async () => {
  const failed = {
    ...report("CELEBRITY", []),
    result: { errors: [{ message: "Away", extensions: { code: "INTERNAL_SERVER_ERROR" } }] },
  };
  const { user } = await openAdminScreen(<AnalyticsPage />, {
    url: address,
    mocks: [failed, report("CELEBRITY", celebrities)],
  });
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("table", { name: "Earnings by celebrity" })).toBeVisible();
});
