import { screen, within } from "@testing-library/react";
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
  headers: ["Trans ID", "Trans Date", "Commission", "Merchant", "Sub"],
  columns,
  problemCount: 1,
  problems: [{ line: 7, sentence: 'The amount "abc" is not a number.' }],
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
  expect(sentFields()).toEqual({ programId: "program-1", currency: "", dateOrder: "", dryRun: "true" });
  await uploads.last().respond(200, report);

  const outcome = screen.getByText("This is what would be imported").parentElement!;
  expect(outcome).toHaveTextContent("This is a report of ShareASale.");
  expect(outcome).toHaveTextContent("Approved: $513.75.Pending: €20.00.");
  expect(within(outcome).getByText("Line 7").parentElement).toHaveTextContent(
    'Line 7 The amount "abc" is not a number.',
  );
  expect(within(outcome).getByText("Skipped").parentElement).toHaveTextContent("1");
  expect(screen.getByLabelText(/^Retailer/)).toHaveValue("Merchant");
  expect(screen.getByLabelText(/^Reference/)).toHaveValue("");

  await user.click(screen.getByText("Import 29 conversions"));
  expect(sentFields()).toMatchObject({ dryRun: "false", columns: expect.stringContaining('"amount":"Commission"') });
  await uploads.last().respond(200, { ...report, dryRun: false });
  expect(await screen.findByText("Report imported")).toBeVisible();
  expect(screen.getByText("28 conversions added, 1 updated")).toBeVisible();
  expect(screen.queryByText("Import 29 conversions")).toBeNull();
});

test("ConversionReportForm: requires another check after a column changes", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  await uploads.last().respond(200, report);
  await user.selectOptions(screen.getByLabelText(/^Reference/), "Sub");
  expect(screen.queryByText("Import 29 conversions")).toBeNull();
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
          headers: ["No", "When", "Paid", "Status"],
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

test("ConversionReportForm: asks what unknown words mean, and sends the answers", async () => {
  const { user } = await open();
  await user.click(screen.getByText("Check report"));
  const sentence = "Say what each of these words means.";
  const extensions = {
    code: "BAD_USER_INPUT",
    fieldErrors: { statuses: sentence },
    statuses: ["half good", ""],
    headers: [],
  };
  await uploads.last().respond(400, { errors: [{ message: sentence, extensions }] });
  expect(await screen.findByText(sentence)).toHaveAttribute("role", "alert");
  await user.selectOptions(screen.getByLabelText(/^half good/), "Approved");
  await user.selectOptions(screen.getByLabelText(/^\(empty\)/), "Pending");
  await user.selectOptions(screen.getByLabelText(/^half good/), "Declined");
  await user.click(screen.getByText("Check report"));
  expect(JSON.parse(sentFields().statuses ?? "")).toEqual({ "half good": "declined", "": "pending" });
  await uploads.last().respond(200, report);
  await user.click(screen.getByText("Import 29 conversions"));
  expect(sentFields().statuses).toContain("half good");
});
