import { EnvironmentError } from "../../config/variables";

export interface ListenAddress {
  host: string;
  port: number;
}

/** Listens on an address; failures are explained with the variables' names, which begin with `prefix`. */
export async function listenAt<Result>(
  place: ListenAddress,
  prefix: string,
  listen: (place: ListenAddress) => Promise<Result>,
): Promise<Result> {
  const { host, port } = place;
  const [PORT, HOST] = [`${prefix}PORT`, `${prefix}HOST`];
  try {
    return await listen({ host, port });
  } catch (error) {
    const sentences: Record<string, string> = {
      EADDRINUSE: `${PORT} ${port} is in use by another program. Stop that one first, or set ${PORT} to another number.`,
      EACCES: `${PORT} ${port} may not be used by this user. Set ${PORT} to a number above 1023.`,
      EADDRNOTAVAIL: `${HOST} must be an address of this machine, but is "${host}".`,
      ENOTFOUND: `${HOST} must be an address or a name of this machine, but "${host}" cannot be found.`,
    };
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ""];
    throw sentence ? new EnvironmentError(sentence) : error;
  }
}
