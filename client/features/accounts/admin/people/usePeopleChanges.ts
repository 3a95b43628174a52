import { useMutation } from "@apollo/client/react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import {
  DisablePersonDocument,
  EnablePersonDocument,
  RenewInviteDocument,
  ResetPersonTwoFactorDocument,
  RevokeInviteDocument,
  type PersonRowFragment,
} from "../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../shared/toast/ToastContext";

/** An address that opens an invitation, and whom it is for. */
export interface InviteLink {
  name: string;
  address: string;
}

/** Invitations of others may end with an account, and others may have changed the list. */
const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, ["people"]) };

/** Changes of one person, each with a toast. */
export function usePeopleChanges() {
  const toast = useToast();
  const [disable, disabling] = useMutation(DisablePersonDocument, options);
  const [enable] = useMutation(EnablePersonDocument, options);
  const [reset, resetting] = useMutation(ResetPersonTwoFactorDocument, options);
  const [revoke, revoking] = useMutation(RevokeInviteDocument, options);
  const [renew] = useMutation(RenewInviteDocument, options);
  /** @returns what `work` returns; null after a toast when it failed. */
  const attempt = async <Result>(title: string, work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      toast({ title, text: getErrorMessage(error), variant: "destructive" });
      return null;
    }
  };
  const input = ({ id }: PersonRowFragment) => ({ variables: { input: { id } } });
  return {
    busy: disabling.loading || revoking.loading || resetting.loading,
    disable: async (person: PersonRowFragment) => {
      if (await attempt("The account was not disabled", () => disable(input(person))))
        toast({ title: "Account disabled", text: `${person.name} is signed out everywhere.` });
    },
    enable: async (person: PersonRowFragment) => {
      if (await attempt("The account was not enabled", () => enable(input(person))))
        toast({ title: "Account enabled", text: `${person.name} can sign in again.` });
    },
    resetTwoFactor: async (person: PersonRowFragment) => {
      if (await attempt("Two-factor sign-in was not reset", () => reset(input(person))))
        toast({ title: "Two-factor sign-in reset", text: `${person.name} signs in with the password alone.` });
    },
    revoke: async (person: PersonRowFragment) => {
      if (await attempt("The invitation was not revoked", () => revoke(input(person))))
        toast({ title: "Invitation revoked", text: `The link for ${person.name} no longer works.` });
    },
    /** Replaces the link of an invitation; null when that failed. */
    renew: async (person: PersonRowFragment): Promise<InviteLink | null> => {
      const result = await attempt("The link was not created", () => renew(input(person)));
      return result?.data
        ? { name: person.name, address: window.location.origin + result.data.renewInvite.path }
        : null;
    },
  };
}
