import Button from "@mui/material/Button";
import { useContext, useState } from "react";
import { adminPaths } from "../../../../site/addresses";
import { EndAccess, type EndedAccess } from "../../../features/people/admin/EndAccess";
import { InviteForm } from "../../../features/people/admin/InviteForm";
import { InviteLinkDialog } from "../../../features/people/admin/InviteLinkDialog";
import { peopleColumns, peopleNoun } from "../../../features/people/admin/peopleColumns";
import { RoleForm } from "../../../features/people/admin/RoleForm";
import { type InviteLink, usePeopleChanges } from "../../../features/people/admin/usePeopleChanges";
import { useAdminList } from "../../../graphql/admin/useAdminList";
import { AdminPeopleDocument, type PersonRowFragment } from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon, EditIcon, RefreshIcon, RestoreIcon } from "../../../shared/admin/adminIcons";
import { AdminGrid } from "../../../shared/admin/grid/AdminGrid";
import type { RowAction } from "../../../shared/admin/grid/gridTypes";
import { useGridState } from "../../../shared/admin/grid/useGridState";
import { AccountContext } from "../../../shared/admin/role/accountContext";
import { ScreenHeader } from "../../../shared/admin/ScreenHeader";

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
        rows={people}
        totalCount={people?.length}
        pageInfo={null}
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
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
