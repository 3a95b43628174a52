import type { Config } from "jest";

type TestFiles = Pick<Config, "roots" | "testMatch" | "globals">;

export function groupTests(folders: readonly string[], names: RegExp, own: TestFiles): TestFiles;
