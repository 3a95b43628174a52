import {
  IsISO8601,
  IsOptional,
  IsUUID,
  Matches,
  MaxLength,
  Validate,
  ValidateIf,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { hasUserInfo, isPictureAddress, isProfile, isWebAddress, mentionsUserInfo } from "../text/address";

/** Decorators that say once what is both an input field and its rules. */

const both =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };

const atMost = (length: number) => ({ message: `At most ${length.toLocaleString("en")} characters` });

const longestAddress = 2_000;
export const maxProfileLength = 500;

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

/** The sentence for an address that is refused. */
const addressMessage =
  (otherwise: string) =>
  ({ value }: ValidationArguments): string =>
    typeof value === "string" && hasUserInfo(value)
      ? "Remove the user name and password before the @ from the address"
      : otherwise;

// Blanks pass both: where one is not allowed, another rule tells it.
@ValidatorConstraint({ name: "webAddress" })
class WebAddress implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && (value.trim() === "" || isWebAddress(value));
  defaultMessage = addressMessage("Enter a web address that begins with https:// or http://");
}

@ValidatorConstraint({ name: "pictureAddress" })
class PictureAddress implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && (value.trim() === "" || isPictureAddress(value));
  defaultMessage = addressMessage("Enter the web address of a picture, or upload one");
}

@ValidatorConstraint({ name: "profile" })
class Profile implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && isProfile(value);
  defaultMessage = addressMessage("Enter a handle, or a web address that begins with https:// or http://");
}

@ValidatorConstraint({ name: "linksWithoutUserInfo" })
class LinksWithoutUserInfo implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && !mentionsUserInfo(value);
  defaultMessage = () => "Remove the user name and password before the @ from the links of the article";
}

/** A text of several paragraphs whose links are shown. */
export const SafeLinks = (): PropertyDecorator => Validate(LinksWithoutUserInfo);

const unlessBlank = ValidateIf((_, value) => typeof value === "string" && value.trim() !== "");

/** An address of a page elsewhere: http or https; null and "" empty it. */
export const OptionalLink = (description: string, longest = longestAddress): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    unlessBlank,
    MaxLength(longest, atMost(longest)),
    Validate(WebAddress),
  );

/** Where somebody can be followed: a handle, or an address of a page elsewhere; null and "" empty it. */
export const OptionalProfile = (description: string): PropertyDecorator =>
  both(
    Field(() => String, { nullable: true, description }),
    unlessBlank,
    MaxLength(maxProfileLength, atMost(maxProfileLength)),
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
    MaxLength(200, { message: "This is not a valid id" }),
  );

/** Names one create in all its attempts. */
export const RequestId = (): PropertyDecorator =>
  both(
    Field(() => ID, {
      nullable: true,
      description:
        "A UUID that the client makes for each new row and sends with every attempt to add it: within a day the same id with the " +
        "same input adds no second row and returns the first one, and with another input it is a CONFLICT.",
    }),
    IsOptional(),
    IsUUID(undefined, { message: "The request id must be a UUID." }),
  );

/** The version of the row that an editor read. */
export const RowVersion = (): PropertyDecorator =>
  Field(() => Int, { description: "The version that was read; CONFLICT when the row has another one by now." });

@InputType({ description: "A row." })
export class IdInput {
  @RowId("UUID.") id: string;
}
