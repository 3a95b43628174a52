import {
  ArrayMaxSize,
  IsISO8601,
  IsOptional,
  IsUUID,
  Matches,
  MaxLength,
  Validate,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { hasUserInfo, isPictureAddress, isProfile, isWebAddress, mentionsUserInfo } from "../text/address";
import { isMailAddress } from "../text/mailAddress";
import { combine } from "./combineDecorators";

const maxLengthMessage = (length: number) => ({ message: `At most ${length.toLocaleString("en")} characters` });

const maxAddressLength = 2_000;
export const maxProfileLength = 500;

/** An optional text; null and "" clear it. */
export const OptionalText = (description: string, longest = 10_000): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    MaxLength(longest, maxLengthMessage(longest)),
  );

/** An optional text without line breaks; null and "" clear it. */
const OptionalLine = (description: string, longest: number): PropertyDecorator =>
  combine(OptionalText(description, longest), Matches(/^[^\r\n\u2028\u2029]*$/, { message: "Remove the line breaks" }));

/** Texts for search engines. */
export const SeoTitle = (): PropertyDecorator =>
  OptionalLine("Title for search engines and share cards, one line; derived when blank.", 120);
export const SeoDescription = (): PropertyDecorator =>
  OptionalLine("Description for search engines and share cards, one line; derived when blank.", 320);

/** A required text; optional in an update, where null means unchanged. */
export const RequiredText = (
  description: string,
  blank: string,
  longest: number,
  nullable = false,
): PropertyDecorator =>
  combine(
    Field(() => String, { nullable, description }),
    ...(nullable ? [IsOptional()] : []),
    Matches(/\S/, { message: blank }),
    MaxLength(longest, maxLengthMessage(longest)),
  );

/** Returns the error message for an invalid address. */
const addressMessage =
  (otherwise: string) =>
  ({ value }: ValidationArguments): string =>
    typeof value === "string" && hasUserInfo(value)
      ? "Remove the user name and password before the @ from the address"
      : otherwise;

// Blanks pass both; if they are not allowed, another rule reports them.
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

/** A text of several paragraphs with links. */
export const SafeLinks = (): PropertyDecorator => Validate(LinksWithoutUserInfo);

@ValidatorConstraint({ name: "mailAddress" })
class MailAddress implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && isMailAddress(value);
}

/** An email address. */
export const IsMailAddress = (message: string): PropertyDecorator => Validate(MailAddress, { message });

const validateUnlessBlank = ValidateIf((_, value) => typeof value === "string" && value.trim() !== "");

/** An optional http or https URL; null and "" clear it. */
export const OptionalLink = (description: string, longest = maxAddressLength): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    validateUnlessBlank,
    MaxLength(longest, maxLengthMessage(longest)),
    Validate(WebAddress),
  );

/** An optional social profile: a handle, or a URL; null and "" clear it. */
export const OptionalProfile = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    validateUnlessBlank,
    MaxLength(maxProfileLength, maxLengthMessage(maxProfileLength)),
    Validate(Profile),
  );

/** A required URL. */
export const RequiredLink = (description: string, blank: string): PropertyDecorator =>
  combine(RequiredText(description, blank, maxAddressLength), Validate(WebAddress));

/** An optional image: a URL, or a path of this site; null and "" clear it. */
export const OptionalPicture = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    validateUnlessBlank,
    MaxLength(maxAddressLength, maxLengthMessage(maxAddressLength)),
    Validate(PictureAddress),
  );

/** A required image. */
export const RequiredPicture = (description: string, blank: string, nullable = false): PropertyDecorator =>
  combine(RequiredText(description, blank, maxAddressLength, nullable), Validate(PictureAddress));

/** An optional day, YYYY-MM-DD; null and "" clear it. */
export const OptionalDay = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    validateUnlessBlank,
    MaxLength(10, { message: "Enter a day as YYYY-MM-DD" }),
    IsISO8601({ strict: true }, { message: "Enter a day as YYYY-MM-DD" }),
  );

/** The id of a row. */
export const RowId = (description: string, nullable = false): PropertyDecorator =>
  combine(
    Field(() => ID, { nullable, description }),
    ...(nullable ? [IsOptional()] : []),
    MaxLength(200, { message: "This is not a valid id" }),
  );

/** An optional input object, such as the filter of a list. */
export const OptionalInput = (type: () => object, description: string): PropertyDecorator =>
  combine(Field(type, { nullable: true, description }), IsOptional(), ValidateNested());

/** An optional list of input objects; a longer one is refused. */
export const OptionalList = (type: () => object, most: number, what: string, description: string): PropertyDecorator =>
  combine(
    Field(() => [type()], { nullable: true, description }),
    IsOptional(),
    ArrayMaxSize(most, { message: `At most ${most} ${what}` }),
    ValidateNested({ each: true }),
  );

/** An optional text of a filter. */
export const FilterText = (description: string, longest: number): PropertyDecorator =>
  combine(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    MaxLength(longest),
  );

/** An optional id of a filter. */
export const FilterId = (description: string, longest: number): PropertyDecorator =>
  combine(
    Field(() => ID, { nullable: true, description }),
    IsOptional(),
    MaxLength(longest),
  );

/** Identifies all attempts of one create. */
export const RequestId = (): PropertyDecorator =>
  combine(
    Field(() => ID, {
      nullable: true,
      description:
        "A UUID that the client generates for each new row and sends with every attempt to create it: within a day, the same id with the " +
        "same input creates no second row and returns the first one, and with another input it is a CONFLICT.",
    }),
    IsOptional(),
    IsUUID(undefined, { message: "The request id must be a UUID." }),
  );

/** The version that an edit is based on. */
export const RowVersion = (): PropertyDecorator =>
  Field(() => Int, { description: "The version that the change is based on; CONFLICT when the row has another one." });

@InputType({ description: "A row." })
export class IdInput {
  @RowId("UUID.") id: string;
}
