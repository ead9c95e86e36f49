/** The SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Bytes from the system's random source, in hexadecimal. */
export function randomHex(byteCount: number): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(byteCount)));
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
