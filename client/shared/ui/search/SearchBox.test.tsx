import { screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { SearchBox } from "./SearchBox";

describe("SearchBox", () => {
  it("ignores blank text and trims other text", async () => {
    const onSearch = jest.fn();
    const { user } = renderPart(<SearchBox label="Search celebrities" action="/celebrities" onSearch={onSearch} />);
    const field = screen.getByRole("searchbox", { name: "Search celebrities" });
    await user.type(field, "   {Enter}");
    expect(onSearch).not.toHaveBeenCalled();
    await user.type(field, " Ada {Enter}");
    expect(onSearch).toHaveBeenCalledWith("Ada");
  });

  it("is a GET form without JavaScript", () => {
    renderPart(<SearchBox label="Search" action="/celebrities" onSearch={jest.fn()} />);
    expect(screen.getByRole("search")).toHaveAttribute("action", "/celebrities");
    expect(screen.getByRole("searchbox")).toHaveAttribute("name", "search");
  });
});
