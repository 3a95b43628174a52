import { useQuery } from "@apollo/client/react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { BrandNamesDocument } from "../../graphql/generated/adminOperations";

interface BrandSuggestProps {
  id?: string;
  /** A name of a brand, or any other text. */
  value: string;
  onChange: (name: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  aria?: object;
}

const sameName = (one: string, other: string): boolean =>
  one.trim().replaceAll(/\s+/g, " ").toLowerCase() === other.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Returns the brands with a part of the name, and whether one of them has just this name. */
function useBrandNames(name: string, isOpen: boolean): { names: string[]; isKnown: boolean | null } {
  const { data, previousData } = useQuery(BrandNamesDocument, {
    variables: { search: name.trim() },
    skip: !isOpen && name.trim() === "",
  });
  const nodes = (data ?? previousData)?.brands.nodes ?? [];
  const isKnown = data
    ? nodes.some((brand) => [brand.name, ...brand.spellings].some((each) => sameName(each, name)))
    : null;
  return { names: nodes.map((brand) => brand.name), isKnown };
}

const unknownName = "No brand has this name yet. Visitors see it once one has.";

/** The name of a brand with suggestions. */
export function BrandSuggest({ id, value, onChange, onBlur, placeholder, aria }: BrandSuggestProps) {
  const [isOpen, setOpen] = useState(false);
  const { names, isKnown } = useBrandNames(value, isOpen);
  return (
    <>
      <Autocomplete
        id={id}
        freeSolo
        fullWidth
        disableClearable
        options={names}
        filterOptions={(options) => options}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        inputValue={value}
        onInputChange={(_event, text) => onChange(text)}
        onBlur={onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            placeholder={placeholder}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, maxLength: 200, ...aria } }}
          />
        )}
      />
      {value.trim() !== "" && isKnown === false ? <small>{unknownName}</small> : null}
    </>
  );
}
