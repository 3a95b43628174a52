import sharp from "sharp";

/** Status and JSON body of an upload response. */
interface UploadResponse {
  status: number;
  body: string;
}

/** Sends a file as a form, as an editor's browser does. */
export async function upload(
  address: string,
  cookie: string,
  file: Blob,
  fields: Record<string, string> = {},
): Promise<UploadResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file, "a file");
  const response = await fetch(address, { method: "POST", headers: { cookie }, body: form });
  return { status: response.status, body: await response.text() };
}

/** Creates an image with so much noise that its files exceed half a megabyte. */
export async function createLargeImage(): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 640, height: 800, channels: 3, background: "#808080", noise } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: "image/jpeg" });
}

/** Creates a shop export with the given number of dresses. */
export function createProductExport(products: number): Blob {
  const header = "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
  const lines = Array.from(
    { length: products },
    (_, at) => `dress-${at},Dress ${at},<p>Blue.</p>,Tide,Dresses,,true,$120,,`,
  );
  return new Blob([[header, ...lines].join("\n")], { type: "text/csv" });
}
