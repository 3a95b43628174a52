import { useQuery } from "@apollo/client/react";
import { useInlineEdit } from "../../../../admin/graphql/useInlineEdit";
import {
  type OutfitRowFragment,
  OutfitTermsDocument,
  UpdateOutfitDocument,
} from "../../../../graphql/generated/adminOperations";
import type { GridEdit } from "../../../../admin/grid/edit/gridEdit";
import { outfitLists } from "../outfitValues";

/** Edits outfits in the grid. */
export function useOutfitEdit(): GridEdit<OutfitRowFragment> {
  const { data } = useQuery(OutfitTermsDocument);
  const save = useInlineEdit(UpdateOutfitDocument, {
    getSaved: ({ updateOutfit }) => updateOutfit,
    lists: outfitLists,
    noun: "Outfit",
  });
  const options = { occasion: data?.occasions.map(({ name }) => name) ?? [] };
  return { save, options };
}
