import { gql } from "@apollo/client";
import { act, screen } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { AdminAuthContext } from "../../features/people/accounts/admin/adminAuthContext";
import { LastSaveOfPageDocument, UnpublishedSaveDocument } from "../../graphql/generated/adminOperations";
import { useAdminList } from "../../admin/graphql/useAdminList";
import { usePausedLists } from "../../admin/live/usePausedLists";
import { FormText } from "../../admin/form/FormText";
import { RecordDialog } from "../../admin/record/RecordDialog";
import { useRecordForm } from "../../admin/record/useRecordForm";
import { openAdminScreen } from "../../testing/renderAdmin";
import { LiveProvider } from "./LiveProvider";

const id = "6a4d9a52-2f7c-4a4f-9d7c-111111111111";
const record = `outfit:${id}`;

class FakeEventSource {
  static last: FakeEventSource;
  readyState = 1;
  onmessage?: (event: { data: string }) => void;
  constructor(readonly url: string) {
    FakeEventSource.last = this;
  }
  close() {
    this.readyState = 2;
  }
}
const hear = (message: object) => act(() => FakeEventSource.last.onmessage?.({ data: JSON.stringify(message) }));

/** Longer than a list waits for further changes, and than a response takes. */
const pass = () => act(() => jest.advanceTimersByTimeAsync(1_000));

const outfitsDocument = gql`
  query Titles {
    outfits {
      nodes {
        id
        title
      }
    }
  }
`;
const titles = (title: string) => ({
  request: { query: outfitsDocument },
  result: {
    data: {
      outfits: { __typename: "OutfitConnection", nodes: [{ __typename: "Outfit", id, title }] },
    },
  },
});
const lastSave = (version: number) => ({
  request: { query: LastSaveOfPageDocument, variables: { type: "outfit", id } },
  result: {
    data: {
      revisions: {
        __typename: "RevisionConnection",
        nodes: [{ __typename: "Revision", id: "1", version, authorName: "Maria" }],
      },
    },
  },
});
const unpublishedSave = (save: object | null) => ({
  request: { query: UnpublishedSaveDocument, variables: { id } },
  result: { data: { unpublishedSave: save } },
});

function List() {
  const [paused, setPaused] = useState(false);
  usePausedLists(paused);
  const { data } = useAdminList<{ outfits: { nodes: { title: string }[] } }, object>(outfitsDocument, {});
  return (
    <>
      <button onClick={() => setPaused(!paused)}>{paused ? "Resume" : "Pause"}</button>
      <p>{data?.outfits.nodes.map(({ title }) => title).join()}</p>
    </>
  );
}

function Form() {
  const form = useRecordForm({
    draftKey: record,
    initial: { title: "Cape" },
    version: 3,
    save: () => Promise.resolve({ kind: "saved" as const }),
  });
  return (
    <RecordDialog form={form} title="Edit Outfit" submitLabel="Update" onClose={() => undefined}>
      <FormText name="title" label="Title" />
    </RecordDialog>
  );
}

const auth = {
  state: "authenticated",
  administrator: { __typename: "AdminUser", id: "1", name: "Ada", email: "ada@example.com", avatar: "" },
} as never;

describe("LiveProvider", () => {
  const sendBeacon = jest.fn((_url: string, _body: Blob) => true);
  beforeEach(() => {
    Object.assign(window, { EventSource: FakeEventSource });
    Object.assign(navigator, { sendBeacon });
    sendBeacon.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, "EventSource");
  });

  const open = (content: ReactNode, ...mocks: object[]) =>
    openAdminScreen(
      <AdminAuthContext value={auth}>
        <LiveProvider>{content}</LiveProvider>
      </AdminAuthContext>,
      { mocks: [...mocks, unpublishedSave(null)] as never },
    );

  it("reads a shown list again after a change of others, and not after another change", async () => {
    await open(<List />, titles("Cape"), titles("Gown"));
    await screen.findByText("Cape");
    expect(FakeEventSource.last.url).toBe("/api/live");
    jest.useFakeTimers();
    hear({ tags: ["celebrities"] });
    await pass();
    expect(screen.getByText("Cape")).toBeVisible();
    hear({ tags: ["outfits", record] });
    await pass();
    expect(screen.getByText("Gown")).toBeVisible();
  });

  it("keeps a list as it is while it is paused, and then catches up", async () => {
    const { user } = await open(<List />, titles("Cape"), titles("Gown"));
    await screen.findByText("Cape");
    await user.click(screen.getByRole("button", { name: "Pause" }));
    jest.useFakeTimers();
    hear({ tags: ["outfits"] });
    await pass();
    expect(screen.getByText("Cape")).toBeVisible();
    jest.useRealTimers();
    await user.click(screen.getByRole("button", { name: "Resume" }));
    expect(await screen.findByText("Gown")).toBeVisible();
  });

  it("shows who else has the record open, in a live region, and reports it as open", async () => {
    const { unmount } = await open(<Form />);
    const other = { tab: "2", administratorId: "2", name: "Maria", record, editing: true };
    hear({ presence: [other, { ...other, tab: "3", name: "Jo", administratorId: "3", record: "outfit:2" }] });
    expect(screen.getByText("Also open: Maria (editing)").closest("[role=status]")).toBeVisible();
    hear({ presence: [] });
    expect(screen.queryByText(/Also open/)).not.toBeInTheDocument();
    expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(["/api/live/presence"]);
    sendBeacon.mockClear();
    unmount();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    expect(FakeEventSource.last.readyState).toBe(2);
  });

  it("announces a newer version of the open form, and keeps its text", async () => {
    const { user } = await open(<Form />, lastSave(3), lastSave(4));
    const title = screen.getByRole("textbox", { name: "Title" });
    await user.clear(title);
    await user.type(title, "Mine");
    // A product of the outfit was saved: the version is the form's.
    jest.useFakeTimers();
    hear({ tags: [record] });
    await pass();
    expect(screen.queryByText(/newer version/)).not.toBeInTheDocument();
    hear({ tags: [record] });
    await pass();
    const text = "Maria saved a newer version. Your text is kept; saving will show both versions.";
    expect(screen.getByText(text).closest("[role=status]")).toBeVisible();
    expect(title).toHaveValue("Mine");
  });

  it("shows in a form that a later save waits for its publication", async () => {
    const save = { __typename: "Revision", id: "7", authorName: "Maria", createdAt: "2026-11-20T10:00:00.000Z" };
    await open(<Form />, unpublishedSave(save));
    const notice = await screen.findByText(/^Maria saved changes on Nov 20, 2026/);
    expect(notice).toHaveTextContent("They are not published and not in this form.");
    expect(notice.closest("[role=status]")).toBeVisible();
  });
});
