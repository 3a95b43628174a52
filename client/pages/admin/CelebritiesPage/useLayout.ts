import { useSearchParams } from "react-router-dom";

export type Layout = "grid" | "list";

/** Cards or list; stored in the URL, like all of a list's state. */
export function useLayout(): [Layout, (layout: Layout) => void] {
  const [params, setParams] = useSearchParams();
  const set = (layout: Layout) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (layout === "grid") next.delete("layout");
        else next.set("layout", layout);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get("layout") === "list" ? "list" : "grid", set];
}
