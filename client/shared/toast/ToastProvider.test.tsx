import { screen, waitFor } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
import { useToast } from "./ToastContext";

function Form() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast({ title: "Success", text: "Thank you." })}>Send</button>
      <button onClick={() => toast({ title: "Email Required", variant: "destructive" })}>Fail</button>
    </>
  );
}

describe("toasts", () => {
  it("are announced, politely or at once, one at a time, for two seconds", async () => {
    const { user } = renderPart(<Form />);
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Success")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("SuccessThank you.");
    await user.click(screen.getByRole("button", { name: "Fail" }));
    expect(await screen.findByText("Email Required")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Email Required");
    expect(screen.queryByText("Success")).toBeNull();
    await waitFor(() => expect(screen.queryByText("Email Required")).toBeNull(), { timeout: 3500 });
  }, 10_000);
});
