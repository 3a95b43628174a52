import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormSwitch } from "../../../../admin/form/FormSwitch";
import { FormText } from "../../../../admin/form/FormText";
import { affiliateSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export function AffiliateSettings({ settings }: SettingsTabProps) {
  return (
    <SettingsTab
      settings={settings}
      section={affiliateSection}
      title="Affiliate"
      text="How shopping links are marked, and what retailers learn about the origin of their visitors."
    >
      <FormMultiline
        name="disclosureText"
        label="Disclosure Text"
        required
        counted={2_000}
        hint="Shown before the first affiliate link on every page."
      />
      <TrackingField />
      <FormSwitch name="createNewWindow" label="Open links in a new tab" hint="Visitors keep this site open." />
      <FormSwitch
        name="addNoFollowTag"
        label="Add nofollow to links"
        hint="Tells search engines not to follow the links. Links are always marked as sponsored."
      />
    </SettingsTab>
  );
}

const example = "https://retailer.example/coat";

/** The tracking parameters, with an example of the resulting link. */
function TrackingField() {
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
