/** Prints the bill of materials (CycloneDX): what the lock file installs, with checksums. The same lock makes the same text. */
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** `npm sbom` refuses a tree without development packages, but reads a lock. */
const args = ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx"];

export function makeSbom() {
  const {
    serialNumber: _,
    metadata,
    ...rest
  } = JSON.parse(execFileSync("npm", args, { encoding: "utf8", maxBuffer: 1e8 }));
  const { timestamp: __, ...lasting } = metadata;
  return `${JSON.stringify({ ...rest, metadata: lasting }, null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.stdout.write(makeSbom());
