import cookie from "@fastify/cookie";
import fastify from "fastify";
import type { Role } from "../core/access/role";
import type { TokenAccess } from "../core/access/tokenScope";
import { type ApiDeps, registerApi } from "../web/api/registerApi";
import { apiRoutes } from "../web/registerWeb";

export interface ApiRoute {
  method: string;
  url: string;
  role: Role;
  token: TokenAccess;
}

/** Lists the routes below /api. Nothing is called, so nothing behind them has to run. */
export async function listApiRoutes(): Promise<ApiRoute[]> {
  const app = fastify();
  const routes: ApiRoute[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    for (const verb of [method].flat()) {
      if (config?.role && config.token && verb !== "HEAD")
        routes.push({ method: verb, url, role: config.role, token: config.token });
    }
  });
  await app.register(cookie);
  await registerApi(app, apiRoutes, {} as ApiDeps);
  await app.close();
  return routes.sort((one, other) => `${one.url} ${one.method}`.localeCompare(`${other.url} ${other.method}`));
}
