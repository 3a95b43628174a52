import type { Plugin } from "vite";

const imported = /^import \{(.*)\bprint, \} from "@apollo\/client\/utilities";$/m;

/** Files that use GraphQL's printer without sending anything, and what they get instead. */
const files: readonly (readonly [RegExp, string])[] = [
  // Compares documents by their text. The site's are constants: the objects themselves tell them apart.
  [/@apollo\/client\/core\/QueryManager\.js$/, "const print = (document) => document;"],
  // Forgets printed texts together with all else.
  [/@apollo\/client\/cache\/inmemory\/inMemoryCache\.js$/, "const print = { reset() {} };"],
];

/**
 * Leaves GraphQL's printer to the part that sends queries, which most pages never load. Breaks the build when a new version uses
 * it differently.
 */
export function plainApollo(): Plugin {
  const open = new Set(files);
  return {
    name: "plain-apollo",
    apply: "build",
    transform(code, id) {
      const found = files.find(([file]) => file.test(id));
      if (!found || !imported.test(code)) return undefined;
      open.delete(found);
      const instead = `import {$1} from "@apollo/client/utilities";\n${found[1]}`;
      return { code: code.replace(imported, instead), map: null };
    },
    buildEnd(error) {
      if (open.size > 0 && !error) this.error("Apollo's use of the printer was not found.");
    },
  };
}
