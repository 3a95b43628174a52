import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { ClientBundle, RenderPage } from "./pageRenderer";

/** Renders pages from the client's sources through Vite, with hot module replacement. */
export async function developmentRenderer(app: FastifyInstance): Promise<RenderPage> {
  // Development dependencies, absent in production.
  const [{ createServer }, { default: middie }] = await Promise.all([import("vite"), import("@fastify/middie")]);
  const vite = await createServer({
    configFile: path.resolve("client/vite.config.ts"),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  return async ({ url, origin, withoutScripts: still = false, execute, onError }) => {
    const bundle = (await vite.ssrLoadModule("/server-entry.tsx")) as ClientBundle;
    const page = await bundle.renderPage({
      url,
      origin,
      execute,
      onError: (error) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        onError(error);
      },
      getAssets: () => ({
        scripts: still ? [] : ["/@vite/client", "/main.tsx"],
        modulePreloads: [],
        styles: [],
      }),
    });
    return { ...page, html: await vite.transformIndexHtml(url, page.html) };
  };
}
