import { useApolloClient, useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { useCreate } from "../../../../graphql/admin/useCreate";
import { saving } from "../../../../graphql/admin/saving";
import {
  AffiliateProgramsDocument,
  CreateAffiliateProgramDocument,
  UpdateAffiliateProgramDocument,
  type CreateAffiliateProgramInput,
} from "../../../../graphql/generated/adminOperations";
import type { RowVersion, SaveOutcome } from "../../../../shared/admin/record/recordTypes";
import { programValuesOf, type ProgramValues } from "./programValues";

export interface SaveProgram {
  save: (values: ProgramValues, version: number | null) => Promise<SaveOutcome<ProgramValues>>;
  /** Reads the current row; null when it was deleted. */
  reload: () => Promise<RowVersion<ProgramValues> | null>;
}

/** The form's schema requires a kind. */
const inputOf = (values: ProgramValues): CreateAffiliateProgramInput => ({
  ...values,
  kind: values.kind || "MARKETPLACE",
});

/** Saves an affiliate program; creates one without `id`. */
export function useSaveProgram(id: string | null): SaveProgram {
  const client = useApolloClient();
  const update = () => evictLists(client.cache, ["affiliatePrograms"]);
  const add = useCreate(CreateAffiliateProgramDocument);
  const [change] = useMutation(UpdateAffiliateProgramDocument, { update });
  return {
    save: (values, version) =>
      saving(async () => {
        if (id === null) await add(inputOf(values), { update });
        else await change({ variables: { input: { ...inputOf(values), id, version: version ?? 0 } } });
      }),
    reload: async () => {
      const { data } = await client.query({ query: AffiliateProgramsDocument, fetchPolicy: "network-only" });
      const program = data?.affiliatePrograms.find((one) => one.id === id);
      return program ? { values: programValuesOf(program), version: program.version } : null;
    },
  };
}
