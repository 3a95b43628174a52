import { arrayMove } from "@dnd-kit/sortable";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ChevronIcon, UpIcon } from "../../../../admin/adminIcons";
import { FormSlot } from "../../../../admin/form/FormSlot";
import type { FormField } from "../../../../admin/form/useFormField";
import { SortableList } from "../../../../admin/sort/SortableList";
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
        {({ value, setValue }) => <SectionOrder sections={value} onChange={setValue} />}
      </FormSlot>
    </SettingsTab>
  );
}

interface SectionOrderProps {
  sections: readonly HomeSectionName[];
  onChange: (sections: HomeSectionName[]) => void;
}

function SectionOrder({ sections, onChange }: SectionOrderProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (from: number, to: number) => onChange(arrayMove([...sections], from, to));
  /** The focus follows the section, to its other button at an end of the list. */
  const moveByButton = (from: number, to: number) => {
    const section = sections[from] ?? "";
    flushSync(() => move(from, to));
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-section="${section}"] button[data-move]`);
    const wanted = [...(buttons ?? [])].find(({ dataset }) => dataset.move === (to < from ? "up" : "down"));
    (wanted?.disabled ? [...(buttons ?? [])].find(({ disabled }) => !disabled) : wanted)?.focus();
  };
  return (
    <div ref={list}>
      <SortableList
        ariaLabel="Sections of the home page"
        items={sections.map((id) => ({ id }))}
        getLabel={({ id }) => homeSectionLabels[id]}
        onMove={move}
      >
        {({ id }, index, handle) => (
          <SectionRow data-section={id}>
            {handle}
            <span>{homeSectionLabels[id]}</span>
            <IconButton
              data-move="up"
              aria-label={`Move ${homeSectionLabels[id]} up`}
              disabled={index === 0}
              onClick={() => moveByButton(index, index - 1)}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              data-move="down"
              aria-label={`Move ${homeSectionLabels[id]} down`}
              disabled={index === sections.length - 1}
              onClick={() => moveByButton(index, index + 1)}
            >
              <ChevronIcon />
            </IconButton>
          </SectionRow>
        )}
      </SortableList>
    </div>
  );
}

const SectionRow = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > span:not([role])": { flex: 1, minWidth: 0 },
  "& .MuiIconButton-root": { width: 44, height: 44 },
}));
