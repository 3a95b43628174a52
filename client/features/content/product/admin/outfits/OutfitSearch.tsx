import { RowSearch, type RowSearchProps } from "../../../../../admin/form/RowSearch";
import { useOutfitTitle, useProductOutfits } from "./useProductOutfits";

export interface OutfitSearchProps extends Pick<RowSearchProps, "field" | "label" | "disabled"> {
  /** Id of an outfit; blank while none is chosen. */
  id: string;
  onChange: (id: string) => void;
  placeholder?: string;
}

/** Chooses one of all outfits. */
export function OutfitSearch({ id, onChange, placeholder = "Search outfits...", ...rest }: OutfitSearchProps) {
  const title = useOutfitTitle(id);
  return (
    <RowSearch
      {...rest}
      value={id === "" ? null : { id, label: title }}
      onChange={(row) => onChange(row?.id ?? "")}
      finder={useProductOutfits()}
      kind="outfit"
      placeholder={placeholder}
      noneText="No outfits found"
    />
  );
}
