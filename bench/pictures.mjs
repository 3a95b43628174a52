/**
 * Memory of the server while editors upload pictures of 100 megapixels:
 *   npm run bench:pictures -- [--uploads 3]
 * The built site on the embedded engine with the settings of deploy/memory.env; all uploads arrive at once. Reads the
 * highest resident memory from Linux, so that other work on the machine does not matter.
 */
import fs from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import sharp from "sharp";
import { startSite } from "./support/site.mjs";

const { values: options } = parseArgs({ options: { uploads: { type: "string", default: "3" } } });
const signIn = {
  query: "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }",
  variables: { input: { email: "demo@wornby.example", password: "wornby-demo" } },
};

/** A photograph's worth of detail: enlarged noise. Each one differs, because the same picture is stored once. */
async function drawPicture(number) {
  const noise = { type: "gaussian", mean: 128, sigma: 40 };
  const grain = sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: "#808080", noise } });
  const small = await grain.jpeg().toBuffer();
  return sharp(small)
    .resize(10_000 - number, 10_000, { fit: "fill" })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Megabytes: "VmRSS" now, "VmHWM" at most so far. */
const readMemory = (pid, name) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1_024;

const pictures = await Promise.all(Array.from({ length: Number(options.uploads) }, (_, number) => drawPicture(number)));
const site = await startSite(parseEnv(fs.readFileSync("deploy/memory.env", "utf8")));
try {
  const signedIn = await fetch(`${site.address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signIn),
  });
  const [cookie] = (signedIn.headers.getSetCookie()[0] ?? "").split(";");
  console.log(`ready: ${readMemory(site.pid, "VmRSS").toFixed(0)} MB`);
  const upload = async (picture) => {
    const form = new FormData();
    form.append("file", new Blob([picture], { type: "image/jpeg" }), "picture.jpg");
    const response = await fetch(`${site.address}/api/pictures`, { method: "POST", headers: { cookie }, body: form });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  };
  await Promise.all(pictures.map(upload));
  const sizes = pictures.map(({ length }) => `${(length / 1e6).toFixed(1)} MB`).join(", ");
  console.log(
    `highest during ${pictures.length} uploads at once (${sizes}): ${readMemory(site.pid, "VmHWM").toFixed(0)} MB`,
  );
} finally {
  await site.stop();
}
