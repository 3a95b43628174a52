import { useLocation, useNavigate } from "react-router-dom";
import { useInBrowser } from "../../../shared/hooks/useInBrowser";

const stateKey = "zoomedPicture";

/** Keeps the open picture in a separate history entry, so that Back closes it, as people expect on a phone. */
export function useZoomEntry(pictureId: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  // A reload keeps the entry's state, which the server does not know.
  const isInBrowser = useInBrowser(() => true, false);
  return {
    isOpen: isInBrowser && (state as Record<string, unknown> | null)?.[stateKey] === pictureId,
    open: () => void navigate({ pathname, search }, { state: { [stateKey]: pictureId }, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}
