import { createClient, type ClientOptions } from '@/api/client';
import { requireSafeUrl } from '@/lib/safe-url';

export const ROOT = 'http://site.test/wp-json/';
export const ADMIN = 'http://site.test/wp-admin/';
export const AJAX = `${ADMIN}admin-ajax.php`;
export const ME = `${ROOT}wp/v2/users/me`;

/** WordPress's refusal of a nonce that has expired. */
export const STALE = {
	code: 'rest_cookie_invalid_nonce',
	message: 'Cookie check failed',
	data: { status: 403 },
};

export const same = (json: unknown) => json;

export const createTestClient = (options: Partial<ClientOptions> = {}) =>
	createClient({
		root: ROOT,
		nonce: 'first12345',
		adminUrl: requireSafeUrl(ADMIN),
		userId: 1,
		...options,
	});
