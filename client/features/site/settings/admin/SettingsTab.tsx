import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { MenuLink, MenuName } from "../../../../../site/menus";
import type { SettingsFieldsFragment } from "../../../../graphql/generated/adminOperations";
import type { RecordForm } from "../../../../admin/record/useRecordForm";
import { type Branding, fontPairs } from "../../../../../site/branding";
import { RecordPage } from "../../../../admin/record/RecordPage";
import { ScreenPart } from "../../../../admin/ScreenPart";
import { cornerLabels, densityLabels } from "./BrandingFields";
import {
  homeSectionLabels,
  type HomeSectionName,
  type SectionValues,
  type SettingsField,
  type SettingsSection,
} from "./settingsSections";
import { useSettingsForm } from "./useSettingsForm";

export interface SettingsTabProps {
  settings: SettingsFieldsFragment;
}

interface FormProps<Field extends SettingsField> extends SettingsTabProps {
  section: SettingsSection<Field>;
  title: string;
  /** A description of these settings. */
  text: string;
  /** Beside the form, for as long as it is on the screen. */
  aside?: (form: RecordForm<SectionValues<Field>>) => ReactNode;
  children: ReactNode;
}

/** One tab: a section with a separate form. */
export function SettingsTab<Field extends SettingsField>(props: FormProps<Field>) {
  const { settings, section, title, text, aside, children } = props;
  const form = useSettingsForm(settings, section);
  const fields = (
    <RecordPage form={form} label={`${title} settings`} submitLabel="Save Settings" display={describeValue}>
      <Fields>{children}</Fields>
    </RecordPage>
  );
  return (
    <ScreenPart title={title} text={text} isWide={aside !== undefined}>
      {aside ? (
        <Columns>
          {fields}
          {aside(form)}
        </Columns>
      ) : (
        fields
      )}
    </ScreenPart>
  );
}

function describeValue(path: string, value: unknown): ReactNode {
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (path === "homeSections") return (value as HomeSectionName[]).map((name) => homeSectionLabels[name]).join(", ");
  if (path === "branding") return describeBranding(value as Branding);
  if (path === "menus") return describeMenus(value as Partial<Record<MenuName, MenuLink[]>>);
  if (path === "verifications") return (value as { name: string }[]).map(({ name }) => name).join(", ");
  return undefined;
}

const describeMenus = (menus: Partial<Record<MenuName, MenuLink[]>>): string =>
  Object.values(menus)
    .map((links) => links.map(({ label }) => label).join(", "))
    .join("; ");

const describeBranding = ({ accent, fonts, corners, density }: Branding): string =>
  [accent, fontPairs[fonts], cornerLabels[corners], densityLabels[density]].join(", ");

/** The form, and beside it what stays in view while it scrolls; below it on a narrow screen. */
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 32,
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.breakpoints.up("lg")]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    alignItems: "start",
    "& > :last-child": { position: "sticky", top: 88 },
  },
}));

const Fields = styled("div")({ display: "grid", gap: 20 });
