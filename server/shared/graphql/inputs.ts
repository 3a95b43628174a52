import {
  IsISO8601,
  IsOptional,
  Matches,
  MaxLength,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { isPictureAddress, isProfile, isWebAddress } from "../text/address";

/** Decorators that say once what is both an input field and its rules. */

const both =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

const atMost = (length: number) => ({ message: `At most ${length.toLocaleString("en")} characters` });

const longestAddress = 2_000;
const longestProfile = 500;

/** A text that may be left out; null and "" empty it. */
export const OptionalText = (description: string, longest = 10_000): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    MaxLength(longest, atMost(longest)),
  );

/** A text that must say something; in an update it may be left out, and null counts as that. */
export const RequiredText = (
  description: string,
  blank: string,
  longest: number,
  nullable = false,
): PropertyDecorator =>
  both(
    Field(() => String, { nullable, description }),
    ...(nullable ? [IsOptional()] : []),
    Matches(/\S/, { message: blank }),
    MaxLength(longest, atMost(longest)),
  );

// Blanks pass both: where one is not allowed, another rule tells it.
@ValidatorConstraint({ name: "webAddress" })
class WebAddress implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && (value.trim() === "" || isWebAddress(value));
  defaultMessage = () => "Enter a web address that begins with https:// or http://";
}

@ValidatorConstraint({ name: "pictureAddress" })
class PictureAddress implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && (value.trim() === "" || isPictureAddress(value));
  defaultMessage = () => "Enter the web address of a picture, or upload one";
}

@ValidatorConstraint({ name: "profile" })
class Profile implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && isProfile(value);
  defaultMessage = () => "Enter a handle, or a web address that begins with https:// or http://";
}

const unlessBlank = ValidateIf((_, value) => typeof value === "string" && value.trim() !== "");

/** An address of a page elsewhere: http or https; null and "" empty it. */
export const OptionalLink = (description: string): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    unlessBlank,
    MaxLength(longestAddress, atMost(longestAddress)),
    Validate(WebAddress),
  );

/** Where somebody can be followed: a handle, or an address of a page elsewhere; null and "" empty it. */
export const OptionalProfile = (description: string): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    unlessBlank,
    MaxLength(longestProfile, atMost(longestProfile)),
    Validate(Profile),
  );

/** An address of a page elsewhere that must be there. */
export const RequiredLink = (description: string, blank: string): PropertyDecorator =>
  both(RequiredText(description, blank, longestAddress), Validate(WebAddress));

/** An address of a picture: elsewhere by http or https, or one of this site's; null and "" empty it. */
export const OptionalPicture = (description: string): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    unlessBlank,
    MaxLength(longestAddress, atMost(longestAddress)),
    Validate(PictureAddress),
  );

/** A picture that must be there. */
export const RequiredPicture = (description: string, blank: string, nullable = false): PropertyDecorator =>
  both(RequiredText(description, blank, longestAddress, nullable), Validate(PictureAddress));

/** A calendar day, YYYY-MM-DD; null and "" empty it. */
export const OptionalDay = (description: string): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    unlessBlank,
    MaxLength(10, { message: "Enter a day as YYYY-MM-DD" }),
    IsISO8601({ strict: true }, { message: "Enter a day as YYYY-MM-DD" }),
  );

/** Names a row. */
export const RowId = (description: string, nullable = false): PropertyDecorator =>
  both(
    Field(() => ID, { nullable, description }),
    ...(nullable ? [IsOptional()] : []),
    MaxLength(200, { message: "This is no id" }),
  );

/** The version of the row that an editor read. */
export const RowVersion = (): PropertyDecorator =>
  Field(() => Int, { description: "The version that was read; CONFLICT when the row has another one by now." });

@InputType({ description: "A row." })
export class IdInput {
  @RowId("UUID.") id: string;
}
