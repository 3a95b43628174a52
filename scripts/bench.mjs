/** npm run bench and bench:*: node scripts/bench.mjs FILE ARGUMENTS; the first comment of each file in bench/ describes what it measures. */
import { build, install, run } from "./steps.mjs";

const [file, ...rest] = process.argv.slice(2);
await install();
await build();
const typescript = file.endsWith(".ts") ? ["-r", "./scripts/registerTypescript.cjs"] : [];
await run(process.execPath, [...typescript, `bench/${file}`, ...rest]);
