import { lazy, type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { PageHandle } from "../page";
import type { screenModules } from "./screenModules";

/** The route handle of a screen, available before its code has loaded. */
export interface ScreenHandle extends PageHandle {
  title: string;
  /** Shown without a session and without the frame: the login page, an invitation. */
  open?: boolean;
  /** Loads the screen's code, so that it renders without a delay. */
  preload: () => Promise<void>;
}

/**
 * A screen of the admin area: `screen("OutfitsPage", "Outfits")`, its file in `pages/admin`, listed in
 * `screenModules.ts`. Its code loads when a browser first shows it; the server never loads it.
 */
export function screen(
  name: keyof typeof screenModules,
  title: string,
  more: Pick<ScreenHandle, "open"> = {},
): Pick<RouteObject, "Component" | "handle"> {
  let Loaded: ComponentType | undefined;
  const load = async (): Promise<ComponentType> => (await import("./screenModules")).screenModules[name]();
  const Later = lazy(async () => ({ default: await load() }));
  const preload = async () => {
    Loaded = await load();
  };
  return {
    // A loaded screen does not suspend: React delays suspended content by 300 ms.
    Component: () => (Loaded ? <Loaded /> : <Later />),
    handle: { module: `pages/admin/${name}/${name}.tsx`, title, preload, ...more } satisfies ScreenHandle,
  };
}

/** Finds the handle of the screen among the matches of a URL. */
export const findScreen = (matches: readonly { handle: unknown }[]): ScreenHandle | undefined =>
  matches
    .map(({ handle }) => handle)
    .filter((handle): handle is ScreenHandle => typeof handle === "object" && handle !== null && "title" in handle)
    .at(-1);
