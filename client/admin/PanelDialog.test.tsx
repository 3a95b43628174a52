import { screen } from "@testing-library/react";
import { renderPart } from "../testing/renderApp";
import { setScreenWidth } from "../testing/screenWidth";
import { PanelDialog } from "./PanelDialog";

const open = (width: number) => {
  setScreenWidth(width);
  renderPart(
    <PanelDialog title="Celebrity Details" onClose={() => undefined}>
      Text
    </PanelDialog>,
    { styled: true },
  );
  return screen.getByRole("dialog", { name: "Celebrity Details" });
};

test("PanelDialog is at most 768 pixels wide and 90% of the window high", () => {
  expect(open(1280)).toHaveStyle({ maxWidth: "768px", maxHeight: "90dvh" });
});

test("PanelDialog fills the screen of a phone", () => {
  expect(open(390)).toHaveStyle({ height: "100%", maxWidth: "100%", maxHeight: "none" });
});
