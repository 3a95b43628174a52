import { RowSearch, type RowSearchProps } from "../../../../../admin/form/RowSearch";
import { useAddWearer, useWearerName, useWearers } from "./useWearers";

export interface WearerSearchProps extends Pick<RowSearchProps, "field" | "label" | "disabled" | "onType"> {
  /** Id of a celebrity; blank while none is chosen. */
  id: string;
  /** Called with blank texts when none is chosen any more. */
  onChange: (id: string, name: string) => void;
  placeholder?: string;
  /** Offers to add a celebrity who is not there yet. */
  addsNew?: boolean;
}

/** Chooses one of all celebrities. */
export function WearerSearch(props: WearerSearchProps) {
  const { id, onChange, placeholder = "Search celebrities...", addsNew = false, ...rest } = props;
  const name = useWearerName(id);
  const add = useAddWearer(onChange);
  return (
    <RowSearch
      {...rest}
      value={id === "" ? null : { id, label: name }}
      onChange={(row) => onChange(row?.id ?? "", row?.label ?? "")}
      finder={useWearers()}
      kind="celebrity"
      placeholder={placeholder}
      noneText="No celebrities found"
      addNew={addsNew ? [{ getLabel: (text) => `New celebrity “${text}”`, add }] : undefined}
    />
  );
}
