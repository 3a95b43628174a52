import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { RowSearch } from "../../../../../admin/form/RowSearch";
import { PieceSuggestionsDocument } from "../../../../../graphql/generated/adminOperations";
import { shortDate } from "../../../../../shared/format/date";
import type { PieceGarments, StoredPiece } from "./usePieceGarments";

export interface PieceGarmentProps extends Pick<PieceGarments, "link" | "unlink"> {
  /** "Cape", or "Piece 2". */
  label: string;
  piece: StoredPiece;
}

const joined = (...words: (string | null | undefined)[]): string => words.filter(Boolean).join(", ");

/** Where else a piece was worn, and which piece of another look is the same. */
export function PieceGarment({ label, piece, link, unlink }: PieceGarmentProps) {
  const [searches, setSearches] = useState(false);
  const looks = [
    ...piece.wornAgain.map((look) => ({ look, when: "Worn again" })),
    ...piece.alsoWorn.map((look) => ({ look, when: "Also worn" })),
  ];
  return (
    <Part>
      {looks.length > 0 ? (
        <ul aria-label={`Other looks with ${label}`}>
          {looks.map(({ look: { id, title, date, celebrity }, when }) => (
            <li key={id}>
              {when}: {joined(title, celebrity?.name, date && shortDate(date))}
            </li>
          ))}
        </ul>
      ) : null}
      {searches ? (
        <SamePiece
          label={label}
          piece={piece}
          onChoose={async (other) => {
            await link(piece, other);
            setSearches(false);
          }}
        />
      ) : null}
      <div>
        <Button
          type="button"
          size="small"
          variant="text"
          aria-expanded={searches}
          aria-label={`${label} is the same piece as ...`}
          onClick={() => setSearches(!searches)}
        >
          {searches ? "Cancel" : "The same piece as ..."}
        </Button>
        {piece.garment ? (
          <Button
            type="button"
            size="small"
            variant="text"
            aria-label={`Unlink ${label}`}
            onClick={() => void unlink(piece)}
          >
            Unlink
          </Button>
        ) : null}
      </div>
    </Part>
  );
}

interface SamePieceProps extends Pick<PieceGarmentProps, "label" | "piece"> {
  onChoose: (other: { pieceId: string; version: number | null }) => Promise<void>;
}

/** Suggests pieces of other looks, and searches among all. */
function SamePiece({ label, piece, onChoose }: SamePieceProps) {
  const [text, setText] = useState<string | null>(null);
  const { data, previousData, loading, error } = useQuery(PieceSuggestionsDocument, {
    variables: { pieceId: piece.id, search: text ?? "" },
    skip: text === null,
    // Versions of garments must be current.
    fetchPolicy: "network-only",
  });
  const found = (data ?? previousData)?.pieceSuggestions ?? [];
  return (
    <RowSearch
      value={null}
      onChange={(row) => {
        const other = found.find(({ pieceId }) => pieceId === row?.id);
        if (other) void onChoose(other);
      }}
      finder={{
        rows: found.map(({ pieceId, name, outfitTitle, image, wearer, date, reasons }) => ({
          id: pieceId,
          label: name,
          image,
          note: `${joined(outfitTitle, wearer, date && shortDate(date))}${reasons.length > 0 ? ` (${reasons.join(", ")})` : ""}`,
        })),
        state: error ? "failed" : loading ? "loading" : "ready",
        search: setText,
      }}
      kind="outfit"
      label={`The same piece as ${label}`}
      placeholder="Search by piece, look or celebrity..."
      noneText="No pieces found. Search by another word."
    />
  );
}

const Part = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 6,
  width: "100%",
  "& ul": { ...theme.typography.body2, listStyle: "none", color: theme.vars.palette.text.secondary },
}));
