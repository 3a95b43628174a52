import { Field, Float, Int } from "type-graphql";
import { Column } from "typeorm";

/** Decorators that say once what is both a column and a GraphQL field. */

const both =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/** Required text; empty when the editor left it blank. */
export const TextField = (description: string): PropertyDecorator =>
  both(
    Field(() => String, { description }),
    Column("text", { default: "" }),
  );

/** Text that may be missing; null when it is. */
export const OptionalTextField = (description: string): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    Column("text", { nullable: true }),
  );

/** A code of a fixed length that may be missing, such as a currency; null when it is. */
export const OptionalCodeField = (description: string, length: number): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    Column("char", { length, nullable: true }),
  );

/** A whole number that may be missing; null when it is. */
export const OptionalCountField = (description: string): PropertyDecorator =>
  both(
    Field(() => Int, { nullable: true, description }),
    Column("int", { nullable: true }),
  );

const numeric = {
  to: (value?: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** A decimal that may be missing, kept exactly in the database and read as a number; null when it is missing. */
export const OptionalDecimalField = (description: string, precision: number, scale: number): PropertyDecorator =>
  both(
    Field(() => Float, { nullable: true, description }),
    Column("numeric", { precision, scale, nullable: true, transformer: numeric }),
  );
