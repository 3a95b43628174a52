import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminReleasesDocument,
  CancelReleaseDocument,
  GoingOutDocument,
  UpdateReleaseDocument,
  type ReleaseStatus,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { SchedulePage } from "./SchedulePage";

const release = (id: string, changes: object = {}) => ({
  __typename: "Release",
  id,
  title: "Gala week",
  publishAt: "2027-03-29T08:00:00.000Z",
  timeZone: "Europe/Berlin",
  status: "SCHEDULED",
  publishedAt: null,
  problem: "",
  authorName: "Hanne",
  rows: [
    { __typename: "ReleaseRow", rowId: "c1", rowType: "celebrity", title: "Wren Halloway" },
    { __typename: "ReleaseRow", rowId: "o1", rowType: "outfit", title: "Navy Suit" },
  ],
  ...changes,
});

const reading = (
  rows: readonly { id: string }[],
  { status = "SCHEDULED", reverse = true }: { status?: ReleaseStatus; reverse?: boolean } = {},
): MockLink.MockedResponse => ({
  request: {
    query: AdminReleasesDocument,
    variables: { first: 25, after: null, last: null, before: null, status, reverse },
  },
  result: {
    data: {
      releases: {
        __typename: "ReleaseConnection",
        edges: rows.map((node) => ({ __typename: "ReleaseEdge", cursor: node.id, node })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        totalCount: rows.length,
      },
    },
  },
});

const calendar: MockLink.MockedResponse = {
  request: { query: GoingOutDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: { data: { goingOut: [], settings: { __typename: "Settings", timeZone: "Europe/Berlin" } } },
};

const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<SchedulePage />, { mocks: [...mocks, calendar] });

test("SchedulePage: lists what waits, with its entries, on the clock of the time zone", async () => {
  const { user } = await open(reading([release("1")]));
  expect(await screen.findByText("Celebrity: Wren Halloway, Outfit: Navy Suit")).toBeVisible();
  expect(screen.getByText(/Mar 29, 2027, 10:00.AM GMT\+2 \(Europe\/Berlin\)/)).toBeVisible();
  await openRowMenu(user, "Gala week");
  expect(screen.getByRole("menuitem", { name: "Open Navy Suit" })).toHaveAttribute("href", "/admin/outfits?edit=o1");
});

test("SchedulePage: a click on Time shows the latest first", async () => {
  const other = reading([release("2", { title: "Winter issue" })], { reverse: false });
  const { user } = await open(reading([release("1")]), other);
  await screen.findByText("Gala week");
  await user.click(screen.getByRole("columnheader", { name: /^Time/ }));
  expect(await screen.findByText("Winter issue")).toBeVisible();
});

test("SchedulePage: changes the name and the time of a release", async () => {
  const input = { id: "1", timeZone: "Europe/Berlin", title: "Gala", at: "2027-03-29T10:00" };
  const { user } = await open(
    reading([release("1")]),
    {
      request: { query: UpdateReleaseDocument, variables: { input } },
      result: { data: { updateRelease: release("1", { title: "Gala" }) } },
    },
    reading([release("1", { title: "Gala" })]),
  );
  await chooseRowAction(user, "Gala week", "Change name or time");
  const dialog = within(await screen.findByRole("dialog", { name: "Change Release" }));
  expect(dialog.getByLabelText(/^Day and time/)).toHaveValue("2027-03-29T10:00");
  await user.type(dialog.getByLabelText(/^Name/), "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
  await user.click(dialog.getByRole("button", { name: "Change Release" }));
  expect(await screen.findByText(/“Gala” is published on Mar 29, 2027/)).toBeVisible();
});

test("SchedulePage: shows the server's sentence for a time that clocks skip", async () => {
  const message = "This time does not exist, because the clocks go forward then. Choose another one.";
  const input = { id: "1", timeZone: "Europe/Berlin", title: "Gala week!", at: "2027-03-29T10:00" };
  const { user } = await open(reading([release("1")]), {
    request: { query: UpdateReleaseDocument, variables: { input } },
    result: {
      errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", fieldErrors: { at: message } } })],
    },
  });
  await chooseRowAction(user, "Gala week", "Change name or time");
  const dialog = within(await screen.findByRole("dialog", { name: "Change Release" }));
  await user.type(dialog.getByLabelText(/^Name/), "!");
  await user.click(dialog.getByRole("button", { name: "Change Release" }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test("SchedulePage: cancels a release after a question", async () => {
  const { user } = await open(
    reading([release("1")]),
    {
      request: { query: CancelReleaseDocument, variables: { input: { id: "1" } } },
      result: { data: { cancelRelease: release("1", { status: "CANCELLED" }) } },
    },
    reading([]),
  );
  await chooseRowAction(user, "Gala week", "Cancel release");
  const question = await screen.findByRole("alertdialog", { name: "Cancel release" });
  expect(question).toHaveTextContent("“Gala week” will not be published. 2 entries become drafts");
  await user.click(within(question).getByRole("button", { name: "Cancel release" }));
  expect(await screen.findByText(/^Nothing is scheduled/)).toBeVisible();
});

test("SchedulePage: says why a release failed", async () => {
  const problem = "“Navy Suit” cannot be published before Wren Halloway.";
  const failed = reading([release("1", { status: "FAILED", problem })], { status: "FAILED" });
  const { user } = await open(reading([]), failed);
  await user.selectOptions(await screen.findByLabelText("State"), "Failed");
  expect(await screen.findByText(problem)).toBeVisible();
  await openRowMenu(user, "Gala week");
  expect(screen.queryByRole("menuitem", { name: "Cancel release" })).toBeNull();
});
