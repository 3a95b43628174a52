import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Suspense, useState, type ReactNode } from "react";
import { lazyPart } from "../../../shared/ui/lazyPart";
import { FilterIcon } from "../../../shared/ui/icons";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
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
            <Used aria-hidden>{state.used}</Used>
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

/** The library's badge is in the file of the admin's grids, which visitors do not load. */
const Used = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 20,
  marginLeft: 8,
  borderRadius: 10,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}));
