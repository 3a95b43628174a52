import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import type { PictureInventory, PictureStorage } from "../features/newsroom/media/upload/pictureStorage";
import type { Draft, ExecuteSave } from "./pages/draftPage";
import type { ClientBuild, Execute, PageRequest, RenderedPage } from "./pages/pageRenderer";
import type { Refusal } from "./refusal";

interface ExecutionOptions {
  /** Reads what a preview shows instead. */
  preview?: EntityManager;
  /** Whether a client without budget is refused; false for a page that is being rendered. */
  isRefused?: boolean;
}

/** Returns a function that runs operations in this process, as a visitor. */
export type ExecuteFor = (request: FastifyRequest, options?: ExecutionOptions) => Execute;

/** Responds with the page of another address, without scripts, and with this status. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: {
    url: string;
    status: number;
    /** In place of those that every page has. */
    headers?: Record<string, string>;
  } & Pick<PageRequest, "refused" | "mailPage">,
) => Promise<FastifyReply>;

/** What the pages need. */
export interface PageDeps {
  /** Null in development, where Vite compiles what a page needs. */
  client: ClientBuild | null;
  /** Public URL of the site; null to use the request's host. */
  publicUrl: string | null;
  /** Returns the read source for visitors. */
  readDb: () => EntityManager;
  dataSource: DataSource;
  executeFor: ExecuteFor;
  executeSave: ExecuteSave;
  /** Charges a client for a page; a refusal when its budget is spent. */
  refuseClient: (request: FastifyRequest) => Refusal | null;
}

/** What other routes get from the pages. */
export interface PageRoutes {
  showPage: SendPage;
  /** Renders the page of unsaved values, for the administrator of the request. */
  renderDraft: (request: FastifyRequest, draft: Draft) => Promise<RenderedPage>;
}

/** All that routes need. Each picks from it. */
export interface WebDeps extends PageDeps, PageRoutes {
  db: () => EntityManager;
  log: Logger;
  /** Whether only this machine can reach the server. */
  isLocal: boolean;
  /** Whether the demo stores nothing. */
  isReadOnly: boolean;
  /** Pictures of the sample content. */
  art: Pick<PictureStorage, "read">;
  pictures: PictureStorage;
  /** JPEGs for link previews, made from `art`. */
  previews: PictureStorage;
  /** Pictures that readers ask about. */
  questions: PictureInventory;
}

/** Registers the routes of one subject. */
export type Routes = (app: FastifyInstance, deps: WebDeps) => void | Promise<void>;
