import { fireEvent, screen, within } from "@testing-library/react";
import { fakeUploads } from "../../../../../testing/fakeUpload";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { buildProgram } from "../../../../../testing/mockProgram";
import { ConversionReportForm } from "./ConversionReportForm";

const uploads = fakeUploads();
const programs = [buildProgram()];
const file = new File(["Trans ID,Trans Date,Commission"], "march.csv", { type: "text/csv" });
const columns = {
  transactionId: "Trans ID",
  orderId: null,
  line: null,
  occurredAt: "Trans Date",
  postedAt: null,
  amount: "Commission",
  currency: null,
  saleAmount: null,
  saleCurrency: null,
  retailer: "Merchant",
  reference: null,
  status: null,
  paid: null,
};
const blank = Object.fromEntries(Object.entries(columns).map(([name, title]) => [name, title ?? ""]));
const report = {
  program: "Northloom Partners",
  network: "ShareASale",
  dryRun: true,
  rows: 31,
  created: 28,
  updated: 1,
  unchanged: 1,
  totals: [{ currency: "USD", amount: 513.75 }],
  pending: [{ currency: "EUR", amount: 20 }],
  declined: 2,
  headers: ["Trans ID", "Trans Date", "Commission", "Merchant", "Sub"].map((title) => ({
    title,
    samples: [`a ${title}`],
  })),
  columns,
  problemCount: 1,
  problems: [{ line: 7, sentence: 'The amount "abc" is not a number.' }],
  noSaleCount: 0,
  noSales: [],
  importId: null,
  changes: {
    rows: [{ rows: "sales", created: 28, changed: 1, removed: 0, newTitles: ["8"], changes: [], removedTitles: [] }],
    ...{ revived: 0, before: [], after: [], absent: { sales: 0, money: [] }, olderThan: null },
  },
};

const open = async () => {
  const app = await openAdminScreen(<ConversionReportForm programs={programs} />);
  const { user, container } = app;
  await user.selectOptions(screen.getByLabelText(/^Affiliate program/), "Northloom Partners");
  await user.upload(container.querySelector<HTMLInputElement>("input[type=file]")!, file);
  return app;
};
const sentFields = () =>
  Object.fromEntries([...(uploads.last().body as FormData)].filter(([name]) => name !== "file")) as Record<
    string,
    string
  >;

test("ConversionReportForm: checks a report and then imports it", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  expect(uploads.last().target).toBe("POST /api/conversions");
  expect(sentFields()).toEqual({ programId: "program-1", dryRun: "true" });
  await uploads.last().respond(200, report);

  const outcome = screen.getByText("This is what would change").parentElement!;
  expect(outcome).toHaveTextContent("This is a report of ShareASale with 31 sales");
  expect(outcome).toHaveTextContent("Approved: $513.75. Pending: €20.00.");
  expect(within(outcome).getByText("Line 7").parentElement).toHaveTextContent(
    'Line 7 The amount "abc" is not a number.',
  );
  expect(within(outcome).getByText("Problems").parentElement).toHaveTextContent("1");
  expect(screen.getByLabelText(/^Retailer/)).toHaveValue("Merchant");
  expect(screen.getByLabelText(/^Reference/)).toHaveValue("");

  await user.click(screen.getByText("Import now"));
  expect(sentFields()).toMatchObject({ dryRun: "false", columns: expect.stringContaining('"amount":"Commission"') });
  await uploads.last().respond(200, { ...report, dryRun: false });
  expect(await screen.findByText("Report imported")).toBeVisible();
  expect(screen.getByText("28 conversions added, 1 updated")).toBeVisible();
  expect(screen.queryByText("Import now")).toBeNull();
});

test("ConversionReportForm: takes several files, chosen or dropped, and names those with problems", async () => {
  const { user, container } = await open();
  const [may, june] = [new File(["Trans ID"], "may.csv"), new File(["Trans ID"], "june.csv")];
  await user.upload(container.querySelector<HTMLInputElement>("input[type=file]")!, [may, june]);
  const zone = screen.getByText("may.csv, june.csv").parentElement!.parentElement!;
  await user.click(screen.getByText("Check report"));
  expect((uploads.last().body as FormData).getAll("file")).toEqual([may, june]);
  const problems = [{ file: "june.csv", line: 7, sentence: "The date is missing." }];
  await uploads.last().respond(200, { ...report, problems });
  expect(screen.getByText("june.csv, line 7").parentElement).toHaveTextContent("The date is missing.");

  fireEvent.drop(zone, { dataTransfer: { files: [june, may], types: ["Files"] } });
  expect(screen.queryByText("Import now")).toBeNull();
  await user.click(screen.getByText("Check report"));
  expect((uploads.last().body as FormData).getAll("file")).toEqual([june, may]);
});

test("ConversionReportForm: requires another check after a column changes", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  await uploads.last().respond(200, report);
  await user.selectOptions(screen.getByLabelText(/^Reference/), "Sub");
  expect(screen.queryByText("Import now")).toBeNull();
  await user.click(screen.getByText("Check report"));
  expect(JSON.parse(sentFields().columns ?? "")).toEqual({ ...blank, reference: "Sub" });
});

test("ConversionReportForm: asks for the columns of an unrecognized file", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  const sentence = "The report has no column for the amount. Choose one.";
  await uploads.last().respond(400, {
    errors: [
      {
        message: "Please check the columns.",
        extensions: {
          code: "BAD_USER_INPUT",
          fieldErrors: { columns: sentence },
          headers: ["No", "When", "Paid", "Status"].map((title) => ({
            title,
            samples: ["1", ""],
            tellsState: title === "Status",
          })),
          columns: { status: "Status", amount: null },
        },
      },
    ],
  });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(/^Status/)).toHaveValue("Status");
  await user.selectOptions(screen.getByLabelText(/^Transaction/), "No");
  await user.selectOptions(screen.getByLabelText(/^Date \*/), "When");
  await user.selectOptions(screen.getByLabelText(/^Commission/), "Paid");
  await user.click(screen.getByText("Check report"));
  expect(JSON.parse(sentFields().columns ?? "")).toMatchObject({
    transactionId: "No",
    occurredAt: "When",
    amount: "Paid",
    retailer: "",
    status: "Status",
  });
});

test("ConversionReportForm: shows errors at their field, or below the form", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  await uploads.last().respond(400, {
    errors: [
      {
        message: "Please check the report.",
        extensions: { code: "BAD_USER_INPUT", fieldErrors: { currency: "Enter three letters, such as USD." } },
      },
    ],
  });
  expect(await screen.findByText("Enter three letters, such as USD.")).toBeVisible();
  expect(screen.getByLabelText("Currency", { selector: "input" })).toHaveAttribute("aria-invalid", "true");
  await user.click(screen.getByText("Check report"));
  await uploads
    .last()
    .respond(413, { errors: [{ message: "The file is too large.", extensions: { code: "TOO_LARGE" } }] });
  expect((await screen.findByText("The file is too large.")).parentElement).toHaveAttribute("role", "alert");
});

test("ConversionReportForm: shows the columns with their first rows and uses, and joins several", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  await uploads.last().respond(200, report);
  const table = within(screen.getByRole("table", { name: "Columns of the file" }));
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "ColumnUsed asFirst rows",
    "Trans IDTransactiona Trans ID",
    "Trans DateDatea Trans Date",
    "CommissionCommissiona Commission",
    "MerchantRetailera Merchant",
    "SubNot useda Sub",
  ]);
  await user.click(screen.getByLabelText("Join a column to Transaction"));
  await user.selectOptions(screen.getByLabelText(/^Transaction, together with/), "Sub");
  await user.click(screen.getByText("Check report"));
  expect(JSON.parse(sentFields().columns ?? "")).toMatchObject({ transactionId: "Trans ID + Sub" });
});

test("ConversionReportForm: takes a report without numbers of orders", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  await uploads.last().respond(200, { ...report, columns: { ...columns, transactionId: null } });
  await user.selectOptions(screen.getByLabelText(/^Order/), "The report has no such numbers");
  await user.click(screen.getByText("Check report"));
  expect(JSON.parse(sentFields().columns ?? "")).toMatchObject({ noIds: "yes", orderId: "" });
});

const askWith = async (fieldErrors: object, more: object) => {
  const sentence = Object.values(fieldErrors).join(" ");
  await uploads.last().respond(400, {
    errors: [
      {
        message: sentence,
        extensions: { code: "BAD_USER_INPUT", fieldErrors, headers: report.headers, columns, ...more },
      },
    ],
  });
};

test("ConversionReportForm: asks what columns tell, and sends the answers", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  const sentence = "Say what these words tell about a sale.";
  const words = [
    { word: "half good", meaning: null },
    { word: "", meaning: null },
    { word: "declined", meaning: "declined" },
  ];
  const sub = { title: "Sub", words };
  const others = {
    title: "Color",
    words: [
      { word: "red", meaning: null },
      { word: "blue", meaning: null },
    ],
  };
  await askWith({ meanings: sentence }, { meanings: [sub, others], noSales: [] });
  expect(await screen.findByText(sentence)).toHaveAttribute("role", "alert");
  expect(screen.getByRole("row", { name: /^Sub/ })).toHaveTextContent("What is this?");
  expect(screen.getByLabelText(/^declined/)).toHaveValue("declined");
  await user.selectOptions(screen.getByLabelText(/^half good/), "Approved");
  await user.selectOptions(screen.getByLabelText(/^\(empty\)/), "Pending");
  await user.click(screen.getByLabelText("Color tells nothing about the sales"));
  await user.click(screen.getByText("Check report"));
  const answers = {
    Sub: { "half good": "approved", "": "pending", declined: "declined" },
    Color: { red: "nothing", blue: "nothing" },
  };
  expect(JSON.parse(sentFields().meanings ?? "")).toEqual(answers);
  await uploads.last().respond(200, report);
  await user.click(screen.getByText("Import now"));
  expect(JSON.parse(sentFields().meanings ?? "")).toEqual(answers);
});

test("ConversionReportForm: asks about rows that may be no sales or known ones", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  await askWith(
    { noSales: "Say whether these rows are sales." },
    { meanings: [], noSales: [{ line: 9, id: "Sum 1" }] },
  );
  expect(await screen.findByText("Line 9: Sum 1")).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^These rows/), "Are sums, tests or the like: leave them out");
  await user.click(screen.getByText("Check report"));
  expect(sentFields()).toMatchObject({ noSales: "leaveOut" });
  const sale = { transactionId: "123", retailer: "Shop", day: "2026-05-10", amount: 5, currency: "USD" };
  const lookalikes = [{ line: 2, reported: sale, stored: { ...sale, transactionId: "00123" } }];
  await askWith({ lookalikes: "One new row looks like a known sale." }, { lookalikes });
  const table = within(await screen.findByRole("table", { name: "New rows and known sales" }));
  expect(table.getAllByRole("row")[1]).toHaveTextContent(
    "2123, Shop, May 10, 2026, $5.0000123, Shop, May 10, 2026, $5.00",
  );
  await user.selectOptions(screen.getByLabelText(/^They are/), "The same sales: correct the known ones");
  await user.click(screen.getByText("Check report"));
  expect(sentFields()).toMatchObject({ noSales: "leaveOut", lookalikes: "same" });
});

test("ConversionReportForm: shows what changes, and waits for the word about known sales", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  const fields = [{ label: "State", from: "declined", to: "approved" }];
  const changes = {
    rows: [
      {
        rows: "sales",
        ...{ created: 0, changed: 1, removed: 0, newTitles: [], removedTitles: [] },
        changes: [{ title: "7", fields }],
      },
    ],
    revived: 1,
    before: [{ state: "declined", amount: 5, currency: "USD", sales: 1 }],
    after: [{ state: "approved", amount: 5, currency: "USD", sales: 1 }],
    absent: { sales: 2, money: [{ amount: 9, currency: "USD" }] },
    olderThan: "2026-11-28",
  };
  const noSales = [{ line: 3, sentence: "This row sums up others." }];
  await uploads.last().respond(200, { ...report, noSaleCount: 1, noSales, changes });
  expect(screen.getByRole("row", { name: /^7/ })).toHaveTextContent("7State: declined \u2192 approved");
  expect(screen.getByRole("row", { name: /^Declined, USD/ })).toHaveTextContent("Declined, USD$5.00 (1 sale)\u2013");
  expect(screen.getByText(/2 known sales of these days \(\$9\.00\) are not in this report/)).toBeVisible();
  expect(screen.getByText(/ends before an earlier one, which reached Nov 28, 2026/)).toBeVisible();
  expect(screen.getByText("1 declined sale would count again.")).toBeVisible();
  expect(screen.getByText("1 row left out")).toBeVisible();
  expect(screen.queryByText("Import now")).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^Known sales/), "Take the values of this report");
  await user.click(screen.getByText("Check report"));
  expect(sentFields()).toMatchObject({ known: "take", dryRun: "true" });
  await uploads.last().respond(200, { ...report, changes });
  await user.click(screen.getByText("Import now"));
  expect(sentFields()).toMatchObject({ known: "take", dryRun: "false" });
});
