import type { AffiliateProgramPresetsQuery } from "../../../../graphql/generated/adminOperations";
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
