import { arrayMove } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { FormSlot } from "../../../../admin/form/FormSlot";
import type { FormField } from "../../../../admin/form/useFormField";
import { OrderedList } from "../../../../admin/sort/OrderedList";
import { homeSection, homeSectionLabels, type HomeSectionName } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

export interface HomeSettingsProps extends SettingsTabProps {
  /** Chooses an outfit, null for none. */
  look: (field: FormField<string | null>) => ReactNode;
}

/** What the home page shows first, and in which order. */
export function HomeSettings({ settings, look }: HomeSettingsProps) {
  return (
    <SettingsTab
      settings={settings}
      section={homeSection}
      title="Home Page"
      text="The look on the first screen, and the order of what follows."
    >
      <FormSlot<string | null>
        name="homeLookId"
        label="Today’s Look"
        hint="Shown on the first screen while it is published. Without a choice it is the newest look."
      >
        {look}
      </FormSlot>
      <FormSlot<HomeSectionName[]>
        name="homeSections"
        label="Order of the Sections"
        hint="Sections without content are not shown."
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
