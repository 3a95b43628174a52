import fs from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DocumentNode } from "graphql";

/** Runs a page's operation; the answer is `{ data, errors }` as GraphQL has it. */
export type Execute = (
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
) => Promise<unknown>;

interface Assets {
  /** The entry's, behind all that it imports: each begins in a step of its own. */
  scripts: string[];
  /** What the entry will ask for. */
  modulePreloads: string[];
  /** Texts of style sheets, small enough to come with the page. */
  styles: string[];
  /** Addresses of the fonts that every page begins with. */
  fonts: string[];
}

export interface RenderedPage {
  status: number;
  /** For a redirect; `html` is empty then. */
  location?: string;
  html: string;
  styleHashes: string[];
  scriptHashes: string[];
  /** The page may load Google Analytics. */
  googleAnalytics?: boolean;
}

/** A form that was sent without JavaScript, and why it was refused: the page shows both. */
export interface RefusedForm {
  fields: Readonly<Record<string, string>>;
  message: string;
}

/** What the client's server bundle exports. */
export interface ClientBundle {
  renderPage(request: {
    url: string;
    origin: string;
    refused?: RefusedForm;
    styleNonce?: string;
    execute: Execute;
    /** For a page with lazy routes of these source files: keys of the build's manifest. */
    assetsOf(modules: readonly string[]): Assets;
    onError(error: unknown): void;
  }): Promise<RenderedPage>;
}

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
>;

/** The bundle is an ES module, which compiled CommonJS can only load through an import() that the compiler does not see. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval
const importModule = new Function("specifier", "return import(specifier)") as (specifier: string) => Promise<unknown>;

/** Wherever the project lies and whatever folder it is started from; this file is dist/server/web/pageRenderer.js. */
const builtFolder = path.join(__dirname, "../../..");
export const builtClientFolder = path.join(builtFolder, "client");

/** Italics come when a text has some. */
const isFirstFont = (file: string): boolean => file.endsWith(".woff2") && !file.includes("italic");

/** The chunks of these names with all that they import, each behind its imports. */
function closure(manifest: Manifest, names: readonly string[]): Manifest[string][] {
  const seen = new Set<string>();
  const chunks: Manifest[string][] = [];
  const visit = (name: string): void => {
    if (seen.has(name) || !manifest[name]) return;
    seen.add(name);
    manifest[name].imports?.forEach(visit);
    chunks.push(manifest[name]);
  };
  names.forEach(visit);
  return chunks;
}

/** Scripts of the entry and of these pages with all that they import, their style sheets by `textOf`, and the fonts. */
function assetsFor(manifest: Manifest, pages: readonly string[], textOf: (file: string) => string): Assets {
  const entry = Object.keys(manifest).filter((name) => manifest[name].isEntry);
  const initial = closure(manifest, entry);
  const chunks = closure(manifest, [...entry, ...pages]);
  return {
    scripts: initial.map(({ file }) => `/${file}`),
    modulePreloads: chunks.filter((chunk) => !initial.includes(chunk)).map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(textOf),
    fonts: [...new Set(chunks.flatMap(({ assets }) => assets ?? []))].filter(isFirstFont).map((file) => `/${file}`),
  };
}

export interface PageRequest {
  url: string;
  /** Scheme and host of the absolute addresses in the page. */
  origin: string;
  /** Comes without scripts: for a page shown at an address of another, where the browser would render that one. */
  still?: boolean;
  refused?: RefusedForm;
  /** For style elements that scripts of the page add; see the page's policy. */
  styleNonce?: string;
  execute: Execute;
  onError: (error: unknown) => void;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

const unscripted = (assets: Assets): Assets => ({ ...assets, scripts: [], modulePreloads: [] });

/** Pages from the built client. */
export async function builtRenderer(): Promise<RenderPage> {
  const bundle = (await importModule(
    pathToFileURL(path.join(builtFolder, "ssr/server-entry.js")).href,
  )) as ClientBundle;
  const manifest = JSON.parse(
    await fs.readFile(path.join(builtClientFolder, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const sheets = new Map<string, string>();
  for (const file of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? [])))
    sheets.set(file, (await fs.readFile(path.join(builtClientFolder, file), "utf8")).trim());
  const textOf = (file: string): string => sheets.get(file) ?? "";
  return ({ still = false, ...request }) => {
    const assetsOf = (modules: readonly string[]): Assets => {
      const assets = assetsFor(manifest, modules, textOf);
      return still ? unscripted(assets) : assets;
    };
    return bundle.renderPage({ ...request, assetsOf });
  };
}
