import { Suspense } from "react";
import { useRecentLooks } from "../../../features/content/outfit/recentLooks";
import { lazyPart } from "../../../shared/ui/lazyPart";

// Only returning visitors have looks here.
const HomePageRecentLooks = lazyPart(async () => (await import("./HomePageRecentLooks")).HomePageRecentLooks);

/** The looks that this browser opened last; nothing on the server and for new visitors. */
export function HomePageRecent() {
  const { ids } = useRecentLooks();
  if (ids.length === 0) return null;
  return (
    <Suspense>
      <HomePageRecentLooks />
    </Suspense>
  );
}
