import type { Plugin } from "vite";

const empty = "\0admin-stays-out";

/**
 * The server renders the admin area's door and nothing behind it, so its bundle goes without the screens, their data grid,
 * forms and charts: half of its size.
 */
export const adminStaysOut: Plugin = {
  name: "admin-stays-out",
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  enforce: "pre",
  resolveId: (source, importer = "") =>
    /app\/admin\/(screenModules\.ts|AdminGate\.tsx)$/.test(importer) &&
    /(\/pages\/admin\/\w+\/\w+|\/AdminApp)$/.test(source)
      ? empty
      : undefined,
  load: (id) => (id === empty ? "export {}" : undefined),
};
