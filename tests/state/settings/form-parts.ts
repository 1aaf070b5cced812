import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { saveFields, selectFieldProblem, selectFieldValue, typeField } from '@/state/settings';
import { open } from '../site';

export const PROMPT = 'highlander_comment_form_prompt';
export const ADDRESSES = 'jetpack_protect_global_whitelist';
export const BLOCKED = 'jetpack_waf_ip_block_list';

export function createForm() {
	const made = open();
	const { dispatch, read } = made;
	return {
		...made,
		type: (key: string, value: string) => dispatch(typeField(key, value)),
		save: (...keys: string[]) => dispatch(saveFields(keys)),
		valueOf: (key: string) => read(selectFieldValue, key),
		problemOf: (key: string) => read(selectFieldProblem, key),
	};
}

/** Records what each save of the settings sends; the default handlers respond. A save that they compare and refuse doesn't count. */
export function listenForSaves(): unknown[] {
	const sent: unknown[] = [];
	const bodies = new Map<string, unknown>();
	server.use(
		http.post(`${REST}/settings`, async ({ request, requestId }) => {
			const body = await request.clone().json();
			bodies.set(requestId, body);
			sent.push(body);
		}),
	);
	server.events.on('response:mocked', ({ requestId, response }) => {
		if (response.status === 409 && bodies.has(requestId)) {
			sent.splice(sent.indexOf(bodies.get(requestId)), 1);
		}
	});
	return sent;
}

export function refuseSaves(body: object, status = 400) {
	server.use(http.post(`${REST}/settings`, () => HttpResponse.json(body, { status })));
}

export const saveElsewhere = (changes: object) =>
	fetch(`${REST}/settings`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(changes),
	});
