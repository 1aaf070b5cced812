import type { Api } from '@/api';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { EVERY_READ } from '../contract/calls/calls';

/** The answer to the read of a path, and the data or the error that the app makes of it. */
export type Read = [title: string, path: string, body: unknown, made: unknown, status?: number];

type Call = (api: Api) => Promise<unknown>;

/** A call that writes to a path, what it sends, the site's answer, and what the app makes of that. */
export type Write = [
	...[title: string, path: string, call: Call, sent: unknown],
	...[answer?: unknown, expected?: unknown],
];

export const SHAPE = { kind: 'shape' };
export const enveloped = (data: unknown) => ({ code: 'success', message: '', data });
export const inText = (data: unknown) => enveloped(JSON.stringify(data));

export function read(path: string, body: unknown, status = 200): Promise<unknown> {
	const [call] = EVERY_READ.filter(({ name }) => name.split('?')[0] === path);
	const { api } = createTestStore();
	answerGet(path, body, status);
	return call!.run(api);
}

export async function decodes(...[, path, body, made]: Read): Promise<void> {
	expect(await read(path, body)).toEqual(made);
}

export async function decodesTo(...[, path, body, made]: Read): Promise<void> {
	expect([await read(path, body)]).toMatchObject([made]);
}

export async function rejects(...[, path, body, error, status]: Read): Promise<void> {
	expect([await failureOf(read(path, body, status))]).toMatchObject([error]);
}

export async function sends(...[, path, call, body, answer = true, expected]: Write) {
	const { api } = createTestStore();
	const sent = answerPost(path, answer);
	const result = await call(api);
	expect(sent).toEqual([body]);
	if (expected !== undefined) {
		expect([result]).toMatchObject([expected]);
	}
}

export function refused(path: string, call: Call, answer: unknown, status = 200) {
	const { api } = createTestStore();
	answerPost(path, answer, status);
	return failureOf(call(api));
}
