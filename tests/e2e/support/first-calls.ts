import { FIRST_CALLS } from '@/domain/calls/arrivals';
import { documentOf } from './page-data';
import { SITE, type Role } from './site';

export const FIRST_CALLS_ADDRESS = `${SITE}/wp-admin/admin-ajax.php?action=dashboard_for_jetpack_first_calls`;

export const EVERY_FIRST_CALL = [
	...new Set(Object.values(FIRST_CALLS).flatMap((calls) => calls.map(({ call }) => call))),
];

export interface Line {
	call: string;
	status: number;
	body: string;
}

/** Makes several calls in one request, as the page does, or with patience, as the app does. */
export function askTogether(
	calls: readonly string[],
	headers: Record<string, string>,
	{ isPatient = false } = {},
): Promise<Response> {
	const list = calls.map((call) => `&calls[]=${encodeURIComponent(call)}`).join('');
	return fetch(`${FIRST_CALLS_ADDRESS}${isPatient ? '&patient=1' : ''}${list}`, { headers });
}

export const readLines = async (response: Response): Promise<Line[]> =>
	(await response.text())
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Line);

/** The calls for which the page of a route asks: they need no fact of the site, or one of these. */
export const callsWith = (route: string, ...facts: string[]) =>
	FIRST_CALLS[route]!.filter(({ needs, isOwn }) => !isOwn && (!needs || facts.includes(needs))).map(
		({ call }) => call,
	);

export const FIRST_CALLS_SCRIPT =
	/<script[^>]*>\s*\(function \(address, routes\)[^]*?\)\("([^]*?)<\/script>/;

export async function printedFor(role: Role, route: string): Promise<string[] | undefined> {
	const [, end = ''] = FIRST_CALLS_SCRIPT.exec(await documentOf(role)) ?? [];
	const json = /({.*})\)/.exec(end)?.[1] ?? '{}';
	return (JSON.parse(json) as Record<string, string[]>)[route];
}
