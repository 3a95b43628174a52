import { adminFetch } from "./adminFetch";

const nameIn = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves a CSV file of the server and returns its text. An incomplete response saves nothing. */
export async function downloadCsv(address: string, fallbackName: string): Promise<string> {
  const response = await adminFetch(address);
  const file = await response.blob();
  const text = await file.text();
  save(file, nameIn(response) ?? fallbackName);
  return text;
}
