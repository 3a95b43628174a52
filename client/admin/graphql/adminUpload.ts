import { unreachableMessage } from "./adminErrors";
import { RequestError, toRequestError } from "./requestError";
import { sessionGate } from "../session/sessionGate";

export interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1; 1 while the server processes the upload. */
  onProgress: (share: number) => void;
}

const unreachable = () => new RequestError(unreachableMessage, "NETWORK");

interface UploadResponse {
  status: number;
  body: string;
}

/** Uses XMLHttpRequest because fetch reports no upload progress. */
function send(address: string, form: FormData, { signal, onProgress }: UploadOptions): Promise<UploadResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener("abort", abort);
    signal.addEventListener("abort", abort);
    request.open("POST", address);
    request.send(form);
  });
}

/**
 * Sends a form with a file to an HTTP route and returns the response. When the session has expired, it waits for the
 * next sign-in and sends the form again.
 * @throws RequestError with a message for the user; the signal's reason when it was canceled.
 */
export async function adminUpload<Result>(address: string, form: FormData, options: UploadOptions): Promise<Result> {
  const waitForSession = sessionGate.enter();
  const { status, body } = await send(address, form, options);
  if (status === 200) return JSON.parse(body) as Result;
  const error = toRequestError(status, body);
  if (status !== 401) throw error;
  await waitForSession().catch(() => {
    throw error;
  });
  return adminUpload(address, form, options);
}
