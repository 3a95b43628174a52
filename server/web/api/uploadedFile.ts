import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { ImportRefused } from "../../core/table/importRefused";
import { appError, badUserInput } from "../../core/errors/appErrors";

export interface UploadedFile {
  /** Opens the file from its first byte. */
  open: () => Readable;
  /** Where it is until the work is done. */
  path: string;
  /** The other form fields. */
  fields: Record<string, string>;
  /** The sender's file name, for display. */
  fileName: string;
}

const maxFields = 10;
/** Answers about a report name each word of its columns. */
const maxFieldLength = 100_000;
const maxNameLength = 200;

/** Returns the form fields and the file name; writes the file to `target`. */
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
    limits: { fileSize, files: 1, fields: maxFields, fieldSize: maxFieldLength },
  })) {
    if (part.type === "file") {
      files++;
      fileName = part.filename.replaceAll("\0", "").slice(0, maxNameLength);
      await pipeline(part.file, createWriteStream(target, { flags: "wx", mode: 0o600 }));
    } else if (part.valueTruncated) throw badUserInput("A field of the form is too long.");
    else fields[part.fieldname] = String(part.value);
  }
  if (files === 0) throw badUserInput("Please choose a file.", { file: "Please choose a file." });
  return { fields, fileName };
}

const megabyte = 1024 * 1024;

/** Replaces the parser's own error messages, which mention parts and boundaries. */
function toUploadError(error: Error & { code?: string; syscall?: string }, fileSize: number): Error {
  if (error instanceof GraphQLError) return error;
  if (error.code === "FST_REQ_FILE_TOO_LARGE")
    return appError("PAYLOAD_TOO_LARGE", `This file is too large. Choose one of at most ${fileSize / megabyte} MB.`);
  // The disk is full or read-only.
  if (error.syscall) return appError("SERVICE_UNAVAILABLE", "The file could not be stored. Please try again shortly.");
  return badUserInput("The upload is incomplete. Please try again.");
}

/**
 * Receives a form with one file and runs the work when the file is complete, so that a slow upload holds no database
 * connection. Deletes the file afterwards.
 * @throws BAD_USER_INPUT, also when the work throws ImportRefused; 413 when the file is larger than `fileSize` bytes.
 */
export async function withUploadedFile<Result>(
  request: FastifyRequest,
  fileSize: number,
  work: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const target = path.join(os.tmpdir(), `wornby-import-${randomUUID()}`);
  try {
    const received = await receive(request, target, fileSize).catch((error: Error) => {
      throw toUploadError(error, fileSize);
    });
    return await work({ ...received, path: target, open: () => createReadStream(target) });
  } catch (error) {
    throw error instanceof ImportRefused ? badUserInput(error.message) : error;
  } finally {
    await fs.rm(target, { force: true });
  }
}

/** Returns whether a checkbox field is set. */
export const isSwitchedOn = (value: string | undefined): boolean => value === "true" || value === "on";
