/** As much of a browser's XMLHttpRequest as sending a file needs, over this process's fetch. */
export class BrowserRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #address = '';
  #way = new AbortController();

  open(_method: string, address: string) {
    this.#address = address;
  }

  abort() {
    this.#way.abort();
  }

  async send(body: FormData) {
    const { size } = body.get('file') as File;
    this.upload.onprogress?.({ loaded: size / 2, total: size });
    try {
      const response = await fetch(this.#address, { method: 'POST', body, signal: this.#way.signal });
      this.responseText = await response.text();
      this.status = response.status;
      this.onload?.();
    } catch {
      if (this.#way.signal.aborted) this.onabort?.();
      else this.onerror?.();
    } finally {
      this.onloadend?.();
    }
  }
}
