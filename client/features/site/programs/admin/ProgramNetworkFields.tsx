import { useFormikContext } from "formik";
import type { AffiliateProgramPresetsQuery } from "../../../../graphql/generated/adminOperations";
import { FieldGroup, FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormTags } from "../../../../admin/form/FormTags";
import { FormText } from "../../../../admin/form/FormText";
import type { ProgramValues } from "./programKind";

type Networks = AffiliateProgramPresetsQuery["affiliateNetworks"];

/**
 * Returns the values with the defaults of their network. What an editor entered stays: only blank fields and defaults of
 * other networks and kinds change.
 */
export function withNetworkDefaults(
  values: ProgramValues,
  networks: Networks,
  presets: readonly { subIdParameter: string }[],
): ProgramValues {
  const network = networks.find(({ id }) => id === values.network);
  if (!network) return values;
  const { subIdParameter, deepLinkTemplate, parameters } = network;
  const isOpen = (value: string, defaults: readonly string[]) => value === "" || defaults.includes(value);
  const hasOpenReference = isOpen(
    values.subIdParameter,
    [...networks, ...presets].map((one) => one.subIdParameter),
  );
  const hasOpenLink = isOpen(
    values.deepLinkTemplate,
    networks.map((one) => one.deepLinkTemplate),
  );
  const hasOpenParameters = isOpen(
    values.arrivalParameters.join(),
    networks.map((one) => one.parameters.join()),
  );
  return {
    ...values,
    subIdParameter: hasOpenReference ? subIdParameter : values.subIdParameter,
    deepLinkTemplate: hasOpenLink ? deepLinkTemplate : values.deepLinkTemplate,
    arrivalParameters: hasOpenParameters ? [...parameters] : values.arrivalParameters,
  };
}

interface ProgramNetworkFieldsProps {
  networks: AffiliateProgramPresetsQuery["affiliateNetworks"];
  presets: AffiliateProgramPresetsQuery["affiliateProgramPresets"];
}

/** The network of a program, and how it tracks sales. Choosing the network fills in its defaults. */
export function ProgramNetworkFields({ networks, presets }: ProgramNetworkFieldsProps) {
  const { values, setValues } = useFormikContext<ProgramValues>();
  return (
    <FieldGroup style={{ marginTop: 18 }}>
      <legend>Network</legend>
      <FormGrid>
        <FormSelect
          name="network"
          label="Network"
          emptyLabel="None: the shop's own program"
          options={networks.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(id) => void setValues(withNetworkDefaults({ ...values, network: id }, networks, presets))}
        />
        <FormText
          name="subIdParameter"
          label="Reference parameter"
          placeholder="subid"
          hint={
            values.kind === "MARKETPLACE"
              ? "Blank for Amazon: its reports name the tracking ID (bucket) in the link, not the click."
              : "The URL parameter that the program repeats in its reports. It gets the click ID, so that a sale leads to its click."
          }
        />
        <FormText name="publisherId" label="Publisher ID" hint="Your account at the network." />
        <FormText name="advertiserId" label="Advertiser ID" hint="The shop at the network." />
        <WideField>
          <FormText
            name="deepLinkTemplate"
            label="Deep link"
            placeholder="https://network.example/?to={url}&ref={clickId}"
            hint="The network's link to a page of the shop, with {url} or {rawUrl}, {clickId}, {publisherId} and {advertiserId}. The redirect builds it from the shop's address. Blank: links stay as they are."
          />
        </WideField>
        <WideField>
          <FormTags
            name="arrivalParameters"
            label="Network parameters"
            placeholder="awc"
            hint="Parameters that the network adds to the shop's address. A sale is tracked if one of them arrives. Blank: any known network's."
          />
        </WideField>
      </FormGrid>
    </FieldGroup>
  );
}
