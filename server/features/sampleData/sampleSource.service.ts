import fs from "node:fs";
import path from "node:path";
import { notFound } from "../../shared/errors/appErrors";
import type { SampleContent, SampleSource } from "./sampleSource.types";

/** The same relative path works from the sources and from `dist/`. */
const folder = path.join(__dirname, "../../../sample");

/** Whether the sample data is part of this installation. */
export const hasSample = fs.existsSync(path.join(folder, "content"));

async function importSource(): Promise<SampleSource | null> {
  if (!hasSample) return null;
  // The path is computed, so that the server compiles and starts without the folder.
  const { sampleSource } = (await import(path.join(folder, "source"))) as { sampleSource: SampleSource };
  return sampleSource;
}

let source: Promise<SampleSource | null> | undefined;

/** Returns the sample data and its drawings; null when the folder `sample/` is not part of this installation. */
export const loadSampleSource = (): Promise<SampleSource | null> => (source ??= importSource());

/** @throws NOT_FOUND when the folder `sample/` is not part of this installation. */
export async function loadSampleContent(): Promise<SampleContent> {
  const loaded = await loadSampleSource();
  if (!loaded) throw notFound("Sample data is not part of this installation.");
  return loaded.readContent();
}
