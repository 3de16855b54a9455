/** Data of the build: fetched once, and asked for again where it failed to come. */

const kept = new Map<string, Promise<unknown>>();

export function fetched<T>(url: string): Promise<T> {
  const coming = kept.get(url) ?? comes(url);
  kept.set(url, coming);
  return coming as Promise<T>;
}

async function comes(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} did not come`);
    return await answer.json();
  } catch (error) {
    kept.delete(url);
    throw error;
  }
}
