import type { RouteObject } from "react-router-dom";
import type { PageAddress, PageComponent, PageQuery } from "../graphql/pageQuery";

/**
 * Names the source file of a lazy route, so that the server can preload its script (the build's manifest has the name).
 */
export interface PageHandle {
  module: string;
  /** Loads the page's code; removed once it has loaded. */
  load?: () => Promise<PageComponent>;
}

/** A lazily loaded page: `page("HomePage", () => import(...))`, whose file exports a component of that name. */
export function page<Name extends string>(
  name: Name,
  importFile: () => Promise<Record<Name, PageComponent>>,
): Pick<RouteObject, "lazy" | "handle"> {
  const load = async () => (await importFile())[name];
  const module = `pages/public/${name}/${name}.tsx`;
  return { lazy: async () => ({ Component: await load() }), handle: { module, load } satisfies PageHandle };
}

const isPage = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "module" in handle && typeof handle.module === "string";

export const getPageModule = (handle: unknown): string | undefined => (isPage(handle) ? handle.module : undefined);

/** Loads the page's code. @returns its first query; undefined for a page without one. */
export async function loadFirstQuery(handle: unknown, address: PageAddress): Promise<PageQuery | undefined> {
  const component = isPage(handle) ? await handle.load?.() : undefined;
  return component?.firstQuery?.(address);
}
