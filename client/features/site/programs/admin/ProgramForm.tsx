import { useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import {
  type AffiliateProgramFieldsFragment,
  AffiliateProgramPresetsDocument,
  type AffiliateProgramPresetsQuery,
} from "../../../../graphql/generated/adminOperations";
import { FieldGroup, FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { FormTags } from "../../../../admin/form/FormTags";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/kind/KindForm";
import { ProgramNetworkFields } from "./ProgramNetworkFields";
import { ProgramPostback } from "./ProgramPostback";
import { programKind, programKindNames, type ProgramValues } from "./programKind";

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
          hint="It fills in the usual terms below. A shop of its own: the kind that is most like it."
          options={presets.map(({ kind }) => ({ value: kind, label: programKindNames[kind] }))}
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
      </FormGrid>
      <ProgramNetworkFields networks={data?.affiliateNetworks ?? []} presets={presets} />
      {program?.network === "" ? <ProgramPostback programId={program.id} /> : null}
      <FieldGroup style={{ marginTop: 18 }}>
        <legend>Terms</legend>
        <FormGrid>
          <FormNumber
            name="priceLimitHours"
            label="Price age limit in hours"
            min={1}
            max={8760}
            hint="After this many hours, a price is no longer shown. Blank: no limit."
          />
          <FormNumber
            name="cookieDays"
            label="Cookie days"
            min={0}
            max={400}
            hint="Purchases within this time after a click count."
          />
          <FormNumber
            name="validationDays"
            label="Validation days"
            min={0}
            max={400}
            hint="Until the program approves or rejects a sale."
          />
          <FormText name="commissionRates" label="Commission rates" placeholder="Shoes 8%, other 5%" />
        </FormGrid>
      </FieldGroup>
    </KindForm>
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
    const { direct, priceLimitHours } = preset;
    const subIdParameter = values.network === "" ? preset.subIdParameter : values.subIdParameter;
    void setValues({ ...values, kind, direct, priceLimitHours, subIdParameter });
  });
  useEffect(() => fill(values.kind), [values.kind]);
  return null;
}
