import { screen } from "@testing-library/react";
import { schemeAttribute } from "../../shared/theme/colorScheme";
import { renderPart } from "../../testing/renderApp";
import { ColorSchemeSwitch } from "./ColorSchemeSwitch";

const shown = () => document.documentElement.getAttribute(schemeAttribute);

function showOn(system: "light" | "dark") {
  const query = { matches: system === "dark", addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => query as unknown as MediaQueryList;
  document.documentElement.setAttribute(schemeAttribute, system);
  const { user } = renderPart(<ColorSchemeSwitch />);
  const press = async () => {
    await user.click(screen.getByRole("button", { name: /^Color scheme/ }));
    return shown();
  };
  return press;
}

describe("ColorSchemeSwitch", () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
    document.documentElement.removeAttribute(schemeAttribute);
  });

  it.each([
    ["light", "dark"],
    ["dark", "light"],
  ] as const)(
    "changes what is shown with the first press on a %s system, then returns to it",
    async (system, other) => {
      const press = showOn(system);
      expect(screen.getByRole("button")).toHaveAccessibleName(`Color scheme: system. Switch to ${other}`);
      expect(await press()).toBe(other);
      expect(screen.getByRole("button")).toHaveAccessibleName(`Color scheme: ${other}. Switch to ${system}`);
      expect(await press()).toBe(system);
      expect(screen.getByRole("button")).toHaveAccessibleName(`Color scheme: ${system}. Switch to system`);
      expect(await press()).toBe(system);
      expect(screen.getByRole("button")).toHaveAccessibleName(`Color scheme: system. Switch to ${other}`);
    },
  );
});
