import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { openAdminScreen } from "../../testing/renderAdmin";
import { RowSearch, type FoundRow } from "./RowSearch";

describe("RowSearch", () => {
  const open = async () => {
    const asked: string[] = [];
    const { user } = await openAdminScreen(
      <RowSearch
        value={null}
        onChange={() => undefined}
        finder={{ rows: [], state: "ready", search: (text) => void asked.push(text) }}
        kind="outfit"
        placeholder="Find an outfit"
        noneText="No outfits found"
        label="Outfit"
      />,
    );
    return { asked, field: screen.getByLabelText("Outfit"), user };
  };

  it("searches for text pasted into the closed field", async () => {
    const { asked, field, user } = await open();
    act(() => field.focus());
    await user.paste("Quince Costume");
    await waitFor(() => expect(asked).toEqual(["Quince Costume"]));
  });

  it("offers all rows when it opens", async () => {
    const { asked, field, user } = await open();
    await user.click(field);
    await waitFor(() => expect(asked).toEqual([""]));
  });

  const people = ["Amara Vale", "Chidi Ngozi"].map((name): FoundRow => ({ id: name, label: name }));

  /** A finder that answers each text only when the test says so. */
  const openWithSlowAnswers = async () => {
    const chosen: (string | undefined)[] = [];
    const submitted: string[] = [];
    let answer = () => undefined as void;
    function Picker() {
      const [asked, setAsked] = useState<string | null>(null);
      const [answered, setAnswered] = useState<string | null>(null);
      answer = () => setAnswered(asked);
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted.push("form");
          }}
        >
          <RowSearch
            value={null}
            onChange={(row) => void chosen.push(row?.id)}
            finder={{
              rows: people.filter(({ label }) => answered !== null && label.toLowerCase().includes(answered)),
              state: asked === answered ? "ready" : "loading",
              search: setAsked,
            }}
            kind="celebrity"
            placeholder="Find a celebrity"
            noneText="No celebrities found"
            label="Celebrity"
          />
          <button type="submit">Save</button>
        </form>
      );
    }
    const { user } = await openAdminScreen(<Picker />);
    return { chosen, submitted, answer: () => act(() => answer()), user };
  };

  it("does not choose an option of an earlier text", async () => {
    const { chosen, submitted, answer, user } = await openWithSlowAnswers();
    const field = screen.getByLabelText("Celebrity");
    await user.click(field);
    await waitFor(() => expect(screen.getByText("Loading…")).toBeVisible());
    answer();
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));

    await user.type(field, "ngo");
    await user.keyboard("{ArrowDown}{Enter}");
    await user.click(screen.getByRole("option", { name: "Amara Vale" }));
    expect(chosen).toEqual([]);
    expect(submitted).toEqual([]);
  });

  it("chooses the row of Down and Enter when it arrives, also after Tab, and keeps the text until then", async () => {
    const { chosen, submitted, answer, user } = await openWithSlowAnswers();
    const field = screen.getByLabelText("Celebrity");
    await user.type(field, "ngo");
    await user.keyboard("{ArrowDown}{Enter}{Tab}");
    expect(field).toHaveValue("ngo");
    await waitFor(() => {
      answer();
      expect(chosen).toEqual(["Chidi Ngozi"]);
    });
    expect(submitted).toEqual([]);
  });

  it("offers the typed text as a new row once no row has that name", async () => {
    const added: string[] = [];
    const { user } = await openAdminScreen(
      <RowSearch
        value={null}
        onChange={() => undefined}
        finder={{ rows: people, state: "ready", search: () => undefined }}
        kind="celebrity"
        placeholder="Find a celebrity"
        noneText="No celebrities found"
        label="Celebrity"
        addNew={[{ getLabel: (text) => `New celebrity “${text}”`, add: (text) => void added.push(text) }]}
      />,
    );
    await user.type(screen.getByLabelText("Celebrity"), "amara vale");
    await waitFor(() => expect(screen.getByRole("option", { name: "Amara Vale" })).toBeEnabled());
    expect(screen.queryByText(/^New celebrity/)).toBeNull();
    await user.type(screen.getByLabelText("Celebrity"), "s");
    await user.click(await screen.findByRole("option", { name: "New celebrity “amara vales”" }));
    expect(added).toEqual(["amara vales"]);
  });

  it("chooses an option of the current text", async () => {
    const { chosen, answer, user } = await openWithSlowAnswers();
    const field = screen.getByLabelText("Celebrity");
    await user.type(field, "ngo");
    await waitFor(() => {
      answer();
      expect(screen.getAllByRole("option")).toHaveLength(1);
      expect(screen.getByRole("option", { name: "Chidi Ngozi" })).not.toHaveAttribute("aria-disabled", "true");
    });
    await user.keyboard("{ArrowDown}{Enter}");
    expect(chosen).toEqual(["Chidi Ngozi"]);
  });
});
