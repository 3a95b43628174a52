import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import {
  type AffiliateProgramFieldsFragment,
  AffiliateProgramPresetsDocument,
  type AffiliateProgramPresetsQuery,
} from "../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { FormTags } from "../../../../admin/form/FormTags";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/record/KindForm";
import { programKind, type ProgramValues } from "./programKind";

export interface ProgramFormProps {
  /** Null for a new program. */
  program: AffiliateProgramFieldsFragment | null;
  onClose: () => void;
}

export function ProgramForm({ program, onClose }: ProgramFormProps) {
  const { data } = useQuery(AffiliateProgramPresetsDocument);
  const presets = data?.affiliateProgramPresets ?? [];
  return (
    <KindForm kind={programKind} row={program} onClose={onClose}>
      {program ? null : <ProgramDefaults presets={presets} />}
      <FormGrid>
        <FormText name="name" label="Name" required />
        <FormSelect
          name="kind"
          label="Kind"
          required
          options={presets.map(({ kind, label }) => ({ value: kind, label }))}
        />
        <WideField>
          <FormTags
            name="hosts"
            label="Hosts"
            placeholder="shop.example"
            hint="Links to these hosts and their subdomains belong to the program. From a full URL, only the host is used."
          />
        </WideField>
        <WideField>
          <FormSwitch
            name="direct"
            label="Link directly to the retailer"
            hint="For programs that forbid redirects. Clicks are still counted."
          />
        </WideField>
        <FormNumber
          name="priceLimitHours"
          label="Price age limit in hours"
          min={1}
          max={8760}
          hint="After this many hours, a price is no longer shown. Blank: no limit."
        />
        <FormText
          name="subIdParameter"
          label="Reference parameter"
          placeholder="subid"
          hint="The URL parameter that the program repeats in its reports, so that revenue can be matched to links."
        />
        <WideField>
          <FormTags
            name="arrivalParameters"
            label="Network parameters"
            placeholder="awc"
            hint="Parameters that the network adds to the shop's address. A sale is tracked if one of them arrives. Blank: any known network's."
          />
          <NetworkPresets networks={data?.affiliateNetworks ?? []} />
        </WideField>
      </FormGrid>
    </KindForm>
  );
}

interface NetworkPresetsProps {
  networks: AffiliateProgramPresetsQuery["affiliateNetworks"];
}

/** Fills in the parameters of a known network. */
function NetworkPresets({ networks }: NetworkPresetsProps) {
  const { setFieldValue } = useFormikContext<ProgramValues>();
  return (
    <PresetButtons role="group" aria-label="Fill in the parameters of a network">
      {networks.map(({ name, parameters }) => (
        <Button
          key={name}
          type="button"
          size="small"
          variant="text"
          title={parameters.join(", ")}
          onClick={() => void setFieldValue("arrivalParameters", [...parameters])}
        >
          {name}
        </Button>
      ))}
    </PresetButtons>
  );
}

interface ProgramDefaultsProps {
  presets: AffiliateProgramPresetsQuery["affiliateProgramPresets"];
}

/** Fills in the defaults of the chosen kind in the form of a new program. */
function ProgramDefaults({ presets }: ProgramDefaultsProps) {
  const { values, setValues } = useFormikContext<ProgramValues>();
  const fill = useEffectEvent((kind: ProgramValues["kind"]) => {
    const preset = presets.find((one) => one.kind === kind);
    if (!preset) return;
    const { direct, priceLimitHours, subIdParameter } = preset;
    void setValues({ ...values, kind, direct, priceLimitHours, subIdParameter });
  });
  useEffect(() => fill(values.kind), [values.kind]);
  return null;
}

const PresetButtons = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 10px",
  "&:empty": { display: "none" },
});
