import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseEnvironment } from "./environment";
import { secretNames } from "./secretFiles";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-secrets-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function writeFile(name: string, content: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}

const bucketKeys = { S3_BUCKET: "wornby", S3_ACCESS_KEY_ID: "id" };

describe("secrets in files", () => {
  test("take the place of the variables, without the last newline", () => {
    const url = "postgres://me:s3cr3t@127.0.0.1/wornby";
    expect(parseEnvironment({ DATABASE_URL_FILE: writeFile("url", `${url}\n`) })).toMatchObject({
      databaseUrl: url,
      demo: false,
    });
    const S3_SECRET_ACCESS_KEY_FILE = writeFile("key", " two words \r\n");
    expect(parseEnvironment({ ...bucketKeys, S3_SECRET_ACCESS_KEY_FILE }).bucket?.secretAccessKey).toBe(" two words ");
  });

  test("is every variable of .env.example whose value is a password or a key", () => {
    const names =
      fs.readFileSync(path.join(__dirname, "../../.env.example"), "utf8").match(/^#?[A-Z\d_]+(?==)/gm) ?? [];
    const secret = names
      .map((name) => name.replace("#", ""))
      .filter((name) => /KEY|TOKEN$|SECRET|PASSWORD/.test(name) || /^(?:DATABASE_(?:READER_)?|SMTP_)URL$/.test(name));
    expect([...secretNames].sort()).toEqual(secret.sort());
  });

  test.each(secretNames)("stop the start when %s cannot be read, is empty or is given twice", (name) => {
    const variable = `${name}_FILE`;
    const empty = writeFile("empty", "\n");
    const secret = writeFile("secret", "s3cr3t");
    const refuse = (variables: Record<string, string>) => expect(() => parseEnvironment(variables));
    refuse({ [variable]: path.join(folder, "missing") }).toThrow(
      `${variable} names a file that cannot be read: "${path.join(folder, "missing")}".`,
    );
    refuse({ [variable]: folder }).toThrow(`${variable} names a file that cannot be read`);
    refuse({ [variable]: empty }).toThrow(`${variable} names an empty file: "${empty}".`);
    refuse({ [variable]: secret, [name]: "s3cr3t" }).toThrow(new RegExp(`^Set ${name} or ${variable}, not both\\.$`));
  });
});
