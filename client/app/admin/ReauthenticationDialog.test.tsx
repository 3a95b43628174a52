import { ApolloClient, ApolloLink, gql } from "@apollo/client";
import { ApolloProvider, useMutation } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { useState } from "react";
import { createAdminCache } from "../../admin/graphql/adminClient";
import { reauthenticationGate } from "../../admin/session/reauthenticationGate";
import { createReauthenticationLink } from "../../admin/session/sessionLink";
import { ReauthenticateDocument } from "../../graphql/generated/adminOperations";
import { AdminTheme } from "../../admin/AdminTheme";
import { ThemeRoot } from "../../shared/theme/ThemeRoot";
import { detachedStyles } from "../../testing/detachedStyles";
import { noFactors } from "../../testing/mockTwoFactor";
import { setupUser } from "../../testing/setupUser";
import { ReauthenticationDialog } from "./ReauthenticationDialog";
import { createMockLink } from "../../testing/mockLink";

type Mock = MockLink.MockedResponse;

const createToken = gql`
  mutation CreateToken($name: String!) {
    createToken(name: $name)
  }
`;
const sentence = "Enter your password to confirm that it is you.";
const refused: Mock["result"] = {
  errors: [new GraphQLError(sentence, { extensions: { code: "REAUTHENTICATION_REQUIRED" } })],
};
const create = (result: Mock["result"]): Mock => ({
  request: { query: createToken, variables: { name: "Nightly sync" } },
  result,
});
const confirm = (currentPassword: string, result: Mock["result"]): Mock => ({
  request: { query: ReauthenticateDocument, variables: { input: { currentPassword } } },
  result,
});

function Screen() {
  const [name, setName] = useState("");
  const [mutate, { data, error }] = useMutation<{ createToken: string }>(createToken);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => void mutate({ variables: { name } }).catch(() => undefined)}>Create</button>
      <output>{data?.createToken ?? error?.message}</output>
    </>
  );
}

async function openDialog(...mocks: Mock[]) {
  const user = setupUser();
  const client = new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([
      createReauthenticationLink(reauthenticationGate),
      createMockLink([create(refused), noFactors, ...mocks]),
    ]),
  });
  render(
    <ThemeRoot styleCache={detachedStyles}>
      <AdminTheme>
        <ApolloProvider client={client}>
          <Screen />
          <ReauthenticationDialog />
        </ApolloProvider>
      </AdminTheme>
    </ThemeRoot>,
  );
  await user.type(screen.getByLabelText("Name"), "Nightly sync");
  await user.click(screen.getByRole("button", { name: "Create" }));
  await screen.findByRole("dialog", { name: "Confirm that it is you" });
  return user;
}
const enterPassword = async (user: ReturnType<typeof setupUser>, password: string) => {
  const field = screen.getByLabelText(/Current password/);
  await user.clear(field);
  await user.type(field, `${password}{Enter}`);
};

afterEach(() => reauthenticationGate.giveUp());

describe("ReauthenticationDialog", () => {
  it("asks for the password and repeats what was asked", async () => {
    const user = await openDialog(
      confirm("wrong", {
        errors: [
          new GraphQLError("Please check what you entered.", {
            extensions: {
              code: "BAD_USER_INPUT",
              fieldErrors: { currentPassword: "This is not your current password" },
            },
          }),
        ],
      }),
      confirm("right", { data: { reauthenticate: true } }),
      create({ data: { createToken: "wb_secret" } }),
    );
    await waitFor(() => expect(screen.getByLabelText(/Current password/)).toHaveFocus());
    await enterPassword(user, "wrong");
    expect(await screen.findByText("This is not your current password")).toBeVisible();
    await enterPassword(user, "right");
    expect(await screen.findByText("wb_secret")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("Name")).toHaveValue("Nightly sync");
  });

  it("leaves what was typed when the user cancels, with the server's sentence", async () => {
    const user = await openDialog();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Nightly sync");
  });
});
