import sharp from "sharp";

/** What came back: the text is JSON. */
interface UploadResponse {
  status: number;
  body: string;
}

/** Sends a form with a file as an editor's browser does. */
export async function upload(
  address: string,
  cookie: string,
  file: Blob,
  fields: Record<string, string> = {},
): Promise<UploadResponse> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", file, "a file");
  const answer = await fetch(address, { method: "POST", headers: { cookie }, body });
  return { status: answer.status, body: await answer.text() };
}

/** So much grain that its files take more than half a megabyte. */
export async function createLargeImage(): Promise<Blob> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 640, height: 800, channels: 3, background: "#808080", noise } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], { type: "image/jpeg" });
}

/** A shop's export with so many dresses. */
export function createProductExport(products: number): Blob {
  const header = "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Variant Compare At Price,Image Src";
  const lines = Array.from(
    { length: products },
    (_, at) => `dress-${at},Dress ${at},<p>Blue.</p>,Tide,Dresses,,true,$120,,`,
  );
  return new Blob([[header, ...lines].join("\n")], { type: "text/csv" });
}
