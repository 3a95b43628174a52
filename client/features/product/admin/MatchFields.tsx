import { skipToken, useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { OutfitPiecesDocument } from "../../../graphql/generated/adminOperations";
import { FormSelect } from "../../../shared/admin/form/FormSelect";
import { matchLabels } from "../matchLabels";
import type { ProductValues } from "./productValues";

/** The piece of the outfit that a product matches, and how closely. */
export function MatchFields() {
  const { outfitId } = useFormikContext<ProductValues>().values;
  const { data } = useQuery(OutfitPiecesDocument, outfitId ? { variables: { outfitId } } : skipToken);
  const pieces = data?.outfit?.pieces ?? [];
  return (
    <>
      <FormSelect
        name="pieceId"
        label="Piece"
        emptyLabel="No piece"
        options={pieces.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormSelect
        name="matchKind"
        label="Match"
        options={Object.entries(matchLabels).map(([value, label]) => ({ value, label }))}
        hint="A budget product costs less than every exact and similar one of its piece."
      />
    </>
  );
}
