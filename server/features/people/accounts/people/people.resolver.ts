import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { write } from "../../../../core/write/write";
import type { RequestContext } from "../../../../core/graphql/context";
import { IdInput } from "../../../../core/graphql/inputs";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { changeRole, disablePerson, enablePerson, resetPersonTwoFactor } from "./changeAccount.service";
import { createInvite, renewInvite, revokeInvite } from "./invites.service";
import { ChangeRoleInput, CreateInviteInput } from "./people.inputs";
import { listPeople } from "./people.service";
import { CreatedInvite, Person } from "./person.types";

/** Operations on the accounts of others. */
@Resolver()
export class PeopleResolver {
  @RequiresRole("admin", "never")
  @Query(() => [Person], { description: "Everyone with an account by name, then everyone who is invited." })
  people(@Ctx() { db }: RequestContext): Promise<Person[]> {
    return listPeople(db);
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => CreatedInvite, {
    description:
      "Creates a link that lets a person create an account, once and within seven days. BAD_USER_INPUT with field errors; CONFLICT when the address has an account or an invitation.",
  })
  createInvite(
    @Arg("input", () => CreateInviteInput, { description: "The person to invite." }) input: CreateInviteInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CreatedInvite> {
    return createInvite(db, actor, input);
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => CreatedInvite, {
    description: "Replaces the link of an invitation, and starts its seven days again. NOT_FOUND.",
  })
  renewInvite(
    @Arg("input", () => IdInput, { description: "Id of the invitation." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CreatedInvite> {
    return renewInvite(db, actor, id);
  }

  @RequiresRole("admin", "never")
  @Mutation(() => ID, { description: "Ends an invitation at once and returns its id. NOT_FOUND." })
  revokeInvite(
    @Arg("input", () => IdInput, { description: "Id of the invitation." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return write(db, actor, (change) => revokeInvite(change, id));
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => Person, {
    description:
      "Changes what an account may do, from its next request on; a former administrator's invitations end. NOT_FOUND; FORBIDDEN for one's own account.",
  })
  changeRole(
    @Arg("input", () => ChangeRoleInput, { description: "The account and its role." }) input: ChangeRoleInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Person> {
    return write(db, actor, (change) => changeRole(change, input));
  }

  @RequiresRole("admin", "never")
  @Mutation(() => Person, {
    description:
      "Closes an account, and ends its sessions, API tokens and invitations at once and for good. NOT_FOUND; FORBIDDEN for one's own account.",
  })
  disablePerson(
    @Arg("input", () => IdInput, { description: "Id of the account." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Person> {
    return write(db, actor, (change) => disablePerson(change, id));
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => Person, { description: "Opens a disabled account again. NOT_FOUND." })
  enablePerson(
    @Arg("input", () => IdInput, { description: "Id of the account." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Person> {
    return write(db, actor, (change) => enablePerson(change, id));
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => Person, {
    description:
      "Removes all second factors of a person whose device is lost, and ends the sessions of the account. NOT_FOUND; FORBIDDEN for one's own account.",
  })
  resetPersonTwoFactor(
    @Arg("input", () => IdInput, { description: "Id of the account." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Person> {
    return write(db, actor, (change) => resetPersonTwoFactor(change, id));
  }
}
