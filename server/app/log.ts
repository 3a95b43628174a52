import { trace } from "@opentelemetry/api";
import pino, { type DestinationStream, type Logger } from "pino";
import { personalFeedFolder } from "../../site/feedPaths";

const secrets = ["authorization", "cookie", "email", "passwordHash", "password", "salt", "set-cookie", "token"];
const places = secrets.map((name) => (/^\w+$/.test(name) ? name : `["${name}"]`));
const below = (place: string): string => (place.startsWith("[") ? `*${place}` : `*.${place}`);

const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Removes rejected values from PostgreSQL messages: from the first quote to the last one at the end of a line. */
function withoutRefusedValue(text: string): string {
  const start = text.indexOf(': "') + 2;
  const end = text.endsWith('"') ? text.length - 1 : text.lastIndexOf('"\n');
  return start > 1 && end > start ? `${text.slice(0, start)}[redacted]${text.slice(end + 1)}` : text;
}

const withoutValues = (text: string): string => withoutRefusedValue(text).replace(emailAddress, "[redacted]");

/**
 * Returns the error fields that are known to be harmless, without statements, parameters, rows, headers and responses.
 */
function errorFields(error: Error): object {
  const { type, message, stack = "", code, constraint, syscall } = pino.stdSerializers.err(error);
  const redacted = withoutValues(message);
  const frames = stack.startsWith(`${type}: ${message}`)
    ? stack.slice(`${type}: ${message}`.length)
    : stack.replace(/^(?! +at ).*\n?/gm, "");
  return {
    type,
    message: redacted,
    stack: `${type}: ${redacted}${withoutValues(frames)}`,
    code: code as unknown,
    constraint: constraint as unknown,
    syscall: syscall as unknown,
  };
}

const personalFeed = new RegExp(`^${personalFeedFolder}.*$`, "s");

/** Removes the query, which may contain typed text, and the key of a personal feed. */
const pathOnly = (url: unknown): unknown =>
  typeof url === "string" ? url.replace(/\?.*$/s, "?...").replace(personalFeed, `${personalFeedFolder}...`) : url;

/** Returns the fields that OpenTelemetry wants in the log lines of a recorded request. */
function traceFields(): object {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** Creates the log with one JSON line per event; personal data and credentials are never written. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      mixin: traceFields,
      serializers: { err: errorFields, url: pathOnly },
      redact: {
        paths: [...places, ...places.map(below), ...places.map((place) => `*.${below(place)}`)],
        censor: "[redacted]",
      },
    },
    destination ?? pino.destination(1),
  );
