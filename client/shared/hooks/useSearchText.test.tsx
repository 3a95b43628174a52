import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSearchText } from "./useSearchText";

const pause = 350;

interface FieldProps {
  value: string;
  onSearch: (text: string) => void;
  wait?: number;
}

function Field({ value, onSearch, wait }: FieldProps) {
  const { text, type, search } = useSearchText({ value, onSearch, delay: wait });
  return (
    <input
      aria-label="Search"
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === "Enter" && search()}
    />
  );
}

/** The test decides when the URL receives the search text. */
function show(wait?: number) {
  const onSearch = jest.fn<void, [string]>();
  const view = render(<Field value="" onSearch={onSearch} wait={wait} />);
  return {
    onSearch,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    field: () => screen.getByRole("textbox"),
    rest: () => act(() => jest.advanceTimersByTime(pause)),
    arrive: (value: string) => view.rerender(<Field value={value} onSearch={onSearch} wait={wait} />),
  };
}

describe("useSearchText", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("keeps text typed before the URL contains the search", async () => {
    const { user, field, onSearch, rest, arrive } = show(pause);
    await user.type(field(), "ma");
    rest();
    expect(onSearch).toHaveBeenLastCalledWith("ma");
    await user.type(field(), "risol");
    arrive("ma");
    expect(field()).toHaveValue("marisol");
    rest();
    expect(onSearch).toHaveBeenLastCalledWith("marisol");
    arrive("marisol");
    expect(field()).toHaveValue("marisol");
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it("keeps the space before a second word, and searches both words", async () => {
    const { user, field, onSearch, rest, arrive } = show(pause);
    await user.type(field(), "navy ");
    rest();
    expect(onSearch).toHaveBeenLastCalledWith("navy");
    arrive("navy");
    expect(field()).toHaveValue("navy ");
    await user.type(field(), "suit");
    rest();
    expect(onSearch).toHaveBeenLastCalledWith("navy suit");
    arrive("navy suit");
    expect(field()).toHaveValue("navy suit");
  });

  it("keeps text typed after Enter", async () => {
    const { user, field, arrive } = show();
    await user.type(field(), "coat{Enter} red");
    arrive("coat");
    expect(field()).toHaveValue("coat red");
  });

  it("stays empty when it was cleared before its search reached the URL", async () => {
    const { user, field, onSearch, rest, arrive } = show(pause);
    await user.type(field(), "ma");
    rest();
    await user.clear(field());
    arrive("ma");
    expect(field()).toHaveValue("");
    rest();
    expect(onSearch).toHaveBeenLastCalledWith("");
  });

  it("follows Back and cancels the pending search", async () => {
    const { user, field, onSearch, rest, arrive } = show(pause);
    await user.type(field(), "ma");
    rest();
    arrive("ma");
    await user.type(field(), "r");
    arrive("");
    expect(field()).toHaveValue("");
    rest();
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});
