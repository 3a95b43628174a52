import path from "node:path";

declare global {
  /** Absolute paths of the test files that the groups share, from jest.config.ts. */
  var groupedTests: readonly string[];
  var groupCount: number;
}

/** Loads each of the group's test files into this one, so that they share the libraries in memory. */
export function loadTests(group: number): void {
  const files = groupedTests.filter((_, place) => place % groupCount === group);
  for (const file of files) describe(path.relative(process.cwd(), file), () => void jest.requireActual<unknown>(file));
}
