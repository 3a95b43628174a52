import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { FormText } from "../../../shared/admin/form/FormText";

const example = "https://retailer.example/coat";

/** The tracking parameters, with an example of the resulting link. */
export function TrackingField() {
  const { values, errors } = useFormikContext<{ defaultTracking: string }>();
  const parameters = values.defaultTracking.trim().replace(/^\?/, "");
  const sound = parameters !== "" && errors.defaultTracking === undefined;
  return (
    <div>
      <FormText
        name="defaultTracking"
        label="Default Tracking Parameters"
        placeholder="utm_source=wornby&utm_medium=affiliate"
        hint="Added to every affiliate link. Parameters already in a link take precedence."
      />
      {sound ? (
        <Example>
          <span>{example}</span>?{parameters}
        </Example>
      ) : null}
    </div>
  );
}

const Example = styled("p")(({ theme }) => ({
  marginTop: 8,
  padding: "8px 12px",
  background: theme.vars.editorial.sunken,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  "& span": { color: theme.vars.palette.text.secondary },
}));
