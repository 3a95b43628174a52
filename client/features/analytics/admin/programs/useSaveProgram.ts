import { useApolloClient, useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useCreate } from "../../../../admin/graphql/useCreate";
import { trySave } from "../../../../admin/graphql/trySave";
import {
  AffiliateProgramsDocument,
  CreateAffiliateProgramDocument,
  UpdateAffiliateProgramDocument,
  type CreateAffiliateProgramInput,
} from "../../../../graphql/generated/adminOperations";
import type { RowVersion, SaveOutcome } from "../../../../admin/record/recordTypes";
import { toProgramValues, type ProgramValues } from "./programValues";

export interface SaveProgram {
  save: (values: ProgramValues, version: number | null) => Promise<SaveOutcome<ProgramValues>>;
  /** Reads the current row; null when it was deleted. */
  reload: () => Promise<RowVersion<ProgramValues> | null>;
}

/** The form's schema requires a kind. */
const toProgramInput = (values: ProgramValues): CreateAffiliateProgramInput => ({
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
      trySave(async () => {
        if (id === null) await add(toProgramInput(values), { update });
        else await change({ variables: { input: { ...toProgramInput(values), id, version: version ?? 0 } } });
      }),
    reload: async () => {
      const { data } = await client.query({ query: AffiliateProgramsDocument, fetchPolicy: "network-only" });
      const program = data?.affiliatePrograms.find((one) => one.id === id);
      return program ? { values: toProgramValues(program), version: program.version } : null;
    },
  };
}
