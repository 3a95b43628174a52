import { TagLink } from "../../../shared/ui/links/TagLink";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

export interface FilterChipProps {
  label: string;
  /** URL without this filter. */
  to: string;
}

/** An active filter with a link that removes it. */
export function FilterChip({ label, to }: FilterChipProps) {
  return (
    <TagLink to={to} preventScrollReset data-tone="removable">
      <VisuallyHidden>Remove filter: </VisuallyHidden>
      {label}
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.25">
        <path d="m2 2 8 8M10 2l-8 8" />
      </svg>
    </TagLink>
  );
}
