import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useMatches } from "react-router-dom";
import { Seo } from "../../shared/seo/Seo";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import { findScreen } from "./screen";

/**
 * The door to the admin area and all of it that the server renders: a title, a word to search engines, and a spinner.
 * Everything behind it is another chunk, with a client and a cache of its own, loaded together with the screen's.
 */
export function AdminGate() {
  const screen = findScreen(useMatches());
  const [AdminApp, setAdminApp] = useState<ComponentType>();
  const [failure, setFailure] = useState<Error>();
  // The screen itself says it when its code can't be loaded: it asks again.
  const load = useEffectEvent(() => Promise.all([import("./AdminApp"), screen?.preload().catch(() => undefined)]));
  // The first screen alone: the next ones load as they are opened.
  useEffect(() => {
    load().then(([app]) => setAdminApp(() => app.AdminApp), setFailure);
  }, []);
  if (failure) throw failure;
  return (
    <>
      <Seo title={`${screen?.title ?? "Admin"} · Admin`} noindex />
      {AdminApp ? <AdminApp /> : <WaitNotice text="Loading..." />}
    </>
  );
}
