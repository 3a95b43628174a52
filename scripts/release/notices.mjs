/** The licenses of the packages and fonts that ship, by package-lock.json. */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const licenseFile = /^(?:licen[cs]e|copying|notice)/i;
/** Texts for packages that have none, or that this machine does not install, by license. */
const standardTexts = fileURLToPath(new URL("licenses", import.meta.url));
const fonts = "client/shared/theme/fonts";

const readText = (file) => fs.readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim();

const findFiles = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => licenseFile.test(name) && fs.statSync(path.join(folder, name)).isFile())
        .sort()
    : [];

const nameAuthor = (author) => (typeof author === "object" ? author?.name : author) ?? "its authors";

/** Returns the texts of a package's license; those of all that it names, or of the first one to choose from. */
function listStandardTexts(license, author) {
  const [choice] = license.replaceAll(/[()]/g, "").split(" OR ");
  const files = choice.split(" AND ").map((name) => path.join(standardTexts, `${name}.txt`));
  return files.every((file) => fs.existsSync(file))
    ? files.map((file) => `Copyright of ${nameAuthor(author)}\n\n${readText(file)}`)
    : [];
}

/**
 * @param root the folder of the project, with its packages
 * @returns the text, and a sentence for each package whose license is unknown
 */
export function makeNotices(root) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const lines = [];
  const problems = [];
  const packagesByText = new Map();
  const add = (text, name) => packagesByText.set(text, [...(packagesByText.get(text) ?? []), name]);
  for (const [place, locked] of Object.entries(packages)) {
    if (place === "" || locked.dev) continue;
    const folder = path.join(root, place);
    const manifestFile = path.join(folder, "package.json");
    const manifest = fs.existsSync(manifestFile) ? JSON.parse(fs.readFileSync(manifestFile, "utf8")) : {};
    const label = `${place.split("node_modules/").at(-1)} ${locked.version}`;
    // Old packages have a list.
    const license = locked.license ?? manifest.license ?? manifest.licenses?.[0]?.type;
    const own = findFiles(folder).map((name) => readText(path.join(folder, name)));
    const texts = own.length > 0 ? own : listStandardTexts(license ?? "", manifest.author);
    lines.push(`${label}: ${license}`);
    for (const text of texts) add(text, label);
    if (!license || texts.length === 0)
      problems.push(`${label} has ${license ? `no text of its license, ${license}` : "no license"}.`);
  }
  lines.push("Fonts of the site: OFL-1.1");
  add(
    `${readText(path.join(root, fonts, "README.md")).split("\n\n")[1]}\n\n${readText(path.join(root, fonts, "OFL.txt"))}`,
    "Fonts of the site",
  );
  const sections = [...packagesByText].map(([text, names]) => `${names.join(", ")}\n\n${text}`);
  const intro = "WornBy ships with, or installs, the following packages and fonts.";
  return { text: [intro, lines.sort().join("\n"), ...sections, ""].join(`\n\n${"-".repeat(80)}\n\n`), problems };
}
