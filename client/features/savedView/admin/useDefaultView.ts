import { useEffect, useRef } from "react";
import { useNavigate, useLocation } from "react-router-dom";

/** Opens the screen with the person's default view when its address names no search, filter or form. */
export function useDefaultView(defaultQuery: string | null | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isDecided = useRef(search !== "");
  useEffect(() => {
    if (isDecided.current || defaultQuery === undefined) return;
    isDecided.current = true;
    // The person may have searched before the response came.
    if (search !== "" || !defaultQuery) return;
    void navigate(`${pathname}?${defaultQuery}`, { replace: true, preventScrollReset: true });
  }, [defaultQuery, search, pathname, navigate]);
}
