import Button from "@mui/material/Button";
import { useContext, useState } from "react";
import { adminPaths } from "../../../../site/addresses";
import { EndAccess, type EndedAccess } from "../../../features/people/accounts/admin/people/EndAccess";
import { InviteForm } from "../../../features/people/accounts/admin/people/InviteForm";
import { InviteLinkDialog } from "../../../features/people/accounts/admin/people/InviteLinkDialog";
import { peopleColumns, peopleNoun } from "../../../features/people/accounts/admin/people/peopleColumns";
import { RoleForm } from "../../../features/people/accounts/admin/people/RoleForm";
import { type InviteLink, usePeopleChanges } from "../../../features/people/accounts/admin/people/usePeopleChanges";
import { gridRows, useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminPeopleDocument, type PersonRowFragment } from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon, EditIcon, RefreshIcon, RestoreIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridState } from "../../../admin/grid/useGridState";
import { AccountContext } from "../../../admin/role/accountContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";

const sorts = [{ value: "NAME", label: "Name" }] as const;

/** People: everyone with an account, and everyone who is invited. */
export function PeoplePage() {
  const { id: ownId } = useContext(AccountContext);
  const state = useGridState({ sorts });
  const list = useAdminList(AdminPeopleDocument, {});
  const people = list.data?.people;
  const changes = usePeopleChanges();
  const [inviting, setInviting] = useState(false);
  const [link, setLink] = useState<InviteLink | null>(null);
  const [promoted, setPromoted] = useState<PersonRowFragment | null>(null);
  const [ended, setEnded] = useState<EndedAccess | null>(null);
  const renew = async (person: PersonRowFragment) => setLink(await changes.renew(person));
  const rowActions = (person: PersonRowFragment): RowAction[] => {
    if (person.id === ownId)
      return [{ label: "Your account", icon: <EditIcon />, to: adminPaths.settings({ tab: "account" }) }];
    if (person.status === "INVITED")
      return [
        { label: "New invite link", icon: <RefreshIcon />, onClick: () => void renew(person) },
        {
          label: "Revoke invitation",
          icon: <DeleteIcon />,
          danger: true,
          onClick: () => setEnded({ kind: "invitation", person }),
        },
      ];
    const role = { label: "Change role", icon: <EditIcon />, onClick: () => setPromoted(person) };
    const reset = {
      label: "Reset two-factor sign-in",
      icon: <RefreshIcon />,
      danger: true,
      onClick: () => setEnded({ kind: "twoFactor", person }),
    };
    const shared = person.hasTwoFactor ? [role, reset] : [role];
    return person.status === "DISABLED"
      ? [...shared, { label: "Enable", icon: <RestoreIcon />, onClick: () => void changes.enable(person) }]
      : [
          ...shared,
          {
            label: "Disable",
            icon: <DeleteIcon />,
            danger: true,
            onClick: () => setEnded({ kind: "account", person }),
          },
        ];
  };
  return (
    <>
      <ScreenHeader
        title="People"
        text="Everyone who can sign in, and what they may do."
        actions={
          <Button startIcon={<AddIcon />} onClick={() => setInviting(true)}>
            Invite Person
          </Button>
        }
      />
      <AdminGrid
        noun={peopleNoun}
        state={state}
        columns={peopleColumns(ownId)}
        {...gridRows(list, people)}
        pageInfo={null}
        emptyText="There is nobody yet"
        rowActions={rowActions}
      />
      {inviting ? <InviteForm onInvited={setLink} onClose={() => setInviting(false)} /> : null}
      {link ? <InviteLinkDialog link={link} onClose={() => setLink(null)} /> : null}
      {promoted ? <RoleForm person={promoted} onClose={() => setPromoted(null)} /> : null}
      {ended ? <EndAccess ended={ended} changes={changes} onClose={() => setEnded(null)} /> : null}
    </>
  );
}
