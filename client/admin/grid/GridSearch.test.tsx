import { act, fireEvent, screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { GridSearch } from "./GridSearch";
import { useState } from "react";

/** Updates the "URL" with the delay of a busy browser. */
const addressDelay = 200;

function List() {
  const [value, setValue] = useState("");
  return (
    <GridSearch label="Search here" value={value} onSearch={(text) => setTimeout(() => setValue(text), addressDelay)} />
  );
}

describe("GridSearch", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("keeps every letter typed while earlier searches are pending", () => {
    renderPart(<List />);
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    const type = (text: string) => {
      for (const letter of text) {
        fireEvent.change(field, { target: { value: field.value + letter } });
        act(() => jest.advanceTimersByTime(50));
      }
    };
    type("ma");
    act(() => jest.advanceTimersByTime(350));
    type("risol");
    act(() => jest.advanceTimersByTime(1_000));
    expect(field).toHaveValue("marisol");
  });
});
