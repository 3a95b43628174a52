import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** Names the source file of a lazy route, so that the server can preload its script (the build's manifest has the name). */
export interface PageHandle {
  module: string;
}

/** A page that is loaded when it is first shown: `page("pages/public/HomePage.tsx", async () => (await import(...)).HomePage)`. */
export function page(module: string, load: () => Promise<ComponentType>): Pick<RouteObject, "lazy" | "handle"> {
  return { lazy: async () => ({ Component: await load() }), handle: { module } satisfies PageHandle };
}

export const moduleOf = (handle: unknown): string | undefined =>
  typeof handle === "object" && handle !== null && "module" in handle && typeof handle.module === "string"
    ? handle.module
    : undefined;
