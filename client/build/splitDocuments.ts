import type { Plugin } from "vite";

const generated = /\/graphql\/generated\/(?:adminO|o)perations\.ts$/;
const asked = /\?document=(\w+)$/;
const declaration = /^export const (\w+) = /;

/** Turns each generated document into a module, so that a page loads only the documents that it uses. */
export const splitDocuments = (): Plugin => ({
  name: "split-documents",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    const lines = code.split("\n").filter((line) => declaration.test(line));
    const wanted = asked.exec(id)?.[1];
    if (wanted !== undefined)
      return { code: lines.filter((line) => declaration.exec(line)?.[1] === wanted).join("\n"), map: null };
    if (!generated.test(id)) return undefined;
    if (lines.length === 0) this.error("The generated documents are missing.");
    const names = lines.map((line) => declaration.exec(line)?.[1]);
    return {
      code: names.map((name) => `export { ${name} } from "${id}?document=${name}";`).join("\n"),
      moduleSideEffects: false,
      map: null,
    };
  },
});
