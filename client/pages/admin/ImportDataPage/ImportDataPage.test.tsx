import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  ImportMockDataDocument,
  ImportsDocument,
  RemoveSampleDataDocument,
  SampleDataStatusDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { ImportDataPage } from "./ImportDataPage";

const none = {
  __typename: "SampleCounts",
  celebrities: 0,
  outfits: 0,
  affiliateProducts: 0,
  categoryItems: 0,
  blogPosts: 0,
  authors: 0,
  shows: 0,
  events: 0,
  brands: 0,
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

const noImports: MockLink.MockedResponse = {
  request: { query: ImportsDocument, variables: { first: 20 } },
  result: { data: { imports: { __typename: "ImportConnection", nodes: [] } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<ImportDataPage />, { mocks: [noImports, ...mocks] });
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
