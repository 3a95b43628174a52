import { Field, Float, GraphQLISODateTime, ID, Int } from "type-graphql";
import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { combine } from "./combineDecorators";

/** The id of a row, which the database creates. */
export const IdField = (description = "UUID."): PropertyDecorator =>
  combine(
    Field(() => ID, { description }),
    PrimaryGeneratedColumn("uuid"),
  );

/** The id of another row. */
export const RowIdField = (description: string): PropertyDecorator =>
  combine(
    Field(() => ID, { description }),
    Column("uuid"),
  );

/** The id of another row; null for none. */
export const OptionalRowIdField = (description: string): PropertyDecorator =>
  combine(
    Field(() => ID, { nullable: true, description }),
    Column("uuid", { nullable: true }),
  );

/** Text; empty, or the given default, when left blank. */
export const TextField = (description: string, byDefault = ""): PropertyDecorator =>
  combine(
    Field(() => String, { description }),
    Column("text", { default: byDefault }),
  );

/** Text that every insert gives. */
export const RequiredTextField = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { description }),
    Column("text"),
  );

/** One value of an enum, stored as text; without a default, every insert gives it. */
export const EnumField = (type: () => object, description: string, byDefault?: string): PropertyDecorator =>
  combine(Field(type, { description }), Column("text", byDefault === undefined ? {} : { default: byDefault }));

/** Whole number; without a default, every insert gives it. */
export const CountField = (description: string, byDefault?: number): PropertyDecorator =>
  combine(
    Field(() => Int, { description }),
    Column("int", byDefault === undefined ? {} : { default: byDefault }),
  );

/** Version for optimistic locking: an update names the version that it is based on. */
export const VersionField = (): PropertyDecorator =>
  CountField("Version for optimistic locking; an update must name the current one.", 1);

/** Yes or no. */
export const FlagField = (description: string, byDefault = false): PropertyDecorator =>
  combine(
    Field(() => Boolean, { description }),
    Column("boolean", { default: byDefault }),
  );

/** A moment that every insert gives. */
export const TimeField = (description: string): PropertyDecorator =>
  combine(
    Field(() => GraphQLISODateTime, { description }),
    Column("timestamptz"),
  );

/** A moment; null when missing. */
export const OptionalTimeField = (description: string): PropertyDecorator =>
  combine(
    Field(() => GraphQLISODateTime, { nullable: true, description }),
    Column("timestamptz", { nullable: true }),
  );

/** When the row was created. */
export const CreatedField = (description = "Creation time."): PropertyDecorator =>
  combine(
    Field(() => GraphQLISODateTime, { description }),
    CreateDateColumn({ type: "timestamptz" }),
  );

/** When the row was last changed. */
export const UpdatedField = (description = "Time of the last change."): PropertyDecorator =>
  combine(
    Field(() => GraphQLISODateTime, { description }),
    UpdateDateColumn({ type: "timestamptz" }),
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
