import path from "node:path";

/**
 * Compiles each file for Jest by itself, with the compiler that builds the server. `tsc` checks the types.
 * @param tsconfig path of the compiler's settings, from the project's folder
 * @param files patterns of further files to compile
 */
export const compileWith = (tsconfig, ...files) => {
  const compiler = ["ts-jest", { tsconfig: path.resolve(tsconfig), diagnostics: false }];
  return Object.fromEntries(["^.+\\.tsx?", ...files].map((pattern) => [`${pattern}$`, compiler]));
};
