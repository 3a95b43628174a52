/** What a route beside GraphQL answered instead of its result. */
export class RequestError extends Error {
  constructor(
    /** A sentence for the person who reads it. */
    message: string,
    readonly code: string,
    readonly fieldErrors: Record<string, string> = {},
    /** What else the answer told, for those who know the route. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "RequestError";
  }
}

interface Answer {
  errors?: {
    message?: string;
    extensions?: { code?: string; fieldErrors?: Record<string, string>; [name: string]: unknown };
  }[];
}

/** Reads `{errors:[{message, extensions:{code, fieldErrors}}]}`; anything else is told in general words. */
export function toRequestError(status: number, body: string): RequestError {
  const plain = new RequestError("An unexpected error occurred", status === 401 ? "UNAUTHENTICATED" : `HTTP_${status}`);
  try {
    const [first] = (JSON.parse(body) as Answer).errors ?? [];
    if (!first?.message) return plain;
    const { code, fieldErrors, ...more } = first.extensions ?? {};
    return new RequestError(first.message, code ?? plain.code, fieldErrors, more);
  } catch {
    return plain;
  }
}
