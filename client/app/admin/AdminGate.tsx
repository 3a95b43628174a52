import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { useMatches } from "react-router-dom";
import { Seo } from "../../shared/seo/Seo";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import { findScreen } from "./screen";

/**
 * The entry to the admin area, and all of it that the server renders: a title, a robots tag, and a spinner. Everything
 * else is in a separate chunk with a separate client and cache, loaded in parallel with the screen's.
 */
export function AdminGate() {
  const screen = findScreen(useMatches());
  const [AdminApp, setAdminApp] = useState<ComponentType>();
  const [failure, setFailure] = useState<Error>();
  // If the chunk fails to load, the screen itself shows the error: it requests the chunk again.
  const load = useEffectEvent(() => Promise.all([import("./AdminApp"), screen?.preload().catch(() => undefined)]));
  // Preloads only the first screen; the others load when they open.
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
