import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { ImportRefused } from "../../shared/csv/importRefused";
import { appError, badUserInput } from "../../shared/errors/appErrors";

export interface UploadedFile {
  /** From its first byte. */
  open: () => Readable;
  /** What the form says beside the file. */
  fields: Record<string, string>;
  /** As the sender calls it, for people to read. */
  fileName: string;
}

const mostFields = 10;
const longestField = 4_000;
const longestName = 200;

/** The fields of the form and the file's name; the one file goes to `target`. */
async function receive(
  request: FastifyRequest,
  target: string,
  fileSize: number,
): Promise<Pick<UploadedFile, "fields" | "fileName">> {
  if (!request.isMultipart()) throw badUserInput("Please send a form with one file.");
  const fields: Record<string, string> = {};
  let files = 0;
  let fileName = "";
  for await (const part of request.parts({
    limits: { fileSize, files: 1, fields: mostFields, fieldSize: longestField },
  })) {
    if (part.type === "file") {
      files++;
      fileName = part.filename.replaceAll("\0", "").slice(0, longestName);
      await pipeline(part.file, createWriteStream(target, { flags: "wx", mode: 0o600 }));
    } else if (part.valueTruncated) throw badUserInput("A field of the form is too long.");
    else fields[part.fieldname] = String(part.value);
  }
  if (files === 0) throw badUserInput("Please choose a file.", { file: "Please choose a file." });
  return { fields, fileName };
}

const megabyte = 1024 * 1024;

/** The parser's own errors speak of parts and boundaries. */
function unreadable(error: Error & { code?: string; syscall?: string }, fileSize: number): Error {
  if (error instanceof GraphQLError) return error;
  if (error.code === "FST_REQ_FILE_TOO_LARGE")
    return appError("PAYLOAD_TOO_LARGE", `This file is too large. Choose one of at most ${fileSize / megabyte} MB.`);
  // The disk is full, or may not be written to.
  if (error.syscall) return appError("SERVICE_UNAVAILABLE", "The file could not be kept. Please try again shortly.");
  return badUserInput("This upload did not arrive whole. Please try again.");
}

/**
 * Takes a form with one file and works with it when all of it is there: a slow upload holds no connection to the database.
 * The file is gone afterwards.
 * @throws BAD_USER_INPUT also for what the work refuses as ImportRefused; 413 when the file is larger than `fileSize` bytes.
 */
export async function withUploadedFile<Result>(
  request: FastifyRequest,
  fileSize: number,
  work: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const target = path.join(os.tmpdir(), `wornby-import-${randomUUID()}`);
  try {
    const received = await receive(request, target, fileSize).catch((error: Error) => {
      throw unreadable(error, fileSize);
    });
    return await work({ ...received, open: () => createReadStream(target) });
  } catch (error) {
    throw error instanceof ImportRefused ? badUserInput(error.message) : error;
  } finally {
    await fs.rm(target, { force: true });
  }
}

/** A switch of the form. */
export const isSwitchedOn = (value: string | undefined): boolean => value === "true" || value === "on";
