import fs from "node:fs";
import path from "node:path";
import { siteSecret } from "../support/secrets";

const root = path.join(__dirname, "../..");

/** Names of the environment variables whose values must not leave the server. */
const secretNames = [
  ...new Set(
    ["process.env", ...(fs.readFileSync(path.join(root, ".env.example"), "utf8").match(/\b[A-Z][A-Z\d_]{3,}\b/g) ?? [])]
      .filter((name) => /process\.env|DATABASE|SECRET|PASSWORD|ACCESS_KEY/.test(name))
      .concat("SESSION_SECRET"),
  ),
];
/** Secret values in the environment of the build machine. */
const secretValues = Object.entries(process.env).flatMap(([name, value = ""]) =>
  /DATABASE_URL|SECRET|PASSWORD|TOKEN|_KEY/.test(name) && value.length >= 8 ? [value] : [],
);

const findLeaks = (text: string): string[] =>
  [...secretNames, ...secretValues, siteSecret].filter((secret) => text.includes(secret));

test("client files contain no secret from the environment and no secret's name", () => {
  const built = path.join(root, "dist/client");
  const files = (fs.readdirSync(built, { recursive: true }) as string[]).filter((name) =>
    /\.(js|css|html|json|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(secretNames).toEqual(expect.arrayContaining(["DATABASE_URL", "S3_SECRET_ACCESS_KEY"]));
  const leakingFiles = files.map((name) => [name, findLeaks(fs.readFileSync(path.join(built, name), "utf8"))] as const);
  expect(leakingFiles.filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each(["/", "/outfits", "/admin/login", "/no/such/page", "/robots.txt", "/livez"])(
  "the response of %s contains no secret",
  async (address) => {
    const response = await fetch(`${process.env.SITE_ADDRESS}${address}`);
    const headers = JSON.stringify([...response.headers]);
    expect(findLeaks(headers + (await response.text()))).toEqual([]);
  },
);
