import type { Config } from "jest";

export function groupTests(
  folders: string[],
  options?: { extension?: string; groupCount?: number },
): Pick<Config, "roots" | "testMatch" | "globals">;
