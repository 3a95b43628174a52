import { lazy, type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { PageHandle } from "../page";

/** What the admin area knows of a screen before its code is there. */
export interface ScreenHandle extends PageHandle {
  title: string;
  /** Shown without a session and without the frame: the login page. */
  open?: boolean;
}

/**
 * A screen of the admin area: `screen("pages/admin/OutfitsPage.tsx", "Outfits", async () => (await import(...)).OutfitsPage)`.
 * Its code is loaded when it is first shown in a browser; the server never asks for it.
 */
export const screen = (
  module: string,
  title: string,
  load: () => Promise<ComponentType>,
  more: Pick<ScreenHandle, "open"> = {},
): Pick<RouteObject, "Component" | "handle"> => ({
  Component: lazy(async () => ({ default: await load() })),
  handle: { module, title, ...more } satisfies ScreenHandle,
});

/** The handle of the screen among the matches of an address. */
export const screenOf = (matches: readonly { handle: unknown }[]): ScreenHandle | undefined =>
  matches
    .map(({ handle }) => handle)
    .filter((handle): handle is ScreenHandle => typeof handle === "object" && handle !== null && "title" in handle)
    .at(-1);
