import { screen } from "@testing-library/react";
import { useSearchParams } from "react-router-dom";
import { renderPart } from "../../../testing/renderApp";
import { TabPanel } from "./TabPanel";
import { TabStrip } from "./TabStrip";

const tabs = ["biography", "style", "timeline"].map((value) => ({ value, label: value, to: `?tab=${value}` }));

function Profile() {
  const [query] = useSearchParams();
  const value = query.get("tab") ?? "biography";
  return (
    <>
      <TabStrip label="About" name="about" tabs={tabs} value={value} />
      <TabPanel name="about" value={value}>
        {value} text
      </TabPanel>
    </>
  );
}

describe("TabStrip", () => {
  it("opens the tab from the URL", () => {
    renderPart(<Profile />, { url: "/?tab=style" });
    expect(screen.getByRole("tab", { name: "style" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tabpanel", { name: "style" })).toHaveTextContent("style text");
  });

  it("moves with the arrow keys, wraps around, and updates the URL on Enter", async () => {
    const { user, router } = renderPart(<Profile />);
    screen.getByRole("tab", { name: "biography" }).focus();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("tab", { name: "timeline" })).toHaveFocus();
    expect(screen.getByRole("tabpanel")).toHaveTextContent("biography text");
    await user.keyboard("{Enter}");
    expect(screen.getByRole("tabpanel")).toHaveTextContent("timeline text");
    expect(router.state.location.search).toBe("?tab=timeline");
    await user.keyboard("{Home}");
    expect(screen.getByRole("tab", { name: "biography" })).toHaveFocus();
  });

  it("is a single tab stop", () => {
    renderPart(<Profile />);
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
