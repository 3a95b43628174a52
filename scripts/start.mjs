/** npm start: installs and builds what is missing, then runs the server in this process. */
import { createRequire } from "node:module";
import path from "node:path";
import { build, install, root } from "./steps.mjs";

await install();
await build();
createRequire(import.meta.url)(path.join(root, "dist/server/main.js"));
