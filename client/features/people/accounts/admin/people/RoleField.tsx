import { useFormikContext } from "formik";
import { FormSelect } from "../../../../../admin/form/FormSelect";
import { roleNames, roles, roleTexts, type Role } from "../../../../../admin/role/roles";

const options = roles.map((role) => ({ value: role, label: roleNames[role] }));

/** The choice of a role, with what the chosen one may do. */
export function RoleField() {
  const { values } = useFormikContext<{ role: Role }>();
  return <FormSelect name="role" label="Role" required options={options} hint={roleTexts[values.role]} />;
}
