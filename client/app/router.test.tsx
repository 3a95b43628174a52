import fs from "node:fs";
import path from "node:path";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RouteObject } from "react-router-dom";
import { renderApp } from "../testing/renderApp";
import { createRoutes, getMatchedModules } from "./router";

/** jsdom supports no media queries, so it renders the frame of a phone. */
async function openMenu(user: ReturnType<typeof renderApp>["user"]) {
  const toggle = await screen.findByRole("button", { name: "Open menu" });
  await user.click(toggle);
  return toggle;
}

describe("router: the frame around the pages", () => {
  it("shows the not-found page with a link home", async () => {
    renderApp(createRoutes(), { url: "/no/such/page" });
    expect(await screen.findByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    const main = screen.getByRole("main");
    expect(within(main).getByRole("link")).toHaveAttribute("href", "/");
    await waitFor(() => expect(document.title).toBe("Page not found | WornBy"));
  });

  it("opens the mobile menu and closes it on a followed link and on Escape", async () => {
    const { user } = renderApp(createRoutes(), { url: "/nowhere" });
    const toggle = await openMenu(user);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByText("Blog"));
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    await user.keyboard("{Escape}");
    expect(toggle).toHaveAttribute("aria-expanded", "false");
  });

  it("moves the focus into the open menu, keeps it from the page behind, and returns it to the toggle", async () => {
    const { user } = renderApp(createRoutes(), { url: "/nowhere" });
    const toggle = await openMenu(user);
    const home = within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Home" });
    const behind = [screen.getByRole("main"), screen.getByRole("contentinfo"), screen.getByText("Skip to content")];
    expect(home).toHaveFocus();
    for (const part of behind) expect(part).toHaveAttribute("inert");
    await user.keyboard("{Escape}");
    expect(toggle).toHaveFocus();
    for (const part of behind) expect(part).not.toHaveAttribute("inert");
    await user.keyboard("{Enter}");
    expect(home).toHaveFocus();
    await user.click(toggle);
    expect(toggle).toHaveFocus();
  });

  it("closes the menu when a turned phone is wide enough for the whole header", async () => {
    const { user } = renderApp(createRoutes(), { url: "/nowhere" });
    const toggle = await openMenu(user);
    fireEvent(window, new Event("resize"));
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    toggle.style.display = "none";
    fireEvent(window, new Event("resize"));
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("main")).not.toHaveAttribute("inert");
  });

  it("moves the focus to the content and announces the title after a navigation", async () => {
    const { user, router } = renderApp(createRoutes(), { url: "/nowhere" });
    await openMenu(user);
    await user.click(within(screen.getByRole("navigation", { name: "Main" })).getByText("Celebrities"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/celebrities"));
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });

  it("searches the site from the header of every page", async () => {
    const { user, router } = renderApp(createRoutes(), { url: "/nowhere" });
    await openMenu(user);
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "ada{Enter}");
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe("/search?q=ada"));
  });

  it("redirects old URLs to the canonical one", async () => {
    const { router } = renderApp(createRoutes(), { url: "/privacy?from=footer" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/privacy-policy"));
    expect(router.state.location.search).toBe("?from=footer");
  });
});

describe("routes", () => {
  const withChildren = (routes: RouteObject[]): RouteObject[] =>
    routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

  it("name existing source files, which are the keys of the build's manifest", () => {
    const modules = getMatchedModules(withChildren(createRoutes()).map((route) => ({ route })));
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter((module) => !fs.existsSync(path.join(__dirname, "..", module)))).toEqual([]);
  });
});
