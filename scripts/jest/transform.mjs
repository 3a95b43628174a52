import path from "node:path";

/**
 * Compiles each file for Jest by itself, with the compiler that builds the server. `tsc` checks the types.
 * @param tsconfig path of the compiler's settings, from the project's folder
 */
export const compileWith = (tsconfig) => ({
  "^.+\\.tsx?$": ["ts-jest", { tsconfig: path.resolve(tsconfig), diagnostics: false }],
});
