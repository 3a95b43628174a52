import { useQuery } from "@apollo/client/react";
import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { PieceVocabularyDocument } from "../../../../../graphql/generated/adminOperations";
import { type FactsValue, formatFacts, noFacts, type PieceValue, toFactsValue } from "./pieceValues";
import type { StoredPiece } from "./usePieceGarments";

export interface PieceFactsProps {
  /** "Cape", or "piece 2". */
  label: string;
  piece: PieceValue;
  /** Undefined for a piece that is not saved. */
  stored: StoredPiece | undefined;
  onChange: (facts: FactsValue | null) => void;
}

/** What a piece is, by which visitors find it: read from its name, or chosen here. */
export function PieceFacts({ label, piece, stored, onChange }: PieceFactsProps) {
  const { facts } = piece;
  const read = stored && !stored.factsChosen && stored.name === piece.name ? stored.facts : null;
  if (facts) return <ChosenFacts {...{ label, facts, onChange }} />;
  return (
    <div>
      <small>{read ? `Read from the name: ${formatFacts(read)}` : "Read from the name when you save."}</small>{" "}
      <Button
        type="button"
        size="small"
        variant="text"
        aria-label={`Choose what ${label} is`}
        onClick={() => onChange(toFactsValue(read ?? noFacts))}
      >
        Choose
      </Button>
    </div>
  );
}

const lists = { colors: "Colors", materials: "Materials", patterns: "Patterns" } as const;
type ListName = keyof typeof lists;
const maxNames = 8;

interface ChosenFactsProps extends Pick<PieceFactsProps, "label" | "onChange"> {
  facts: FactsValue;
}

function ChosenFacts({ label, facts, onChange }: ChosenFactsProps) {
  const { data } = useQuery(PieceVocabularyDocument);
  const vocabulary = data?.pieceVocabulary;
  const family = (list: ListName | "garments", name: string) =>
    vocabulary?.[list].find((entry) => entry.name === name)?.family ?? name;
  const names = (list: ListName | "garments") => vocabulary?.[list].map(({ name }) => name) ?? [];
  return (
    <Choices role="group" aria-label={`What ${label} is`}>
      <Autocomplete
        size="small"
        options={names("garments")}
        groupBy={(name) => family("garments", name)}
        value={facts.garment}
        onChange={(_event, garment) => onChange({ ...facts, garment })}
        renderInput={(params) => <TextField {...params} label={`Garment of ${label}`} />}
      />
      {(Object.keys(lists) as ListName[]).map((list) => (
        <Autocomplete
          key={list}
          multiple
          size="small"
          filterSelectedOptions
          options={names(list)}
          groupBy={(name) => family(list, name)}
          value={facts[list]}
          onChange={(_event, chosen) => onChange({ ...facts, [list]: chosen.slice(0, maxNames) })}
          renderInput={(params) => <TextField {...params} label={`${lists[list]} of ${label}`} />}
        />
      ))}
      <div>
        <Button
          type="button"
          size="small"
          variant="text"
          aria-label={`Read from the name of ${label}`}
          onClick={() => onChange(null)}
        >
          Read from the name
        </Button>
      </div>
    </Choices>
  );
}

const Choices = styled("div")({ display: "grid", gap: 10, width: "100%", paddingTop: 6 });
