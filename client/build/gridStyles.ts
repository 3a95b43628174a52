import type { Plugin } from "vite";

const file = /@mui\/x-data-grid\/utils\/css\/context\.m?js$/;
const imported = "import * as React from 'react';";
const inlineStyle =
  /_jsx\("style", \{\s*href: `\/\$\{className\}`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/;

/**
 * The data grid writes its variables as text into a style element, which the pages' policy forbids. Emotion's Global puts the
 * same rules into a style sheet through its interface. Breaks the build when a new version of the grid does it differently.
 */
export const gridStyles = (): Plugin => ({
  name: "grid-styles",
  apply: "build",
  transform(code, id) {
    if (!file.test(id)) return undefined;
    if (!code.includes(imported) || !inlineStyle.test(code)) this.error("The data grid's style element was not found.");
    return {
      code: code
        .replace(imported, `${imported}\nimport { Global } from "@emotion/react";`)
        .replace(inlineStyle, "_jsx(Global, { styles: cssString })"),
      map: null,
    };
  },
});
