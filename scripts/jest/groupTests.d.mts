import type { Config } from "jest";

export function groupTests(folder: string): Pick<Config, "roots" | "testMatch" | "globals">;
