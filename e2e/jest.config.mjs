import { compileWith } from "../scripts/jest/transform.mjs";

/** @type {import("jest").Config} */
const config = {
  displayName: "browser",
  rootDir: ".",
  testEnvironment: "node",
  testMatch: ["<rootDir>/**/*.e2e.ts"],
  transform: compileWith("e2e/tsconfig.json"),
  globalSetup: "<rootDir>/support/startSite.ts",
  globalTeardown: "<rootDir>/support/stopSite.ts",
  // Only ends what hangs: a busy machine takes four times as long.
  testTimeout: 300_000,
  maxWorkers: 2,
  reporters: ["default", "<rootDir>/../scripts/jest/progress.mjs"],
};

export default config;
