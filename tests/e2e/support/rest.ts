import { cookieHeaderOf } from './session';
import { SITE, type Role } from './site';

export interface RestAnswer {
	status: number;
	body: unknown;
}

const nonces = new Map<Role, string>();

export async function nonceOf(role: Role): Promise<string> {
	const known = nonces.get(role);
	if (known) {
		return known;
	}
	const response = await fetch(`${SITE}/wp-admin/admin-ajax.php?action=rest-nonce`, {
		headers: { cookie: await cookieHeaderOf(role) },
	});
	const nonce = (await response.text()).trim();
	nonces.set(role, nonce);
	return nonce;
}

/** Sends a request to the site without the app, to prepare the site or to read what it has saved. */
export async function callRest(role: Role, path: string, data?: object): Promise<RestAnswer> {
	const response = await fetch(`${SITE}/index.php?rest_route=/${path}`, {
		method: data ? 'POST' : 'GET',
		headers: {
			cookie: await cookieHeaderOf(role),
			'x-wp-nonce': await nonceOf(role),
			'content-type': 'application/json',
		},
		body: data && JSON.stringify(data),
	});
	const text = await response.text();
	try {
		return { status: response.status, body: JSON.parse(text) };
	} catch {
		return { status: response.status, body: text };
	}
}

/** Loads a scenario of `fixtures/scenarios` into the site, and replaces the one before. */
export async function loadScenario(name: string): Promise<void> {
	const { status, body } = await callRest('admin', 'jetpack-dashboard-sandbox/v1/scenario', {
		name,
	});
	if (status !== 200) {
		throw new Error(`Scenario ${name} could not be loaded: HTTP ${status} ${JSON.stringify(body)}`);
	}
}

export async function readSettings(): Promise<Record<string, unknown>> {
	const { body } = await callRest('admin', 'jetpack/v4/settings');
	return body as Record<string, unknown>;
}

export const readSetting = async (key: string): Promise<unknown> => (await readSettings())[key];
