import { act } from "@testing-library/react";

/** A fake XMLHttpRequest; the test responds instead of a server. */
export class FakeUpload {
  static sent: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = "";
  aborted = false;
  target = "";
  body?: FormData;
  open = (method: string, url: string) => (this.target = `${method} ${url}`);
  send = (body: FormData) => {
    this.body = body;
    FakeUpload.sent.push(this);
  };
  abort = () => {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  };
  respond = (status: number, body: unknown) =>
    act(() => {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.onload?.();
      this.onloadend?.();
      return Promise.resolve();
    });
}

/** Replaces XMLHttpRequest for the tests of one file. */
export function fakeUploads(): { last: () => FakeUpload } {
  const original = globalThis.XMLHttpRequest;
  beforeEach(() => {
    FakeUpload.sent = [];
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  });
  afterEach(() => Object.assign(globalThis, { XMLHttpRequest: original }));
  return { last: () => FakeUpload.sent.at(-1) as FakeUpload };
}
