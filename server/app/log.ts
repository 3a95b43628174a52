import pino, { type DestinationStream, type Logger } from "pino";

const secrets = ["authorization", "cookie", "email", "passwordHash", "password", "salt", "set-cookie", "token"];
const places = secrets.map((name) => (/^\w+$/.test(name) ? name : `["${name}"]`));
const below = (place: string): string => (place.startsWith("[") ? `*${place}` : `*.${place}`);

const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** PostgreSQL ends its message with the value that it does not like: from the first quote to the last one that ends a line. */
function withoutRefusedValue(text: string): string {
  const start = text.indexOf(': "') + 2;
  const end = text.endsWith('"') ? text.length - 1 : text.lastIndexOf('"\n');
  return start > 1 && end > start ? `${text.slice(0, start)}[redacted]${text.slice(end + 1)}` : text;
}

const withoutValues = (text: string): string => withoutRefusedValue(text).replace(emailAddress, "[redacted]");

/** What is known to be harmless, and nothing else that an error carries: statements, parameters, rows, headers, answers. */
function errorFields(error: Error): object {
  const { type, message, stack = "", code, constraint, syscall } = pino.stdSerializers.err(error);
  const told = withoutValues(message);
  const frames = stack.startsWith(`${type}: ${message}`)
    ? stack.slice(`${type}: ${message}`.length)
    : stack.replace(/^(?! +at ).*\n?/gm, "");
  return {
    type,
    message: told,
    stack: `${type}: ${told}${withoutValues(frames)}`,
    code: code as unknown,
    constraint: constraint as unknown,
    syscall: syscall as unknown,
  };
}

/** Addresses without what was asked for, which people type. */
const pathOnly = (url: unknown): unknown => (typeof url === "string" ? url.replace(/\?.*$/s, "?...") : url);

/** One JSON line per event; what identifies people or opens doors is never written. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { err: errorFields, url: pathOnly },
      redact: {
        paths: [...places, ...places.map(below), ...places.map((place) => `*.${below(place)}`)],
        censor: "[redacted]",
      },
    },
    destination ?? pino.destination(1),
  );
