import { RowSearch, type RowSearchProps } from "../../../../admin/form/RowSearch";
import { useWearerName, useWearers } from "./useWearers";

export interface WearerSearchProps extends Pick<RowSearchProps, "field" | "label" | "disabled"> {
  /** Id of a celebrity; blank while none is chosen. */
  id: string;
  onChange: (id: string) => void;
  placeholder?: string;
}

/** Chooses one of all celebrities. */
export function WearerSearch({ id, onChange, placeholder = "Search celebrities...", ...rest }: WearerSearchProps) {
  const name = useWearerName(id);
  return (
    <RowSearch
      {...rest}
      value={id === "" ? null : { id, label: name }}
      onChange={(row) => onChange(row?.id ?? "")}
      finder={useWearers()}
      kind="celebrity"
      placeholder={placeholder}
      noneText="No celebrities found"
    />
  );
}
