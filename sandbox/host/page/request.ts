/**
 * Asks Atelier's own server.
 * @throws {Error} if it does not answer with success.
 */
export async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
