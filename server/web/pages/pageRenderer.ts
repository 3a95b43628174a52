import fs from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { DocumentNode } from "graphql";
import type { MailPage } from "../../../site/mailPages";

/** Runs an operation of a page; returns `{ data, errors }` as GraphQL does. */
export type Execute = (
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
) => Promise<unknown>;

interface Assets {
  /** The entry script after its imports, so that each runs in its own task. */
  scripts: string[];
  /** Modules that the entry imports. */
  modulePreloads: string[];
  /** Contents of style sheets, small enough to be inlined. */
  styles: string[];
}

export interface RenderedPage {
  status: number;
  /** Redirect target; `html` is empty then. */
  location?: string;
  html: string;
  styleHashes: string[];
  scriptHashes: string[];
  /** True when the page may load Google Analytics. */
  googleAnalytics?: boolean;
}

/** A form sent without JavaScript, and its errors: the page shows both. */
export interface RefusedForm {
  fields: Readonly<Record<string, string>>;
  message: string;
  /** Name of the field that is wrong; missing when no single one is. */
  field?: string;
}

/** Exports of the client's server bundle. */
export interface ClientBundle {
  renderPage(request: {
    url: string;
    origin: string;
    refused?: RefusedForm;
    mailPage?: MailPage;
    styleNonce?: string;
    execute: Execute;
    /** Returns the assets for a page with lazy routes of these source files: keys of the build's manifest. */
    getAssets(modules: readonly string[]): Assets;
    onError(error: unknown): void;
  }): Promise<RenderedPage>;
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

/** The bundle is an ES module, which compiled CommonJS can only load through an import() that the compiler does not see. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval
const importModule = new Function("specifier", "return import(specifier)") as (specifier: string) => Promise<unknown>;

/** Independent of the project's location and working directory; this file is compiled to dist/server/web/pages. */
const builtFolder = path.join(__dirname, "../../..");
const builtClientFolder = path.join(builtFolder, "client");

/** Returns the chunks of these names with all imports, dependencies first. */
function collectChunks(manifest: Manifest, names: readonly string[]): Manifest[string][] {
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

/** Returns the scripts of the entry and of these pages with all imports. */
function scriptsFor(manifest: Manifest, pages: readonly string[]): Omit<Assets, "styles"> {
  const entry = Object.keys(manifest).filter((name) => manifest[name].isEntry);
  const initial = collectChunks(manifest, entry);
  const chunks = collectChunks(manifest, [...entry, ...pages]);
  return {
    scripts: initial.map(({ file }) => `/${file}`),
    modulePreloads: chunks.filter((chunk) => !initial.includes(chunk)).map(({ file }) => `/${file}`),
  };
}

export interface PageRequest {
  url: string;
  /** Scheme and host of absolute URLs in the page. */
  origin: string;
  /** Omits scripts: for a page shown at another address, where the browser would render that other page. */
  withoutScripts?: boolean;
  refused?: RefusedForm;
  /** What the page of a mail's link shows. */
  mailPage?: MailPage;
  /** The page shows what is not public, so robots must not index it. */
  isPreview?: boolean;
  /** Nonce of style elements that the page's scripts add; see its policy. */
  styleNonce?: string;
  execute: Execute;
  onError: (error: unknown) => void;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

const removeScripts = (assets: Assets): Assets => ({ ...assets, scripts: [], modulePreloads: [] });

async function loadRenderer(): Promise<RenderPage> {
  const bundle = (await importModule(
    pathToFileURL(path.join(builtFolder, "ssr/server-entry.js")).href,
  )) as ClientBundle;
  const manifest = JSON.parse(
    await fs.readFile(path.join(builtClientFolder, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const sheet = await fs.readFile(path.join(builtClientFolder, manifest["style.css"].file), "utf8");
  const styles = [sheet.trim()];
  return ({ withoutScripts: still = false, ...request }) => {
    const getAssets = (modules: readonly string[]): Assets => {
      const assets = { ...scriptsFor(manifest, modules), styles };
      return still ? removeScripts(assets) : assets;
    };
    return bundle.renderPage({ ...request, getAssets });
  };
}

/** The client's files, and what renders pages on the server. */
export interface ClientBuild {
  /** Folder of the files that browsers load. */
  folder: string;
  loadRenderer(): Promise<RenderPage>;
}

export const clientBuild: ClientBuild = { folder: builtClientFolder, loadRenderer };
