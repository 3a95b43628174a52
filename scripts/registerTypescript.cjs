/** Lets Node load TypeScript files, in development and tests: `node -r ./scripts/registerTypescript.cjs FILE`. */
const path = require("node:path");

require("ts-node").register({ transpileOnly: true, project: path.join(__dirname, "../server/tsconfig.json") });
