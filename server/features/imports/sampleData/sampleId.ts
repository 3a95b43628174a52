import { v5 as uuidFrom } from "uuid";

/** UUID namespace of sample rows: the same name has the same id in every installation. */
const namespace = "2f6d1c0e-7a0b-4d55-9a0e-5f2f3c1b7e10";
export const sampleId = (kind: string, name: string): string => uuidFrom(`${kind}/${name}`, namespace);
