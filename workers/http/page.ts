/** Which page of a list an address asks for (`?page=`), from 1. */
export function readPage(query: URLSearchParams): number {
  const page = query.get("page") ?? "1";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
