import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import {
  SiteImportDocument,
  SiteImportsDocument,
  StartSiteImportDocument,
  UndoImportDocument,
} from "../../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../../testing/renderAdmin";
import { BringYourSite } from "./BringYourSite";

const run = {
  __typename: "SiteImport",
  id: "1",
  label: "Tables of a hosted backend",
  fileName: "site.zip",
  status: "READY",
  position: 0,
  total: 120,
  message: "",
  finishedAt: null,
  import: null,
  counts: [
    { __typename: "SiteImportCount", kind: "Celebrities", created: 18, changed: 1, same: 5, kept: 2, problems: 1 },
    { __typename: "SiteImportCount", kind: "Subscribers", created: 41, changed: 0, same: 0, kept: 0, problems: 0 },
  ],
  changes: [
    {
      __typename: "ChangedRowsOfKind",
      ...{ rows: "celebrities", created: 18, changed: 1, removed: 0, newTitles: ["Wren Hale"], removedTitles: [] },
      changes: [
        {
          ...{ __typename: "ChangedRow", title: "Bo Marsh" },
          fields: [{ __typename: "ChangedValue", label: "Biography", from: "Acts", to: "Directs" }],
        },
      ],
    },
    {
      __typename: "ChangedRowsOfKind",
      ...{ rows: "subscribers", created: 41, changed: 0, removed: 0, newTitles: [], changes: [], removedTitles: [] },
    },
  ],
  menus: [
    {
      ...{ __typename: "SiteMenu", key: "main", name: "Main menu", place: null },
      links: [{ __typename: "SiteMenuLink", label: "About", to: "/about/" }],
    },
    { __typename: "SiteMenu", key: "small", name: "Small print", place: "FOOTER", links: [] },
  ],
  problems: [{ __typename: "SiteImportProblem", line: "celebrities.csv, line 3", sentence: "name: Name is required" }],
};
const recorded = {
  __typename: "Import",
  ...{ id: "1", kind: "SITE", title: "site.zip", created: 60, changed: 0, removed: 0, actorName: "Ada" },
  ...{ undoUntil: "2026-02-01T10:00:00Z", undoneAt: null as string | null, createdAt: "2026-01-02T10:00:00Z" },
};
const pictures = { __typename: "SiteImportPictures", waiting: 0, stored: 0, failed: 0, failures: [] };
const list = (...ids: string[]): MockLink.MockedResponse => ({
  request: { query: SiteImportsDocument },
  result: { data: { siteImports: ids.map((id) => ({ __typename: "SiteImport", id })) } },
});
const state = (siteImport: object, siteImportPictures: object = pictures): MockLink.MockedResponse => ({
  request: { query: SiteImportDocument, variables: { id: "1" } },
  result: { data: { siteImport, siteImportPictures } },
});
const open = (...mocks: MockLink.MockedResponse[]) => openAdminScreen(<BringYourSite />, { mocks });

describe("BringYourSite", () => {
  it("asks for a file when nothing was imported", async () => {
    await open(list());
    expect(await screen.findByText("Drop a file here, or")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows what would be imported, and starts it with the statement about subscribers", async () => {
    const menus = [
      { key: "main", place: "HEADER" as const },
      { key: "small", place: "FOOTER" as const },
    ];
    const { user } = await open(list("1"), state(run), {
      request: { query: StartSiteImportDocument, variables: { input: { id: "1", agreed: true, menus } } },
      result: { data: { startSiteImport: { ...run, status: "DONE", position: 120 } } },
    });
    expect(await screen.findByText("This is what would be imported")).toBeVisible();
    const figures = screen.getByText("Unchanged").closest("dl");
    expect(figures).toHaveTextContent("New59Changed1Unchanged7Problems1");
    expect(screen.getByText("New celebrities: 18")).toBeVisible();
    const changed = within(screen.getByRole("table", { name: "Changed celebrities" }));
    expect(changed.getByText("Bo Marsh")).toBeVisible();
    expect(changed.getByText("Biography: Acts \u2192 Directs")).toBeVisible();
    expect(screen.getByText("New subscribers: 41")).toBeVisible();
    expect(screen.getByText(/^2 rows keep what this site has/)).toBeVisible();
    expect(screen.getByText("celebrities.csv, line 3")).toBeVisible();
    await user.click(screen.getByRole("checkbox"));
    const menu = screen.getByLabelText("Menu \u201cMain menu\u201d");
    expect(menu).toHaveDisplayValue("Do not import");
    expect(menu).toHaveAccessibleDescription("About \u2192 /about/");
    expect(screen.getByLabelText("Menu \u201cSmall print\u201d")).toHaveDisplayValue(/^Footer/);
    await user.selectOptions(menu, "HEADER");
    await user.click(screen.getByRole("button", { name: "Import now" }));
    expect(await screen.findByText("The site was imported")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Import now" })).toBeNull();
  });

  it("shows an import that goes on, and pictures that failed", async () => {
    const failures = [{ __typename: "SiteImportProblem", line: "https://old.example/a.jpg", sentence: "It is gone." }];
    const failing = { ...pictures, stored: 3, failed: 1, failures };
    await open(list("1"), state({ ...run, status: "RUNNING", position: 60 }, failing));
    const bar = await screen.findByRole("progressbar", { name: "Progress of the import" });
    expect(bar).toHaveAttribute("aria-valuenow", "50");
    expect(screen.getByText(/60 of 120 rows\. You can close this page/)).toBeVisible();
    const shown = within(screen.getByRole("region", { name: "Pictures of the old site" }));
    expect(shown.getByText("https://old.example/a.jpg")).toBeVisible();
    expect(shown.getByRole("button", { name: "Fetch the failed pictures again" })).toBeEnabled();
  });

  it("offers to continue an import that ended early", async () => {
    await open(list("1"), state({ ...run, status: "FAILED", message: "The server stopped.", position: 60 }));
    expect(await screen.findByRole("button", { name: "Continue the import" })).toBeEnabled();
    expect(screen.getByText(/Tables of a hosted backend\. The server stopped\./)).toBeVisible();
  });

  it("undoes an import, also one that ended early, which then cannot be continued", async () => {
    const failed = { ...run, status: "FAILED", position: 60, import: recorded };
    const undone = { ...recorded, undoUntil: null, undoneAt: "2026-01-03T10:00:00Z" };
    const { user } = await open(
      list("1"),
      state(failed),
      {
        request: { query: UndoImportDocument, variables: { input: { id: "1" } } },
        result: { data: { undoImport: undone } },
      },
      state({ ...failed, import: undone }),
    );
    await user.click(await screen.findByRole("button", { name: "Undo this import" }));
    expect(screen.getByText(/undo the import of site\.zip\? This removes 59 new rows/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo import" }));
    expect(await screen.findByText("The import was undone")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Continue the import" })).toBeNull();
  });

  it("offers no undo while an import runs", async () => {
    await open(list("1"), state({ ...run, status: "RUNNING", position: 60, import: recorded }));
    expect(await screen.findByRole("progressbar")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Undo this import" })).toBeNull();
  });
});
