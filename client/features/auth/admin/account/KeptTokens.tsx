import { useQuery } from "@apollo/client/react";
import { OwnApiTokensDocument } from "../../../../graphql/generated/adminOperations";
import { FormChecks } from "../../../../shared/admin/form/FormChecks";
import { dateTime } from "../../../../shared/format/dateTime";

/** Lists the API tokens of the account, which end with its password unless they are kept; nothing without a token. */
export function KeptTokens() {
  const { data, error } = useQuery(OwnApiTokensDocument);
  if (error) return <p role="alert">Your API tokens could not be read. All of them end with the password.</p>;
  if (!data?.ownApiTokens.length) return null;
  return (
    <FormChecks
      name="keptTokenIds"
      label="Keep these API tokens"
      hint="The others end with the old password. Keep none if someone else may know it."
      options={data.ownApiTokens.map(({ id, name, ending, lastUsedAt }) => ({
        value: id,
        label: name,
        hint: `wb_…${ending}, ${lastUsedAt ? `last used ${dateTime(lastUsedAt)}` : "never used"}`,
      }))}
    />
  );
}
