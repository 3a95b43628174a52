import type { ApolloClient } from "@apollo/client";
import type { createBrowserRouter } from "react-router-dom";
import { adminFolder, serviceWorkerPath } from "../../site/addresses";
import { FavoritesPageDocument } from "../graphql/generated/operations";
import type { WorkerMessage } from "../serviceWorker/messages";
import { savedCopyId } from "../serviceWorker/offlineHtml";
import { storeKeys } from "../shared/favorites/useFavorites";
import { readStore, subscribeToStore } from "../shared/hooks/localStore";
import { idPageSize } from "../shared/hooks/useIdPages";

export type VisitRouter = Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">;

/** A page that is left sooner was not read, in milliseconds. */
const readingTime = 3_000;
const settleTime = 1_000;
/** How many pages of favorites are saved. */
const savedPages = 4;

const send = (message: WorkerMessage): void => navigator.serviceWorker.controller?.postMessage(message);

const addressOf = ({ location }: VisitRouter["state"]): string => location.pathname + location.search;

const listLoadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);

/** Tells the worker what is read. @param hasSeen the worker loaded the first page. */
function reportVisits(router: VisitRouter, hasSeen: boolean): void {
  let shown = addressOf(router.state);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (page: string | null, files: readonly string[] = []): void => {
    clearTimeout(timer);
    timer = setTimeout(() => send({ kind: "visit", page, files }), readingTime);
  };
  if (hasSeen) report(null);
  else report(shown, listLoadedFiles());
  router.subscribe((state) => {
    const address = addressOf(state);
    if (address === shown) return;
    shown = address;
    document.getElementById(savedCopyId)?.remove();
    report(address);
  });
}

const readIds = (list: keyof typeof storeKeys): string[] =>
  readStore<unknown[]>(storeKeys[list], [])
    .filter((id) => typeof id === "string")
    .reverse();

/** Asks for the newest favorites as their page does. The worker keeps the responses, and then the pages of the looks. */
async function saveFavorites(client: ApolloClient): Promise<void> {
  const looks = readIds("looks").slice(0, savedPages * idPageSize);
  const products = readIds("products").slice(0, idPageSize);
  for (let start = 0; start < Math.max(looks.length, Math.min(products.length, 1)); start += idPageSize) {
    const ids = looks.slice(start, start + idPageSize);
    const variables = { looks: ids.sort(), products: [...products].sort() };
    await client.query({ query: FavoritesPageDocument, variables, fetchPolicy: "network-only" });
  }
  send({ kind: "looks", ids: looks });
}

/** Saves the favorites at every change, and once per tab. */
function watchFavorites(client: ApolloClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved: string | null = window.sessionStorage.getItem("saved-favorites") ?? "";
  const save = (): void => {
    const wanted = [...readIds("looks"), ...readIds("products")].join();
    if (wanted === saved) return;
    saved = wanted;
    saveFavorites(client).then(
      () => window.sessionStorage.setItem("saved-favorites", wanted),
      () => (saved = null),
    );
  };
  const saveLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, settleTime);
  };
  saveLater();
  for (const key of Object.values(storeKeys)) subscribeToStore(key, saveLater);
}

/** Registers the service worker, after everything else, and tells it what to save. */
export async function keepOffline(router: VisitRouter, client: ApolloClient): Promise<void> {
  if (!("serviceWorker" in navigator) || window.location.pathname.startsWith(adminFolder)) return;
  const hasSeen = navigator.serviceWorker.controller !== null;
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  const isControlled = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
  await navigator.serviceWorker.register(serviceWorkerPath);
  if (!hasSeen) await isControlled;
  reportVisits(router, hasSeen);
  watchFavorites(client);
}
