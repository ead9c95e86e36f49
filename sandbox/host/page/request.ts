/**
 * Sends a request to Atelier's server.
 * @throws {Error} if the response isn't successful.
 */
export async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.json();
}
