import type { ApolloClient } from "@apollo/client";
import type { createBrowserRouter } from "react-router-dom";
import { adminFolder, serviceWorkerPath } from "../../site/addresses";
import { FavoritesPageDocument, FollowingPageDocument } from "../graphql/generated/operations";
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

const followsKey = "follows";

const readIds = (key: string): string[] =>
  readStore<unknown[]>(key, [])
    .filter((id) => typeof id === "string")
    .reverse();

/** Asks for the newest favorites as their page does. The worker keeps the responses, and then the pages of the looks. */
async function saveFavorites(client: ApolloClient): Promise<void> {
  const looks = readIds(storeKeys.looks).slice(0, savedPages * idPageSize);
  const products = readIds(storeKeys.products).slice(0, idPageSize);
  for (let start = 0; start < Math.max(looks.length, Math.min(products.length, 1)); start += idPageSize) {
    const ids = looks.slice(start, start + idPageSize);
    const variables = { looks: ids.sort(), products: [...products].sort() };
    await client.query({ query: FavoritesPageDocument, variables, fetchPolicy: "network-only" });
  }
  send({ kind: "looks", ids: looks });
}

/** Asks for the followed celebrities as their page does, which then can list them. */
async function saveFollows(client: ApolloClient): Promise<void> {
  const follows = readIds(followsKey).slice(0, savedPages * idPageSize);
  for (let start = 0; start < follows.length; start += idPageSize) {
    const variables = { ids: follows.slice(start, start + idPageSize) };
    await client.query({ query: FollowingPageDocument, variables, fetchPolicy: "network-only" });
  }
}

/** Saves lists of this browser at every change, and once per tab. @param name of the tab's note of what is saved */
function watchLists(name: string, keys: readonly string[], saveRows: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved: string | null = window.sessionStorage.getItem(name) ?? "";
  const save = (): void => {
    const wanted = keys.flatMap(readIds).join();
    if (wanted === saved) return;
    saved = wanted;
    saveRows().then(
      () => window.sessionStorage.setItem(name, wanted),
      () => (saved = null),
    );
  };
  const saveLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, settleTime);
  };
  saveLater();
  for (const key of keys) subscribeToStore(key, saveLater);
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
  watchLists("saved-favorites", Object.values(storeKeys), () => saveFavorites(client));
  watchLists("saved-follows", [followsKey], () => saveFollows(client));
}
