import { AdminTheme } from "../../shared/admin/AdminTheme";
import { AdminScreens } from "./AdminScreens";
import { AdminSession } from "./AdminSession";

/** Everything of the admin area that outlives a change of screens. */
export function AdminApp() {
  return (
    <AdminTheme>
      <AdminSession>
        <AdminScreens />
      </AdminSession>
    </AdminTheme>
  );
}
