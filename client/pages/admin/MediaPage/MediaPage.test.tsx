import type { MockLink } from "@apollo/client/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  AdminPicturesDocument,
  DeleteUnusedPicturesDocument,
  LibraryPicturesDocument,
  PictureRecordDocument,
  ReplacePictureDocument,
  UndoDocument,
  UpdatePictureDocument,
} from "../../../graphql/generated/adminOperations";
import { FakeUpload, fakeUploads } from "../../../testing/fakeUpload";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { MediaPage } from "./MediaPage";

const picture = (id: string, more: object = {}) => ({
  __typename: "Picture",
  id,
  address: `/pictures/${id.padStart(32, "0")}-800x1000.webp`,
  width: 800,
  height: 1000,
  fileName: `${id}.jpg`,
  alt: "",
  credit: "",
  focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
  useCount: 0,
  ...more,
});
const record = (id: string, more: object = {}) => ({
  ...picture(id),
  version: 1,
  fileSize: 2_500_000,
  license: "",
  uploaderName: "Hanne",
  createdAt: "2026-11-20T10:00:00.000Z",
  uses: [] as object[],
  ...more,
});
const use = (kind: string, id: string | null, title: string, more: object = {}) => ({
  __typename: "PictureUse",
  kind,
  id,
  title,
  isTrashed: false,
  isScheduled: false,
  ...more,
});

type Mock = MockLink.MockedResponse;
const connection = (rows: readonly { id: string }[], more: object) => ({
  __typename: "PictureConnection",
  edges: rows.map((node) => ({ __typename: "PictureEdge", cursor: node.id, node })),
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null, ...more },
  totalCount: rows.length,
});
const reading = (rows: readonly { id: string }[], filter: object = {}): Mock => ({
  request: {
    query: AdminPicturesDocument,
    variables: {
      first: 25,
      after: null,
      last: null,
      before: null,
      reverse: false,
      filter: { search: null, lacks: null, ...filter },
    },
  },
  result: { data: { pictures: connection(rows, { hasPreviousPage: false, startCursor: null }) } },
});
const choosing = (rows: readonly { id: string }[], search: string | null = null): Mock => ({
  request: { query: LibraryPicturesDocument, variables: { first: 24, after: null, filter: { search } } },
  result: { data: { pictures: connection(rows, {}) } },
  maxUsageCount: 2,
});
const opening = (row: { id: string }): Mock => ({
  request: { query: PictureRecordDocument, variables: { id: row.id } },
  result: { data: { picture: row } },
  maxUsageCount: 2,
});
const replacing = (dryRun: boolean, undoId: string | null): Mock => ({
  request: { query: ReplacePictureDocument, variables: { input: { id: "a", replacementId: "b", dryRun } } },
  result: { data: { replacePicture: { __typename: "Change", changed: 3, undoId } } },
});
const deleting = (input: object, count: number): Mock => ({
  request: { query: DeleteUnusedPicturesDocument, variables: { input } },
  result: { data: { deleteUnusedPictures: count } },
});

const open = (url: string, ...mocks: Mock[]) => openAdminScreen(<MediaPage />, { url, mocks });
const file = (name: string) => new File([new Uint8Array(10)], name, { type: "image/png" });

describe("MediaPage", () => {
  const { last } = fakeUploads();

  it("shows each picture with its use and what it lacks", async () => {
    await open("/admin/media", reading([picture("a"), picture("b", { alt: "A", credit: "Jo", useCount: 2 })]));
    const [first, second] = (await screen.findAllByRole("article")).map(({ textContent }) => textContent);
    expect(first).toBe("a.jpgUnusedNo alternative text, no credit");
    expect(second).toBe("b.jpgUsed by 2 rows");
    expect(screen.getByText("2 pictures")).toBeVisible();
  });

  it("searches and filters by the URL", async () => {
    await open("/admin/media?search=gala&lacks=CREDIT", reading([picture("a")], { search: "gala", lacks: "CREDIT" }));
    expect(await screen.findByText("a.jpg")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Show" })).toHaveDisplayValue("Without credit");
  });

  it("uploads files that are dropped or pasted anywhere, and says why one is refused", async () => {
    await open("/admin/media", reading([]), reading([picture("a")]), reading([picture("a"), picture("b")]));
    expect(await screen.findByText("No pictures yet. Add the first ones above.")).toBeVisible();
    const files = [file("a.png"), new File(["x"], "notes.txt", { type: "text/plain" })];
    fireEvent.drop(document.body, { dataTransfer: { files, types: ["Files"] } });
    expect(screen.getByText("notes.txt").parentElement).toHaveTextContent(
      "notes.txt was not uploaded. This file is not a usable image.",
    );
    await last().respond(200, { id: "a", address: "/pictures/a.webp" });
    expect(await screen.findByText("a.jpg")).toBeVisible();
    fireEvent.paste(document.body, { clipboardData: { files: [file("b.png")], types: ["Files"] } });
    await last().respond(200, { id: "b", address: "/pictures/b.webp" });
    expect(await screen.findByText("b.jpg")).toBeVisible();
    expect(FakeUpload.sent).toHaveLength(2);
  });

  it("offers a contributor no change that needs an editor", async () => {
    const row = record("a", { credit: "Jo" });
    const mocks = [reading([picture("a", { credit: "Jo" })]), opening(row)];
    await openAdminScreen(<MediaPage />, { url: "/admin/media?edit=a", mocks, role: "contributor" });
    const dialog = within(await screen.findByRole("dialog", { name: "a.jpg" }));
    expect(dialog.getByText("Jo")).toBeVisible();
    expect(dialog.queryByRole("textbox")).toBeNull();
    expect(dialog.getAllByRole("button").map((button) => button.textContent || button.ariaLabel)).toEqual(
      expect.arrayContaining(["Crop", "Close"]),
    );
    for (const name of ["Save", "Delete", "Replace everywhere", "Delete Unused"])
      expect(screen.queryByRole("button", { name, hidden: true })).toBeNull();
  });

  it("shows the facts and uses of a picture, and saves its texts", async () => {
    const uses = [
      use("outfit", "o1", "Navy Suit"),
      use("settings", null, "Logo"),
      use("blogPost", "p1", "Later", { isScheduled: true }),
      use("categoryItem", "i1", "Dress", { isTrashed: true }),
    ];
    const row = record("a", { uses, useCount: 4 });
    const input = {
      id: "a",
      version: 1,
      alt: "A gown",
      credit: "Jo",
      license: "CC BY 4.0",
      focalPoint: { x: 0.5, y: 0.49 },
    };
    const { user } = await open(
      "/admin/media?edit=a",
      reading([picture("a", { useCount: 4 })]),
      opening(row),
      {
        request: { query: UpdatePictureDocument, variables: { input } },
        result: { data: { updatePicture: { ...row, ...input, version: 2, focalPoint: row.focalPoint } } },
      },
      reading([picture("a", { credit: "Jo" })]),
    );
    const dialog = await screen.findByRole("dialog", { name: "a.jpg" });
    expect(within(dialog).getByText("800 x 1000 pixels, uploaded as 2.4 MB")).toBeVisible();
    expect(within(dialog).getByText(/ by Hanne$/)).toBeVisible();
    const places = within(within(dialog).getByRole("region", { name: "Used by" }));
    expect(places.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Navy SuitOutfit",
      "LogoSettings",
      "LaterBlog post, scheduled",
      "DressCategory item, in the trash",
    ]);
    expect(places.getByRole("link", { name: "Navy Suit" })).toHaveAttribute("href", "/admin/outfits?edit=o1");
    expect(places.getByRole("link", { name: "Dress" })).toHaveAttribute("href", "/admin/trash?search=Dress");
    expect(within(dialog).getByRole("button", { name: "Delete" })).toBeDisabled();

    await user.type(within(dialog).getByRole("textbox", { name: "Alternative text" }), "A gown");
    await user.type(within(dialog).getByRole("textbox", { name: "Credit" }), "Jo");
    await user.type(within(dialog).getByRole("combobox", { name: "License" }), "cc by 4");
    await user.click(await screen.findByRole("option", { name: "CC BY 4.0" }));
    const point = within(dialog).getByRole("button", { name: /^Focal point, 50 % from the left/ });
    act(() => point.focus());
    await user.keyboard("{ArrowUp}");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Picture updated")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("replaces a picture everywhere after a count, and offers Undo", async () => {
    const { user } = await open(
      "/admin/media?edit=a",
      reading([picture("a", { useCount: 3 }), picture("b")]),
      opening(record("a", { useCount: 3, uses: [use("outfit", "o1", "Navy Suit")] })),
      choosing([picture("a", { useCount: 3 }), picture("b")]),
      replacing(true, null),
      replacing(false, "u1"),
      reading([picture("a"), picture("b")]),
      {
        request: { query: UndoDocument, variables: { input: { id: "u1" } } },
        result: { data: { undo: { __typename: "Undone", undone: 3, skipped: 0 } } },
      },
      reading([picture("a"), picture("b")]),
    );
    await user.click(await screen.findByRole("button", { name: "Replace everywhere" }));
    const library = await screen.findByRole("dialog", { name: "Replace Everywhere" });
    await user.click(await within(library).findByRole("button", { name: "b.jpg" }));
    const question = await screen.findByRole("alertdialog", { name: "Replace Everywhere" });
    expect(question).toHaveTextContent("Replace this picture in 3 places?");
    await user.click(within(question).getByRole("button", { name: "Replace" }));
    expect(await screen.findByText("Picture replaced in 3 places")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone")).toBeVisible();
  });

  it("deletes unused pictures after a count", async () => {
    const { user } = await open(
      "/admin/media",
      reading([picture("a"), picture("b")]),
      deleting({ dryRun: true }, 2),
      deleting({ dryRun: false }, 2),
      reading([]),
    );
    await user.click(await screen.findByRole("button", { name: "Delete Unused" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete Unused Pictures" });
    await within(question).findByText(/^Delete 2 pictures that nothing uses\?/);
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 pictures deleted")).toBeVisible();
    expect(await screen.findByText("No pictures yet. Add the first ones above.")).toBeVisible();
  });

  it("crops to an aspect ratio or by the corners, and opens the new picture", async () => {
    const sent: unknown[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = (_address, init) => {
      sent.push(JSON.parse(init?.body as string));
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ id: "c" }) } as Response);
    };
    const { user } = await open(
      "/admin/media?edit=a",
      reading([picture("a")]),
      opening(record("a")),
      reading([picture("c"), picture("a")]),
      opening(record("c")),
    );
    await user.click(await screen.findByRole("button", { name: "Crop" }));
    const dialog = await screen.findByRole("dialog", { name: "Crop" });
    await user.click(within(dialog).getByRole("button", { name: "1:1" }));
    expect(within(dialog).getByText("800 x 800 pixels")).toBeVisible();
    const corner = within(dialog).getByRole("button", { name: /^Bottom right corner/ });
    act(() => corner.focus());
    await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    expect(within(dialog).getByText("760 x 800 pixels")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Crop" }));
    expect(await screen.findByRole("dialog", { name: "c.jpg" })).toBeVisible();
    expect(sent).toEqual([{ id: "a", left: 0, top: 0.1, width: 0.95, height: 0.8 }]);
    globalThis.fetch = original;
  });
});
