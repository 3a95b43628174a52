import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import NativeSelect from "@mui/material/NativeSelect";
import { styled } from "@mui/material/styles";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { outlinedField } from "../../../shared/theme/fields";
import { TabStrip, type TabItem } from "../../../shared/ui/tabs/TabStrip";

export interface BlogCategoryNavProps {
  categories: readonly { name: string; count: number }[];
  /** The number of articles in all categories. */
  total: number;
  /** The selected category; blank for all. */
  value: string;
  /** Connects it to its TabPanel. */
  name: string;
}

/** A strip of tabs; a select on small screens, where twelve tabs do not fit. */
export function BlogCategoryNav({ categories, total, value, name }: BlogCategoryNavProps) {
  const navigate = useNavigate();
  const isListed = value === "" || categories.some((category) => category.name === value);
  const tabs: TabItem[] = [
    { value: "", label: "All", count: total, to: paths.blog() },
    // The category in the URL gets a tab even without articles, so that one tab is selected.
    ...[...categories, ...(isListed ? [] : [{ name: value, count: 0 }])].map((category) => ({
      value: category.name,
      label: category.name,
      count: category.count,
      to: paths.blog({ category: category.name }),
    })),
  ];
  return (
    <>
      <Wide>
        <TabStrip label="Categories" name={name} value={value} tabs={tabs} />
      </Wide>
      <Narrow action={paths.blog()} method="get">
        <label>
          <span>Category</span>
          <NativeSelect
            // Uncontrolled for use without JavaScript; the key resets it after Back and links.
            key={value}
            input={<InputBase name="category" />}
            defaultValue={value}
            onChange={(event) => {
              const category = event.target.value;
              void navigate(paths.blog({ category }), { preventScrollReset: true });
            }}
          >
            {tabs.map((tab) => (
              <option key={tab.value} value={tab.value}>
                {`${tab.label} (${tab.count})`}
              </option>
            ))}
          </NativeSelect>
        </label>
        <Button type="submit" variant="outlined">
          Show
        </Button>
      </Narrow>
    </>
  );
}

const Wide = styled("div")(({ theme }) => ({
  display: "none",
  [theme.breakpoints.up("md")]: { display: "block" },
  // Tabs wrap to a second line, where they are visible.
  "& [role='tablist']": { flexWrap: "wrap", gap: "0 26px" },
}));

const Narrow = styled("form")(({ theme }) => ({
  display: "flex",
  alignItems: "end",
  gap: 12,
  [theme.breakpoints.up("md")]: { display: "none" },
  "& label": { flex: 1, minWidth: 0 },
  "& span": { ...theme.typography.caption, display: "block", color: theme.vars.palette.text.secondary },
  "& .MuiInputBase-root": { ...outlinedField(theme), paddingBlock: 0 },
  "@media (scripting: enabled)": { "& button": { display: "none" } },
}));
