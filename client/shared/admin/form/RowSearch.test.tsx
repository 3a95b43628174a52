import { act, screen, waitFor } from "@testing-library/react";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { RowSearch } from "./RowSearch";

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
});
