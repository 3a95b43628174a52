import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  BulkStatusDocument,
  type BulkStatusInput,
  type PublishableType,
  ScheduleOptionsDocument,
  UndoDocument,
} from "../../../../../graphql/generated/adminOperations";
import type { Noun } from "../../../../../admin/grid/gridTypes";
import type { GridSelection } from "../../../../../admin/grid/useGridSelection";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { BulkStatusButtons } from "./BulkStatusButtons";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../../shared/toast/ToastSnackbar"));

type Mock = MockLink.MockedResponse;

const select = (rows: Pick<GridSelection, "all" | "ids">, clear = jest.fn()): GridSelection => ({
  ...rows,
  any: true,
  has: () => true,
  getCount: (total) => total,
  choose: jest.fn(),
  toggle: jest.fn(),
  chooseAll: jest.fn(),
  clear,
});
const two = { all: false, ids: new Set(["a", "b"]) };

const mockBulk = (input: BulkStatusInput, changed: number, problems: string[] = []): Mock => ({
  request: { query: BulkStatusDocument, variables: { input } },
  result: {
    data: {
      bulkStatus: {
        __typename: "BulkStatusChange",
        matched: 2,
        changed,
        problems,
        undoId: input.dryRun ? null : "undo-1",
        next: null,
      },
    },
  },
});
const options: Mock = {
  request: { query: ScheduleOptionsDocument },
  maxUsageCount: Infinity,
  result: {
    data: {
      settings: { __typename: "Settings", timeZone: "Europe/Berlin" },
      releases: {
        __typename: "ReleaseConnection",
        nodes: [
          {
            __typename: "Release",
            id: "release-1",
            title: "Gala",
            publishAt: "2090-03-26T09:00:00.000Z",
            timeZone: "Europe/Berlin",
          },
        ],
      },
    },
  },
};

const open = async (
  mocks: Mock[],
  {
    type = "outfit",
    noun = ["outfit", "outfits"] as Noun,
    selection = select(two),
  }: {
    type?: PublishableType;
    noun?: Noun;
    selection?: GridSelection;
  } = {},
) => {
  const app = await openAdminScreen(<BulkStatusButtons type={type} noun={noun} selection={selection} filter={{}} />, {
    url: "/admin/outfits",
    mocks,
  });
  return { ...app, press: (name: string) => app.user.click(screen.getByRole("button", { name })) };
};
const dialog = () => within(screen.getByRole("dialog"));

describe("BulkStatusButtons", () => {
  test.each<[PublishableType, Noun, string]>([
    ["outfit", ["outfit", "outfits"], "Publish outfits"],
    ["celebrity", ["celebrity", "celebrities"], "Publish celebrities"],
    ["blogPost", ["blog post", "blog posts"], "Publish blog posts"],
  ])("publish all rows of the filter, after a count: %s", async (type, noun, title) => {
    const clear = jest.fn();
    const rows = { type, filter: { [type]: {} }, status: "PUBLISHED" as const };
    const { press, user } = await open(
      [mockBulk({ ...rows, dryRun: true }, 2), mockBulk({ ...rows, dryRun: false }, 2)],
      { type, noun, selection: select({ all: true, ids: new Set() }, clear) },
    );
    await press("Publish");
    expect(screen.getByRole("dialog", { name: title })).toBeVisible();
    expect(await dialog().findByText(`2 ${noun[1]} will be published.`)).toBeVisible();
    await user.dblClick(dialog().getByRole("button", { name: "Publish" }));
    expect(await screen.findByText(`2 ${noun[1]} have been published`)).toBeVisible();
    expect(clear).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("say why rows do not change", async () => {
    const problem = "2 outfits need an image or a description first.";
    const { press } = await open([
      mockBulk({ type: "outfit", ids: ["a", "b"], status: "PUBLISHED", dryRun: true }, 0, [problem]),
    ]);
    await press("Publish");
    expect(await dialog().findByText(problem)).toBeVisible();
    expect(dialog().getByText("Nothing would change.")).toBeVisible();
    expect(dialog().getByRole("button", { name: "Publish" })).toBeDisabled();
  });

  test("take rows offline, and back by Undo", async () => {
    const rows = { type: "outfit" as const, ids: ["a", "b"], status: "DRAFT" as const };
    const { press, user } = await open([
      mockBulk({ ...rows, dryRun: true }, 1),
      mockBulk({ ...rows, dryRun: false }, 1),
      {
        request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
        result: { data: { undo: { __typename: "Undone", undone: 1, skipped: 0 } } },
      },
    ]);
    await press("Take offline");
    expect(await dialog().findByText("1 outfit will go back to draft, hidden from visitors.")).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Take offline" }));
    expect(await screen.findByText("1 outfit has been taken offline")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone")).toBeVisible();
  });

  test("schedule rows at a time, after the server accepted it", async () => {
    const rows = { type: "outfit" as const, ids: ["a", "b"], status: "SCHEDULED" as const };
    const at = (time: string, title = "") => ({ at: time, timeZone: "Europe/Berlin", title });
    const past: Mock = {
      ...mockBulk({ ...rows, schedule: at("2020-03-26T10:00"), dryRun: true }, 2),
      result: {
        errors: [
          new GraphQLError("Please check.", {
            extensions: { code: "BAD_USER_INPUT", fieldErrors: { at: "This time has passed." } },
          }),
        ],
      },
    };
    const { press, user } = await open([
      options,
      past,
      mockBulk({ ...rows, schedule: at("2090-03-26T10:00"), dryRun: true }, 2),
      mockBulk({ ...rows, schedule: at("2090-03-26T10:00", "Spring"), dryRun: false }, 2),
    ]);
    await press("Schedule");
    const time = await screen.findByLabelText("Day and time");
    const enter = async (text: string) => {
      await user.clear(time);
      await user.type(time, text);
    };
    await enter("2020-03-26T10:00");
    expect(await dialog().findByText("This time has passed.")).toBeVisible();
    expect(dialog().getByRole("button", { name: "Schedule" })).toBeDisabled();
    await enter("2090-03-26T10:00");
    const sentence = "2 outfits will be published on Mar 26, 2090, 10:00 AM (Europe/Berlin).";
    expect(await dialog().findByText(sentence)).toBeVisible();
    await user.click(dialog().getByLabelText("Name of the release (optional)"));
    await user.paste("Spring");
    await user.click(dialog().getByRole("button", { name: "Schedule" }));
    expect(await screen.findByText("2 outfits have been scheduled")).toBeVisible();
  });

  test("schedule rows with a release that waits", async () => {
    const rows = { type: "outfit" as const, ids: ["a", "b"], status: "SCHEDULED" as const, releaseId: "release-1" };
    const { press, user } = await open([
      options,
      mockBulk({ ...rows, dryRun: true }, 1, ["1 outfit is already published."]),
      mockBulk({ ...rows, dryRun: false }, 1),
    ]);
    await press("Schedule");
    await user.click(await screen.findByRole("combobox", { name: "Publish" }));
    await user.click(screen.getByRole("option", { name: /^With “Gala”/ }));
    expect(await dialog().findByText(/^1 outfit will be published with “Gala” on Mar 26, 2090/)).toBeVisible();
    expect(dialog().getByText("1 outfit is already published.")).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Schedule" }));
    expect(await screen.findByText("1 outfit has been scheduled")).toBeVisible();
  });
});
