import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { AffiliateProgramPresetsQuery } from "../../../../graphql/generated/adminOperations";
import type { ProgramValues } from "./programValues";

export interface NetworkPresetsProps {
  networks: AffiliateProgramPresetsQuery["affiliateNetworks"];
}

/** Fills in the parameters of a known network. */
export function NetworkPresets({ networks }: NetworkPresetsProps) {
  const { setFieldValue } = useFormikContext<ProgramValues>();
  return (
    <Row role="group" aria-label="Fill in the parameters of a network">
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
    </Row>
  );
}

const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: "0 10px", "&:empty": { display: "none" } });
