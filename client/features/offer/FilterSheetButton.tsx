import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import { Suspense, useState, type ReactNode } from "react";
import { lazyPart } from "../../shared/ui/lazyPart";
import { FilterIcon } from "../../shared/ui/icons";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import type { FilterSheetState } from "./FilterSheet";

const FilterSheet = lazyPart(async () => (await import("./FilterSheet")).FilterSheet);

/** Opens the filters on a phone. */
export function FilterSheetButton({ children, ...state }: FilterSheetState & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FilterIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters
        {state.used > 0 ? (
          <>
            <VisuallyHidden>, {state.used} in use</VisuallyHidden>
            <Badge badgeContent={state.used} color="primary" aria-hidden sx={{ marginLeft: "18px" }} />
          </>
        ) : null}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FilterSheet {...state} onClose={() => setOpen(false)}>
            {children}
          </FilterSheet>
        </Suspense>
      ) : null}
    </>
  );
}
