import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
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

const product = ["site/**/*.ts", "server/**/*.{ts,tsx}", "client/**/*.{ts,tsx}"];
/** Fuzzing takes minutes. The gate sets this; otherwise only patterns that are new since the last commit of main are fuzzed. */
const fuzzesAll = process.env.FUZZ_PATTERNS === "all";

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** Returns the last commit of the published main that this branch has, or of the local one where nothing is published. */
function findBase() {
  const isKnown = (name) => spawnSync("git", ["rev-parse", "--verify", "--quiet", name]).status === 0;
  return git("merge-base", "HEAD", ["origin/main", "main"].find(isKnown) ?? "HEAD").trim();
}
const base = fuzzesAll ? null : findBase();

/** Files of the product that are not as they were in that commit. */
const listChangedFiles = () =>
  `${git("diff", "--name-only", base)}${git("ls-files", "--others", "--exclude-standard")}`
    .split("\n")
    .filter((file) => /^(?:site|server|client)\/.+\.tsx?$/.test(file));

/** Returns a file as it was in that commit; empty when it is new. */
function readBase(file) {
  const { status, stdout } = spawnSync("git", ["show", `${base}:${path.relative(".", file)}`], { encoding: "utf8" });
  return status === 0 ? stdout : "";
}

const fuzzAll = redos.rules["no-vulnerable"];
/** Leaves out the patterns that a file had in that commit. */
const fuzzNew = {
  ...fuzzAll,
  create(context) {
    const before = readBase(context.filename);
    const checks = Object.entries(fuzzAll.create(context)).map(([type, check]) => [
      type,
      (node) => before.includes(context.sourceCode.getText(node)) || check(node),
    ]);
    return Object.fromEntries(checks);
  },
};

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
  ...(fuzzesAll ? product : listChangedFiles()).map((file) => ({
    files: [file],
    // Build steps read what the project itself has written.
    ignores: ["**/*.test.{ts,tsx}", "**/testing/**", "client/build/**"],
    plugins: { redos: { rules: { "no-vulnerable": fuzzesAll ? fuzzAll : fuzzNew } } },
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
