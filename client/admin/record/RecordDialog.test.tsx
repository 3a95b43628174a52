import Button from "@mui/material/Button";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { object, string } from "yup";
import { openAdminScreen } from "../../testing/renderAdmin";
import { FormText } from "../form/FormText";
import type { RowVersion, SaveOutcome } from "./recordTypes";
import { RecordDialog } from "./RecordDialog";
import { useRecordAddress } from "./useRecordAddress";
import { useRecordForm } from "./useRecordForm";

interface Values {
  title: string;
  note: string;
  social: { instagram: string };
}

const row: Values = { title: "Navy Suit", note: "", social: { instagram: "" } };
const draftKey = "wornby:draft::suit:1";

interface Options {
  save?: (values: Values, version: number | null) => Promise<SaveOutcome<Values>>;
  reload?: () => Promise<RowVersion<Values> | null>;
  onFailed?: (message: string) => void;
}

const saves = () => Promise.resolve<SaveOutcome<Values>>({ kind: "saved" });

function SuitForm({ save = saves, reload, onFailed, onClose }: Options & { onClose: () => void }) {
  const form = useRecordForm<Values>({
    draftKey: "suit:1",
    initial: row,
    version: 3,
    schema: object({ title: string().required("Title is required") }),
    save,
    reload,
    onSaved: (_values, _intent, stays) => {
      if (!stays) onClose();
    },
    onFailed,
  });
  return (
    <RecordDialog
      form={form}
      title="Edit Suit"
      submitLabel="Update Suit"
      busyLabel="Updating..."
      onClose={onClose}
      tabs={[
        { value: "basic", label: "Basic Info", fields: ["title"], content: <FormText name="title" label="Title" /> },
        {
          value: "more",
          label: "More",
          fields: ["note", "social"],
          content: (
            <>
              <FormText name="note" label="Note" />
              <FormText name="social.instagram" label="Instagram" />
            </>
          ),
        },
      ]}
    />
  );
}

/** A screen that opens the form from the URL. */
function Suits(options: Options) {
  const { address, open, close } = useRecordAddress();
  const [closed, setClosed] = useState(0);
  return (
    <>
      <Button onClick={() => open("edit", "1")}>Edit</Button>
      <output>closed {closed}</output>
      {address.kind === "edit" ? (
        <SuitForm
          {...options}
          onClose={() => {
            setClosed((count) => count + 1);
            close();
          }}
        />
      ) : null}
    </>
  );
}

async function openForm(options: Options = {}) {
  const view = await openAdminScreen(<Suits {...options} />, { url: "/admin/suits" });
  await view.user.click(screen.getByText("Edit"));
  const title = await screen.findByLabelText(/Title/);
  return { ...view, title };
}

beforeEach(() => window.localStorage.clear());

const dialog = () => screen.queryByRole("dialog", { name: "Edit Suit" });
const question = () => screen.queryByRole("alertdialog", { name: "Discard changes?" });

describe("RecordDialog: saving", () => {
  it("sends the values with the version that was read, then closes", async () => {
    const save = jest.fn(saves);
    const { user, title, router } = await openForm({ save });
    expect(router.state.location.search).toBe("?edit=1");
    await user.type(title, "!");
    await user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(save).toHaveBeenCalledWith({ ...row, title: "Navy Suit!" }, 3, "save", row);
    expect(router.state.location.search).toBe("");
  });

  it("saves on Ctrl+S while typing and stays where the editor is, with the saved version", async () => {
    const save = jest.fn(() => Promise.resolve<SaveOutcome<Values>>({ kind: "saved", version: 4 }));
    const { user, title } = await openForm({ save });
    await user.type(title, "!");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByText("Update Suit")).toBeEnabled());
    expect(title).toHaveFocus();
    expect(window.localStorage.getItem(draftKey)).toBeNull();
    await user.type(title, "?");
    await user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(dialog()).toBeNull());
    const saved = { ...row, title: "Navy Suit!" };
    expect(save).toHaveBeenLastCalledWith({ ...row, title: "Navy Suit!?" }, 4, "save", saved);
  });

  it.each(["the button", "Ctrl+S"])(
    "keeps what is typed while a save by %s is under way, says so, and saves it next",
    async (way) => {
      const save = jest.fn<Promise<SaveOutcome<Values>>, [Values, number | null]>(saves);
      let finish: (outcome: SaveOutcome<Values>) => void = () => undefined;
      save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
      const { user, title } = await openForm({ save });
      await user.type(title, " one");
      if (way === "Ctrl+S") await user.keyboard("{Control>}s{/Control}");
      else await user.click(screen.getByText("Update Suit"));
      await screen.findByText("Updating...");
      await user.type(title, " two");
      const stored = { ...row, title: "Navy Suit one", note: "Noted by the server" };
      await act(() => Promise.resolve(finish({ kind: "saved", version: 4, values: stored })));
      expect(await screen.findByText("Saved, without what you typed meanwhile. Save again to keep it.")).toBeVisible();
      expect(title).toHaveValue("Navy Suit one two");
      expect(title).toHaveFocus();
      const draft = JSON.parse(window.localStorage.getItem(draftKey) ?? "{}") as Record<string, unknown>;
      expect(draft).toMatchObject({ base: stored, values: { ...stored, title: "Navy Suit one two" }, version: 4 });
      await user.keyboard("{Escape}");
      await waitFor(() => expect(question()).toBeVisible());
      await user.click(screen.getByText("Keep editing"));
      await waitFor(() => expect(question()).toBeNull());
      await user.click(screen.getByText("Update Suit"));
      await waitFor(() => expect(dialog()).toBeNull());
      expect(save).toHaveBeenLastCalledWith({ ...stored, title: "Navy Suit one two" }, 4, "save", stored);
      expect(window.localStorage.getItem(draftKey)).toBeNull();
    },
  );

  it("shows progress and ignores a second submit", async () => {
    let finish: (outcome: SaveOutcome<Values>) => void = () => undefined;
    const save = jest.fn(() => new Promise<SaveOutcome<Values>>((resolve) => (finish = resolve)));
    const { user } = await openForm({ save });
    await user.click(screen.getByText("Update Suit"));
    expect(await screen.findByText("Updating...")).toBeDisabled();
    await user.keyboard("{Control>}s{/Control}");
    expect(save).toHaveBeenCalledTimes(1);
    await act(() => Promise.resolve(finish({ kind: "saved" })));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("runs once and goes back once for two clicks in the same moment", async () => {
    const save = jest.fn(saves);
    const { user, title, router } = await openForm({ save });
    await user.type(title, "!");
    const button = screen.getByText("Update Suit");
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(dialog()).toBeNull());
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.getByText("closed 1")).toBeVisible();
    expect(router.state.location.pathname).toBe("/admin/suits");
  });

  it("stops at an invalid field, names it and focuses it", async () => {
    const save = jest.fn(saves);
    const { user, title } = await openForm({ save });
    await user.clear(title);
    await user.click(screen.getByRole("tab", { name: "More" }));
    await user.click(screen.getByText("Update Suit"));
    expect(await screen.findByText("One field needs your attention: Title.")).toBeVisible();
    expect(screen.getByText("Title is required")).toBeVisible();
    expect(screen.getByRole("tab", { name: "Basic Info (needs attention)" })).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(screen.getByLabelText(/Title/)).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  it("shows server errors at their fields, also nested ones, until the fields change", async () => {
    const onFailed = jest.fn();
    const save = jest
      .fn<Promise<SaveOutcome<Values>>, []>()
      .mockResolvedValueOnce({
        kind: "invalid",
        message: "No.",
        fieldErrors: { "social.instagram": "No such profile" },
      })
      .mockResolvedValueOnce({ kind: "saved" });
    const { user } = await openForm({ save, onFailed });
    await user.click(screen.getByText("Update Suit"));
    expect(await screen.findByText("No such profile")).toBeVisible();
    const field = screen.getByLabelText("Instagram");
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByRole("alert")).toHaveTextContent("One field needs your attention: Instagram.");
    // A toast would cover the message at the field.
    expect(onFailed).not.toHaveBeenCalled();
    await user.type(field, "@me");
    await waitFor(() => expect(screen.queryByText("No such profile")).toBeNull());
    await user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("keeps the form and its draft when it fails", async () => {
    const onFailed = jest.fn();
    const { user, title } = await openForm({
      save: () => Promise.resolve({ kind: "failed", message: "Down." }),
      onFailed,
    });
    await user.type(title, "!");
    await user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith("Down."));
    expect(screen.getByLabelText(/Title/)).toHaveValue("Navy Suit!");
  });
});

describe("RecordDialog: leaving", () => {
  it("closes without a question when nothing changed", async () => {
    const { user } = await openForm();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog()).toBeNull());
    expect(question()).toBeNull();
  });

  it("is closed by one Escape after a double click has opened it", async () => {
    const { router } = await openAdminScreen(<Suits />, { url: "/admin/suits" });
    const edit = screen.getByText("Edit");
    act(() => {
      edit.click();
      edit.click();
    });
    await screen.findByLabelText(/Title/);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("asks before discarding changes on Escape, and staying keeps them", async () => {
    const { user, title } = await openForm();
    await user.type(title, "!");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(question()).toBeVisible());
    await user.click(screen.getByText("Keep editing"));
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByLabelText(/Title/)).toHaveValue("Navy Suit!");
  });

  it.each(["Back", "Escape"])(
    "accepts one answer when %s asks: a second click while the question closes discards nothing",
    async (way) => {
      const { user, title, router } = await openForm();
      await user.type(title, "!");
      if (way === "Back") await act(() => router.navigate(-1));
      else await user.keyboard("{Escape}");
      await waitFor(() => expect(question()).toBeVisible());
      const [keep, discard] = [screen.getByText("Keep editing"), screen.getByText("Discard")];
      act(() => keep.click());
      act(() => discard.click());
      await waitFor(() => expect(question()).toBeNull());
      expect(screen.getByLabelText(/Title/)).toHaveValue("Navy Suit!");
      // Leaving still asks before it discards the changes.
      await user.keyboard("{Escape}");
      await waitFor(() => expect(question()).toBeVisible());
    },
  );

  it("asks on Back and on other links; discarding continues and deletes the draft", async () => {
    const { user, title, router } = await openForm();
    await user.type(title, "!");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(question()).toBeVisible());
    expect(router.state.location.search).toBe("?edit=1");
    await user.click(screen.getByText("Discard"));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(router.state.location.search).toBe("");
    expect(window.localStorage.getItem(draftKey)).toBeNull();
  });

  it("asks before the tab closes", async () => {
    const { user, title } = await openForm();
    const closeTab = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closeTab()).toBe(false);
    await user.type(title, "!");
    expect(closeTab()).toBe(true);
  });
});

describe("RecordDialog: draft", () => {
  it("survives a crash, and is offered with its time when the form opens again", async () => {
    const first = await openForm();
    await first.user.type(first.title, "!");
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(window.localStorage.getItem(draftKey)).toContain("Navy Suit!");
    first.unmount();

    const { user } = await openForm();
    const banner = screen.getByRole("region", { name: "Unsaved draft" });
    expect(banner).toHaveTextContent(/You have an unsaved draft from .+\d/);
    expect(screen.getByLabelText(/Title/)).toHaveValue("Navy Suit");
    await user.click(within(banner).getByText("Restore"));
    expect(screen.getByLabelText(/Title/)).toHaveValue("Navy Suit!");
    expect(screen.queryByRole("region", { name: "Unsaved draft" })).toBeNull();
  });

  it.each(["Restore", "Discard"])("keeps the keyboard in the form after %s", async (answer) => {
    const stored = { values: { ...row, title: "Old" }, base: row, version: 3, savedAt: 1 };
    window.localStorage.setItem(draftKey, JSON.stringify(stored));
    const { user } = await openForm();
    await user.click(screen.getByText(answer));
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });

  it("is deleted when it is discarded and when the form is saved", async () => {
    const stored = { values: { ...row, title: "Old" }, base: row, version: 3, savedAt: 1 };
    window.localStorage.setItem(draftKey, JSON.stringify(stored));
    const first = await openForm();
    await first.user.click(screen.getByText("Discard"));
    expect(window.localStorage.getItem(draftKey)).toBeNull();
    await first.user.type(first.title, "!");
    await first.user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(window.localStorage.getItem(draftKey)).toBeNull();
  });

  it("of another tab that is newer than the save stays", async () => {
    let finish: (outcome: SaveOutcome<Values>) => void = () => undefined;
    const { user, title } = await openForm({ save: () => new Promise((resolve) => (finish = resolve)) });
    await user.type(title, "!");
    await user.click(screen.getByText("Update Suit"));
    await screen.findByText("Updating...");
    const newer = { values: { ...row, title: "Other tab" }, base: row, version: 3, savedAt: Date.now() + 60_000 };
    window.localStorage.setItem(draftKey, JSON.stringify(newer));
    await act(() => Promise.resolve(finish({ kind: "saved" })));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(window.localStorage.getItem(draftKey)).toContain("Other tab");
  });

  it("is ignored when it is unreadable or belongs to another form", async () => {
    window.localStorage.setItem(draftKey, "{");
    const first = await openForm();
    expect(screen.queryByRole("region", { name: "Unsaved draft" })).toBeNull();
    first.unmount();
    window.localStorage.setItem(draftKey, JSON.stringify({ values: { other: 1 }, base: {}, version: 1, savedAt: 1 }));
    await openForm();
    expect(screen.queryByRole("region", { name: "Unsaved draft" })).toBeNull();
  });

  it("of an older version is saved with that version, so that a later change causes a conflict", async () => {
    const stored = { values: { ...row, title: "Old" }, base: row, version: 2, savedAt: 1 };
    window.localStorage.setItem(draftKey, JSON.stringify(stored));
    const save = jest.fn(saves);
    const { user } = await openForm({ save });
    await user.click(screen.getByText("Restore"));
    await user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ ...row, title: "Old" }, 2, "save", row));
  });
});

describe("RecordDialog: conflict", () => {
  const conflicting = () =>
    jest
      .fn<Promise<SaveOutcome<Values>>, [Values, number | null]>()
      .mockResolvedValueOnce({ kind: "conflict", message: "Someone else saved this." })
      .mockResolvedValueOnce({ kind: "saved" });

  it("shows both versions of each differing field and saves the choices with the new version", async () => {
    const save = conflicting();
    const theirs = { title: "Blue Suit", note: "theirs", social: { instagram: "" } };
    const { user, title } = await openForm({ save, reload: () => Promise.resolve({ values: theirs, version: 4 }) });
    await user.type(title, "!");
    await user.click(screen.getByText("Update Suit"));
    const both = await screen.findByRole("group", { name: /^Title/ });
    expect(both).toHaveTextContent("Both of you changed this: please choose");
    expect(both).toHaveTextContent("Your versionNavy Suit!");
    expect(both).toHaveTextContent("Current versionBlue Suit");
    const note = screen.getByRole("group", { name: /^Note/ });
    expect(within(note).getByRole("radio", { name: /Current version/ })).toBeChecked();
    expect(screen.getByText("Save these")).toBeDisabled();
    await user.click(within(both).getByRole("radio", { name: /Your version/ }));
    await user.click(screen.getByText("Save these"));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ ...theirs, title: "Navy Suit!" }, 4, "save", theirs));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("keeps the editor's values when the editor returns to the form", async () => {
    const theirs = { ...row, title: "Blue Suit" };
    const { user, title } = await openForm({
      save: conflicting(),
      reload: () => Promise.resolve({ values: theirs, version: 4 }),
    });
    await user.type(title, "!");
    await user.click(screen.getByText("Update Suit"));
    await user.click(await screen.findByText("Back to the form"));
    await waitFor(() => expect(screen.queryByText("Back to the form")).toBeNull());
    expect(screen.getByLabelText(/Title/)).toHaveValue("Navy Suit!");
  });

  it("keeps what is typed while the other version is read", async () => {
    const save = conflicting();
    const theirs = { ...row, note: "theirs" };
    let read: (version: RowVersion<Values>) => void = () => undefined;
    const reload = () => new Promise<RowVersion<Values>>((resolve) => (read = resolve));
    const { user, title } = await openForm({ save, reload });
    await user.type(title, "!");
    await user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await user.type(title, "?");
    await act(() => Promise.resolve(read({ values: theirs, version: 4 })));
    await user.click(await screen.findByText("Save these"));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ ...theirs, title: "Navy Suit!?" }, 4, "save", theirs));
  });

  it("reports that the row was deleted", async () => {
    const onFailed = jest.fn();
    const { user } = await openForm({ save: conflicting(), reload: () => Promise.resolve(null), onFailed });
    await user.click(screen.getByText("Update Suit"));
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(expect.stringContaining("deleted this")));
  });
});
