import { type CellValue, writeXlsx } from "hucre/xlsx";

/** Makes a workbook of Excel with one sheet. */
export const workbook = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: "Sheet1", rows }] }));
