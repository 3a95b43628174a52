import type { MockLink } from "@apollo/client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  ImportMockDataDocument,
  RemoveSampleDataDocument,
  SampleDataStatusDocument,
} from "../../../graphql/generated/adminOperations";
import { fakeUploads } from "../../../testing/fakeUpload";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { ImportDataPage } from "./ImportDataPage";

const none = {
  __typename: "SampleCounts",
  celebrities: 0,
  outfits: 0,
  affiliateProducts: 0,
  categoryItems: 0,
  blogPosts: 0,
  subscribers: 0,
  testimonials: 0,
  socialPosts: 0,
  terms: 0,
  pageViews: 0,
  linkClicks: 0,
  conversions: 0,
};
const some = { ...none, celebrities: 18, outfits: 90, blogPosts: 24, pageViews: 2720 };
const noRemainingRows = { __typename: "KeptSampleRows", celebrities: 0, outfits: 0, terms: 0 };
const status = (counts: object, edited = 0, kept: object = noRemainingRows): MockLink.MockedResponse => ({
  request: { query: SampleDataStatusDocument },
  result: { data: { sampleDataStatus: { __typename: "SampleDataStatus", counts, edited, kept } } },
});
const importing = (result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
  request: { query: ImportMockDataDocument },
  result,
});
const stats = { __typename: "ImportStats", celebrities: 18, outfits: 90, blogPosts: 24, affiliateProducts: 270 };

const open = (...mocks: MockLink.MockedResponse[]) => openAdminScreen(<ImportDataPage />, { mocks });
/** Waits until the number of sample rows has loaded. */
async function removeButton(): Promise<HTMLElement> {
  const button = screen.getByRole("button", { name: "Remove Sample Data" });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}
const figure = (name: string) => screen.getByText(name).parentElement?.textContent;

describe("ImportDataPage: importing mock data", () => {
  it("shows the number of rows of each kind", async () => {
    const { user } = await open(status(none), importing({ data: { importMockData: stats } }), status(some));
    expect(await screen.findByText("There is no sample data on the site.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Remove Sample Data" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Import Mock Data" }));
    const notice = within((await screen.findByText("Import Successful")).parentElement as HTMLElement);
    expect(notice.getByLabelText("Sample rows")).toHaveTextContent("Celebrities18Outfits90Blog Posts24Products270");
    expect(await screen.findByLabelText("Sample data on the site")).toHaveTextContent("Page views2,720");
  });

  it("shows progress, and cannot start twice", async () => {
    const { user, responseGate } = await open(
      status(none),
      importing({ data: { importMockData: stats } }),
      status(some),
    );
    await screen.findByText("There is no sample data on the site.");
    responseGate.shut();
    await user.click(screen.getByRole("button", { name: "Import Mock Data" }));
    expect(screen.getByRole("button", { name: "Importing..." })).toBeDisabled();
    expect(screen.getByRole("progressbar", { name: "Import" })).toBeVisible();
    responseGate.open();
    expect(await screen.findByText("Import Successful")).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("shows the raw error, and can be repeated", async () => {
    const extensions = { code: "SERVICE_UNAVAILABLE" };
    const { user } = await open(
      status(none),
      importing({ errors: [new GraphQLError("The site cannot reach its data.", { extensions })] }),
      importing({ data: { importMockData: stats } }),
      status(some),
    );
    await user.click(screen.getByRole("button", { name: "Import Mock Data" }));
    const alert = (await screen.findByText("Import Failed")).parentElement;
    expect(alert).toHaveAttribute("role", "alert");
    expect(alert).toHaveTextContent("The site cannot reach its data.");
    expect(alert).toHaveTextContent("SERVICE_UNAVAILABLE");
    await user.click(screen.getByRole("button", { name: "Import Mock Data" }));
    expect(await screen.findByText("Import Successful")).toBeVisible();
    expect(screen.queryByText("Import Failed")).toBeNull();
  });
});

describe("ImportDataPage: removing sample data", () => {
  const kept = { ...noRemainingRows, celebrities: 2, outfits: 1 };

  it("asks with the counts, and reports what was kept", async () => {
    const removal = {
      request: { query: RemoveSampleDataDocument },
      result: {
        data: { removeSampleData: { __typename: "SampleDataRemoval", removed: { ...some, celebrities: 16 }, kept } },
      },
    };
    const { user } = await open(status(some, 3, kept), removal, status(none));
    await user.click(await removeButton());
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Sample Data" }));
    expect(
      question.getByText(/2,852 rows will be permanently deleted, among them 18 celebrities, 90 outfits/),
    ).toBeVisible();
    expect(question.getByText("3 rows were changed by an editor since.")).toBeVisible();
    expect(question.getByText(/^2 celebrities and 1 outfit will be kept/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Sample Data Removed")).toBeVisible();
    expect(screen.getByText("2850 rows removed, 3 kept")).toBeVisible();
    expect(screen.getByText(/^2 celebrities and 1 outfit: your own content depends on them/)).toBeVisible();
    expect(await screen.findByText("There is no sample data on the site.")).toBeVisible();
  });

  it("removes nothing on Cancel, and reports a failure", async () => {
    const extensions = { code: "TIMEOUT" };
    const failing = {
      request: { query: RemoveSampleDataDocument },
      result: { errors: [new GraphQLError("This took too long.", { extensions })] },
    };
    const { user } = await open(status(some), failing);
    const ask = async (label: string) => {
      await user.click(await removeButton());
      await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: label }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    await ask("Cancel");
    expect(figure("Celebrities")).toBe("Celebrities18");
    await ask("Remove");
    expect(await screen.findByText("Removal Failed")).toBeVisible();
    expect(screen.getByText(/This took too long\./)).toBeVisible();
    expect(figure("Celebrities")).toBe("Celebrities18");
  });
});

describe("ImportDataPage: products from a file", () => {
  const { last } = fakeUploads();
  const report = {
    source: "tide",
    dryRun: true,
    rows: 30,
    products: 12,
    categories: { dresses: 4, shoes: 1, makeup: 0, handbags: 0, cars: 0, bikes: 0 },
    created: 5,
    updated: 0,
    unchanged: 0,
    dated: 0,
    edited: { items: 0, fields: 0, first: [] },
    leftOut: { unpublished: 1, trashed: 0, faulty: 1, otherTypes: 5, types: [{ name: "Hats", count: 5 }] },
    problemCount: 22,
    problems: [{ line: 5, sentence: "The product has no title." }],
    seconds: 0.42,
  };
  const choose = (size = 1, name = "tide.csv") => {
    const file = new File(["x"], name);
    Object.defineProperty(file, "size", { value: size });
    fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files: [file] } });
  };
  const check = () => screen.getByRole("button", { name: "Check the file" });
  const template = () => screen.getByLabelText("Link Template");

  it("are checked, reported, and imported", async () => {
    const { user } = await open(status(none));
    choose();
    expect(await screen.findByDisplayValue("tide")).toBe(screen.getByLabelText(/^Source/));
    await user.type(screen.getByLabelText("Currency"), "eur");
    await user.click(template());
    await user.paste("https://tide.example/p/{handle}");
    await user.click(check());
    expect(await screen.findByText("Uploading...")).toBeVisible();
    expect(last().target).toBe("POST /api/products");
    expect(
      [...(last().body?.entries() ?? [])].map(([name, value]) => [name, value instanceof File ? "file" : value]),
    ).toEqual([
      ["source", "tide"],
      ["currency", "eur"],
      ["linkTemplate", "https://tide.example/p/{handle}"],
      ["dryRun", "true"],
      ["file", "file"],
    ]);
    await last().respond(200, report);
    expect(await screen.findByText("This is what would change")).toBeVisible();
    expect(figure("Dresses")).toBe("Dresses4");
    expect(screen.getByText("Other types: Hats (5)")).toBeVisible();
    expect(screen.getByText("22 problems in the file")).toBeVisible();
    expect(screen.getByText("The product has no title.")).toBeVisible();
    expect(screen.getByText("and 21 more.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Import now" }));
    expect(last().body?.get("dryRun")).toBe("false");
    await last().respond(200, { ...report, dryRun: false });
    expect(await screen.findByText("5 items created, 0 updated, 0 unchanged")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
  });

  it("use the file's name as source until the editor types one", async () => {
    const { user } = await open(status(none));
    choose();
    const source = screen.getByLabelText(/^Source/);
    await waitFor(() => expect(source).toHaveValue("tide"));
    choose(1, "ebb.csv");
    await waitFor(() => expect(source).toHaveValue("ebb"));
    await user.type(source, " shop");
    choose(1, "tide.csv");
    expect(await screen.findByText("tide.csv")).toBeVisible();
    expect(source).toHaveValue("ebb shop");
  });

  it("report which fields keep an editor's changes", async () => {
    const { user } = await open(status(none));
    choose();
    await user.click(check());
    await screen.findByText("Uploading...");
    const fields = [{ field: "Title", item: "The Wave", source: "Wave Gown" }];
    const edited = { items: 2, fields: 2, first: [{ line: 7, title: "Wave Gown", fields }] };
    await last().respond(200, { ...report, created: 0, dated: 3, edited });
    expect(await screen.findByText("Your edits kept")).toBeVisible();
    expect(screen.getByText(/^2 fields of 2 items were changed by an editor and keep their value/)).toBeVisible();
    expect(screen.getByText("Line 7")).toBeVisible();
    expect(screen.getByText("Title: “The Wave” is kept, the file has “Wave Gown”")).toBeVisible();
    expect(screen.getByText("3 prices confirmed as of today.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Import now" })).toBeEnabled();
  });

  it("require a three-letter currency", async () => {
    const { user } = await open(status(none));
    choose();
    await user.type(screen.getByLabelText("Currency"), "euro");
    await user.click(check());
    expect(await screen.findByText("Enter a three-letter code, for example EUR")).toBeVisible();
    expect(last()).toBeUndefined();
  });

  it("require another check when a setting changes", async () => {
    const { user } = await open(status(none));
    choose();
    await user.click(check());
    await screen.findByText("Uploading...");
    await last().respond(200, report);
    expect(await screen.findByRole("button", { name: "Import now" })).toBeVisible();
    await user.click(screen.getByLabelText(/^Source/));
    await user.paste("-2");
    expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
    expect(screen.queryByText("This is what would change")).toBeNull();
  });

  it("require a file of at most 50 MB, a source and a valid template", async () => {
    const { user } = await open(status(none));
    await user.click(check());
    expect(await screen.findByText("Please choose a file.")).toBeVisible();
    expect(await screen.findByText("Source is required")).toBeVisible();
    choose(50 * 1024 * 1024 + 1);
    expect(await screen.findByText("This file is too large. Choose one of at most 50 MB.")).toBeVisible();
    await user.click(template());
    await user.paste("javascript:{{handle}");
    await user.click(check());
    expect(await screen.findByText(/^Enter a URL with \{handle\} after/)).toBeVisible();
    expect(last()).toBeUndefined();
  });

  it("show the server's error, and the upload can be canceled", async () => {
    const { user } = await open(status(none));
    choose();
    await user.click(check());
    await screen.findByText("Uploading...");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(last().aborted).toBe(true);
    expect(screen.queryByText("Uploading...")).toBeNull();
    await user.click(check());
    await screen.findByText("Uploading...");
    const message = 'Another import of "tide" is running. Nothing was written.';
    await last().respond(400, { errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
    expect(await screen.findByText(message)).toBeVisible();
  });
});
