import semver from "semver";
import { engines } from "../../package.json";
import { EnvironmentError } from "./variables";

/** @throws when this Node gets no security fixes, or is older than a release with known holes. */
export function checkNode(version: string): void {
  if (semver.satisfies(version, engines.node)) return;
  throw new EnvironmentError(
    `Node ${version} has security holes that stay open. Run the server with Node ${engines.node}. npm start brings one on Linux.`,
  );
}
