import { Field, Float, Int } from "type-graphql";
import { Column } from "typeorm";

/** Combines decorators that define a column and its GraphQL field. */

const combine =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

/** Required text; empty when left blank. */
export const TextField = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { description }),
    Column("text", { default: "" }),
  );

/** Optional text; null when missing. */
export const OptionalTextField = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    Column("text", { nullable: true }),
  );

/** Optional code of a fixed length, such as a currency; null when missing. */
export const OptionalCodeField = (description: string, length: number): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    Column("char", { length, nullable: true }),
  );

/** Optional whole number; null when missing. */
export const OptionalCountField = (description: string): PropertyDecorator =>
  combine(
    Field(() => Int, { nullable: true, description }),
    Column("int", { nullable: true }),
  );

const numeric = {
  to: (value?: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Optional decimal, stored exactly and read as a number; null when missing. */
export const OptionalDecimalField = (description: string, precision: number, scale: number): PropertyDecorator =>
  combine(
    Field(() => Float, { nullable: true, description }),
    Column("numeric", { precision, scale, nullable: true, transformer: numeric }),
  );
