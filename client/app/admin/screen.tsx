import { lazy, type ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { PageHandle } from "../page";
import type { screenModules } from "./screenModules";

/** What the admin area knows of a screen before its code is there. */
export interface ScreenHandle extends PageHandle {
  title: string;
  /** Shown without a session and without the frame: the login page. */
  open?: boolean;
  /** Fetches the screen's code, so that it is drawn at once. */
  preload: () => Promise<void>;
}

/**
 * A screen of the admin area: `screen("OutfitsPage", "Outfits")`, its file in `pages/admin`, listed in `screenModules.ts`.
 * Its code is loaded when it is first shown in a browser; the server never asks for it.
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
    // What is loaded already does not suspend: React holds what suspended back for 300 ms.
    Component: () => (Loaded ? <Loaded /> : <Later />),
    handle: { module: `pages/admin/${name}/${name}.tsx`, title, preload, ...more } satisfies ScreenHandle,
  };
}

/** The handle of the screen among the matches of an address. */
export const findScreen = (matches: readonly { handle: unknown }[]): ScreenHandle | undefined =>
  matches
    .map(({ handle }) => handle)
    .filter((handle): handle is ScreenHandle => typeof handle === "object" && handle !== null && "title" in handle)
    .at(-1);
