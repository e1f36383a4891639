/** The package comes without types: what we use of it. */
declare module 'itemsjs' {
  interface Engine {
    search(input: {
      query: string;
      filters: Partial<Record<string, string[]>>;
      sort: string;
      per_page: number;
      page: number;
    }): unknown;
  }
  export default function itemsjs(items: readonly object[], configuration: object): Engine;
}
