import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  LinkHostsDocument,
  LinkRetailersDocument,
  ReplaceHostDocument,
  UndoDocument,
} from "../../../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { ReplaceHostDialog } from "./ReplaceHostDialog";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../../shared/toast/ToastSnackbar"));

const facet = (name: string, count = 2) => ({ __typename: "Facet", name, count });
const hosts = (retailer: string | null, ...names: string[]): MockLink.MockedResponse => ({
  request: { query: LinkHostsDocument, variables: { retailer } },
  result: { data: { linkHosts: names.map((name) => facet(name)) } },
  // Read again after the change.
  maxUsageCount: 3,
});
const retailers: MockLink.MockedResponse = {
  request: { query: LinkRetailersDocument },
  result: { data: { productRetailers: [facet("Pellier")], categoryItemRetailers: [facet("Pellier")] } },
};
const replacing = (input: object, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
  request: {
    query: ReplaceHostDocument,
    variables: { input: { from: "old.example", to: "new.example", retailer: null, linkIds: null, ...input } },
  },
  result,
});
const example = {
  __typename: "HostExample",
  title: "Cape",
  before: "https://old.example/cape",
  after: "https://new.example/cape",
};
const done = (undoId: string | null) => ({
  data: { replaceHost: { __typename: "HostChange", changed: 4, undoId, examples: [example] } },
});

const open = async (props: Partial<Parameters<typeof ReplaceHostDialog>[0]>, ...mocks: MockLink.MockedResponse[]) => {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  const { user } = await openAdminScreen(
    <ReplaceHostDialog linkIds={null} host="" onDone={onDone} onClose={onClose} {...props} />,
    { mocks: [retailers, hosts(null, "old.example", "other.example"), ...mocks] },
  );
  return { user, onDone, onClose, dialog: within(await screen.findByRole("dialog", { name: "Replace host" })) };
};

describe("ReplaceHostDialog", () => {
  it("shows how many rows change, and examples, before it replaces the host; one Undo", async () => {
    const { user, dialog, onDone, onClose } = await open(
      {},
      replacing({ dryRun: true }, done(null)),
      replacing({ dryRun: false }, done("undo-1")),
      {
        request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
        result: { data: { undo: { __typename: "Undone", undone: 4, skipped: 0 } } },
      },
    );
    await dialog.findByRole("option", { name: "old.example (2)" });
    await user.selectOptions(dialog.getByLabelText("Present host"), "old.example (2)");
    expect(dialog.getByText("Replace", { selector: "button" })).toBeDisabled();
    await user.type(dialog.getByLabelText("New host"), "new.example");
    expect(await dialog.findByText("4 rows with links to old.example will link to new.example.")).toBeVisible();
    expect(dialog.getByText("https://old.example/cape")).toBeVisible();
    expect(dialog.getByText("https://new.example/cape")).toBeVisible();
    await user.click(dialog.getByText("Replace", { selector: "button" }));
    expect(await screen.findByText("4 rows have the new address")).toBeVisible();
    expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
    await user.click(screen.getByText("Undo"));
    expect(await screen.findByText("Undone")).toBeVisible();
  });

  it("offers only the hosts of the chosen retailer", async () => {
    const { user, dialog } = await open({}, hosts("Pellier", "pellier.example"));
    await user.selectOptions(dialog.getByLabelText("Retailer"), await dialog.findByRole("option", { name: "Pellier" }));
    expect(await dialog.findByRole("option", { name: "pellier.example (2)" })).toBeInTheDocument();
    expect(dialog.queryByRole("option", { name: /other/ })).toBeNull();
    expect(dialog.getByText("Outfits and articles have no retailer, so their links stay.")).toBeVisible();
  });

  it("changes only the selected links, and says why a host is refused", async () => {
    const message = "Enter a host such as shop.example, without a path";
    const refusal = new GraphQLError("Please check what you entered.", {
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { to: message } },
    });
    const { user, dialog } = await open(
      { linkIds: ["link-1"], host: "old.example" },
      replacing({ to: "new/path", linkIds: ["link-1"], dryRun: true }, { errors: [refusal] }),
    );
    expect(dialog.getByText("Only the selected links change.")).toBeVisible();
    await user.click(dialog.getByLabelText("New host"));
    await user.paste("new/path");
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByText("Replace", { selector: "button" })).toBeDisabled();
  });
});
