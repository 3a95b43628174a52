import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import type { FormEvent } from "react";
import { useNewestState } from "../../shared/hooks/useNewestState";
import { useSearchText } from "../../shared/hooks/useSearchText";
import { underlinedField } from "../../shared/theme/fields";
import { SearchIcon } from "../../shared/ui/icons";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { ChoiceField } from "./ChoiceField";
import { priceChoices, sortChoices, type OfferState } from "./offerState";

export interface OfferFiltersProps {
  /** Target of the form without JavaScript. */
  action: string;
  value: OfferState;
  onChange: (value: OfferState) => void;
  /** The retailers to choose from; without them the field is hidden. */
  retailers?: readonly { value: string; label: string }[];
}

const typingPause = 350;

/** Search, price and order: a GET form. With JavaScript every change applies immediately. */
export function OfferFilters({ action, value, onChange, retailers }: OfferFiltersProps) {
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
  const choose = (chosen: Partial<OfferState>) => {
    noteSent(text.trim());
    apply({ search: text.trim(), ...chosen });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <Form
      data-fields={retailers ? 3 : 2}
      role="search"
      aria-label="Filter products"
      action={action}
      method="get"
      onSubmit={submit}
    >
      <Field>
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
      </Field>
      {retailers ? (
        <ChoiceField
          label="Retailer"
          name="retailer"
          choices={retailers}
          value={value.retailer ?? ""}
          onChange={(retailer) => choose({ retailer })}
        />
      ) : null}
      <ChoiceField
        label="Price"
        name="price"
        choices={priceChoices}
        value={value.price}
        onChange={(price) => choose({ price })}
      />
      <ChoiceField
        label="Sort by"
        name="sort"
        choices={sortChoices}
        value={value.sort}
        onChange={(sort) => choose({ sort })}
      />
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
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  // The first of three fields has a full row.
  [theme.breakpoints.down("md")]: { "&[data-fields='3'] > div:nth-of-type(1)": { gridColumn: "1 / -1" } },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1fr) 180px 210px",
    // A fourth column for the button that is visible only without JavaScript.
    gridAutoFlow: "column",
    gridAutoColumns: "auto",
    "&[data-fields='3']": { gridTemplateColumns: "minmax(0, 1fr) 190px 150px 200px" },
  },
}));

const Field = styled("label")(({ theme }) => ({
  position: "relative",
  gridColumn: "1 / -1",
  [theme.breakpoints.up("md")]: { gridColumn: "auto" },
  "& .MuiInputBase-root": { ...underlinedField(theme), display: "flex", gap: 12 },
  "& svg": { flex: "none" },
}));
