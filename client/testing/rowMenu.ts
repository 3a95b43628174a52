import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Opens the menu of the row with this name. */
export const openRowMenu = async (user: UserEvent, name: string): Promise<void> =>
  user.click(await screen.findByLabelText(`Actions for ${name}`));

/** Chooses an action in the menu of a row. */
export async function chooseRowAction(user: UserEvent, name: string, action: string): Promise<void> {
  await openRowMenu(user, name);
  await user.click(screen.getByRole("menuitem", { name: action }));
}
