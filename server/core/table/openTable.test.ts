import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import { zip } from "../../testing/files/zip";
import { openFile } from "./openFile";
import { openTable, type ScoreTitles } from "./openTable";
import { Problems } from "./problems";

/** Reads a file as an import does: the titles, the rows by line, and the problems. */
async function read(content: string | Buffer, score?: ScoreTitles) {
  const problems = new Problems();
  const file = await openFile({ open: () => Readable.from([Buffer.from(content)]) });
  const { header, rows } = await openTable(file, score);
  const found: [line: number, ...cells: string[]][] = [];
  for await (const { line, cells } of rows(problems.add)) found.push([line, ...cells]);
  return { header, rows: found, problems: problems.sorted().map(({ line, sentence }) => `${line}: ${sentence}`) };
}

const workbook = async (...sheets: WriteSheet[]): Promise<Buffer> => Buffer.from(await writeXlsx({ sheets }));

const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types";

/** A workbook with the given XML of its rows, in the parts that Excel writes. */
const rawWorkbook = (rows: string, strings = "<si><t>Title</t></si>"): Buffer =>
  zip({
    "[Content_Types].xml": `<Types xmlns="${contentTypes}"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${strings}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  });

describe("texts", () => {
  const expected = { header: ["Name", "Wert"], rows: [[2, "Été", "1"]], problems: [] };
  const text = "Name;Wert\nÉté;1\n";
  const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
  test.each([
    ["UTF-8", text],
    ["UTF-8 with a mark", `\ufeff${text}`],
    ["Windows-1252", Buffer.from(text, "latin1")],
    ["UTF-16", utf16],
    ["UTF-16 with the other byte order", Buffer.from(utf16).swap16()],
    ["gzip", gzipSync(text)],
    ["ZIP", zip({ "a.csv": text, "__MACOSX/._a.csv": "x" })],
    ["tabs", text.replaceAll(";", "\t")],
    ["pipes", text.replaceAll(";", "|")],
    ["old line ends", text.replaceAll("\n", "\r")],
  ])("reads %s", async (_, content) => {
    expect(await read(content)).toEqual(expected);
  });

  it("finds the titles below other lines, and reads quoted line breaks and ragged rows", async () => {
    const content = 'Report of May\n\n"For ""Tide"", all\nshops"\nId,"The\nname"\n1,"A\nB"\n2\n,\n3,"C"\n4,D"E\n5,F\n';
    expect(await read(content, (cells) => Number(cells.includes("Id")))).toEqual({
      header: ["Id", "The\nname"],
      rows: [
        [7, "1", "A\nB"],
        [11, "3", "C"],
        [13, "5", "F"],
      ],
      problems: [
        "9: The number of cells differs from the header; the row was skipped.",
        "12: A quotation mark is in the wrong place; the row was skipped.",
      ],
    });
  });
});

describe("workbooks", () => {
  it("gives dates as ISO texts, numbers as Excel shows them, and formulas as their values", async () => {
    const cells = [
      '<c r="A3"><f>0.1+0.2</f><v>0.30000000000000004</v></c><c r="B3"><v>5.0999999999999996</v></c>',
      '<c r="C3"><v>123456789012345</v></c><c r="D3"><v>12345678901234567</v></c><c r="E3"><v>1E-3</v></c>',
      '<c r="F3" s="1"><v>46024</v></c><c r="G3" s="2"><v>46024.520833333336</v></c><c r="H3" t="b"><v>1</v></c>',
      '<c r="I3" t="str"><f>A1</f><v>text</v></c><c r="J3" t="inlineStr"><is><t>00123</t></is></c>',
      '<c r="K3"><v>-1.5E-7</v></c>',
    ].join("");
    const titles = [..."ABCDEFGHIJK"].map((letter) => `<c r="${letter}1" t="s"><v>0</v></c>`).join("");
    const { rows } = await read(rawWorkbook(`<row r="1">${titles}</row><row r="3">${cells}</row>`));
    expect(rows).toEqual([
      [
        3,
        "0.3",
        "5.1",
        "123456789012345",
        "1.2345678901234568E+16",
        "0.001",
        "2026-01-02",
        "2026-01-02 12:30:00",
        "TRUE",
        "text",
        "00123",
        "-0.00000015",
      ],
    ]);
  });

  it("finds titles below a merged headline, and reports a row with more cells", async () => {
    const sheet = {
      name: "May",
      rows: [["Report of May", null], [], ["Id", "Name"], ["1", null], ["2", "B", "more"], [null, null], ["3", "C"]],
      merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
    };
    const file = await workbook({ name: "Empty", rows: [] }, sheet);
    expect(await read(file, (cells) => Number(cells.includes("Id")))).toEqual({
      header: ["Id", "Name"],
      rows: [
        [4, "1", ""],
        [7, "3", "C"],
      ],
      problems: ["5: The number of cells differs from the header; the row was skipped."],
    });
  });

  it("refuses several sheets with rows, and none", async () => {
    const [one, two] = ["One", "Two"].map((name) => ({ name, rows: [["Id"], ["1"]] }));
    await expect(read(await workbook(one, two))).rejects.toThrow(
      'The workbook has several sheets with rows: "One", "Two". Remove all but one, or save the right one as CSV UTF-8.',
    );
    await expect(read(await workbook({ name: "One", rows: [] }))).rejects.toThrow("The workbook has no rows.");
  });

  it("refuses what unpacks to too much, and reads a cell in the last corner", async () => {
    const title = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const bomb = rawWorkbook(title, `<si><t>${"A".repeat(101 * 1024 ** 2)}</t></si>`);
    const sentence = "The workbook unpacks to more than 100 MB.";
    await expect(read(bomb)).rejects.toThrow(sentence);
    // The archive states another size than its bytes have.
    const lying = Buffer.from(bomb);
    const wrong = Buffer.alloc(4, 1);
    for (let at = lying.indexOf("xl/sharedStrings.xml"); at >= 0; at = lying.indexOf("xl/sharedStrings.xml", at + 1)) {
      const isCentral = lying.readUInt32LE(Math.max(at - 46, 0)) === 0x02014b50;
      if (isCentral) wrong.copy(lying, at - 46 + 24, 0, 3);
    }
    await expect(read(lying)).rejects.toThrow(/is broken|unpacks/);
    const corner = '<row r="2"><c r="XFD2"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>';
    expect(await read(rawWorkbook(title + corner))).toEqual({
      header: ["Title"],
      rows: [[1048576, "1"]],
      problems: ["2: The number of cells differs from the header; the row was skipped."],
    });
  });
});
