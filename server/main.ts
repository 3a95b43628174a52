import "reflect-metadata";
import { startServer } from "./app/startServer";
import { EnvironmentError, parseEnvironment } from "./config/environment";
import { DataDirInUseError } from "./database/embedded/lock";

async function main(): Promise<void> {
  const server = await startServer(parseEnvironment(process.env));
  process.once("SIGTERM", server.stop).once("SIGINT", server.stop);
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError || error instanceof DataDirInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
});
