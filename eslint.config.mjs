import { execFileSync, spawnSync } from "node:child_process";
import graphql from "@graphql-eslint/eslint-plugin";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import redos from "eslint-plugin-redos";
import tseslint from "typescript-eslint";

const namedExports = { selector: "ExportDefaultDeclaration", message: "Named exports only." };
const publicBundle = "The browser's bundle is public: nothing of the environment goes into it.";

// Its other back ends are programs of other languages.
process.env.RECHECK_BACKEND = "pure";
/** Fuzzes a regular expression; bounded and seeded, so that the result is the same on every machine. */
const linearTime = {
  checker: "fuzz",
  maxIteration: 1,
  incubationLimit: 2_000,
  attackLimit: 50_000,
  maxAttackStringSize: 1_500,
  randomSeed: 1,
  timeout: null,
  ignoreErrors: false,
};

/** Files that differ from the published branch, or from the last commit where there is none. */
function listChangedFiles() {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const hasPublished = spawnSync("git", ["rev-parse", "--verify", "--quiet", "origin/main"]).status === 0;
  const changed = git("diff", "--name-only", hasPublished ? "origin/main" : "HEAD");
  return `${changed}${git("ls-files", "--others", "--exclude-standard")}`.split("\n");
}

/** Fuzzing takes minutes, so FUZZ_PATTERNS=all covers all files, and otherwise only those that changed. */
const product = ["site/**/*.ts", "server/**/*.{ts,tsx}", "client/**/*.{ts,tsx}"];
const fuzzed =
  process.env.FUZZ_PATTERNS === "all"
    ? product
    : listChangedFiles().filter((file) => /^(?:site|server|client)\/.+\.tsx?$/.test(file));

const code = ["site/**/*.ts", "server/**/*.{ts,tsx}", "client/**/*.{ts,tsx}", "e2e/**/*.ts"];
const tests = ["**/*.test.ts", "**/*.test.tsx", "**/testing/**/*.{ts,tsx}", "e2e/**/*.ts"];

export default tseslint.config(
  { ignores: ["dist/", "data/", "node_modules/", ".cache/", "client/graphql/generated/"] },
  // Rules that need types take most of the time, and find in tests what running them finds.
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: code, ignores: tests })),
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: tests })),
  {
    files: code,
    ignores: tests,
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: { "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }] },
  },
  {
    files: code,
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-restricted-syntax": ["error", namedExports],
    },
  },
  {
    files: ["server/**/*.{ts,tsx}"],
    ignores: [
      "server/config/**",
      "server/main.ts",
      "server/testing/**",
      "server/commands/**",
      "server/database/embedded/**",
      "**/*.test.ts",
    ],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only server/config reads the environment." },
      ],
    },
  },
  {
    files: ["client/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-properties": ["error", { object: "process", property: "env", message: publicBundle }],
      "no-restricted-syntax": [
        "error",
        namedExports,
        { selector: "MemberExpression[object.type=MetaProperty][property.name=env]", message: publicBundle },
      ],
    },
  },
  ...fuzzed.map((file) => ({
    files: [file],
    // Build steps read what the project itself has written.
    ignores: ["**/*.test.{ts,tsx}", "**/testing/**", "client/build/**"],
    plugins: { redos },
    rules: { "redos/no-vulnerable": ["error", linearTime] },
  })),
  {
    files: ["server/testing/database/st*Database.ts", "e2e/support/st*Site.ts", "client/vite.config.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  { files: ["client/**/*.tsx"], ...hooks.configs.flat.recommended },
  { files: ["client/**/*.tsx"], ...a11y.flatConfigs.recommended },
  {
    files: ["client/**/*.graphql"],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: "./schema.graphql", documents: ["client/**/*.graphql"] } },
    },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      "@graphql-eslint/known-type-names": "error",
      "@graphql-eslint/fields-on-correct-type": "error",
      "@graphql-eslint/no-unused-fragments": "error",
      "@graphql-eslint/no-deprecated": "error",
    },
  },
);
