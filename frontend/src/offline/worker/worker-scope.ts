/** What TypeScript's library of pages lacks of a service worker. */
export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LifeEvent {
  readonly request: Request;
  readonly clientId: string;
  /** Of the page that a navigation makes. */
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface Client {
  readonly id: string;
  postMessage(message: unknown): void;
}

export interface MessageFromPage extends LifeEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

interface Events {
  install: LifeEvent;
  activate: LifeEvent;
  fetch: AskedEvent;
  message: MessageFromPage;
}

export interface WorkerScope {
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, act: (event: Events[Name]) => void): void;
}
