/** Rewrites the JSON body of a response, if it has one. */
export async function rewriteJson(response: Response, rewrite: (body: unknown) => unknown): Promise<Response> {
  const { status } = response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  if (text === '') return new Response(null, { status, headers });
  return Response.json(rewrite(JSON.parse(text)), { status, headers });
}
