import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { renderPart } from "../../../../testing/renderApp";
import { defaultRange } from "./analyticsRange";
import { RangeForm } from "./RangeForm";

/** Delay before the "URL" changes, as in a busy browser. */
const addressDelay = 200;
const today = "2026-06-30";

function Screen() {
  const [range, setRange] = useState(defaultRange(today));
  return (
    <>
      <RangeForm range={range} today={today} onChange={(next) => setTimeout(() => setRange(next), addressDelay)} />
      <button onClick={() => setRange(defaultRange(today))}>Back</button>
    </>
  );
}

describe("RangeForm", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const arrive = () => act(() => jest.advanceTimersByTime(2 * addressDelay));

  it("keeps a date typed before the selected preset reaches the URL", () => {
    renderPart(<Screen />);
    const [from, to] = [screen.getByLabelText("From"), screen.getByLabelText("To")];
    press("7 days");
    expect(from).toHaveValue("2026-06-24");
    fireEvent.change(from, { target: { value: "2026-01-01" } });
    arrive();
    expect(from).toHaveValue("2026-01-01");
    press("Show");
    arrive();
    expect(from).toHaveValue("2026-01-01");
    expect(to).toHaveValue(today);
  });

  it("follows Back, also to a range that it set before", () => {
    renderPart(<Screen />);
    for (const _ of ["once", "again"]) {
      press("7 days");
      arrive();
      expect(screen.getByLabelText("From")).toHaveValue("2026-06-24");
      press("Back");
      expect(screen.getByLabelText("From")).toHaveValue("2026-06-01");
    }
  });
});
