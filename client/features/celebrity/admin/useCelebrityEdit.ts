import { useQuery } from "@apollo/client/react";
import { useInlineEdit } from "../../../admin/graphql/useInlineEdit";
import { CelebrityTermsDocument, UpdateCelebrityDocument } from "../../../graphql/generated/adminOperations";
import type { GridEdit } from "../../../admin/grid/edit/gridEdit";
import { celebrityLists } from "./celebrityValues";

/** Edits celebrities in the grid. */
export function useCelebrityEdit<Row extends { id: string; version: number }>(): GridEdit<Row> {
  const { data } = useQuery(CelebrityTermsDocument);
  const save = useInlineEdit(UpdateCelebrityDocument, {
    getSaved: ({ updateCelebrity }) => updateCelebrity,
    lists: celebrityLists,
    noun: "Celebrity",
  });
  const options = {
    category: data?.categories.map(({ name }) => name) ?? [],
    styleType: data?.styleTypes.map(({ name }) => name) ?? [],
  };
  return { save, options };
}
