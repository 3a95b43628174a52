/** A message for failures that say nothing to a person. */
export const unexpectedMessage = "An unexpected error occurred";

/** An error response of an HTTP route. */
export class RequestError extends Error {
  constructor(
    /** A message for the user. */
    message: string,
    readonly code: string,
    readonly fieldErrors: Record<string, string> = {},
    /** Further data of the response, for callers that know the route. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "RequestError";
  }
}

interface ErrorBody {
  errors?: {
    message?: string;
    extensions?: { code?: string; fieldErrors?: Record<string, string>; [name: string]: unknown };
  }[];
}

/** Parses `{errors:[{message, extensions:{code, fieldErrors}}]}`; any other body gives a general message. */
export function toRequestError(status: number, body: string): RequestError {
  const plain = new RequestError(unexpectedMessage, status === 401 ? "UNAUTHENTICATED" : `HTTP_${status}`);
  try {
    const [first] = (JSON.parse(body) as ErrorBody).errors ?? [];
    if (!first?.message) return plain;
    const { code, fieldErrors, ...more } = first.extensions ?? {};
    return new RequestError(first.message, code ?? plain.code, fieldErrors, more);
  } catch {
    return plain;
  }
}
