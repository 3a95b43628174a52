import { randomBytes } from "node:crypto";

/** Returns 64 random bits as 16 lowercase hexadecimal characters. They say nothing about the visitor or the link. */
export const createClickId = (): string => randomBytes(8).toString("hex");
