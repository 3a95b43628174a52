import { AdminTheme } from "../../admin/AdminTheme";
import { AdminScreens } from "./AdminScreens";
import { AdminSession } from "./AdminSession";

/** The parts of the admin area that stay mounted when the screen changes. */
export function AdminApp() {
  return (
    <AdminTheme>
      <AdminSession>
        <AdminScreens />
      </AdminSession>
    </AdminTheme>
  );
}
