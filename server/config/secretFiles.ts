import fs from "node:fs";

type Variables = Record<string, string | undefined>;

/** Variables with passwords and keys. Each may be given as NAME_FILE, the file that contains it. */
export const secretNames = [
  "DATABASE_URL",
  "DATABASE_READER_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "AWIN_API_TOKEN",
  "IMPACT_AUTH_TOKEN",
  "SMTP_URL",
  "DKIM_KEY",
] as const;

/** Returns the file's content without the newline that editors add; null for a file that cannot be read. */
function readSecret(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch {
    return null;
  }
}

/** Returns the variables with the secrets that are in files, or an error message, which never has a secret. */
export function readSecretFiles(variables: Variables): Variables | string {
  // Variables that are not secrets are read from the original.
  const complete = Object.create(variables) as Variables;
  for (const name of secretNames) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    if (variables[name]) return `Set ${name} or ${name}_FILE, not both.`;
    const secret = readSecret(file);
    if (secret === null) return `${name}_FILE names a file that cannot be read: "${file}".`;
    // Without this, an empty DATABASE_URL would start a demo.
    if (secret === "") return `${name}_FILE names an empty file: "${file}".`;
    complete[name] = secret;
  }
  return complete;
}
