/**
 * Loads TypeScript files in worker threads of development and tests. SWC, which serves the rest, is native code that ends
 * the process when a second thread loads it.
 *
 * Node 20 has no public way to hook `require` (`module.registerHooks` came with 22.15), hence `require.extensions` and
 * `_compile`. If they break, server/shared/page/pageReader.test.ts fails. The compiled server does not load this.
 */
const fs = require("node:fs");
const ts = require("typescript");

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };

require.extensions[".ts"] = (module, file) => {
  const { outputText } = ts.transpileModule(fs.readFileSync(file, "utf8"), { compilerOptions, fileName: file });
  module._compile(outputText, file);
};
