import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { UndoImportDocument } from "../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../testing/renderAdmin";
import { ImportChanges, type ImportChangesProps } from "./ImportChanges";

const props: ImportChangesProps = {
  name: "readers.csv",
  isDryRun: false,
  importId: "import-1",
  rows: [
    {
      ...{ rows: "subscribers", created: 1, changed: 1, removed: 1 },
      newTitles: ["ada@example.com"],
      changes: [{ title: "bea@example.com", fields: [{ label: "Source", from: "", to: "home" }] }],
      removedTitles: ["cy@example.com"],
    },
  ],
  unchanged: 4,
  problems: { count: 0, problems: [] },
  lists: [],
};
const undoing = (result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
  request: { query: UndoImportDocument, variables: { input: { id: "import-1" } } },
  result,
});
const undone = {
  ...{ __typename: "Import", id: "import-1", kind: "SUBSCRIBERS", title: "readers.csv" },
  ...{ created: 1, changed: 1, removed: 1, actorName: "Ada", undoUntil: null },
  ...{ undoneAt: "2026-05-02T00:00:00.000Z", createdAt: "2026-05-01T00:00:00.000Z" },
};

describe("ImportChanges", () => {
  it("lists what is new, changed and gone", async () => {
    await openAdminScreen(<ImportChanges {...props} isDryRun importId={null} />);
    expect(screen.getByText("This is what would change")).toBeVisible();
    expect(screen.getByLabelText("Rows")).toHaveTextContent("New1Changed1Gone1Unchanged4Problems0");
    expect(screen.getByRole("row", { name: /^bea/ })).toHaveTextContent("bea@example.comSource: \u2013 \u2192 home");
    expect(screen.getByText("ada@example.com")).toBeInTheDocument();
    expect(screen.getByText("cy@example.com")).toBeInTheDocument();
    expect(screen.queryByText("Undo this import")).toBeNull();
  });

  it("undoes the import once", async () => {
    const { user } = await openAdminScreen(<ImportChanges {...props} />, {
      mocks: [undoing({ data: { undoImport: undone } })],
    });
    await user.click(screen.getByText("Undo this import"));
    expect(screen.getByText(/removes 1 new row and restores 1 changed row, and brings 1 back/)).toBeVisible();
    await user.click(screen.getByText("Undo import"));
    expect(await screen.findByText("The import was undone")).toBeVisible();
    expect(screen.queryByText("Undo this import")).toBeNull();
  });

  it("says why it cannot be undone, and stays", async () => {
    const reason = "1 subscriber (“ada@example.com”) changed since this import.";
    const { user } = await openAdminScreen(<ImportChanges {...props} />, {
      mocks: [undoing({ errors: [new GraphQLError(reason, { extensions: { code: "CONFLICT" } })] })],
    });
    await user.click(screen.getByText("Undo this import"));
    await user.click(screen.getByText("Undo import"));
    expect(await screen.findByText(reason)).toBeVisible();
    await user.click(screen.getByText("Cancel"));
    expect(screen.getByText("The file was imported")).toBeVisible();
  });
});
