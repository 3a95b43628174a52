import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { type FormEvent, useId } from "react";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";
import { useNewestState } from "../../../shared/hooks/useNewestState";
import { useSearchText } from "../../../shared/hooks/useSearchText";
import { underlinedField } from "../../../shared/theme/fields";
import { SearchIcon } from "../../../shared/ui/icons";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import type { FilterSheetState } from "./FilterSheet";
import { FilterSheetButton } from "./FilterSheetButton";
import { priceChoices, sortChoices, type OfferState } from "./offerState";
import NativeSelect from "@mui/material/NativeSelect";

/** A field with choices that holds one part of the state. */
export interface OfferField<State> extends Pick<ChoiceFieldProps, "label" | "choices"> {
  name: keyof State & string;
}

/** The price and the order. */
export const usualFields = (currency: string): OfferField<OfferState>[] => [
  { name: "price", label: "Price", choices: priceChoices(currency) },
  { name: "sort", label: "Sort by", choices: sortChoices },
];

/** Up to this number of fields stands beside the search. */
const few = 2;
/** More fields than this are in two equal rows on a wide screen. */
const oneRow = 7;

export interface OfferFiltersProps<State extends OfferState> {
  /** Target of the form without JavaScript. */
  action: string;
  value: State;
  onChange: (value: State) => void;
  fields: readonly OfferField<State>[];
  /** Parts of the state without a field, which the form keeps without JavaScript. */
  kept?: readonly (keyof State & string)[];
  /** With it a phone shows the order only, and opens the other fields in a sheet. */
  sheet?: FilterSheetState;
}

const typingPause = 350;

/** Search and filters: a GET form. With JavaScript every change applies immediately. */
export function OfferFilters<State extends OfferState>(props: OfferFiltersProps<State>) {
  const { action, value, onChange, fields, kept = [], sheet } = props;
  const { newest, noteSent: noteState } = useNewestState(value, JSON.stringify(value));
  const apply = (change: Partial<OfferState>) => {
    const next = { ...newest, ...change };
    noteState(next);
    onChange(next);
  };
  const { text, type, search, noteSent } = useSearchText({
    value: value.search,
    onSearch: (wanted) => apply({ search: wanted }),
    delay: typingPause,
  });
  // Includes the typed text, and cancels the pending search.
  const choose = (chosen: Partial<State>) => {
    noteSent(text.trim());
    apply({ search: text.trim(), ...chosen });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const fieldProps = ({ name, label, choices }: OfferField<State>) => ({
    label,
    choices,
    value: String(value[name] ?? ""),
    onChange: (chosen: string) => choose({ [name]: chosen } as Partial<State>),
  });
  return (
    <Form
      data-fields={fields.length <= few ? "few" : "many"}
      data-rows={fields.length > oneRow ? 2 : 1}
      role="search"
      aria-label="Filter products"
      action={action}
      method="get"
      onSubmit={submit}
    >
      <SearchField>
        <VisuallyHidden>Search products</VisuallyHidden>
        <InputBase
          type="search"
          name="search"
          value={text}
          placeholder="Search products..."
          autoComplete="off"
          inputProps={{ maxLength: 100 }}
          startAdornment={<SearchIcon />}
          onChange={(event) => type(event.target.value)}
        />
      </SearchField>
      <Choices data-sheet={sheet ? true : undefined}>
        {sheet ? (
          <FilterSheetButton {...sheet}>
            {fields
              .filter(({ name }) => name !== "sort")
              .map((field) => (
                <ChoiceField key={field.name} {...fieldProps(field)} />
              ))}
          </FilterSheetButton>
        ) : null}
        {fields.map((field) => (
          <ChoiceField key={field.name} name={field.name} {...fieldProps(field)} />
        ))}
      </Choices>
      {kept.map((name) =>
        value[name] ? <input key={name} type="hidden" name={name} value={String(value[name])} /> : null,
      )}
      <noscript>
        <Button type="submit" variant="outlined">
          Apply
        </Button>
      </noscript>
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  display: "grid",
  alignItems: "end",
  gap: "16px 32px",
  [theme.breakpoints.up("md")]: {
    // A third column for the button that is visible only without JavaScript.
    gridAutoFlow: "column",
    gridAutoColumns: "auto",
    gridTemplateColumns: "minmax(0, 1fr) 422px",
    "&[data-fields='many']": { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)" },
  },
}));

const Choices = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "16px 32px",
  gridTemplateColumns: "180px 210px",
  "[data-fields='many'] > &": { gridTemplateColumns: "repeat(auto-fit, minmax(132px, 1fr))", gap: "16px 24px" },
  "[data-rows='2'] > &": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  [theme.breakpoints.up("md")]: { "& > button": { display: "none" } },
  [theme.breakpoints.down("md")]: {
    "&&": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "16px 20px", alignItems: "end" },
    "& > button": hiddenWithoutScript,
    // Without JavaScript nothing opens the sheet, so that all fields stay in the form.
    "@media (scripting: enabled)": { "&[data-sheet] > div:not([data-name='sort'])": { display: "none" } },
  },
}));

const SearchField = styled("label")(({ theme }) => ({
  position: "relative",
  "& .MuiInputBase-root": { ...underlinedField(theme), display: "flex", gap: 12 },
  "& svg": { flex: "none" },
}));

interface ChoiceFieldProps {
  label: string;
  /** Its name in a form without JavaScript. */
  name?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A labeled native select: familiar on every phone, and part of a form without JavaScript. */
function ChoiceField({ label, name, choices, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <SelectField data-name={name}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        input={<InputBase id={id} name={name} />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </SelectField>
  );
}

const SelectField = styled("div")(({ theme }) => ({
  "& label": { ...theme.typography.overline, display: "block", color: theme.vars.palette.text.secondary },
  "& .MuiInputBase-root": { ...underlinedField(theme), width: "100%" },
}));
