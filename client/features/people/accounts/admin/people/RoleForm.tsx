import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../../admin/graphql/trySave";
import { ChangeRoleDocument, type PersonRowFragment } from "../../../../../graphql/generated/adminOperations";
import { RecordDialog } from "../../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../../admin/record/useRecordForm";
import { roleNames, type Role } from "../../../../../admin/role/roles";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { RoleField } from "./RoleField";

export interface RoleFormProps {
  person: PersonRowFragment;
  onClose: () => void;
}

/** The dialog that changes what an account may do. */
export function RoleForm({ person: { id, name, role }, onClose }: RoleFormProps) {
  const toast = useToast();
  // A former administrator's invitations end.
  const [change] = useMutation(ChangeRoleDocument, { update: (cache) => evictLists(cache, ["people"]) });
  const form = useRecordForm<{ role: Role }>({
    draftKey: `role:${id}`,
    initial: { role },
    save: (values) => trySave(async () => void (await change({ variables: { input: { id, role: values.role } } }))),
    onSaved: (values, _intent, stays) => {
      toast({ title: "Role changed", text: `${name} is now ${withArticle(roleNames[values.role])}.` });
      if (!stays) onClose();
    },
    onFailed: (message) => toast({ title: "The role was not changed", text: message, variant: "destructive" }),
  });
  return (
    <RecordDialog form={form} title={`Role of ${name}`} submitLabel="Change role" maxWidth={480} onClose={onClose}>
      <RoleField />
    </RecordDialog>
  );
}

/** "an editor", "a contributor" */
const withArticle = (roleName: string): string => `${/^[AE]/.test(roleName) ? "an" : "a"} ${roleName.toLowerCase()}`;
