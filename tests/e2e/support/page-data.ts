import { cookieHeaderOf } from './session';
import { PAGE, type Role } from './site';

const PRINTED = /var Initial_State = JSON\.parse\( decodeURIComponent\( "([^"]*)" \) \);/;

/** `Initial_State` as the site prints it for a role, undecoded. */
export async function printedPageData(role: Role): Promise<Record<string, unknown>> {
	const response = await fetch(PAGE, { headers: { cookie: await cookieHeaderOf(role) } });
	const html = await response.text();
	const encoded = PRINTED.exec(html)?.[1];
	if (!encoded) {
		throw new Error(`The page of ${role} prints no data: HTTP ${response.status}.`);
	}
	return JSON.parse(decodeURIComponent(encoded)) as Record<string, unknown>;
}
