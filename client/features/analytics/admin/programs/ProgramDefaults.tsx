import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { AffiliateProgramPresetsQuery } from "../../../../graphql/generated/adminOperations";
import type { ProgramValues } from "./programValues";

export interface ProgramDefaultsProps {
  presets: AffiliateProgramPresetsQuery["affiliateProgramPresets"];
}

/** Fills in the defaults of the chosen kind in the form of a new program. */
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
