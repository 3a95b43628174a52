import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { write } from "../../../core/write/write";
import { PublishableRow } from "../../../core/kinds/publishableRow";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import type { RequestContext } from "../../../core/graphql/context";
import { changeStatus } from "./changeStatus.service";
import { BulkStatusInput, BulkStatusChange } from "./bulk/bulkStatus.inputs";
import { changeStatuses } from "./bulk/bulkStatus.service";
import { StatusInput } from "./publishing.inputs";

@Resolver()
export class PublishingResolver {
  @RequiresRole("contributor", "publish")
  @Mutation(() => PublishableRow, {
    description:
      "Publishes a row, takes it offline, or hands it over for review. An outfit's products follow it. CONFLICT when the version is outdated.",
  })
  changeStatus(
    @Arg("input", () => StatusInput, { description: "The row and its new status." }) input: StatusInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<PublishableRow> {
    return write(db, actor, (change) => changeStatus(change, input));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => BulkStatusChange, {
    description:
      "Publishes many rows, takes them offline, or schedules them together. Rows that may not get the status do not change.",
  })
  bulkStatus(
    @Arg("input", () => BulkStatusInput, { description: "The rows and their new status." }) input: BulkStatusInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<BulkStatusChange> {
    return write(db, actor, (change) => changeStatuses(change, input));
  }
}
