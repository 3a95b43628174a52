import type { ApolloClient } from "@apollo/client";
import type { RouteObject } from "react-router-dom";
import { loadSite } from "../../features/site/settings/useSiteSettings";
import type { PageAddress } from "../../graphql/pageQuery";
import { loadFirstQuery } from "../page";

type Match = Pick<PageAddress, "params"> & { route: Pick<RouteObject, "handle"> };

/** Loads the settings and the data of the page's first query into the cache, so that the page need not be rendered twice. */
export async function preloadPage(
  client: ApolloClient,
  matches: readonly Match[],
  search: URLSearchParams,
): Promise<void> {
  const site = await loadSite(client);
  for (const { params, route } of matches) {
    const query = await loadFirstQuery(route.handle, { params, search, site });
    // The page asks again after a failure, and shows it.
    if (query) await client.query(query).catch(() => undefined);
  }
}
