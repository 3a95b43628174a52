import { arrayMove } from "@dnd-kit/sortable";
import { useQuery } from "@apollo/client/react";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../../site/addresses";
import { firstMenus, type MenuLink, type MenuName, menuNames } from "../../../../../site/menus";
import { DeleteIcon } from "../../../../admin/adminIcons";
import { FormSlot } from "../../../../admin/form/FormSlot";
import { FormText } from "../../../../admin/form/FormText";
import { OrderedList } from "../../../../admin/sort/OrderedList";
import { MenuPagesDocument } from "../../../../graphql/generated/adminOperations";
import { menusSection } from "./settingsSections";
import { SettingsTab, type SettingsTabProps } from "./SettingsTab";

const menus: Record<MenuName, { label: string; hint: string }> = {
  header: { label: "Header", hint: "At the top of every page." },
  footer: { label: "Quick Links", hint: "At the foot of every page." },
  legal: { label: "Last Line", hint: "Below everything else, for the imprint and the legal pages." },
};

/** The links at the top and at the foot of every page. */
export function MenuSettings({ settings }: SettingsTabProps) {
  const { data } = useQuery(MenuPagesDocument);
  const pages = data?.pages.nodes.map(({ title, slug }) => ({ label: title, to: paths.page(slug) })) ?? [];
  return (
    <SettingsTab
      settings={settings}
      section={menusSection}
      title="Menus"
      text="A link to a page follows its slug, and is left out while visitors do not see the page."
    >
      {menuNames.map((name) => (
        <FormSlot<MenuLink[]> key={name} name={`menus.${name}`} {...menus[name]}>
          {({ value, setValue }) => <MenuFields name={name} links={value} pages={pages} onChange={setValue} />}
        </FormSlot>
      ))}
    </SettingsTab>
  );
}

/** The lists of the site that a menu can link to. */
const lists = [
  ...firstMenus.footer,
  { label: "Categories", to: paths.categories() },
  { label: "Topics", to: paths.topics() },
  { label: "Developers", to: paths.developers() },
];

interface MenuFieldsProps {
  name: MenuName;
  links: readonly MenuLink[];
  pages: readonly MenuLink[];
  onChange: (links: MenuLink[]) => void;
}

function MenuFields({ name, links, pages, onChange }: MenuFieldsProps) {
  const choices = [...lists, ...pages].filter(({ to }) => links.every((link) => link.to !== to));
  const add = (to: string) => onChange([...links, choices.find((choice) => choice.to === to) ?? { label: "", to: "" }]);
  return (
    <>
      <OrderedList
        ariaLabel={`Links of ${menus[name].label}`}
        labels={links.map(({ label, to }) => label || to || "the new link")}
        onMove={(from, to) => onChange(arrayMove([...links], from, to))}
      >
        {(index) => (
          <LinkFields>
            <FormText name={`menus.${name}.${index}.label`} label="Text" required />
            <FormText name={`menus.${name}.${index}.to`} label="Path or URL" required />
            <IconButton
              aria-label={`Remove ${links[index]?.label || "the new link"}`}
              onClick={() => onChange(links.filter((_, at) => at !== index))}
            >
              <DeleteIcon />
            </IconButton>
          </LinkFields>
        )}
      </OrderedList>
      <NativeSelect
        value=""
        inputProps={{ "aria-label": `Add a link to ${menus[name].label}` }}
        onChange={({ target }) => add(target.value)}
      >
        <option value="" disabled>
          Add a link...
        </option>
        {choices.map(({ label, to }) => (
          <option key={to} value={to}>
            {label}
          </option>
        ))}
        <option value="other">Another address</option>
      </NativeSelect>
    </>
  );
}

const LinkFields = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: 8,
  paddingBlock: 8,
  "& > :first-of-type": { gridColumn: "1 / -1" },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
    "& > :first-of-type": { gridColumn: "auto" },
  },
}));
