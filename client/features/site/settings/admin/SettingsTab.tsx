import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { MenuLink, MenuName } from "../../../../../site/menus";
import type { SettingsFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { RecordPage } from "../../../../admin/record/RecordPage";
import { ScreenPart } from "../../../../admin/ScreenPart";
import { homeSectionLabels, type HomeSectionName, type SettingsField, type SettingsSection } from "./settingsSections";
import { useSettingsForm } from "./useSettingsForm";

export interface SettingsTabProps {
  settings: SettingsFieldsFragment;
}

interface FormProps<Field extends SettingsField> extends SettingsTabProps {
  section: SettingsSection<Field>;
  title: string;
  /** A description of these settings. */
  text: string;
  children: ReactNode;
}

/** One tab: a section with a separate form. */
export function SettingsTab<Field extends SettingsField>(props: FormProps<Field>) {
  const { settings, section, title, text, children } = props;
  const form = useSettingsForm(settings, section);
  return (
    <ScreenPart title={title} text={text}>
      <RecordPage form={form} label={`${title} settings`} submitLabel="Save Settings" display={describeValue}>
        <Fields>{children}</Fields>
      </RecordPage>
    </ScreenPart>
  );
}

function describeValue(path: string, value: unknown): ReactNode {
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (path === "homeSections") return (value as HomeSectionName[]).map((name) => homeSectionLabels[name]).join(", ");
  if (path === "menus") return describeMenus(value as Partial<Record<MenuName, MenuLink[]>>);
  return undefined;
}

const describeMenus = (menus: Partial<Record<MenuName, MenuLink[]>>): string =>
  Object.values(menus)
    .map((links) => links.map(({ label }) => label).join(", "))
    .join("; ");

const Fields = styled("div")({ display: "grid", gap: 20 });
