import type { Plugin } from "vite";

const empty = "\0admin-stays-out";

/**
 * Excludes the admin area from the server bundle, which renders only its entry. Without the screens, data grid, forms
 * and charts the bundle is half the size.
 */
export const excludeAdmin: Plugin = {
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
