import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { AffiliateProgramPresetsQuery } from "../../../../graphql/generated/adminOperations";
import type { ProgramValues } from "./programValues";

export interface ProgramDefaultsProps {
  presets: AffiliateProgramPresetsQuery["affiliateProgramPresets"];
}

/** Choosing the kind of a new program fills in what programs of that kind usually want. */
export function ProgramDefaults({ presets }: ProgramDefaultsProps) {
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
