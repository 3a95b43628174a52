import fs from "node:fs";
import path from "node:path";
import { siteSecret } from "../support/secrets";

const root = path.join(__dirname, "../..");

/** The variables whose values only the server may know, by what they are called. */
const secretNames = [
  ...new Set(
    ["process.env", ...(fs.readFileSync(path.join(root, ".env.example"), "utf8").match(/\b[A-Z][A-Z\d_]{3,}\b/g) ?? [])]
      .filter((name) => /process\.env|DATABASE|SECRET|PASSWORD|ACCESS_KEY/.test(name))
      .concat("SESSION_SECRET"),
  ),
];
/** What the machine that built the site keeps in its environment. */
const secretValues = Object.entries(process.env).flatMap(([name, value = ""]) =>
  /DATABASE_URL|SECRET|PASSWORD|TOKEN|_KEY/.test(name) && value.length >= 8 ? [value] : [],
);

const leaks = (text: string): string[] =>
  [...secretNames, ...secretValues, siteSecret].filter((secret) => text.includes(secret));

test("the files that browsers load hold no secret of the environment, nor the name of one", () => {
  const built = path.join(root, "dist/client");
  const files = (fs.readdirSync(built, { recursive: true }) as string[]).filter((name) =>
    /\.(js|css|html|json|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(secretNames).toEqual(expect.arrayContaining(["DATABASE_URL", "S3_SECRET_ACCESS_KEY"]));
  const leaking = files.map((name) => [name, leaks(fs.readFileSync(path.join(built, name), "utf8"))] as const);
  expect(leaking.filter(([, found]) => found.length > 0)).toEqual([]);
});

test.each(["/", "/outfits", "/admin/login", "/no/such/page", "/robots.txt", "/livez"])(
  "what the server sends at %s holds none either",
  async (address) => {
    const answer = await fetch(`${process.env.SITE_ADDRESS}${address}`);
    const headers = JSON.stringify([...answer.headers]);
    expect(leaks(headers + (await answer.text()))).toEqual([]);
  },
);
