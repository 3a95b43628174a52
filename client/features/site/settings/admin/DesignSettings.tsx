import { arrayMove } from "@dnd-kit/sortable";
import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { FormSlot } from "../../../../admin/form/FormSlot";
import type { FormField } from "../../../../admin/form/useFormField";
import { loadDraftPreview, type SettingsPreviewPage } from "../../../../admin/preview/draftPreview";
import { PreviewPane } from "../../../../admin/preview/PreviewPane";
import type { RecordForm } from "../../../../admin/record/useRecordForm";
import { OrderedList } from "../../../../admin/sort/OrderedList";
import { ToggleChoice } from "../../../../admin/ToggleChoice";
import { BrandingFields } from "./BrandingFields";
import { designSection, homeSectionLabels, type HomeSectionName, type SectionValues } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export interface DesignSettingsProps extends SettingsTabProps {
  /** The field named `logo`. */
  picture: ReactNode;
  /** Chooses an outfit, null for none. */
  look: (field: FormField<string | null>) => ReactNode;
}

type DesignForm = RecordForm<SectionValues<"logo" | "branding" | "homeLookId" | "homeSections">>;

/** How the site looks, and what the home page shows first, with pages as they would be. */
export function DesignSettings({ settings, picture, look }: DesignSettingsProps) {
  return (
    <SettingsTab
      settings={settings}
      section={designSection}
      title="Design"
      text="Logo, colors and fonts of the site, and the order of its home page. Visitors see them once they are saved."
      aside={(form) => <DesignPreview form={form} />}
    >
      {picture}
      <BrandingFields />
      <FormSlot<string | null>
        name="homeLookId"
        label="Today’s Look"
        hint="Shown on the first screen of the home page while it is published. Without a choice it is the newest look."
      >
        {look}
      </FormSlot>
      <FormSlot<HomeSectionName[]>
        name="homeSections"
        label="Order of the Sections"
        hint="Of the home page. Sections without content are not shown."
      >
        {({ value, setValue }) => (
          <OrderedList
            ariaLabel="Sections of the home page"
            ids={value}
            labels={value.map((name) => homeSectionLabels[name])}
            onMove={(from, to) => setValue(arrayMove([...value], from, to))}
          >
            {(index) => homeSectionLabels[value[index] as HomeSectionName]}
          </OrderedList>
        )}
      </FormSlot>
    </SettingsTab>
  );
}

const pages: Record<SettingsPreviewPage, string> = { home: "Home", outfit: "Look", blogPost: "Article" };

function DesignPreview({ form }: { form: DesignForm }) {
  const [page, setPage] = useState<SettingsPreviewPage>("home");
  return (
    <Preview>
      <ToggleChoice label="Page of the preview" options={pages} value={page} onChange={setPage} />
      <PreviewPane
        key={page}
        form={form}
        load={(values, version, signal) =>
          loadDraftPreview({ type: "settings", input: { ...values, version }, page }, signal)
        }
      />
    </Preview>
  );
}

const Preview = styled("div")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  height: "min(760px, calc(100dvh - 120px))",
  "& > section": { border: `1px solid ${theme.vars.palette.divider}` },
}));
