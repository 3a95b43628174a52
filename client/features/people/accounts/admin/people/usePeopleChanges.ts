import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import {
  DisablePersonDocument,
  EnablePersonDocument,
  RenewInviteDocument,
  ResetPersonTwoFactorDocument,
  RevokeInviteDocument,
  type PersonRowFragment,
} from "../../../../../graphql/generated/adminOperations";
import { useToast } from "../../../../../shared/toast/ToastContext";

/** An address that opens an invitation, and whom it is for. */
export interface InviteLink {
  name: string;
  address: string;
  /** Whether the person gets it by mail. */
  isMailed: boolean;
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
  const attempt = useAttempt();
  const input = ({ id }: PersonRowFragment) => ({ variables: { input: { id } } });
  return {
    busy: disabling.loading || revoking.loading || resetting.loading,
    disable: async (person: PersonRowFragment) => {
      if (await attempt(() => disable(input(person)), "The account was not disabled"))
        toast({ title: "Account disabled", text: `${person.name} is signed out everywhere.` });
    },
    enable: async (person: PersonRowFragment) => {
      if (await attempt(() => enable(input(person)), "The account was not enabled"))
        toast({ title: "Account enabled", text: `${person.name} can sign in again.` });
    },
    resetTwoFactor: async (person: PersonRowFragment) => {
      if (await attempt(() => reset(input(person)), "Two-factor sign-in was not reset"))
        toast({ title: "Two-factor sign-in reset", text: `${person.name} signs in with the password alone.` });
    },
    revoke: async (person: PersonRowFragment) => {
      if (await attempt(() => revoke(input(person)), "The invitation was not revoked"))
        toast({ title: "Invitation revoked", text: `The link for ${person.name} no longer works.` });
    },
    /** Replaces the link of an invitation; null when that failed. */
    renew: async (person: PersonRowFragment): Promise<InviteLink | null> => {
      let link: InviteLink | null = null;
      await attempt(async () => {
        const { data } = await renew(input(person));
        if (!data) return;
        const { path, isMailed } = data.renewInvite;
        link = { name: person.name, address: window.location.origin + path, isMailed };
      }, "The link was not created");
      return link;
    },
  };
}
