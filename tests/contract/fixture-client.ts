import apiFetch from '@wordpress/api-fetch';
import { getResponse } from 'msw';
import { createHandlers, HOME, type World } from '#fixtures/build';
import { readFixture } from '#tests/support/fixtures';
import { createApi, type Api } from '@/api';
import { requireSafeUrl } from '@/lib/safe-url';

const ROOT = `${HOME}/wp-json/`;

interface FetchOptions {
	url: string;
	method?: string;
	headers?: Record<string, string>;
	body?: string;
}

/** The app's real client, whose server is a resolved scenario of the fixtures. One scenario at a time. */
export function fixtureApiOf(world: World): Api {
	const handlers = createHandlers(world, readFixture, ROOT);
	const answer = async ({ url, method = 'GET', headers, body }: FetchOptions) => {
		const response = await getResponse(handlers, new Request(url, { method, headers, body }));
		if (!response) {
			throw new Error(`The fixtures have no answer for ${method} ${url}.`);
		}
		if (!response.ok) {
			throw response;
		}
		return response;
	};
	apiFetch.setFetchHandler(answer as unknown as Parameters<typeof apiFetch.setFetchHandler>[0]);
	return createApi({
		root: ROOT,
		nonce: 'nonce12345',
		adminUrl: requireSafeUrl(`${HOME}/wp-admin/`),
		userId: 1,
	});
}
