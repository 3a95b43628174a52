/** @jest-config-loader-options {"swc": true} */
import type { Config } from "jest";

const transform = (tsconfig: string): Config["transform"] => ({
  "^.+\\.tsx?$": ["ts-jest", { tsconfig, diagnostics: false }],
});

const config: Config = {
  // The embedded engine serves one test file at a time.
  maxWorkers: process.env.TEST_DATABASE_URL ? 2 : 1,
  // A test's own waits are shorter; this is for machines that do other work, and compile each file, at the same time.
  testTimeout: 90_000,
  projects: [
    {
      displayName: process.env.TEST_DATABASE_URL ? "server on PostgreSQL" : "server on the embedded engine",
      rootDir: "server",
      testEnvironment: "node",
      testMatch: ["<rootDir>/**/*.test.ts"],
      transform: transform("<rootDir>/tsconfig.jest.json"),
      setupFiles: ["reflect-metadata"],
      globalSetup: "<rootDir>/testing/startDatabase.ts",
      globalTeardown: "<rootDir>/testing/stopDatabase.ts",
    },
    {
      displayName: "client",
      rootDir: "client",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/**/*.test.ts", "<rootDir>/**/*.test.tsx"],
      transform: transform("<rootDir>/tsconfig.jest.json"),
      // Made by the build; jsdom draws nothing.
      moduleNameMapper: { "^virtual:.+[.]css$": "<rootDir>/testing/noStyles.ts" },
      setupFiles: ["<rootDir>/testing/polyfills.ts"],
      setupFilesAfterEnv: ["<rootDir>/testing/setup.ts"],
    },
  ],
};

export default config;
