import { array, number, object, string } from "yup";
import type { AffiliateProgramFieldsFragment, ProgramKind } from "../../../../graphql/generated/adminOperations";

export interface ProgramValues {
  name: string;
  /** Blank until the editor chooses one. */
  kind: ProgramKind | "";
  hosts: string[];
  direct: boolean;
  priceLimitHours: number | null;
  subIdParameter: string;
  arrivalParameters: string[];
}

export const emptyProgram: ProgramValues = {
  name: "",
  kind: "",
  hosts: [],
  direct: false,
  priceLimitHours: null,
  subIdParameter: "",
  arrivalParameters: [],
};

export const toProgramValues = (program: AffiliateProgramFieldsFragment): ProgramValues => ({
  name: program.name,
  kind: program.kind,
  hosts: [...program.hosts],
  direct: program.direct,
  priceLimitHours: program.priceLimitHours,
  subIdParameter: program.subIdParameter,
  arrivalParameters: [...program.arrivalParameters],
});

const hours = "Enter 1 to 8760 hours.";

/** The server's rules, checked before sending. */
export const programSchema = object({
  name: string().trim().required("Name is required"),
  kind: string().required("Kind is required"),
  hosts: array().of(string()),
  priceLimitHours: number().nullable().integer(hours).min(1, hours).max(8760, hours),
});
