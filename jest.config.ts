/** @jest-config-loader-options {"transpileOnly": true, "project": "server/tsconfig.json"} */
import type { Config } from "jest";
import { groupTests } from "./scripts/jest/groupTests.mjs";
import { compileWith } from "./scripts/jest/transform.mjs";

const client = {
  rootDir: "client",
  transform: compileWith("client/tsconfig.json"),
  moduleNameMapper: {
    // Made by the build; jsdom draws nothing.
    "^virtual:.+[.]css$": "<rootDir>/testing/noStyles.ts",
    "[.]woff2$": "<rootDir>/testing/fontFile.cjs",
    // The same code as CommonJS, which Jest needs.
    "^csv-parse/browser/esm/sync$": "csv-parse/sync",
  },
};

const config: Config = {
  maxWorkers: 2,
  reporters: [["default", { summaryThreshold: 1 }], "<rootDir>/scripts/jest/progress.mjs"],
  // A test's own waits are shorter; this is for machines that do other work, and compile each file, at the same time.
  testTimeout: 90_000,
  projects: [
    {
      displayName: process.env.TEST_DATABASE_URL ? "server on PostgreSQL" : "server on the embedded engine",
      rootDir: "server",
      testEnvironment: "node",
      ...groupTests(["server"]),
      transform: compileWith("server/tsconfig.json"),
      setupFiles: ["reflect-metadata"],
      globalSetup: "<rootDir>/testing/database/startDatabase.ts",
      globalTeardown: "<rootDir>/testing/database/stopDatabase.ts",
    },
    // Without a DOM, unless a component is rendered: jsdom takes longer to load than these tests take.
    {
      ...client,
      displayName: "client",
      testEnvironment: "node",
      ...groupTests(["client", "site"], { groupCount: 1 }),
    },
    {
      ...client,
      displayName: "client in jsdom",
      testEnvironment: "jsdom",
      ...groupTests(["client"], { extension: ".test.tsx" }),
      setupFiles: ["<rootDir>/testing/polyfills.ts"],
      setupFilesAfterEnv: ["<rootDir>/testing/setup.ts"],
    },
  ],
};

export default config;
