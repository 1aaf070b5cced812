import { callRest } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';

export async function authorizeUrl(query = ''): Promise<URL> {
	const { body } = await callRest('admin', `jetpack/v4/connection/authorize_url${query}`);
	return new URL((body as { authorizeUrl: string }).authorizeUrl);
}

export const returnOf = (url: URL) => new URL(url.searchParams.get('redirect_uri') ?? '');

/** Opens an address as an administrator, without following a redirect. */
export async function open(url: URL | string, init: RequestInit = {}): Promise<Response> {
	const cookie = await cookieHeaderOf('admin');
	return fetch(url, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
}
