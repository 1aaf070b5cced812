import { cookieHeaderOf } from './session';
import { PAGE, type Role } from './site';

/** The cookie with which the sandbox prints its pages from right to left. */
export const RIGHT_TO_LEFT = { name: 'jetpack_dashboard_direction', value: 'rtl' };

/**
 * The document of an admin page for a role.
 *
 * @param role
 * @param address
 * @param cookie  A cookie of the sandbox's site, "name=value". PHP takes the first of a name.
 */
export async function documentOf(role: Role, address: string = PAGE, cookie = ''): Promise<string> {
	const session = await cookieHeaderOf(role);
	const response = await fetch(address, { headers: { cookie: `${cookie}; ${session}` } });
	return response.text();
}

/** A global variable that a document prints, as encoded JSON or as an object literal; undefined if it is missing. */
export function printedGlobal(html: string, name: string): Record<string, unknown> | undefined {
	const encoded = new RegExp(
		`var ${name} ?= ?JSON\\.parse\\( ?decodeURIComponent\\( ?"([^"]*)" ?\\) ?\\);`,
	).exec(html)?.[1];
	const plain = new RegExp(`var ${name} ?= ?(\\{.*\\});`).exec(html)?.[1];
	const json = encoded ? decodeURIComponent(encoded) : plain;
	return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

/** `Initial_State` as the site prints it for a role, undecoded. */
export async function printedPageData(
	role: Role,
	address: string = PAGE,
): Promise<Record<string, unknown>> {
	const data = printedGlobal(await documentOf(role, address), 'Initial_State');
	if (!data) {
		throw new Error(`The page of ${role} prints no data.`);
	}
	return data;
}
