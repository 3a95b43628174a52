import pino, { type Logger } from "pino";

/** One JSON line per event; what identifies people or opens doors is never written. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: [
        "*.password",
        "*.passwordHash",
        "*.email",
        "*.cookie",
        "req.headers.cookie",
        "req.headers.authorization",
        "err.parameters",
        "err.query",
        "err.driverError",
        "err.detail",
      ],
      censor: "[redacted]",
    },
  });
