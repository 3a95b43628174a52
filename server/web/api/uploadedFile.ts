import { createReadStream, createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { ImportRefused } from "../../core/table/importRefused";
import type { NamedFile } from "../../core/table/severalFiles";
import { appError, badUserInput } from "../../core/errors/appErrors";

export interface UploadedFile extends NamedFile {
  /** Opens the file from its first byte. */
  open: () => Readable;
  /** Where it is until the work is done. */
  path: string;
}

/** A form with at least one file. */
interface UploadedForm {
  files: UploadedFile[];
  /** The other form fields. */
  fields: Record<string, string>;
}

/** How many files a form can have, and how many bytes each. */
interface UploadLimits {
  fileSize: number;
  files: number;
}

const maxFields = 10;
/** Answers about a report name each word of its columns. */
const maxFieldLength = 100_000;
const maxNameLength = 200;

/** Reads the form, and writes its files to `folder`. */
async function receive(request: FastifyRequest, folder: string, limits: UploadLimits): Promise<UploadedForm> {
  if (!request.isMultipart()) throw badUserInput("Please send a form with one file.");
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  for await (const part of request.parts({ limits: { ...limits, fields: maxFields, fieldSize: maxFieldLength } })) {
    if (part.type === "file") {
      const fileName = part.filename.replaceAll("\0", "").slice(0, maxNameLength);
      const target = path.join(folder, String(files.length));
      await pipeline(part.file, createWriteStream(target, { flags: "wx", mode: 0o600 }));
      files.push({ fileName, path: target, open: () => createReadStream(target) });
    } else if (part.valueTruncated) throw badUserInput("A field of the form is too long.");
    else fields[part.fieldname] = String(part.value);
  }
  if (files.length === 0) throw badUserInput("Please choose a file.", { file: "Please choose a file." });
  return { fields, files };
}

const megabyte = 1024 * 1024;

/** Replaces the parser's own error messages, which mention parts and boundaries. */
function toUploadError(error: Error & { code?: string; syscall?: string }, { fileSize, files }: UploadLimits): Error {
  if (error instanceof GraphQLError) return error;
  if (error.code === "FST_REQ_FILE_TOO_LARGE")
    return appError("PAYLOAD_TOO_LARGE", `This file is too large. Choose one of at most ${fileSize / megabyte} MB.`);
  if (error.code === "FST_FILES_LIMIT")
    return badUserInput(files === 1 ? "Choose one file." : `Choose at most ${files} files at once.`);
  // The disk is full or read-only.
  if (error.syscall) return appError("SERVICE_UNAVAILABLE", "The file could not be stored. Please try again shortly.");
  return badUserInput("The upload is incomplete. Please try again.");
}

/**
 * Receives a form with files and runs the work when they are complete, so that a slow upload holds no database connection.
 * Deletes the files afterwards.
 * @throws BAD_USER_INPUT, also when the work throws ImportRefused; 413 when a file is larger than `fileSize` bytes.
 */
export async function withUploadedFiles<Result>(
  request: FastifyRequest,
  limits: UploadLimits,
  work: (form: UploadedForm) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-import-")).catch((error: Error) => {
    throw toUploadError(error, limits);
  });
  try {
    const received = await receive(request, folder, limits).catch((error: Error) => {
      throw toUploadError(error, limits);
    });
    return await work(received);
  } catch (error) {
    throw error instanceof ImportRefused ? badUserInput(error.message) : error;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Receives a form with one file, see withUploadedFiles. */
export const withUploadedFile = <Result>(
  request: FastifyRequest,
  fileSize: number,
  work: (file: UploadedFile & Pick<UploadedForm, "fields">) => Promise<Result>,
): Promise<Result> =>
  withUploadedFiles(request, { fileSize, files: 1 }, ({ files: [file], fields }) => work({ ...file, fields }));

/** Returns whether a checkbox field is set. */
export const isSwitchedOn = (value: string | undefined): boolean => value === "true" || value === "on";
