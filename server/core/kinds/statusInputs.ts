import { IsIn, IsOptional } from "class-validator";
import { Field } from "type-graphql";
import { PublicationStatus } from "./publishableRow";

const firstStatuses = [PublicationStatus.DRAFT, PublicationStatus.IN_REVIEW, PublicationStatus.PUBLISHED];

/** Status of a new row. */
export const NewStatus = (): PropertyDecorator => (target, key) => {
  Field(() => PublicationStatus, {
    nullable: true,
    description: "Status of the new row, PUBLISHED if omitted. SCHEDULED is set by a schedule only.",
  })(target, key);
  IsOptional()(target, key);
  IsIn(firstStatuses, { message: "Save it first, then schedule it." })(target, key);
};

/** Filter by status. Visitors find published rows only, whatever they ask for. */
export const StatusFilter = (): PropertyDecorator => (target, key) => {
  Field(() => PublicationStatus, { nullable: true, description: "Publication status, exactly." })(target, key);
};
