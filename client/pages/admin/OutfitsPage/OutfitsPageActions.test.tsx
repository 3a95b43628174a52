import { fireEvent, screen, within } from "@testing-library/react";
import { fakeUploads } from "../../../testing/fakeUpload";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { OutfitsPageActions } from "./OutfitsPageActions";

const query = { search: "navy", occasion: "Gala", celebrityId: "", tag: "", status: "DRAFT" };
const counts = { created: 0, updated: 0, unchanged: 0 };
const report = {
  dryRun: true,
  outfits: { created: 1, updated: 2, unchanged: 3, skipped: 1 },
  changes: [
    { rows: "outfits", created: 1, changed: 2, removed: 0, newTitles: ["Cape Look"], changes: [], removedTitles: [] },
    {
      ...{ rows: "products", created: 0, changed: 1, removed: 0, newTitles: [], removedTitles: [] },
      changes: [{ title: "Wool Cape", fields: [{ label: "Price", from: "$120", to: "$90" }] }],
    },
  ],
  importId: null,
  problemCount: 1,
  problems: [{ line: 12, sentence: "celebrity: Celebrity is required." }],
};
const open = (totalCount?: number) => openAdminScreen(<OutfitsPageActions query={query} totalCount={totalCount} />);

describe("OutfitsPageActions: export", () => {
  const originalFetch = globalThis.fetch;
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this.download);
    };
  });
  afterEach(() => {
    globalThis.fetch = originalFetch;
    // Restores the method of HTMLElement.
    delete (HTMLAnchorElement.prototype as Partial<HTMLAnchorElement>).click;
  });
  const mockFetch = (status: number) => {
    const headers = { "content-disposition": 'attachment; filename="outfits-2026-11-21.csv"' };
    const asked = jest.fn(() => Promise.resolve(new Response("outfit_id\r\n", { status, headers })));
    globalThis.fetch = asked;
    return asked;
  };

  it("contains the filtered outfits, and reports their number", async () => {
    const { user } = await open(3);
    const asked = mockFetch(200);
    await user.click(screen.getByRole("button", { name: "Export CSV" }));
    expect(await screen.findByText("3 outfits exported")).toBeVisible();
    expect(asked).toHaveBeenCalledWith("/api/outfits.csv?search=navy&occasion=Gala&status=DRAFT", expect.anything());
    expect(saved).toEqual(["outfits-2026-11-21.csv"]);
  });

  it("saves nothing when the request fails, and waits for the list", async () => {
    const { user } = await open(3);
    mockFetch(503);
    await user.click(screen.getByRole("button", { name: "Export CSV" }));
    expect(await screen.findByText("Failed to export outfits. Please try again.")).toBeVisible();
    expect(saved).toEqual([]);
  });

  it("shows how much has arrived, and can be stopped", async () => {
    const { user } = await open(3);
    const asked = jest.fn((_address: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array(1_500_000));
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    globalThis.fetch = asked as unknown as typeof fetch;
    await user.click(screen.getByRole("button", { name: "Export CSV" }));
    await user.click(await screen.findByRole("button", { name: "Stop export (1.5 MB)" }));
    expect(await screen.findByText("No file was saved.")).toBeVisible();
    expect(saved).toEqual([]);
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  });

  it("waits for the list", async () => {
    await open();
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeDisabled();
  });
});

describe("OutfitsPageActions: import", () => {
  const { last } = fakeUploads();
  const choose = async () => {
    const app = await open(3);
    await app.user.click(screen.getByRole("button", { name: "Import CSV" }));
    const dialog = await screen.findByRole("dialog", { name: "Import Outfits" });
    const picker = dialog.querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(picker, { target: { files: [new File(["x"], "outfits.csv")] } });
    return { ...app, dialog: within(dialog) };
  };

  it("checks the file, names the skipped outfits, and imports on demand", async () => {
    const { user, dialog } = await choose();
    expect(last().target).toBe("POST /api/outfits");
    expect(last().body?.get("dryRun")).toBe("true");
    await last().respond(200, report);
    expect(await dialog.findByText("This is what would change")).toBeVisible();
    expect(dialog.getByLabelText("Rows")).toHaveTextContent("New1Changed3Unchanged3Problems1");
    expect(dialog.getByRole("row", { name: /^Wool Cape/ })).toHaveTextContent("Wool CapePrice: $120 \u2192 $90");
    expect(dialog.getByText("Line 12")).toBeVisible();
    expect(dialog.getByText("celebrity: Celebrity is required.")).toBeVisible();
    expect(dialog.getByText(/1 outfit with problems would be skipped/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Import now" }));
    expect(last().body?.get("dryRun")).toBe("false");
    await last().respond(200, { ...report, dryRun: false, importId: "import-1" });
    expect(await screen.findByText("1 outfit added, 2 updated, 3 unchanged")).toBeVisible();
    expect(dialog.queryByRole("button", { name: "Import now" })).toBeNull();
  });

  it("offers nothing to import when nothing would change, or the file is refused", async () => {
    const { dialog } = await choose();
    await last().respond(200, {
      ...report,
      outfits: { ...counts, unchanged: 3, skipped: 0 },
      changes: [],
      problemCount: 0,
      problems: [],
    });
    expect(await dialog.findByText("Nothing would change")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Import now" })).toBeDisabled();
    const picker = screen.getByRole("dialog").querySelector("input[type=file]") as HTMLInputElement;
    fireEvent.change(picker, { target: { files: [new File(["y"], "other.csv")] } });
    const message = "This is not a list of outfits.";
    await last().respond(400, { errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Import now" })).toBeDisabled();
  });
});
