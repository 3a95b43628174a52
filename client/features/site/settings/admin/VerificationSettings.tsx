import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { AddIcon, DeleteIcon } from "../../../../admin/adminIcons";
import { FormSlot } from "../../../../admin/form/FormSlot";
import { FormSuggest } from "../../../../admin/form/FormSuggest";
import { FormText } from "../../../../admin/form/FormText";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";
import { verificationSection } from "./settingsSections";

/** Search engines, Pinterest, Facebook and affiliate networks. */
const usualNames = [
  "google-site-verification",
  "msvalidate.01",
  "p:domain_verify",
  "facebook-domain-verification",
  "impact-site-verification",
  "fo-verify",
];

interface Verification {
  name: string;
  content: string;
}

/** Meta tags by which search engines and networks know who owns the site. */
export const VerificationSettings = ({ settings }: SettingsTabProps) => (
  <SettingsTab
    settings={settings}
    section={verificationSection}
    title="Verification"
    text="A service that asks for a meta tag finds it in the head of every public page."
  >
    <FormSlot<Verification[]> name="verifications" label="Meta tags">
      {({ value, setValue }) => (
        <>
          {value.map(({ name }, index) => (
            <TagFields key={index} role="group" aria-label={name || "New tag"}>
              <FormSuggest name={`verifications.${index}.name`} label="Name" required suggestions={usualNames} />
              <FormText name={`verifications.${index}.content`} label="Content" required />
              <IconButton
                aria-label={`Remove ${name || "the new tag"}`}
                onClick={() => setValue(value.filter((_, at) => at !== index))}
              >
                <DeleteIcon />
              </IconButton>
            </TagFields>
          ))}
          <div>
            <Button
              variant="outlined"
              size="small"
              startIcon={<AddIcon />}
              onClick={() => setValue([...value, { name: "", content: "" }])}
            >
              Add a tag
            </Button>
          </div>
        </>
      )}
    </FormSlot>
  </SettingsTab>
);

const TagFields = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: 8,
  paddingBottom: 12,
  "& > :first-of-type": { gridColumn: "1 / -1" },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
    "& > :first-of-type": { gridColumn: "auto" },
  },
}));
