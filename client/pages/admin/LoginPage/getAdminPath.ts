import { adminPaths } from "../../../../site/addresses";

/** Returns the path after signing in: a screen of the admin area on this site, otherwise the dashboard. */
export function getAdminPath(next: string | null): string {
  const site = "http://site.invalid";
  if (!next?.startsWith("/") || !URL.canParse(next, site)) return adminPaths.dashboard();
  const { origin, pathname, search } = new URL(next, site);
  const inside = origin === site && pathname.startsWith("/admin/") && pathname !== adminPaths.login();
  return inside ? pathname + search : adminPaths.dashboard();
}
