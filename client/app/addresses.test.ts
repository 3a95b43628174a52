import { matchRoutes, type RouteObject } from "react-router-dom";
import { adminPaths, mailPagePath, offlinePath, paths } from "../../site/addresses";
import { outboundFolder } from "../../site/outbound";
import { type Address, fillPattern } from "../../site/links";
import { adminRoutes } from "./adminRoutes";
import { legacyRoutes } from "./router";
import { publicRoutes } from "./publicRoutes";
import { createRoutes } from "./router";

const withChildren = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

/** The patterns of routes; the slug of `/outfit/:slug?` is optional, but the address has one. */
const patternsOf = (routes: readonly RouteObject[]): string[] =>
  withChildren(routes).flatMap(({ path }) => path?.replace(/\?$/, "") ?? []);

const patterns = (addresses: Record<string, Address>): string[] =>
  Object.values(addresses).map(({ pattern }) => pattern);
const all = [...Object.values<Address>(paths), ...Object.values<Address>(adminPaths)];

describe("routes and addresses", () => {
  it.each([
    ["public", publicRoutes(), [...patterns(paths), `${outboundFolder}*`, mailPagePath, offlinePath]],
    ["admin", adminRoutes(), patterns(adminPaths)],
    ["legacy", legacyRoutes(), all.flatMap(({ oldPatterns }) => oldPatterns)],
  ])("every %s route has an address, and every address a route", (_area, routes, addresses) =>
    expect(patternsOf(routes).sort()).toEqual([...addresses].sort()),
  );

  it.each(all.flatMap(({ pattern, oldPatterns }) => [pattern, ...oldPatterns]))("%s opens its own route", (pattern) => {
    const match = matchRoutes(createRoutes(), fillPattern(pattern, ["some-name", "other-name", "third-name"]))?.at(-1);
    expect(match && patternsOf([match.route])).toEqual([pattern]);
  });
});
