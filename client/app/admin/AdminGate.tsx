import { lazy, Suspense, useSyncExternalStore } from "react";
import { useMatches } from "react-router-dom";
import { Seo } from "../../shared/seo/Seo";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import { screenOf } from "./screen";

const AdminApp = lazy(async () => ({ default: (await import("./AdminApp")).AdminApp }));

const never = () => () => undefined;

/**
 * The door to the admin area and all of it that the server renders: a title, a word to search engines, and a spinner.
 * Everything behind it is another chunk, with a client and a cache of its own.
 */
export function AdminGate() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const title = screenOf(useMatches())?.title ?? "Admin";
  return (
    <>
      <Seo title={`${title} · Admin`} noindex />
      {inBrowser ? (
        <Suspense fallback={<WaitNotice text="Loading..." />}>
          <AdminApp />
        </Suspense>
      ) : (
        <WaitNotice text="Loading..." />
      )}
    </>
  );
}
