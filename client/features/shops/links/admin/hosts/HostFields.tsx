import { useQuery } from "@apollo/client/react";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { LinkHostsDocument, LinkRetailersDocument } from "../../../../../graphql/generated/adminOperations";
import { FieldFrame } from "../../../../../admin/form/FieldFrame";
import { GridSelect } from "../../../../../admin/grid/GridSelect";

export interface HostValues {
  /** Blank for all. */
  retailer: string;
  from: string;
  to: string;
}

export interface HostFieldsProps {
  values: HostValues;
  onChange: (values: HostValues) => void;
  /** Whether only selected links change. */
  isSelection: boolean;
}

/** The retailer, its present host, and the new one. */
export function HostFields({ values, onChange, isSelection }: HostFieldsProps) {
  const id = useId();
  const { retailer, from, to } = values;
  const { data: retailers } = useQuery(LinkRetailersDocument);
  const { data } = useQuery(LinkHostsDocument, { variables: { retailer: retailer || null } });
  const names = [...(retailers?.productRetailers ?? []), ...(retailers?.categoryItemRetailers ?? [])];
  const hosts = data?.linkHosts.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })) ?? [];
  const isListed = from === "" || hosts.some(({ value }) => value === from);
  return (
    <Fields>
      {isSelection ? <p>Only the selected links change.</p> : null}
      <FieldFrame
        id={`${id}-retailer`}
        label="Retailer"
        hint={retailer === "" ? undefined : "Outfits and articles have no retailer, so their links stay."}
      >
        <GridSelect
          id={`${id}-retailer`}
          label="Retailer"
          allLabel="All retailers"
          value={retailer}
          options={[...new Set(names.map(({ name }) => name))].sort((one, other) => one.localeCompare(other))}
          onChange={(chosen) => onChange({ ...values, retailer: chosen, from: chosen === "" ? from : "" })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-host`} label="Present host">
        <GridSelect
          id={`${id}-host`}
          label="Present host"
          allLabel="Choose the present host"
          value={from}
          options={isListed ? hosts : [{ value: from, label: from }, ...hosts]}
          onChange={(chosen) => onChange({ ...values, from: chosen })}
        />
      </FieldFrame>
      <FieldFrame id={id} label="New host" hint="For example shop.example. The rest of each address stays as it is.">
        <OutlinedInput
          id={id}
          size="small"
          value={to}
          inputMode="url"
          onChange={({ target }) => onChange({ ...values, to: target.value })}
        />
      </FieldFrame>
    </Fields>
  );
}

const Fields = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 14,
  marginBottom: 18,
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
